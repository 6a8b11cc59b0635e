import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPage, SETTINGS_SECTION_PATHS } from '../../../admin-routes.ts';
import type { Backlog, Health } from '../../../backend/health.ts';
import { settingsText } from '../../../content/admin/settings.ts';
import { useRuntime } from '../../runtime.ts';
import { buildName } from '../../sync-ui/this-device/device-name.ts';
import { AskedWhen, type LineState, moment, StateLine } from './asked-of-server.tsx';
import { useAsked } from './use-asked.ts';
import parts from './parts.module.css';
import classes from './server-section.module.css';

const words = settingsText.server;

/** As many signs of the epoch as a person compares. */
const EPOCH_SIGNS = 8;

/** The section 'Server' lists the mail and files that wait on the server and whether its jobs run, as its last answer says. */
export function ServerSection() {
  const { health } = useRuntime();
  const asked = useAsked(health);
  const { value } = asked.answer;
  return (
    <div className={parts['parts']}>
      <section className={parts['part']} aria-labelledby="server-state">
        <h3 id="server-state">{words.state}</h3>
        {value !== null && <HealthList health={value} />}
        <AskedWhen asked={asked} words={words} />
      </section>
    </div>
  );
}

function HealthList({ health }: { health: Health }) {
  const { app_version } = useRuntime();
  const late = health.jobs.filter(({ reason }) => reason !== null);
  const { title, settled, unsettled, epoch } = words.restore;
  return (
    <ul className={`${parts['states']} ${classes['list']}`}>
      <Line title={words.jobs.title} state={late.length > 0 ? 'trouble' : 'well'}>
        <p>
          {late.length > 0
            ? words.jobs.late(late.map(({ job }) => settingsText.retention.job(job)))
            : words.jobs.well}
        </p>
        <Link
          className={parts['onward']}
          to={adminPage('settings_section', { section: SETTINGS_SECTION_PATHS.retention })}
        >
          {words.jobs.each}
        </Link>
      </Line>
      <BacklogLine of="mail_waiting" backlog={health.mail_waiting} state="waits" />
      <BacklogLine of="mail_failed" backlog={health.mail_failed} state="trouble" />
      <BacklogLine of="files_to_remove" backlog={health.files_to_remove} state="waits" />
      <Line title={title} state={health.is_settled ? 'well' : 'trouble'}>
        <p>{health.is_settled ? settled : unsettled}</p>
        <p className={classes['detail']}>{epoch(health.epoch.slice(0, EPOCH_SIGNS))}</p>
      </Line>
      <Line title={words.migration.title} state="well">
        <p className={classes['detail']}>
          {health.migration === null ? words.migration.unknown : words.migration.known(health.migration)}
        </p>
      </Line>
      <Line title={words.build.title} state="well">
        <p className={classes['detail']}>{words.build.known(buildName(app_version))}</p>
      </Line>
    </ul>
  );
}

/** Work that is not done yet; `state` is what that means while there is any. */
function BacklogLine({
  of,
  backlog: { count, oldest_at },
  state,
}: {
  of: 'mail_waiting' | 'mail_failed' | 'files_to_remove';
  backlog: Backlog;
  state: LineState;
}) {
  const { title, none, some } = words[of];
  return (
    <Line title={title} state={count > 0 ? state : 'well'}>
      <p>{count > 0 ? some(count) : none}</p>
      {oldest_at !== null && (
        <p className={classes['detail']}>
          {words.since} {moment(oldest_at)}
        </p>
      )}
    </Line>
  );
}

function Line({ title, state, children }: { title: string; state: LineState; children: ReactNode }) {
  return (
    <StateLine state={state}>
      <h4>{title}</h4>
      <div>{children}</div>
    </StateLine>
  );
}
