import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { sync } from '../../content/admin/sync.ts';
import { listWaitingChanges, useLive, type WaitingChange } from '../../data/index.ts';
import { useRuntime } from '../runtime.ts';
import { fieldWord, momentWords, reasonWords, rowWords, tableWord, valueWords } from './change-words.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import classes from './sync-drawer.module.css';
import { useParkedActions } from './use-parked-actions.ts';

const words = sync.drawer;
const OPS = { put: words.added, patch: words.changed, delete: words.removed } as const;
/** A long day offline makes a long list; the rest is shown on demand. */
const PAGE = 50;

function Fields({ change }: { change: WaitingChange }) {
  const told =
    change.op === 'put' ? change.fields.filter(({ after }) => after !== null && after !== '') : change.fields;
  if (told.length === 0) return null;
  return (
    <dl className={classes['fields']}>
      {told.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldWord(change.table, field)}</dt>
          <dd>
            {change.op === 'patch' && (
              <>
                <del className={`${classes['value']} ${classes['before']}`}>
                  {valueWords(change.table, field, before)}
                </del>
                <IconArrowRight className={classes['arrow']} size={16} stroke={1.5} aria-hidden="true" />
                <VisuallyHidden>{words.from_to}</VisuallyHidden>
              </>
            )}
            <span className={classes['value']}>{valueWords(change.table, field, after)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change(props: {
  readonly change: WaitingChange;
  readonly now_ms: number;
  readonly on_retry: () => void;
  readonly on_discard: () => void;
}) {
  const { change } = props;
  const row = rowWords(change.row);
  return (
    <li className={classes['item']}>
      <p className={classes['row']}>{row}</p>
      <p className={classes['meta']}>
        {OPS[change.op]} · {tableWord(change.table)} ·{' '}
        {words.since(momentWords(change.made_at, props.now_ms))}
      </p>
      {change.code !== undefined && <p className={classes['reason']}>{reasonWords(change.code)}</p>}
      <Fields change={change} />
      {change.state === 'parked' && (
        <div className={classes['actions']}>
          <Button variant="default" aria-label={words.row_action(words.retry, row)} onClick={props.on_retry}>
            {words.retry}
          </Button>
          <Button
            variant="subtle"
            color="red"
            aria-label={words.row_action(words.discard, row)}
            onClick={props.on_discard}
          >
            {words.discard}
          </Button>
        </div>
      )}
    </li>
  );
}

function Part(props: {
  readonly title: string;
  readonly changes: readonly WaitingChange[];
  readonly now_ms: number;
  readonly on_retry: (change: WaitingChange) => void;
  readonly on_discard: (change: WaitingChange) => void;
}) {
  const [shown, setShown] = useState(PAGE);
  const rest = props.changes.length - shown;
  return (
    <section className={classes['section']} aria-label={props.title}>
      <h3 className={classes['heading']}>
        {props.title} ({props.changes.length.toLocaleString('nl-NL')})
      </h3>
      <ul className={classes['list']}>
        {props.changes.slice(0, shown).map((change) => (
          <Change
            key={change.mutation_id}
            change={change}
            now_ms={props.now_ms}
            on_retry={() => props.on_retry(change)}
            on_discard={() => props.on_discard(change)}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="default" onClick={() => setShown(shown + PAGE)}>
          {words.more(rest)}
        </Button>
      )}
    </section>
  );
}

/** Refused changes with what can be done about them, then the queue in the order it will be sent (G4, R-50). */
export function ChangesList({ now_ms }: { now_ms: number }) {
  const { db } = useRuntime();
  const changes = useLive(() => listWaitingChanges(db), [db]);
  const { retry, discard } = useParkedActions();
  const [asked, setAsked] = useState<WaitingChange | null>(null);
  if (changes === undefined) return <Text className={classes['quiet']}>{words.loading}</Text>;

  const parked = changes.filter((change) => change.state === 'parked');
  const waiting = changes.filter((change) => change.state === 'waiting');
  const actions = {
    now_ms,
    on_retry: (change: WaitingChange) => void retry(change.mutation_id),
    on_discard: setAsked,
  };
  return (
    <>
      {parked.length > 0 && <Part title={words.parked_title} changes={parked} {...actions} />}
      {waiting.length > 0 && <Part title={words.waiting_title} changes={waiting} {...actions} />}
      {changes.length === 0 && <Text className={classes['quiet']}>{words.nothing_waiting}</Text>}
      <DiscardDialog
        row={asked === null ? null : rowWords(asked.row)}
        on_close={() => setAsked(null)}
        on_discard={() => {
          if (asked) void discard(asked.mutation_id);
          setAsked(null);
        }}
      />
    </>
  );
}
