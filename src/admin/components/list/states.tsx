import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { generalText } from '../../../content/admin/general.ts';
import { Message } from './message.tsx';
import classes from './states.module.css';

/** The device's storage cannot be read (M-026): what is safe, and a way to try again. */
export function StorageFailed({ title, onRetry }: { title: ReactNode; onRetry: () => void }) {
  const { storage } = generalText;
  return (
    <Message
      role="alert"
      title={title}
      action={
        <Button size="md" onClick={onRetry}>
          {storage.retry}
        </Button>
      }
    >
      {storage.unreadable}
    </Message>
  );
}

const ROWS = [72, 54, 64, 48, 60, 70, 52, 58] as const;

/** The list's shape while it loads. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={classes['skeleton']}>
      <VisuallyHidden component="output">{label}</VisuallyHidden>
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
