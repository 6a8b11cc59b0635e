import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { useSyncStatus } from '../../../runtime.ts';
import classes from './states.module.css';

const text = clientsText.empty;

interface MessageProps {
  readonly title: string;
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

/** The list hears of the first rows a moment after the engine says that they are there. */
const SETTLE_MS = 400;

/** False until `done` has been true for a while; true at once where it was true from the start. */
function useSettled(done: boolean): boolean {
  const [is_settled, setSettled] = useState(done);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return done && is_settled;
}

/** No clients at all: being fetched, never fetched yet, or really none. */
export function NoClients({ onAdd }: { onAdd: () => void }) {
  const { first_sync_done, online } = useSyncStatus();
  const is_settled = useSettled(first_sync_done);
  const add = (
    <Button size="md" variant={is_settled ? 'filled' : 'default'} onClick={onAdd}>
      {text.action}
    </Button>
  );
  if (is_settled) {
    return (
      <Message title={text.title} action={add}>
        {text.text}
      </Message>
    );
  }
  return online ? (
    <Message title={text.syncing_title}>{text.syncing_text}</Message>
  ) : (
    <Message title={text.offline_title} action={add}>
      {text.offline_text}
    </Message>
  );
}

/** Clients exist, but none passes the filters. */
export function NoResults({ onReset }: { onReset: () => void }) {
  return (
    <Message
      title={text.no_results_title}
      action={
        <Button size="md" variant="default" onClick={onReset}>
          {text.no_results_action}
        </Button>
      }
    >
      {text.no_results_text}
    </Message>
  );
}

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
