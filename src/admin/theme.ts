/** The house's tokens in Mantine's terms; the same numbers feed the public site (src/ui/tokens.ts). */
import {
  ActionIcon,
  Button,
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  Input,
  type MantineColorsTuple,
  Modal,
  Notification,
  NumberInput,
  PasswordInput,
  Select,
  Textarea,
  TextInput,
} from '@mantine/core';
import { SHADES } from '../brand.ts';
import { BREAKPOINTS_PX, COLORS, FONTS, MOTION, RADIUS_PX, TARGET_PX } from '../ui/tokens.ts';

const rem = (px: number): string => `${px / 16}rem`;
const em = (px: number): string => `${px / 16}em`;

/** Signal red, light to dark; step 7 is the token `danger` on light grounds. */
const RED: MantineColorsTuple = [
  '#fdf0ef',
  '#f9dcda',
  '#f2b8b4',
  '#ea908a',
  '#e06a63',
  '#d24a42',
  '#c3362e',
  '#b3261e',
  '#941c15',
  '#75140f',
];

/** Amber; step 7 is the token `warning` on light grounds. */
const AMBER: MantineColorsTuple = [
  '#fdf6e7',
  '#f8e8c4',
  '#f0d08b',
  '#e6b755',
  '#d29a2c',
  '#b98012',
  '#a06b02',
  '#8a5a00',
  '#6f4800',
  '#543600',
];

/** Mantine's scale of the dark scheme: text at 0, grounds from 5 to 9; ours is a harbour at night. */
const DARK: MantineColorsTuple = [
  COLORS.dark.ink,
  '#dcdfd6',
  COLORS.dark.ink_soft,
  '#7f9a8f',
  COLORS.dark.line,
  '#17483a',
  COLORS.dark.quiet,
  COLORS.dark.surface,
  COLORS.dark.ground,
  '#051510',
];

const FIELD = { size: 'md' } as const;

/** Mantine's dialogs begin with a <header>; without this a page with a dialog has two banners. */
const DIALOG = {
  attributes: { header: { role: 'presentation' } },
  transitionProps: { duration: MOTION.calm_ms },
  // admin.css holds the page beneath. Mantine's way sets a property of the body that everything inherits: the browser computes
  // the style of every element of the page again.
  removeScrollProps: { removeScrollBar: false },
  padding: 'lg',
} as const;

/** Mantine theme of the admin. */
export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: 7,
  colors: { green: SHADES, red: RED, yellow: AMBER, orange: AMBER, dark: DARK },
  white: '#ffffff',
  black: COLORS.light.ink,
  fontFamily: FONTS.text,
  headings: { fontFamily: FONTS.display, fontWeight: '400', textWrap: 'balance' },
  fontSizes: { xs: rem(14), sm: rem(15), md: rem(16), lg: rem(18), xl: rem(21) },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: {
    xs: rem(2),
    sm: rem(RADIUS_PX.sm),
    md: rem(RADIUS_PX.md),
    lg: rem(RADIUS_PX.lg),
    xl: rem(RADIUS_PX.lg),
  },
  defaultRadius: 'sm',
  breakpoints: {
    xs: em(480),
    sm: em(BREAKPOINTS_PX.phone),
    md: em(BREAKPOINTS_PX.wide),
    lg: em(1200),
    xl: em(1440),
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Button: Button.extend({ defaultProps: { size: 'md' } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', size: TARGET_PX, color: 'gray' } }),
    Input: Input.extend({ defaultProps: FIELD }),
    TextInput: TextInput.extend({ defaultProps: FIELD }),
    PasswordInput: PasswordInput.extend({ defaultProps: FIELD }),
    NumberInput: NumberInput.extend({ defaultProps: FIELD }),
    Textarea: Textarea.extend({ defaultProps: FIELD }),
    Select: Select.extend({ defaultProps: { ...FIELD, checkIconPosition: 'right' } }),
    Modal: Modal.extend({ defaultProps: { ...DIALOG, centered: true, radius: 'lg' } }),
    Drawer: Drawer.extend({ defaultProps: DIALOG }),
    Notification: Notification.extend({ defaultProps: { radius: 'md', withBorder: true } }),
  },
});

type Scheme = (typeof COLORS)['light'] | (typeof COLORS)['dark'];

const schemeVariables = (colors: Scheme): Record<string, string> => ({
  '--mantine-color-body': colors.ground,
  '--mantine-color-text': colors.ink,
  '--mantine-color-bright': colors.ink,
  '--mantine-color-dimmed': colors.ink_soft,
  '--mantine-color-placeholder': colors.ink_soft,
  '--mantine-color-anchor': colors.link,
  '--mantine-color-error': colors.danger,
  '--mantine-color-default': colors.surface,
  '--mantine-color-default-hover': colors.quiet,
  '--mantine-color-default-color': colors.ink,
  '--mantine-color-default-border': colors.line,
  '--mantine-color-green-filled': colors.primary,
  '--mantine-color-green-filled-hover': colors.primary_hover,
  '--mantine-color-green-light': `color-mix(in srgb, ${colors.link} 16%, transparent)`,
  '--mantine-color-green-light-color': colors.link,
  '--mantine-color-green-light-hover': colors.quiet,
  '--mantine-color-green-text': colors.link,
  '--mantine-primary-color-filled': colors.primary,
  '--mantine-primary-color-filled-hover': colors.primary_hover,
  '--mantine-primary-color-light': `color-mix(in srgb, ${colors.link} 16%, transparent)`,
  '--mantine-primary-color-light-color': colors.link,
  '--mantine-primary-color-light-hover': colors.quiet,
  '--mantine-color-gray-light-hover': colors.quiet,
  '--mantine-color-disabled': colors.quiet,
  '--mantine-color-disabled-color': `color-mix(in srgb, ${colors.ink_soft} 70%, ${colors.quiet})`,
  '--mantine-color-red-light-hover': `color-mix(in srgb, ${colors.danger} 10%, transparent)`,
  '--mantine-color-red-text': colors.danger,
});

/** Ties Mantine's own variables to the tokens, for light and dark. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables(COLORS.light),
  dark: schemeVariables(COLORS.dark),
});
