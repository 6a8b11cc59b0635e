import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { adminPage } from '../../../admin-routes.ts';
import { bellText } from '../../../content/admin/bell.ts';
import { markRequestsRead, type UnreadRequest } from '../../../data/index.ts';
import { formatMoment } from '../../../domain/wall-clock.ts';
import { AnswerClock } from '../../entities/requests/answer-clock.tsx';
import { rowPage } from '../../row-pages.ts';
import { useRuntime, useSyncValue } from '../../runtime.ts';
import { tableLabel } from '../../sync-ui/row-labels.ts';
import { useCommand } from '../../sync-ui/undo/use-command.ts';
import classes from './bell.module.css';

const words = bellText.requests;

/** More than a person looks through here; the list has a search. */
const MOST_SHOWN = 50;

const NONE: readonly UnreadRequest[] = [];

/** What nobody has answered and this person has not read, newest first; each opens its request. */
export function UnreadRequests(props: {
  /** Undefined while they are read. */
  readonly unread: readonly UnreadRequest[] | undefined;
  /** Called when a link leads out of the bell. */
  readonly on_leave: () => void;
}) {
  const { on_leave } = props;
  const unread = props.unread ?? NONE;
  const { db } = useRuntime();
  const run = useCommand();
  const first_sync_done = useSyncValue((status) => status.first_sync_done);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = unread.length;
  const readAll = async (): Promise<void> => {
    const done = await run(() => markRequestsRead(db, unread), {
      success: words.marked(count),
      failure: words.failed,
    });
    // The button has gone.
    if (done.ok) heading.current?.focus();
  };
  return (
    <section className={classes['part']} aria-label={words.title}>
      <div className={classes['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {count > 0 && (
          <Button
            variant="subtle"
            classNames={{ root: classes['all_read'] ?? '', section: classes['all_read_icon'] ?? '' }}
            leftSection={<IconChecks size={20} stroke={1.5} aria-hidden="true" />}
            onClick={() => void readAll()}
          >
            {words.all_read}
          </Button>
        )}
      </div>
      {props.unread?.length === 0 && (
        <p className={classes['none']}>
          <strong>{first_sync_done ? words.none : words.syncing}</strong>
          {first_sync_done && words.none_text}
        </p>
      )}
      <ul className={classes['requests']}>
        {unread.slice(0, MOST_SHOWN).map((request) => (
          <Unread key={request.id} request={request} on_leave={on_leave} />
        ))}
      </ul>
      {count > MOST_SHOWN && <p className={classes['more']}>{words.more(count - MOST_SHOWN)}</p>}
      <Button
        component={Link}
        to={adminPage('requests')}
        variant="default"
        className={classes['all'] ?? ''}
        onClick={on_leave}
      >
        {words.show_all}
      </Button>
    </section>
  );
}

function Unread({ request, on_leave }: { readonly request: UnreadRequest; readonly on_leave: () => void }) {
  const { table, id, name, subject, created_at } = request;
  return (
    <li>
      <Link
        className={classes['request']}
        to={rowPage(table, id) ?? adminPage('requests')}
        onClick={on_leave}
      >
        <span className={classes['name']}>{name}</span>
        <span className={classes['clock']}>
          <AnswerClock request={{ awaits_answer: true, created_at }} />
        </span>
        <span className={classes['kind']}>
          {[tableLabel(table), subject].filter((part) => part !== null && part !== '').join(' · ')}
        </span>
        {created_at !== null && (
          <span className={classes['when']}>{words.received(formatMoment(created_at))}</span>
        )}
      </Link>
    </li>
  );
}
