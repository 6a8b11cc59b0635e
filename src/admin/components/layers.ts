/** The z-indexes of the admin. Dialogs of screens lie at 200 (Mantine), the pill's strip on a phone at 250 (admin-shell.module.css). */
export const LAYERS = {
  /** The drawer of the pill, also over a dialog that fills the screen. */
  from_pill: 260,
  /** Questions and the sign-in that come from there. */
  over_pill: 270,
  /** The search over everything, whatever else is open. */
  over_all: 280,
} as const;
