import { Button } from '@mantine/core';
import classes from './notice-with-action.module.css';

interface Props {
  readonly message: string;
  readonly action: string;
  /** Null when there is nothing to be done any more: only the message stands. */
  readonly onAction: (() => void) | null;
}

/** A notice of `notifyWithAction`: its words and a button beside them. */
export function NoticeWithAction({ message, action, onAction }: Props) {
  return (
    <span className={classes['notice']}>
      <span>{message}</span>
      {onAction !== null && (
        <Button variant="subtle" onClick={onAction}>
          {action}
        </Button>
      )}
    </span>
  );
}
