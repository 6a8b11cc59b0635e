import { Button, Text } from '@mantine/core';
import { type RefObject, useMemo, useState } from 'react';
import { sync } from '../../../content/admin/sync.ts';
import { listWaitingDeeds, useLive, type WaitingDeed } from '../../../data/index.ts';
import { useRuntime } from '../../runtime.ts';
import { useShownStatus } from '../status/use-shown-status.ts';
import { type ChangeActions, ChangeItem } from './change-item.tsx';
import { deedTitle } from './change-group-labels.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import classes from './lists.module.css';
import { useParkedActions } from './use-rejected-actions.ts';
import { useFocusOnward } from './use-focus-onward.ts';
import { useUnsentExport } from './use-unsent-export.ts';

const words = sync.drawer;
/** A long day offline makes a long list; the rest is shown on demand. */
const PAGE = 50;

/** While a long queue is being sent the list looks again this often, and never at all of it. */
const REST_MS = 250;

function Part({
  list,
  title,
  deeds,
  total,
  on_more,
  now_ms,
  actions,
}: {
  readonly title: string;
  readonly deeds: readonly WaitingDeed[];
  /** How many there are, also when only the first are at hand. */
  readonly total: number;
  readonly on_more: () => void;
  readonly now_ms: number;
  readonly actions: ChangeActions;
  readonly list?: RefObject<HTMLElement | null>;
}) {
  const rest = total - deeds.length;
  return (
    <section ref={list} className={classes['section']} aria-label={title}>
      <h3 className={classes['heading']}>
        {title} ({total.toLocaleString('nl-NL')})
      </h3>
      <ul className={classes['list']}>
        {deeds.map((deed) => (
          <ChangeItem key={deed.key} deed={deed} now_ms={now_ms} actions={actions} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="default" onClick={on_more}>
          {words.more(rest)}
        </Button>
      )}
    </section>
  );
}

interface Props {
  readonly now_ms: number;
  /** Above the list: takes the focus when the last refused entry has gone. */
  readonly heading: RefObject<HTMLElement | null>;
  /** Called when a link leads away from the list: what holds it may close. */
  readonly on_leave?: () => void;
}

/** What is lost: the change of a row that stays, or work that stands nowhere else. */
const discardText = (deed: WaitingDeed): string =>
  (deed.gone === null ? words : sync.gone).discard_text(deedTitle(deed));

const STAY = () => undefined;

const idsOf = ({ changes }: WaitingDeed): readonly string[] => changes.map(({ mutation_id }) => mutation_id);

/** Refused changes with what can be done about them, then the queue in the order it will be sent (G4, R-50). */
export function ChangesList({ now_ms, heading, on_leave = STAY }: Props) {
  const { db } = useRuntime();
  const { queued, photos, photos_failed } = useShownStatus();
  const [shown_parked, setShownParked] = useState(PAGE);
  const [shown, setShown] = useState(PAGE);
  const found = useLive(() => listWaitingDeeds(db, shown), [db, shown], { rest_ms: REST_MS });
  const [last, setLast] = useState(found);
  // While more is being read, what stood there stays.
  if (found !== undefined && found !== last) setLast(found);
  const deeds = found ?? last;
  const { retry, discard } = useParkedActions();
  const exportUnsent = useUnsentExport();
  const [asked, setAsked] = useState<WaitingDeed | null>(null);
  const parked = useMemo(
    () => (deeds ?? []).filter(({ state }) => state === 'parked').slice(0, shown_parked),
    [deeds, shown_parked],
  );
  const onward = useFocusOnward(
    useMemo(() => parked.map(({ key }) => key), [parked]),
    heading,
  );
  if (deeds === undefined) return <Text className={classes['quiet']}>{words.loading}</Text>;

  const parked_count = deeds.filter(({ state }) => state === 'parked').length;
  const waiting = deeds.filter(({ state }) => state === 'waiting');
  const is_all = waiting.reduce((sum, { changes }) => sum + changes.length, 0) < shown;
  const actions: ChangeActions = {
    on_retry: (deed) => void retry(idsOf(deed)),
    on_export: (deed) => void exportUnsent(idsOf(deed)),
    on_discard: setAsked,
    on_leave,
  };
  return (
    <>
      {parked.length > 0 && (
        <Part
          title={words.parked_title}
          deeds={parked}
          total={parked_count}
          list={onward.list}
          on_more={() => setShownParked(shown_parked + PAGE)}
          now_ms={now_ms}
          actions={actions}
        />
      )}
      {waiting.length > 0 && (
        <Part
          title={words.waiting_title}
          deeds={waiting}
          total={is_all ? waiting.length : Math.max(waiting.length, queued)}
          on_more={() => setShown(shown + PAGE)}
          now_ms={now_ms}
          actions={actions}
        />
      )}
      {deeds.length + photos + photos_failed === 0 && (
        <Text className={classes['quiet']}>{words.nothing_waiting}</Text>
      )}
      <DiscardDialog
        text={asked === null ? null : discardText(asked)}
        on_close={() => setAsked(null)}
        on_closed={onward.on_question_closed}
        on_discard={() => {
          if (asked) void discard(idsOf(asked));
          setAsked(null);
        }}
      />
    </>
  );
}
