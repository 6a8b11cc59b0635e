import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { type ComponentProps, createContext, use } from 'react';
import classes from './rich-text.module.css';

/** The control that Tab reaches: a toolbar has one tab stop, and arrow keys within. */
export const TabStop = createContext<{ readonly stop: string; readonly setStop: (name: string) => void }>({
  stop: '',
  setStop: () => undefined,
});

interface ControlProps extends Pick<ActionIconProps, 'disabled'> {
  readonly name: string;
  readonly label: string;
  readonly icon: TablerIcon;
  /** Of a control that is on or off. */
  readonly pressed?: boolean;
  readonly onClick?: () => void;
}

/** A button of the toolbar; what it is on or off for is said, and the focus stays in the text. */
export function ToolbarControl({
  name,
  label,
  icon: Icon,
  pressed,
  disabled = false,
  ...others
}: ControlProps & Omit<ComponentProps<'button'>, 'name' | 'color' | 'disabled' | 'onClick'>) {
  const { stop, setStop } = use(TabStop);
  return (
    <ActionIcon
      {...others}
      className={classes['control'] ?? ''}
      variant={pressed === true ? 'light' : 'subtle'}
      color={pressed === true ? 'green' : 'gray'}
      aria-label={label}
      title={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      aria-disabled={disabled}
      data-toolbar-control={name}
      tabIndex={stop === name ? 0 : -1}
      onFocus={() => setStop(name)}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  );
}
