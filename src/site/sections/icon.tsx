import { Outline } from '../../ui/outline.tsx';

/** Outlines of the Tabler set (MIT), by what they stand for here. */
const PATHS = {
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 12h1m8-9v1m8 8h1m-9 8v1M5.6 5.6l.7.7m12.1-.7l-.7.7m0 11.4l.7.7m-12.1-.7l-.7.7',
  waves: 'M3 7c3-2 6-2 9 0s6 2 9 0M3 17c3-2 6-2 9 0s6 2 9 0M3 12c3-2 6-2 9 0s6 2 9 0',
  falling: 'M3 7l6 6l4-4l8 8M21 10v7h-7',
  shield:
    'M11.46 20.846a12 12 0 0 1-7.96-14.846a12 12 0 0 0 8.5-3a12 12 0 0 0 8.5 3a12 12 0 0 1-.09 7.06M15 19l2 2l4-4',
  place:
    'M9 11a3 3 0 1 0 6 0a3 3 0 0 0-6 0M17.657 16.657l-4.243 4.243a2 2 0 0 1-2.827 0l-4.244-4.243a8 8 0 1 1 11.314 0',
  phone: 'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5-2.5l5 2v4a2 2 0 0 1-2 2a16 16 0 0 1-15-15a2 2 0 0 1 2-2',
  plan: 'M9 5h-2a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-12a2 2 0 0 0-2-2h-2M9 5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2M9 12h.01M13 12h2M9 16h.01M13 16h2',
  brush:
    'M3 21v-4a4 4 0 1 1 4 4h-4M21 3a16 16 0 0 0-12.8 10.2M21 3a16 16 0 0 1-10.2 12.8M10.6 9a9 9 0 0 1 4.4 4.4',
  certificate:
    'M14 3v4a1 1 0 0 0 1 1h4M5 8v-3a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2h-5M3 14a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4.5 17l-1.5 5l3-1.5l3 1.5l-1.5-5',
  reply: 'M20.942 13.021a9 9 0 1 0-9.407 7.967M12 7v5l3 3M15 19l2 2l4-4',
  look: 'M10 12a2 2 0 1 0 4 0a2 2 0 0 0-4 0M21 12c-2.4 4-5.4 6-9 6c-3.6 0-6.6-2-9-6c2.4-4 5.4-6 9-6c3.6 0 6.6 2 9 6',
  discount:
    'M9 15l6-6M9 9.5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M14 14.5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  check: 'M5 12l5 5l10-10',
  play: 'M7 4v16l13-8z',
  /** Our own: light on gloss, and water that stands as a drop. */
  gloss: 'M12 3l2 7l7 2l-7 2l-2 7l-2-7l-7-2l7-2z',
  drop: 'M7 12a6 6 0 1 0 10 0l-5-8z',
} as const;

export type IconName = keyof typeof PATHS;

/** An outline of a section. `size_px` is one at which the width of its line has few digits. */
export const Icon = ({ name, size_px = 30 }: { readonly name: IconName; readonly size_px?: number }) => (
  <Outline path={PATHS[name]} size_px={size_px} />
);
