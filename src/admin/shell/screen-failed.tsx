import { Button } from '@mantine/core';
import { adminShell } from '../../content/admin/shell.ts';
import classes from './screen-failed.module.css';

/** Replaces a screen that could not be rendered; `retry` renders it again. */
export function screenFailed(retry: () => void) {
  const { title, body, retry: again, reload } = adminShell.screen_failed;
  return (
    <div className={classes['failed']} role="alert">
      <h2>{title}</h2>
      <p>{body}</p>
      <div className={classes['actions']}>
        <Button onClick={retry}>{again}</Button>
        <Button variant="default" onClick={() => location.reload()}>
          {reload}
        </Button>
      </div>
    </div>
  );
}
