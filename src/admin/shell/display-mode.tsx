import { useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { adminShell } from '../../content/admin/shell.ts';
import { DISPLAY_MODES } from '../components/display-modes.ts';
import { Segments } from '../components/segments.tsx';
import classes from './display-mode.module.css';

const words = adminShell.display;

/** Light, dark, or as the device says; remembered on this device. */
export function DisplayMode() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Segments
      aria-label={words.label}
      className={classes['modes']}
      value={colorScheme}
      onChange={setColorScheme}
      segments={DISPLAY_MODES.map(({ mode, icon: Mark }) => ({
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
