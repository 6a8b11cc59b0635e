import { Button, Loader } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { CallError } from '../../backend/call-function.ts';
import classes from './unanswered.module.css';

interface Words extends Readonly<Record<CallError, string>> {
  /** While it is asked. */
  readonly loading: string;
  readonly retry: string;
}

interface Props {
  /** Null once the server has answered. */
  readonly missing: CallError | 'asking' | null;
  readonly words: Words;
  readonly onRetry: () => void;
}

/** Above what this device knows itself: that the server is asked for the rest, or why it has not answered, and a new try. */
export function Unanswered({ missing, words, onRetry }: Props) {
  if (missing === null) return null;
  if (missing === 'asking') {
    return (
      <output className={classes['asking']}>
        <Loader size="xs" aria-hidden="true" />
        {words.loading}
      </output>
    );
  }
  return (
    <div className={classes['note']}>
      <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
      <output>{words[missing]}</output>
      {missing !== 'sign_in' && (
        <Button variant="subtle" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
