import type { ScheduledJob } from '../../../backend/overdue-jobs.ts';
import { overdueJobs } from '../../../content/admin/overdue-jobs.ts';
import { settingsText } from '../../../content/admin/settings.ts';
import { RETENTION_TERMS } from '../../../content/legal/retention.ts';
import { routes } from '../../../routes.ts';
import { useRuntime } from '../../runtime.ts';
import { AskedWhen, moment, StateLine } from './asked-of-server.tsx';
import { useAsked } from './use-asked.ts';
import parts from './parts.module.css';
import classes from './retention-section.module.css';

const words = settingsText.retention;

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
  const { scheduled_jobs } = useRuntime();
  const asked = useAsked(scheduled_jobs);
  const { value } = asked.answer;
  return (
    <section className={parts['part']} aria-labelledby="retention-jobs">
      <h3 id="retention-jobs">{words.jobs}</h3>
      {value !== null && (
        <ul className={`${parts['states']} ${classes['jobs']}`}>
          {value.map((job) => (
            <Job key={job.job} job={job} />
          ))}
        </ul>
      )}
      <AskedWhen asked={asked} words={words} />
    </section>
  );
}

function Job({ job: { job, last_run_at, has_run, reason } }: { job: ScheduledJob }) {
  return (
    <StateLine state={reason !== null ? 'trouble' : has_run ? 'well' : 'waits'}>
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
    </StateLine>
  );
}
