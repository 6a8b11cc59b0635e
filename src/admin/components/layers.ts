/** The z-indexes of the admin. Dialogs of screens lie at 200 (Mantine), the pill at 290 while one stands (admin-shell.module.css). */
export const LAYERS = {
  /** The drawer of the pill, also over a dialog that fills the screen. */
  from_pill: 260,
  /** Questions and the sign-in that come from there. */
  over_pill: 270,
  /** The search over everything, whatever else is open. */
  over_all: 280,
} as const;

/** What a dialog says of itself that lies over the drawer of the pill: the pill opens nothing while it stands. */
export const OVER_PILL = {
  zIndex: LAYERS.over_pill,
  attributes: { content: { 'data-over-pill': true }, header: { role: 'presentation' } },
} as const;
