import { useMediaQuery } from '@mantine/hooks';
import { BREAKPOINTS_PX } from '../../ui/tokens.ts';

/** Wider screens are desks, with whatever pointer. */
const LARGEST_TABLET_PX = 1400;

const below = (width_px: number): string => `(max-width: ${width_px - 0.02}px)`;

/** Below 768 px tables become cards and dialogs fill the screen (G-030). */
export const useIsPhone = (): boolean =>
  useMediaQuery(below(BREAKPOINTS_PX.phone), false, { getInitialValueInEffect: false });

/** A tablet or a phone: a screen for fingers, as far as its size and pointer tell. */
export const useIsTablet = (): boolean =>
  useMediaQuery(`${below(BREAKPOINTS_PX.wide)}, (pointer: coarse) and ${below(LARGEST_TABLET_PX)}`, false, {
    getInitialValueInEffect: false,
  });

/** A desk whose window leaves a table no more than 58rem beside the menu: there `entries.module.css` gives a berth two lines. */
export const useIsNarrowDesk = (): boolean =>
  useMediaQuery('(max-width: 79.25em)', false, { getInitialValueInEffect: false });
