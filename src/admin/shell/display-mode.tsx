import {
  type MantineColorScheme,
  SegmentedControl,
  useMantineColorScheme,
  VisuallyHidden,
} from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun, type Icon } from '@tabler/icons-react';
import { adminShell } from '../../content/admin/shell.ts';
import classes from './display-mode.module.css';

const words = adminShell.display;
const MODES: readonly { readonly value: MantineColorScheme; readonly word: string; readonly icon: Icon }[] = [
  { value: 'light', word: words.light, icon: IconSun },
  { value: 'dark', word: words.dark, icon: IconMoon },
  { value: 'auto', word: words.auto, icon: IconDeviceDesktop },
];

/** Light, dark, or as the device says; remembered on this device. */
export function DisplayMode() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      classNames={{
        root: classes['root'] ?? '',
        label: classes['label'] ?? '',
        indicator: classes['indicator'] ?? '',
      }}
      aria-label={words.label}
      fullWidth
      withItemsBorders={false}
      value={colorScheme}
      onChange={(value) => {
        const chosen = MODES.find((mode) => mode.value === value);
        if (chosen) setColorScheme(chosen.value);
      }}
      data={MODES.map(({ value, word, icon: Mark }) => ({
        value,
        label: (
          <span title={word}>
            <Mark size={20} stroke={1.5} aria-hidden="true" />
            <VisuallyHidden>{word}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  );
}
