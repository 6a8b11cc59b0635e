import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { clientsText } from '../../../content/admin/clients.ts';
import { Message } from './message.tsx';
import classes from './states.module.css';

/** The device's storage cannot be read (M-026): what is safe, and a way to try again. */
export function StorageFailed({ onRetry }: { onRetry: () => void }) {
  const { failure } = clientsText;
  return (
    <Message
      role="alert"
      title={failure.title}
      action={
        <Button size="md" onClick={onRetry}>
          {failure.retry}
        </Button>
      }
    >
      {failure.text} {failure.persists}
    </Message>
  );
}

const ROWS = [72, 54, 64, 48, 60, 70, 52, 58] as const;

/** The list's shape while it loads. */
export function ListSkeleton() {
  return (
    <div aria-busy="true" className={classes['skeleton']}>
      <VisuallyHidden component="output">{clientsText.list.loading}</VisuallyHidden>
      {ROWS.map((width) => (
        <div key={width} className={classes['skeleton-row']}>
          <Skeleton height={14} width={`${width}%`} />
          <Skeleton height={14} width={`${120 - width}%`} />
          <Skeleton height={14} width="60%" />
        </div>
      ))}
    </div>
  );
}
