import type { ReactNode } from 'react';
import classes from './states.module.css';

interface MessageProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** A failure interrupts; anything else is simply there. */
  readonly role?: 'alert';
}

/** A calm message in the place of a list: what is the matter and what to do first. */
export function Message({ title, children, action, role }: MessageProps) {
  return (
    <div className={classes['message']} role={role}>
      <span className={classes['waterline']} aria-hidden="true" />
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  );
}
