/** How emphatic the clicked button was, and what that makes the click (T-004). */
export type CtaType = 'primary' | 'quiet' | 'text';

/** Percentages of a page that are told once each (T-007). */
export const SCROLL_MILESTONES = [25, 50, 75, 90] as const;

/**
 * Everything the site can tell about its use, and nothing else (T-003). A name and its fields are added here
 * first; `describe-event.ts` then asks what it means.
 */
export type SiteEvent =
  | { readonly name: 'page_view'; readonly path: string }
  | { readonly name: 'page_not_found'; readonly path: string }
  | { readonly name: 'css_loaded'; readonly after_ms: number }
  | { readonly name: 'scroll_milestone'; readonly percent: (typeof SCROLL_MILESTONES)[number] }
  | { readonly name: 'section_view'; readonly section: string }
  | { readonly name: 'section_engagement'; readonly section: string; readonly seconds: number }
  | { readonly name: 'section_failed'; readonly section: string }
  | { readonly name: 'visitor_returned'; readonly away_seconds: number }
  | { readonly name: 'exit_intent' }
  | ButtonClick
  | { readonly name: 'navigation'; readonly href: string }
  | { readonly name: 'menu_opened' }
  | { readonly name: 'contact_link'; readonly kind: 'phone' | 'email' }
  | { readonly name: 'question_opened'; readonly question: string }
  | { readonly name: 'gallery_view'; readonly project: string }
  | { readonly name: 'search'; readonly term: string }
  | { readonly name: 'interaction'; readonly what: string; readonly label: string }
  | { readonly name: 'consent'; readonly choice: 'accepted' | 'declined' }
  /** T-013: names of the fields that were refused, never their texts. */
  | { readonly name: 'form_invalid'; readonly form: string; readonly fields: readonly string[] }
  | { readonly name: 'form_sent'; readonly form: string }
  | { readonly name: 'form_kept'; readonly form: string }
  | { readonly name: 'form_failed'; readonly form: string };

/** T-010: the fields of a click on a button. */
export interface ButtonClick {
  readonly name: 'button_click';
  /** The part of the page it stood in. */
  readonly location: string;
  readonly cta_type: CtaType;
  readonly button_text: string;
  /** Wall time, ISO 8601. */
  readonly timestamp: string;
}
