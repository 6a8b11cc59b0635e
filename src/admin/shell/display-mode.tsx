import { SegmentedControl, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { adminShell } from '../../content/admin/shell.ts';
import { DISPLAY_MODES } from '../components/display-modes.ts';
import classes from './display-mode.module.css';

const words = adminShell.display;

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
        const chosen = DISPLAY_MODES.find(({ mode }) => mode === value);
        if (chosen) setColorScheme(chosen.mode);
      }}
      data={DISPLAY_MODES.map(({ mode, icon: Mark }) => ({
        value: mode,
        label: (
          <span title={words[mode]}>
            <Mark size={20} stroke={1.5} aria-hidden="true" />
            <VisuallyHidden>{words[mode]}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  );
}
