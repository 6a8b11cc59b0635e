import { ActionIcon, Button, Drawer, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { may } from '../../domain/rights.ts';
import type { OverdueJob } from '../../backend/overdue-jobs.ts';
import { mailFailures } from '../../content/admin/mail-failures.ts';
import { overdueJobs } from '../../content/admin/overdue-jobs.ts';
import { listMailFailures, sendMailAgain, useLive } from '../../data/index.ts';
import type { MailFailureRow } from '../../domain/rows.generated.ts';
import { useCommand } from '../sync-ui/undo/use-command.ts';
import { useRuntime, useSyncValue } from '../runtime.ts';
import classes from './mail-bell.module.css';

const words = mailFailures;

const since = (moment: string): string =>
  new Date(moment).toLocaleString('nl-NL', { dateStyle: 'long', timeStyle: 'short' });

function Failure({ failure }: { failure: MailFailureRow }) {
  const { db } = useRuntime();
  const run = useCommand();
  const { id, rev, template, recipient, error, failed_at } = failure;
  const again = () =>
    run(() => sendMailAgain(db, { id, base_rev: rev }), { success: words.sent_again, failure: words.failed });
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

function LateJob({ late }: { late: OverdueJob }) {
  return (
    <li>
      <h3>{overdueJobs.consequence(late.job)}</h3>
      <dl>
        <dt>{overdueJobs.reason}</dt>
        <dd>{overdueJobs.reason_of(late.reason)}</dd>
        <dt>{overdueJobs.since}</dt>
        <dd>{since(late.last_run_at)}</dd>
      </dl>
    </li>
  );
}

/**
 * Mail that has failed for good and jobs of the server that did not run: a bell with their number, not there at
 * none, and the lists behind it.
 */
export function MailBell(props: {
  readonly opened: boolean;
  readonly on_open: () => void;
  readonly on_close: () => void;
}) {
  const { db } = useRuntime();
  const failures = useLive(() => listMailFailures(db), [db]) ?? [];
  const late = useOverdueJobs();
  const count = failures.length + late.length;
  const name = [
    ...(failures.length > 0 ? [words.bell(failures.length)] : []),
    ...(late.length > 0 ? [overdueJobs.bell(late.length)] : []),
  ].join(', ');
  const has_both = failures.length > 0 && late.length > 0;
  const own_title = late.length > 0 ? overdueJobs.title : words.title;
  return (
    <>
      {count > 0 && (
        <ActionIcon
          className={classes['bell'] ?? ''}
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={props.opened}
          onClick={props.on_open}
        >
          <IconBell size={24} stroke={1.5} aria-hidden="true" />
          <span className={classes['count']} aria-hidden="true">
            {count}
          </span>
        </ActionIcon>
      )}
      <Drawer
        opened={props.opened && count > 0}
        onClose={props.on_close}
        position="right"
        size="30rem"
        attributes={{ content: { 'data-below-pill': true }, header: { role: 'presentation' } }}
        title={has_both ? words.title_with_jobs : own_title}
        closeButtonProps={{ 'aria-label': words.close }}
      >
        {failures.length > 0 && (
          <section className={classes['part']} aria-label={words.title}>
            {has_both && <h2>{words.title}</h2>}
            <Text>{words.lead}</Text>
            <ul className={classes['list']}>
              {failures.map((failure) => (
                <Failure key={failure.id} failure={failure} />
              ))}
            </ul>
          </section>
        )}
        {late.length > 0 && (
          <section className={classes['part']} aria-label={overdueJobs.title}>
            {has_both && <h2>{overdueJobs.title}</h2>}
            <Text>{overdueJobs.lead}</Text>
            <ul className={classes['list']}>
              {late.map((job) => (
                <LateJob key={job.job} late={job} />
              ))}
            </ul>
          </section>
        )}
      </Drawer>
    </>
  );
}

/** A job is late by a quarter of an hour at least: asking more often tells nothing sooner. */
const ASK_EVERY_MS = 10 * 60_000;

/**
 * The server's jobs that are late, for who may read them; none for others. Asked after a pull, when the server is known to answer;
 * without an answer the former one stands.
 */
function useOverdueJobs(): readonly OverdueJob[] {
  const { overdue_jobs, user } = useRuntime();
  const last_pull_at = useSyncValue((status) => status.last_pull_at);
  const [jobs, setJobs] = useState<readonly OverdueJob[]>([]);
  const asked_ms = useRef(Number.NEGATIVE_INFINITY);
  const may_ask = may(user, 'read', 'overdue_jobs');
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
