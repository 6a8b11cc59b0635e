import { Radio, useMantineColorScheme } from '@mantine/core';
import { settingsText } from '../../../content/admin/settings.ts';
import { adminShell } from '../../../content/admin/shell.ts';
import { DISPLAY_MODES } from '../../components/display-modes.ts';
import classes from './display-section.module.css';

/** 'Weergave' (R-13, G-029): light, dark, or as the device says, each with a small picture of it. */
export function DisplaySection() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Radio.Group
      value={colorScheme}
      onChange={(value) => {
        const chosen = DISPLAY_MODES.find(({ mode }) => mode === value);
        if (chosen) setColorScheme(chosen.mode);
      }}
      aria-label={adminShell.display.label}
    >
      <div className={classes['modes']}>
        {DISPLAY_MODES.map(({ mode }) => (
          <label key={mode} className={classes['mode']}>
            <span className={classes['picture']} data-mode={mode} aria-hidden="true">
              <span className={classes['bar']} />
              <span className={classes['lines']}>
                <i />
                <i />
                <i />
              </span>
            </span>
            <span className={classes['name']}>
              <Radio value={mode} size="md" aria-label={adminShell.display[mode]} />
              {adminShell.display[mode]}
            </span>
            <span className={classes['about']}>{settingsText.display[mode]}</span>
          </label>
        ))}
      </div>
    </Radio.Group>
  );
}
