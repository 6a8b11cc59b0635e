import { Modal, Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { rowHistoryText } from '../../../content/admin/row-history.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { useFocusNew } from '../../components/list/use-focus-new.ts';
import { Unanswered } from '../../components/unanswered.tsx';
import { useNow } from '../../components/use-now.ts';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { useLastDefined } from '../../components/dialogs/use-last-defined.ts';
import { HistoryItem } from './history-item.tsx';
import classes from './row-history.module.css';
import { type RowName, useRowHistory } from './use-row-history.ts';

const text = rowHistoryText;
const MINUTE_MS = 60_000;

/** What was changed of one record, when, by whom, and when it arrived: offline this device's own part. */
export function RowHistoryDialog({
  stack_id,
  row,
  title,
  onClose,
}: {
  /** Its name in Mantine's stack of dialogs. */
  stack_id: string;
  /** Null closes it. */
  row: RowName | null;
  title: string;
  onClose: () => void;
}) {
  const phone = useIsPhone();
  const shown = useLastDefined(row);
  const shown_title = useLastDefined(row === null ? null : title);
  return (
    <Modal
      stackId={stack_id}
      opened={row !== null}
      onClose={onClose}
      title={shown_title ?? text.title}
      size={640}
      fullScreen={phone}
      padding={phone ? 'md' : 'lg'}
      closeButtonProps={{ 'aria-label': text.close, size: 48, iconSize: 24 }}
    >
      {shown && <Entries key={`${shown.table}/${shown.id}`} table={shown.table} id={shown.id} />}
    </Modal>
  );
}

function Entries({ table, id }: RowName) {
  const row = useMemo(() => ({ table, id }), [table, id]);
  const { entries, missing, retry, older, loadOlder } = useRowHistory(row);
  const now_ms = useNow(MINUTE_MS);
  const { list: rows, button, on_more: onMore } = useFocusNew<HTMLOListElement>();
  if (entries === undefined) {
    return (
      <div aria-busy="true" aria-label={text.loading}>
        <Skeleton height={72} mb="sm" />
        <Skeleton height={72} />
      </div>
    );
  }
  return (
    <div className={classes['history']}>
      <Unanswered missing={missing} words={text} onRetry={retry} />
      {entries.length === 0 && missing !== 'asking' && (
        <p className={classes['empty']}>{missing === null ? text.empty : text.empty_here}</p>
      )}
      {entries.length > 0 && (
        <ol ref={rows} className={classes['list']} aria-label={text.list}>
          {entries.map((entry) => (
            <HistoryItem key={entry.key} table={table} entry={entry} now_ms={now_ms} />
          ))}
        </ol>
      )}
      {older === 'failed' && <output>{text.older_failed}</output>}
      {older !== 'none' && (
        <BusyButton
          ref={button}
          variant="subtle"
          busy={older === 'asking'}
          onClick={() => {
            onMore();
            loadOlder();
          }}
        >
          {text.older}
        </BusyButton>
      )}
    </div>
  );
}
