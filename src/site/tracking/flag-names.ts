/** T-008: the flags on the device of a visitor who agreed; withdrawal removes them. */
export const FLAGS = {
  exit_intent: 'exit_intent',
  navbar_interaction: 'navbar_interaction',
  navbar_interaction_count: 'navbar_interaction_count',
  last_nav_click: 'last_nav_click',
  gallery_viewed: 'gallery_viewed',
  gallery_view_count: 'gallery_view_count',
  gallery_last_view: 'gallery_last_view',
} as const;
