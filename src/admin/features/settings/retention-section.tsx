import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconRefresh } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallError } from '../../../backend/call-function.ts';
import type { ScheduledJob } from '../../../backend/overdue-jobs.ts';
import { overdueJobs } from '../../../content/admin/overdue-jobs.ts';
import { settingsText } from '../../../content/admin/settings.ts';
import { RETENTION_TERMS } from '../../../content/legal/retention.ts';
import { routes } from '../../../routes.ts';
import { useRuntime, useSyncValue } from '../../runtime.ts';
import parts from './parts.module.css';
import classes from './retention-section.module.css';

const words = settingsText.retention;

const moment = (at: string | number): string =>
  new Date(at).toLocaleString('nl-NL', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Bewaartermijnen': what the privacy policy promises, and the last run of each job that keeps to it. */
export function RetentionSection() {
  return (
    <div className={parts['parts']}>
      <section className={parts['part']} aria-labelledby="retention-terms">
        <h3 id="retention-terms">{words.terms}</h3>
        <dl className={classes['terms']}>
          {RETENTION_TERMS.map(({ name, text, removed_by }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {text}
                <span>{words.removed_by[removed_by]}</span>
              </dd>
            </div>
          ))}
        </dl>
        <a className={parts['onward']} href={routes.page('privacy')} target="_blank" rel="noreferrer">
          {words.policy}
        </a>
      </section>
      <Jobs />
    </div>
  );
}

function Jobs() {
  const { answer, is_asking, again } = useScheduledJobs();
  return (
    <section className={parts['part']} aria-labelledby="retention-jobs">
      <h3 id="retention-jobs">{words.jobs}</h3>
      {answer.jobs !== null && (
        <ul className={classes['jobs']}>
          {answer.jobs.map((job) => (
            <Job key={job.job} job={job} />
          ))}
        </ul>
      )}
      <output className={parts['quiet']}>
        {answer.missing !== null
          ? words.missing[answer.missing]
          : answer.asked_at_ms === null
            ? words.asking
            : words.asked_at(moment(answer.asked_at_ms))}
      </output>
      <Button
        variant="default"
        loading={is_asking}
        leftSection={<IconRefresh size={20} stroke={1.5} aria-hidden="true" />}
        onClick={again}
      >
        {words.again}
      </Button>
    </section>
  );
}

function Job({ job: { job, last_run_at, has_run, reason } }: { job: ScheduledJob }) {
  const state = reason !== null ? 'late' : has_run ? 'ran' : 'new';
  const StateIcon = { late: IconAlertTriangle, ran: IconCircleCheck, new: IconClock }[state];
  return (
    <li data-state={state}>
      <StateIcon size={20} stroke={1.5} aria-hidden="true" />
      <p>
        {words.job(job)}
        {reason !== null && (
          <span className={classes['reason']}>
            {words.late}: {overdueJobs.reason_of(reason)}
          </span>
        )}
      </p>
      <p className={classes['moment']}>
        <span>{words.columns.last_run}</span>
        {has_run ? moment(last_run_at) : words.never_since(moment(last_run_at))}
      </p>
    </li>
  );
}

interface Answer {
  readonly jobs: readonly ScheduledJob[] | null;
  /** Device wall time; null before the first answer. */
  readonly asked_at_ms: number | null;
  readonly missing: CallError | null;
}

/** The jobs as the server tells them, asked when the section opens, when the network comes back, and when a person asks. */
function useScheduledJobs() {
  const { scheduled_jobs } = useRuntime();
  const online = useSyncValue((status) => status.online);
  const [answer, setAnswer] = useState<Answer>({ jobs: null, asked_at_ms: null, missing: null });
  const [is_asking, setAsking] = useState(false);
  const asked = useRef(0);
  const ask = useCallback(async (): Promise<void> => {
    asked.current += 1;
    const own = asked.current;
    setAsking(true);
    const done = await scheduled_jobs();
    // A later question has its own answer.
    if (asked.current !== own) return;
    setAsking(false);
    // What was known stays, with its time, when a later question fails.
    setAnswer((before) =>
      done.ok
        ? { jobs: done.value, asked_at_ms: Date.now(), missing: null }
        : { ...before, missing: done.error },
    );
  }, [scheduled_jobs]);
  useEffect(() => {
    // Without a network it is said once; when that comes back the server is asked.
    if (online || asked.current === 0) void ask();
  }, [ask, online]);
  useEffect(
    () => () => {
      asked.current += 1;
    },
    [],
  );
  return { answer, is_asking, again: () => void ask() };
}
