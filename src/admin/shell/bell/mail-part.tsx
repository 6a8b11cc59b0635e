import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { OverdueJob } from '../../../backend/overdue-jobs.ts';
import { mailFailures } from '../../../content/admin/mail-failures.ts';
import { overdueJobs } from '../../../content/admin/overdue-jobs.ts';
import { sendMailAgain } from '../../../data/index.ts';
import { may } from '../../../domain/rights.ts';
import type { MailFailureRow } from '../../../domain/rows.generated.ts';
import { useRuntime, useSyncValue } from '../../runtime.ts';
import { useCommand } from '../../sync-ui/undo/use-command.ts';
import classes from './bell.module.css';

const words = mailFailures;

const since = (moment: string): string =>
  new Date(moment).toLocaleString('nl-NL', { dateStyle: 'long', timeStyle: 'short' });

function Failure({ failure, on_gone }: { readonly failure: MailFailureRow; readonly on_gone: () => void }) {
  const { db } = useRuntime();
  const run = useCommand();
  const { id, rev, template, recipient, error, failed_at } = failure;
  const again = async (): Promise<void> => {
    const done = await run(() => sendMailAgain(db, { id, base_rev: rev }), {
      success: words.sent_again,
      failure: words.failed,
    });
    if (done.ok) on_gone();
  };
  const subject = words.subject(template);
  return (
    <li>
      <h3>{subject}</h3>
      <dl>
        <dt>{words.to}</dt>
        <dd>{recipient ?? words.company}</dd>
        <dt>{words.reason}</dt>
        <dd>{words.reason_of(error)}</dd>
        <dt>{words.since}</dt>
        <dd>{since(failed_at)}</dd>
      </dl>
      <Button variant="default" aria-label={`${words.again}: ${subject}`} onClick={() => void again()}>
        {words.again}
      </Button>
    </li>
  );
}

/** Mail that has failed for good; nothing at none. `on_gone` is called when one leaves the list, with its button. */
export function FailedMail(props: {
  readonly failures: readonly MailFailureRow[];
  readonly on_gone: () => void;
}) {
  if (props.failures.length === 0) return null;
  return (
    <section className={classes['part']} aria-label={words.title}>
      <h2>{words.title}</h2>
      <Text>{words.lead}</Text>
      <ul className={classes['list']}>
        {props.failures.map((failure) => (
          <Failure key={failure.id} failure={failure} on_gone={props.on_gone} />
        ))}
      </ul>
    </section>
  );
}

/** Jobs of the server that did not run in time; nothing at none. */
export function LateJobs({ jobs }: { readonly jobs: readonly OverdueJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className={classes['part']} aria-label={overdueJobs.title}>
      <h2>{overdueJobs.title}</h2>
      <Text>{overdueJobs.lead}</Text>
      <ul className={classes['list']}>
        {jobs.map((late) => (
          <li key={late.job}>
            <h3>{overdueJobs.consequence(late.job)}</h3>
            <dl>
              <dt>{overdueJobs.reason}</dt>
              <dd>{overdueJobs.reason_of(late.reason)}</dd>
              <dt>{overdueJobs.since}</dt>
              <dd>{since(late.last_run_at)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A job is late by a quarter of an hour at least: asking more often tells nothing sooner. */
const ASK_EVERY_MS = 10 * 60_000;

/**
 * The server's jobs that are late, for who may read them; none for others. Asked after a pull, when the server is known to answer;
 * without an answer the former one stands.
 */
export function useOverdueJobs(): readonly OverdueJob[] {
  const { overdue_jobs, user } = useRuntime();
  const last_pull_at = useSyncValue((status) => status.last_pull_at);
  const [jobs, setJobs] = useState<readonly OverdueJob[]>([]);
  const asked_ms = useRef(Number.NEGATIVE_INFINITY);
  const may_ask = may(user, 'read', 'scheduled_jobs');
  useEffect(() => {
    if (!may_ask || last_pull_at === null || performance.now() - asked_ms.current < ASK_EVERY_MS) return;
    asked_ms.current = performance.now();
    const ask = async (): Promise<void> => {
      const answer = await overdue_jobs();
      if (answer.ok) setJobs(answer.value);
    };
    void ask();
  }, [may_ask, last_pull_at, overdue_jobs]);
  return may_ask ? jobs : [];
}
