import { useMediaQuery } from '@mantine/hooks';
import { BREAKPOINTS_PX } from '../../ui/tokens.ts';

const below = (width_px: number): string => `(max-width: ${width_px - 0.02}px)`;

/** Below 768 px tables become cards and dialogs fill the screen (G-030). */
export const useIsPhone = (): boolean =>
  useMediaQuery(below(BREAKPOINTS_PX.phone), false, { getInitialValueInEffect: false });
