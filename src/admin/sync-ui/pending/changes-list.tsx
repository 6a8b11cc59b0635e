import { Button, Text, Group, Modal } from '@mantine/core';
import { type RefObject, useMemo, useState, useCallback } from 'react';
import { sync } from '../../../content/admin/sync.ts';
import {
  listPendingChangeGroups,
  useLive,
  type PendingChangeGroup,
  discardRejected,
} from '../../../data/index.ts';
import { useRuntime } from '../../runtime.ts';
import { useShownStatus } from '../status/use-pill-state.ts';
import { type ChangeActions, ChangeItem } from './change-item.tsx';
import { changeGroupTitle } from './change-group-labels.ts';
import classes from '../lists.module.css';
import { useFocusNew } from '../../components/list/use-focus-new.ts';
import { useFocusOnward } from './use-focus-onward.ts';
import { useUnsentExport } from './use-unsent-export.ts';
import { OVER_PILL } from '../../components/layers.ts';
import { StoreError } from '../../../sync/index.ts';

const words = sync.drawer;
/** A long day offline makes a long list; the rest is shown on demand. */
const PAGE = 50;

/** While a long queue is being sent the list looks again this often, and never at all of it. */
const REST_MS = 250;

function Part({
  list,
  title,
  groups,
  total,
  on_more,
  now_ms,
  actions,
}: {
  readonly title: string;
  readonly groups: readonly PendingChangeGroup[];
  /** How many there are, also when only the first are at hand. */
  readonly total: number;
  readonly on_more: () => void;
  readonly now_ms: number;
  readonly actions: ChangeActions;
  readonly list?: RefObject<HTMLElement | null>;
}) {
  const rest = total - groups.length;
  const { list: rows, button, on_more: onMore } = useFocusNew<HTMLUListElement>();
  return (
    <section ref={list} className={classes['section']} aria-label={title}>
      <h3 className={classes['heading']}>
        {title} ({total.toLocaleString('nl-NL')})
      </h3>
      <ul ref={rows} className={classes['list']}>
        {groups.map((group) => (
          <ChangeItem key={group.key} group={group} now_ms={now_ms} actions={actions} />
        ))}
      </ul>
      {rest > 0 && (
        <Button
          ref={button}
          variant="default"
          onClick={() => {
            onMore();
            on_more();
          }}
        >
          {words.more(rest)}
        </Button>
      )}
    </section>
  );
}

interface Props {
  readonly now_ms: number;
  /** Above the list: takes the focus when the last rejected entry has gone. */
  readonly heading: RefObject<HTMLElement | null>;
  /** Called when a link leads away from the list: what holds it may close. */
  readonly on_leave?: () => void;
}

/** What is lost: the change of a row that stays, or work that stands nowhere else. */
const discardText = (group: PendingChangeGroup): string =>
  (group.gone === null ? words : sync.gone).discard_text(changeGroupTitle(group));

const idsOf = ({ changes }: PendingChangeGroup): readonly string[] =>
  changes.map(({ mutation_id }) => mutation_id);

/** Rejected changes with what can be done about them, then the queue in the order it will be sent. */
export function ChangesList({ now_ms, heading, on_leave }: Props) {
  const { db } = useRuntime();
  const { pending, photos, photos_failed, photos_gone, photos_held, is_counted } = useShownStatus();
  const [shown_rejected, setShownRejected] = useState(PAGE);
  const [shown, setShown] = useState(PAGE);
  const found = useLive(() => listPendingChangeGroups(db, shown), [db, shown], { rest_ms: REST_MS });
  const [last, setLast] = useState(found);
  // While more is being read, the list shown before stays.
  if (found !== undefined && found !== last) setLast(found);
  const groups = found ?? last;
  const { retry, discard } = useRejectedActions();
  const exportUnsent = useUnsentExport();
  const [asked, setAsked] = useState<PendingChangeGroup | null>(null);
  const rejected = useMemo(
    () => (groups ?? []).filter(({ state }) => state === 'rejected').slice(0, shown_rejected),
    [groups, shown_rejected],
  );
  const onward = useFocusOnward(
    useMemo(() => rejected.map(({ key }) => key), [rejected]),
    heading,
  );
  if (groups === undefined) return <Text className={classes['quiet']}>{words.loading}</Text>;

  const rejected_count = groups.filter(({ state }) => state === 'rejected').length;
  const pending_groups = groups.filter(({ state }) => state === 'pending');
  const is_all = pending_groups.reduce((sum, { changes }) => sum + changes.length, 0) < shown;
  const actions: ChangeActions = {
    on_retry: (group) => void retry(idsOf(group)),
    on_export: (group) => void exportUnsent(idsOf(group)),
    on_discard: setAsked,
    on_leave,
  };
  return (
    <>
      {rejected.length > 0 && (
        <Part
          title={words.rejected_title}
          groups={rejected}
          total={rejected_count}
          list={onward.list}
          on_more={() => setShownRejected(shown_rejected + PAGE)}
          now_ms={now_ms}
          actions={actions}
        />
      )}
      {pending_groups.length > 0 && (
        <Part
          title={words.pending_title}
          groups={pending_groups}
          total={is_all ? pending_groups.length : Math.max(pending_groups.length, pending)}
          on_more={() => setShown(shown + PAGE)}
          now_ms={now_ms}
          actions={actions}
        />
      )}
      {groups.length + photos + photos_failed + photos_gone + photos_held === 0 && (
        <Text className={classes['quiet']}>{is_counted ? words.nothing_pending : words.loading}</Text>
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

/** Asks before a rejected change is thrown away: it exists nowhere else. `text` null means closed. */
function DiscardDialog(props: {
  readonly text: string | null;
  readonly on_close: () => void;
  readonly on_discard: () => void;
  /** Called when it is gone from the screen. */
  readonly on_closed: () => void;
}) {
  return (
    <Modal
      opened={props.text !== null}
      onClose={props.on_close}
      onExitTransitionEnd={props.on_closed}
      title={words.discard_title}
      {...OVER_PILL}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Text>{props.text}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={props.on_close} data-autofocus>
          {words.cancel}
        </Button>
        <Button color="red" onClick={props.on_discard}>
          {words.discard_yes}
        </Button>
      </Group>
    </Modal>
  );
}

/** What a person may do with rejected changes: send the same again, or let them go (G4). */
function useRejectedActions(): {
  readonly retry: (mutation_ids: readonly string[]) => Promise<void>;
  readonly discard: (mutation_ids: readonly string[]) => Promise<void>;
} {
  const { db, engine, report_fault } = useRuntime();
  const guarded = useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      try {
        await work();
        engine.local_write();
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        report_fault(error.fault);
      }
    },
    [engine, report_fault],
  );
  return {
    retry: useCallback(
      (ids) =>
        guarded(async () => {
          for (const id of ids) await db.store.retry_rejected(id);
        }),
      [db, guarded],
    ),
    discard: useCallback(
      (ids) =>
        guarded(async () => {
          const done = await discardRejected(db, ids);
          if (!done.ok && done.error.code === 'storage') report_fault(done.error.fault);
        }),
      [db, guarded, report_fault],
    ),
  };
}
