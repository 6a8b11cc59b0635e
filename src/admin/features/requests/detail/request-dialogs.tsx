import { Modal, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { useOutlet } from 'react-router-dom';
import { generalText } from '../../../../content/admin/general.ts';
import { requestsText } from '../../../../content/admin/requests.ts';
import { rowHistoryText } from '../../../../content/admin/row-history.ts';
import { getRequest, noteRequestRead, type RequestItem, useLive } from '../../../../data/index.ts';
import { isConvertible } from '../../../../domain/leads/request-status.ts';
import { formatMoment } from '../../../../domain/wall-clock.ts';
import { useDialogRoute, useRouteParams } from '../../../components/dialogs/dialog-route.tsx';
import { RowNotFound } from '../../../components/dialogs/row-not-found.tsx';
import { useLastDefined } from '../../../components/dialogs/use-last-defined.ts';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { useRuntime, useSyncValue } from '../../../runtime.ts';
import { ConflictDialog } from '../../../sync-ui/conflicts/conflict-dialog.tsx';
import { RowHistoryDialog } from '../../../sync-ui/history/row-history-dialog.tsx';
import { SyncBadge } from '../../../sync-ui/status/sync-badge.tsx';
import { AnswerClock } from '../../../entities/requests/answer-clock.tsx';
import { useVersionsBesideNotes } from '../../../entities/notes/use-notes.ts';
import { requestParameters } from '../request-params.ts';
import record from '../../../components/dialogs/record.module.css';
import classes from './detail.module.css';
import { RequestDetail } from './request-detail.tsx';

const text = requestsText.detail;

/** The request the address names, over its list (C-002, C-009); filling the screen below 768 px. */
export function RequestDialog() {
  const { db } = useRuntime();
  const is_phone = useIsPhone();
  const { opened, close, stack_id } = useDialogRoute();
  const { request_kind: table, request_id } = useRouteParams(requestParameters);
  const request = useLive(async () => await getRequest(db, table, request_id), [db, table, request_id]);
  const versions = useVersionsBesideNotes({ table, row_id: request_id }, { table, id: request_id });
  const last = useLastDefined(request ?? null);
  const is_covered = useOutlet() !== null;
  // One that is deleted elsewhere stays beneath the dialog that lies over it.
  const shown = request === null && is_covered && last?.id === request_id ? last : request;
  useRead(opened && shown ? shown : null);
  const title = shown === null ? text.heading : requestsText.loading;
  return (
    <Modal
      stackId={stack_id}
      opened={opened}
      onClose={close}
      size={940}
      fullScreen={is_phone}
      padding={is_phone ? 'md' : 'xl'}
      title={shown ? <Heading request={shown} /> : title}
      closeButtonProps={{ 'aria-label': generalText.close, size: 48, iconSize: 24 }}
      classNames={{ header: record['header'], title: record['title'], body: record['body'] }}
    >
      {(shown === undefined || (shown && versions === undefined)) && (
        <div aria-busy="true" className={classes['columns']}>
          <Skeleton height={200} />
          <Skeleton height={240} />
        </div>
      )}
      {shown === null && <MissingRequest onClose={close} />}
      {shown && versions !== undefined && (
        <RequestDetail key={shown.id} request={shown} versions={versions} onClose={close} />
      )}
    </Modal>
  );
}

/** A person who opens a request that waits for an answer has read it, on every device of theirs. */
function useRead(request: RequestItem | null): void {
  const { db, report_fault } = useRuntime();
  const { table, id } = request ?? {};
  const is_new = request?.awaits_answer === true;
  useEffect(() => {
    if (!is_new || table === undefined || id === undefined || !isConvertible(table)) return undefined;
    let is_over = false;
    const note = async (): Promise<void> => {
      const done = await noteRequestRead(db, { table, id });
      // A dialog that closed has no line to note: it is noted again when the dialog opens again.
      if (!is_over && !done.ok && done.error.code === 'storage') report_fault(done.error.fault);
    };
    void note();
    return () => {
      is_over = true;
    };
  }, [db, report_fault, is_new, table, id]);
}

/** Who asks, when it came, and by which form. */
function Heading({ request }: { readonly request: RequestItem }) {
  const { table, name, created_at, badge } = request;
  const came = table === 'newsletter_subscriptions' ? text.signed_up : text.received;
  return (
    <>
      <span className={record['name']}>{name}</span>
      <span className={record['line']}>
        {created_at !== null && `${came} ${formatMoment(created_at)}`} <AnswerClock request={request} />{' '}
        <SyncBadge badge={badge} />
      </span>
    </>
  );
}

function MissingRequest({ onClose }: { readonly onClose: () => void }) {
  const first_sync_done = useSyncValue((status) => status.first_sync_done);
  return (
    <RowNotFound
      title={text.missing_title}
      text={first_sync_done ? text.missing_text : text.missing_syncing}
      close={text.back}
      onClose={onClose}
    />
  );
}

/** The history of the request. */
export function ChangesDialog() {
  const { db } = useRuntime();
  const { opened, close, stack_id } = useDialogRoute();
  const { request_kind: table, request_id: id } = useRouteParams(requestParameters);
  const request = useLive(async () => await getRequest(db, table, id), [db, table, id]);
  return (
    <RowHistoryDialog
      stack_id={stack_id}
      row={opened ? { table, id } : null}
      title={request ? rowHistoryText.of_client(request.name) : rowHistoryText.title}
      onClose={close}
    />
  );
}

/** Choosing between two versions of the request's status or notes (G4). */
export function VersionsDialog() {
  const { opened, close, stack_id } = useDialogRoute();
  const { request_kind: table, request_id } = useRouteParams(requestParameters);
  return (
    <ConflictDialog
      stackId={stack_id}
      opened={opened}
      of={(item) => item.table === table && item.row_id === request_id}
      onClose={close}
    />
  );
}
