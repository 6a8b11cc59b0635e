/** How the admin may look, in the order they are offered; Mantine remembers the choice on this device. */
import type { MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun, type Icon } from '@tabler/icons-react';

export const DISPLAY_MODES: readonly { readonly mode: MantineColorScheme; readonly icon: Icon }[] = [
  { mode: 'light', icon: IconSun },
  { mode: 'dark', icon: IconMoon },
  { mode: 'auto', icon: IconDeviceDesktop },
];
