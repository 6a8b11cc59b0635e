import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { sync } from '../../../content/admin/sync.ts';
import { listWaitingChanges, useLive, type WaitingChange } from '../../../data/index.ts';
import { useRuntime, useSyncStatus } from '../../runtime.ts';
import { type ChangeActions, ChangeItem } from './change-item.tsx';
import { rowWords } from './change-words.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import classes from './lists.module.css';
import { useParkedActions } from './use-parked-actions.ts';
import { useUnsentExport } from './use-unsent-export.ts';

const words = sync.drawer;
/** A long day offline makes a long list; the rest is shown on demand. */
const PAGE = 50;

/** While a long queue is being sent the list looks again this often, and never at all of it. */
const REST_MS = 250;

function Part(props: {
  readonly title: string;
  readonly changes: readonly WaitingChange[];
  /** How many there are, also when only the first are at hand. */
  readonly total: number;
  readonly shown: number;
  readonly on_more: () => void;
  readonly now_ms: number;
  readonly actions: ChangeActions;
}) {
  const rest = props.total - props.shown;
  return (
    <section className={classes['section']} aria-label={props.title}>
      <h3 className={classes['heading']}>
        {props.title} ({props.total.toLocaleString('nl-NL')})
      </h3>
      <ul className={classes['list']}>
        {props.changes.slice(0, props.shown).map((change) => (
          <ChangeItem
            key={change.mutation_id}
            change={change}
            now_ms={props.now_ms}
            actions={props.actions}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="default" onClick={props.on_more}>
          {words.more(rest)}
        </Button>
      )}
    </section>
  );
}

interface Props {
  readonly now_ms: number;
  /** Called when a link leads away from the list: what holds it may close. */
  readonly on_leave?: () => void;
}

const STAY = () => undefined;

/** Refused changes with what can be done about them, then the queue in the order it will be sent (G4, R-50). */
export function ChangesList({ now_ms, on_leave = STAY }: Props) {
  const { db } = useRuntime();
  const status = useSyncStatus();
  const [shown_parked, setShownParked] = useState(PAGE);
  const [shown, setShown] = useState(PAGE);
  const found = useLive(() => listWaitingChanges(db, shown), [db, shown], { rest_ms: REST_MS });
  const [last, setLast] = useState(found);
  // While more is being read, what stood there stays.
  if (found !== undefined && found !== last) setLast(found);
  const changes = found ?? last;
  const { retry, discard } = useParkedActions();
  const exportUnsent = useUnsentExport();
  const [asked, setAsked] = useState<WaitingChange | null>(null);
  if (changes === undefined) return <Text className={classes['quiet']}>{words.loading}</Text>;

  const parked = changes.filter((change) => change.state === 'parked');
  const waiting = changes.filter((change) => change.state === 'waiting');
  const actions: ChangeActions = {
    on_retry: (change) => void retry(change.mutation_id),
    on_export: (change) => void exportUnsent(change.mutation_id),
    on_discard: setAsked,
    on_leave,
  };
  return (
    <>
      {parked.length > 0 && (
        <Part
          title={words.parked_title}
          changes={parked}
          total={parked.length}
          shown={shown_parked}
          on_more={() => setShownParked(shown_parked + PAGE)}
          now_ms={now_ms}
          actions={actions}
        />
      )}
      {waiting.length > 0 && (
        <Part
          title={words.waiting_title}
          changes={waiting}
          total={waiting.length < shown ? waiting.length : Math.max(shown, status.queued)}
          shown={shown}
          on_more={() => setShown(shown + PAGE)}
          now_ms={now_ms}
          actions={actions}
        />
      )}
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
