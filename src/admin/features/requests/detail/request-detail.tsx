import { Button } from '@mantine/core';
import { IconHistory, IconTrash } from '@tabler/icons-react';
import { useOutlet } from 'react-router-dom';
import { requestsText } from '../../../../content/admin/requests.ts';
import { rowHistoryText } from '../../../../content/admin/row-history.ts';
import { type RequestItem, setRequestStatus } from '../../../../data/index.ts';
import {
  isConvertible,
  REQUEST_STATUSES,
  type RequestStatus,
} from '../../../../domain/leads/request-status.ts';
import { formatMoment } from '../../../../domain/wall-clock.ts';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { DialogOutlet, useOpenDialog } from '../../../components/dialogs/dialog-route.tsx';
import { Segments } from '../../../components/segments.tsx';
import { NotesSessionField } from '../../../entities/notes/notes-field.tsx';
import { type ShownVersions, useNotes, useNotesLine } from '../../../entities/notes/use-notes.ts';
import { useRuntime } from '../../../runtime.ts';
import { ConflictBanner } from '../../../sync-ui/conflicts/conflict-banner.tsx';
import { PendingVersions } from '../../../sync-ui/conflicts/pending-versions.tsx';
import { formatValue } from '../../../sync-ui/row-labels.ts';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { ClientOfRequest } from '../convert/client-of-request.tsx';
import { requestPath } from '../request-params.ts';
import { RequestStatusWord } from '../request-status.tsx';
import { useDeletion } from '../use-deletion.ts';
import { Answering } from './answering.tsx';
import { Attachments } from './attachments.tsx';
import record from '../../../components/dialogs/record.module.css';
import classes from './detail.module.css';

const text = requestsText.detail;
const LINE_WORDS = { success: requestsText.answering.noted, failure: requestsText.errors.notes };

interface Props {
  readonly request: RequestItem;
  readonly versions: ShownVersions;
  /** Closes the request. */
  readonly onClose: () => void;
}

/** Everything about one request (C-009), and the dialogs that lie over it. */
export function RequestDetail({ request, versions, onClose }: Props) {
  const open = useOpenDialog();
  const { question, ask, close } = useDeletion(onClose);
  const is_covered = useOutlet() !== null || question !== null;
  const { session: notes } = useNotes(request, requestsText.errors.notes);
  const addLine = useNotesLine(request, notes, LINE_WORDS);
  const setStatus = useStatusChange(request);
  return (
    <>
      <div inert={is_covered}>
        <PendingVersions versions={versions.pending} />
        <ConflictBanner
          items={versions.conflicts}
          onChoose={() => open(requestPath('request_versions', request))}
        />
      </div>
      <div className={classes['columns']} inert={is_covered}>
        <div className={classes['asked']}>
          <Answering request={request} onNote={addLine} onContacted={() => setStatus('contacted')} />
          {request.table !== 'newsletter_subscriptions' && <Message request={request} />}
          {request.has_attachment && <Attachments request={request} />}
          <Facts request={request} />
        </div>
        <div className={classes['answer']}>
          {isConvertible(request.table) && (
            <ClientOfRequest
              request={request}
              onConvert={() => open(requestPath('request_to_client', request))}
            />
          )}
          <StatusControl request={request} onChoose={setStatus} />
          <NotesSessionField
            row_id={request.id}
            session={notes}
            placeholder={requestsText.notes_placeholder}
          />
          <div className={record['actions']}>
            <Button
              variant="default"
              size="md"
              leftSection={<IconHistory size={20} stroke={1.5} aria-hidden="true" />}
              onClick={() => open(requestPath('request_changes', request))}
            >
              {rowHistoryText.menu}
            </Button>
            <Button
              variant="subtle"
              color="red"
              size="md"
              leftSection={<IconTrash size={20} stroke={1.5} aria-hidden="true" />}
              onClick={() => ask(request)}
            >
              {text.delete}
            </Button>
          </div>
        </div>
      </div>
      <DialogOutlet />
      <ConfirmDialog question={question} onClose={close} />
    </>
  );
}

/** What the visitor wrote. */
function Message({ request: { message } }: { readonly request: RequestItem }) {
  return (
    <section aria-label={text.message}>
      <h3>{text.message}</h3>
      {message === null ? (
        <p className={classes['absent']}>{text.no_message}</p>
      ) : (
        <blockquote className={classes['message']}>{message}</blockquote>
      )}
    </section>
  );
}

/** What else is known of it. */
function Facts({ request }: { readonly request: RequestItem }) {
  const { table, subject, boat_type, form, consent, updated_at, created_at, answered_at, unchecked } =
    request;
  const facts = [
    [text.form, form === null ? null : formatValue(table, 'form', form)],
    [table === 'founding_members' ? text.yacht_type : text.service, subject],
    [text.boat_type, boat_type],
    [text.consented, consent && formatMoment(consent.at)],
    [text.consent, consent?.text ?? null],
    [requestsText.answer.answered, answered_at && formatMoment(answered_at)],
    [text.changed, updated_at === null || updated_at === created_at ? null : formatMoment(updated_at)],
  ] as const;
  const known = facts.filter(([, value]) => value !== null && value !== '');
  return (
    <section aria-label={text.facts}>
      <dl className={record['facts']}>
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {unchecked && <p className={classes['small']}>{text.unchecked}</p>}
    </section>
  );
}

/** Sets the status on this device, and says so. */
function useStatusChange({ table, id, rev, stored_status }: RequestItem): (chosen: RequestStatus) => void {
  const { db } = useRuntime();
  const command = useCommand();
  return (chosen) =>
    void command(
      () => setRequestStatus(db, table, { id, base_rev: rev, seen: stored_status, status: chosen }),
      { success: requestsText.status_saved, failure: requestsText.errors.status },
    );
}

/** Any status may follow any (C-010, C-011). */
function StatusControl({
  request: { table, status, stored_status },
  onChoose,
}: {
  readonly request: RequestItem;
  readonly onChoose: (chosen: RequestStatus) => void;
}) {
  const statuses: readonly RequestStatus[] = REQUEST_STATUSES[table];
  return (
    <section>
      <h3 id="request-status">{text.status}</h3>
      <Segments
        aria-labelledby="request-status"
        className={record['statuses']}
        value={status}
        onChange={(chosen) => {
          if (chosen !== stored_status) onChoose(chosen);
        }}
        segments={statuses.map((known) => ({
          value: known,
          label: <RequestStatusWord table={table} status={known} />,
        }))}
      />
    </section>
  );
}
