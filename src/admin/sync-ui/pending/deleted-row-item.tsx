import { Button, Text } from '@mantine/core';
import { IconCopy, IconDeviceFloppy, IconTrashX, IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { sync } from '../../../content/admin/sync.ts';
import {
  type DeletedRow,
  isSynced,
  moveRejectedToOther,
  type RowChoice,
  saveRejectedAsNew,
  type PendingChangeGroup,
} from '../../../data/index.ts';
import { useRuntime } from '../../runtime.ts';
import { notifyAttention, notifyFailure } from '../../components/notify.ts';
import { notifySaved } from '../undo/notify-saved.tsx';
import { useColleagueNames } from '../field-value.tsx';
import { ChangeFields } from './change-fields.tsx';
import { ChooseRowDialog } from './choose-row-dialog.tsx';
import type { ChangeActions } from './change-item.tsx';
import { anewTexts, formatTime, moveTexts } from '../row-labels.ts';
import { changeGroupTitle, changeGroupLabel } from './change-group-labels.ts';
import { deletedRowParts, deletedRowPhotos, deletionSentence, deletedRowText } from './deleted-row-labels.ts';
import classes from '../lists.module.css';

const words = sync.gone;

/** How a way to save the work is told: what its button says, and what is said when it is done. */
function wayTexts(table: string, kind: NonNullable<DeletedRow['as_new']> | 'to_other') {
  if (kind === 'to_other') {
    const texts = moveTexts(table);
    return texts && { action: texts.action, done: texts.moved };
  }
  const texts = anewTexts(table);
  if (texts === null) return null;
  return kind === 'anew'
    ? { action: texts.save, done: texts.saved }
    : { action: texts.save_children, done: texts.saved_children };
}

/** Saves the work as new, or what belongs to the row under another one, and says so with the way back. */
function useMoves(group: PendingChangeGroup, table: string, title: string) {
  const { db, user, report_fault } = useRuntime();
  const ids = group.changes.map(({ mutation_id }) => mutation_id);
  const tell = (done: Awaited<ReturnType<typeof saveRejectedAsNew>>, name: string, unknown: string): void => {
    if (done.ok) {
      notifySaved(wayTexts(table, done.value.kind)?.done(name) ?? name, db.undo.last());
      return;
    }
    if (done.error === 'unknown_row') {
      notifyAttention(unknown);
      return;
    }
    if (done.error.code === 'storage') report_fault(done.error.fault);
    notifyFailure(words.save_failed);
  };
  return {
    saveAsNew: async () => tell(await saveRejectedAsNew(db, ids, user), title, words.too_little),
    toOther: async ({ id, name }: RowChoice) =>
      tell(await moveRejectedToOther(db, ids, id), name, moveTexts(table)?.gone ?? words.too_little),
  };
}

/**
 * Rejected work whose row somebody deleted (G4): what it was about, who deleted it and when, all that was typed, and the
 * ways on. Sending it again is none of them.
 */
export function DeletedRowItem(props: {
  readonly group: PendingChangeGroup;
  readonly gone: DeletedRow;
  readonly now_ms: number;
  readonly actions: ChangeActions;
}) {
  const { group, gone, now_ms, actions } = props;
  const title = changeGroupTitle(group);
  const photos = deletedRowPhotos(group);
  const names = useColleagueNames();
  const { saveAsNew, toOther } = useMoves(group, gone.table, title);
  const anew = gone.as_new === null ? null : wayTexts(gone.table, gone.as_new);
  const move = gone.can_move ? wayTexts(gone.table, 'to_other') : null;
  const [busy, setBusy] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [said, setSaid] = useState('');
  const label = (action: string) => ({ 'aria-label': sync.drawer.row_action(action, title) });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(deletedRowText(group, gone, now_ms, names));
      setSaid(words.copied);
    } catch {
      setSaid(words.copy_failed);
    }
  };
  return (
    <li className={classes['item']} data-table={gone.table} data-entry={group.key} data-gone tabIndex={-1}>
      <p className={classes['row']}>
        <IconTrashX className={classes['gone']} size={20} stroke={1.75} aria-hidden="true" />
        {title}
      </p>
      <p className={classes['meta']}>
        {changeGroupLabel(group)} · {sync.drawer.since(formatTime(group.main.made_at, now_ms))}
      </p>
      <p className={classes['reason']}>{deletionSentence(gone, now_ms)}</p>
      <Text className={classes['quiet']}>{words.kept}</Text>
      <div className={classes['work']}>
        {deletedRowParts(group).map((part) => (
          <div key={part.key}>
            <p className={classes['part']}>{part.title}</p>
            <ChangeFields group={part.group} />
          </div>
        ))}
        {photos !== null && <p className={classes['part']}>{photos}</p>}
      </div>
      {anew === null && <Text className={classes['quiet']}>{words.too_little}</Text>}
      <div className={classes['actions']}>
        {anew !== null && (
          <Button
            loading={busy}
            leftSection={<IconDeviceFloppy size={20} stroke={1.5} aria-hidden="true" />}
            {...label(anew.action)}
            onClick={() => {
              setBusy(true);
              void saveAsNew().finally(() => setBusy(false));
            }}
          >
            {anew.action}
          </Button>
        )}
        {move !== null && (
          <Button
            variant="default"
            disabled={busy}
            leftSection={<IconUserShare size={20} stroke={1.5} aria-hidden="true" />}
            {...label(move.action)}
            onClick={() => setChoosing(true)}
          >
            {move.action}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconCopy size={20} stroke={1.5} aria-hidden="true" />}
          {...label(words.copy)}
          onClick={() => void copy()}
        >
          {words.copy}
        </Button>
        <Button variant="default" {...label(sync.drawer.export)} onClick={() => actions.on_export(group)}>
          {sync.drawer.export}
        </Button>
        <Button
          variant="subtle"
          color="red"
          {...label(sync.drawer.discard)}
          onClick={() => actions.on_discard(group)}
        >
          {sync.drawer.discard}
        </Button>
      </div>
      <output className={classes['meta']}>{said}</output>
      {isSynced(gone.table) && (
        <ChooseRowDialog
          table={gone.table}
          row={choosing ? title : null}
          onClose={() => setChoosing(false)}
          onChoose={(choice) => {
            setChoosing(false);
            setBusy(true);
            void toOther(choice).finally(() => setBusy(false));
          }}
        />
      )}
    </li>
  );
}
