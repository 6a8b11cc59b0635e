import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { generalText } from '../../../content/admin/general.ts';
import { type AppDatabase, useLive } from '../../../data/index.ts';
import { useRuntime, useSyncValue } from '../../runtime.ts';
import { useFetched } from './fetched.tsx';
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

/** What a list says when it has no rows. */
interface EmptyTexts {
  readonly title: string;
  readonly text: string;
  /** Adds the first row; none where people do not add rows. */
  readonly action?: string;
  readonly syncing_title: string;
  readonly syncing_text: string;
  readonly offline_title: string;
  readonly offline_text: string;
  readonly no_results_title: string;
  readonly no_results_text: string;
  readonly no_results_action: string;
}

interface NoRowsProps {
  /** Whether this device holds anything to list after all. */
  readonly hasAny: (db: AppDatabase) => Promise<boolean>;
  readonly words: Omit<EmptyTexts, 'no_results_title' | 'no_results_text' | 'no_results_action'>;
  /** The language of title and text where it is not that of the page. */
  readonly lang?: 'en';
  readonly onAdd?: () => void;
}

/**
 * No rows at all: being fetched, never fetched yet, or really none. The list may have looked before the last rows came, so the
 * device is asked again once everything was fetched.
 */
export function NoRows({ hasAny, words, lang, onAdd }: NoRowsProps) {
  const { db } = useRuntime();
  const online = useSyncValue((status) => status.online);
  const is_done = useFetched();
  const found = useLive(async () => await hasAny(db), [db, is_done]);
  const is_fetched = is_done && found === false;
  const add = onAdd && (
    <Button size="md" variant={is_fetched ? 'filled' : 'default'} onClick={onAdd}>
      {words.action}
    </Button>
  );
  if (is_fetched) {
    return (
      <Message title={<span lang={lang}>{words.title}</span>} action={add}>
        <span lang={lang}>{words.text}</span>
      </Message>
    );
  }
  // Rows came after the list had looked: they are about to be shown, also where the network is lost in that moment.
  if (!online && found !== false) return <ListSkeleton label={words.syncing_title} />;
  return online ? (
    <Message title={words.syncing_title}>{words.syncing_text}</Message>
  ) : (
    <Message title={words.offline_title} action={add}>
      {words.offline_text}
    </Message>
  );
}

/** Rows exist, but none passes the filters. The button that clears them goes with them: the search above the list has the focus then. */
export function NoResults({ words, onReset }: { words: EmptyTexts; onReset: () => void }) {
  const reset = () => {
    onReset();
    document.querySelector<HTMLElement>('[data-list-search]')?.focus();
  };
  return (
    <Message
      title={words.no_results_title}
      action={
        <Button size="md" variant="default" onClick={reset}>
          {words.no_results_action}
        </Button>
      }
    >
      {words.no_results_text}
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
