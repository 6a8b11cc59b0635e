/**
 * The look in numbers: one file for the site's CSS variables (tokens.generated.css) and the Mantine theme.
 * Lengths are CSS strings unless the name ends in _px or _ms. Text on its ground keeps 4.5:1 (tokens-css.test.ts).
 */
import { SHADES } from '../brand.ts';

/** Colour roles per scheme. Names say what a colour is for. */
export const COLORS = {
  light: {
    /** Page ground (sail white), raised ground, quiet ground (mist). */
    ground: '#faf8f3',
    surface: '#ffffff',
    quiet: '#e9eeea',
    ink: '#14201b',
    ink_soft: '#46534c',
    line: '#d3dad4',
    primary: SHADES[7],
    primary_hover: SHADES[8],
    /** Outline that keeps a primary button 3:1 against the ground. */
    primary_edge: SHADES[7],
    on_primary: '#ffffff',
    link: SHADES[7],
    /** Brass: hairlines and small marks, never text. */
    accent: '#b08d57',
    danger: '#b3261e',
    warning: '#8a5a00',
    focus: SHADES[7],
  },
  dark: {
    ground: '#081f18',
    surface: '#0b2e24',
    quiet: '#103a2e',
    ink: '#f3f0e8',
    ink_soft: '#b9c7bf',
    line: '#245042',
    primary: SHADES[7],
    primary_hover: SHADES[6],
    primary_edge: '#3f9a70',
    on_primary: '#ffffff',
    link: '#8fd0af',
    accent: '#c6a36a',
    danger: '#ff9d93',
    warning: '#e9bd6c',
    focus: '#8fd0af',
  },
} as const;

export type ColorRole = keyof (typeof COLORS)['light'];

/** Fixed colours that do not change with the scheme. */
export const FIXED_COLORS = {
  harbour: '#0b2e24',
  night_water: '#0b2239',
  sail: '#faf8f3',
  brass: '#b08d57',
} as const;

/** An 8 px grid. */
export const SPACE_PX = { xs: 8, sm: 16, md: 24, lg: 32, xl: 48, xxl: 64 } as const;

/** Air above and below a section: 56 px on a phone to 144 px on a desktop. */
export const SECTION_SPACE = 'clamp(3.5rem, 1.75rem + 7.8vw, 9rem)';

/** Side margin of a page, and the measure it is held to. */
export const GUTTER = 'clamp(1.25rem, 0.6rem + 2.9vw, 3rem)';
export const MEASURE_PX = 1200;

export const RADIUS_PX = { sm: 4, md: 6, lg: 10 } as const;

/** Font stacks. `…_before` are the fallbacks shown until a face has arrived, resized to its measure (fonts.css). */
export const FONTS = {
  text: "'Manrope Variable', var(--font-text-before)",
  display: "'Fraunces Variable', var(--font-display-before)",
  text_before: "'Manrope Arial', 'Manrope Roboto', 'Manrope DejaVu', system-ui, sans-serif",
  display_before: "'Fraunces Times', 'Fraunces Noto', 'Fraunces DejaVu', Georgia, serif",
} as const;

/** Fluid between a 360 px and a 1440 px window. */
export const TEXT_SIZES = {
  small: '0.9375rem',
  body: 'clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)',
  lead: 'clamp(1.1875rem, 1.11rem + 0.33vw, 1.4375rem)',
  title: 'clamp(1.625rem, 1.42rem + 0.93vw, 2.25rem)',
  display: 'clamp(2.5rem, 1.75rem + 3.3vw, 4.75rem)',
} as const;

export const MOTION = { fast_ms: 120, calm_ms: 240, ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/** Below `phone_px` the phone layout holds (G-030). */
export const BREAKPOINTS_PX = { phone: 768, wide: 1024 } as const;

/** Smallest touch target. */
export const TARGET_PX = 48;
