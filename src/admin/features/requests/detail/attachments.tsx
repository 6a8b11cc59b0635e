import { Button } from '@mantine/core';
import { IconDownload, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import type { CallError } from '../../../../backend/call-function.ts';
import type { FileError } from '../../../../backend/request-files.ts';
import { requestsText } from '../../../../content/admin/requests.ts';
import { type KeptRequestFile, listRequestFiles, useLive } from '../../../../data/index.ts';
import { attachmentName, type RequestFile } from '../../../../domain/leads/attachments.ts';
import type { Result } from '../../../../lib/result.ts';
import { saveFile } from '../../../components/save-file.ts';
import { useRuntime, useSyncValue } from '../../../runtime.ts';
import classes from './detail.module.css';

const text = requestsText.attachments;

const FILE_ERRORS: Readonly<Record<FileError, string>> = {
  offline: text.offline_file,
  sign_in: text.sign_in,
  no_link: text.no_link,
  failed: text.failed,
};
const LIST_ERRORS: Readonly<Record<CallError, string>> = {
  offline: text.offline,
  sign_in: text.sign_in,
  failed: text.no_link,
};

/** The files of a request: those this device knows at once, and what the server says of them whenever there is a connection. */
function useRequestFiles(contact_id: string) {
  const { db, request_files } = useRuntime();
  const online = useSyncValue((status) => status.online);
  const kept = useLive(async () => await listRequestFiles(db, contact_id), [db, contact_id]);
  const [answer, setAnswer] = useState<Result<readonly RequestFile[], CallError> | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let is_wanted = true;
    // Asked anew whenever the connection is back, and when a person asks again.
    const ask = async (): Promise<void> => {
      const found = await request_files.list(contact_id);
      if (is_wanted) setAnswer((known) => (known?.ok && !found.ok ? known : found));
    };
    if (online || asked > 0) void ask();
    return () => {
      is_wanted = false;
    };
  }, [request_files, contact_id, online, asked]);
  const again = useCallback(() => setAsked((times) => times + 1), []);
  // A device that cannot keep the list shows what it was told.
  const told = answer?.ok ? answer.value.map((file) => ({ ...file, opened_at: null })) : [];
  const files: readonly KeptRequestFile[] = kept === undefined || kept.length > 0 ? (kept ?? []) : told;
  return { files, answer, is_read: kept !== undefined, online, again };
}

/** The files of a contact request, with a download of each (C-009, C-018, C-023). */
export function Attachments({ contact_id }: { readonly contact_id: string }) {
  const { files, answer, is_read, online, again } = useRequestFiles(contact_id);
  return (
    <section aria-label={text.title}>
      <h3>{text.title}</h3>
      {files.length > 0 ? (
        <ul className={classes['files']}>
          {files.map((file) => (
            <Attachment key={file.id} file={file} online={online} />
          ))}
        </ul>
      ) : (
        is_read && <NoFiles answer={answer} online={online} onAgain={again} />
      )}
    </section>
  );
}

interface NoFilesProps {
  readonly answer: Result<readonly RequestFile[], CallError> | null;
  readonly online: boolean;
  readonly onAgain: () => void;
}

/** Why there is no file to show. */
function NoFiles({ answer, online, onAgain }: NoFilesProps) {
  if (answer === null) return <p className={classes['absent']}>{online ? text.loading : text.offline}</p>;
  if (answer.ok) return <p role="alert">{text.none}</p>;
  return (
    <p role="alert" className={classes['trouble']}>
      {LIST_ERRORS[answer.error]}
      <Button variant="subtle" onClick={onAgain}>
        {text.retry}
      </Button>
    </p>
  );
}

function Attachment({ file, online }: { readonly file: KeptRequestFile; readonly online: boolean }) {
  const { request_files } = useRuntime();
  const [trouble, setTrouble] = useState<FileError | null>(null);
  const [busy, setBusy] = useState(false);
  const download = useCallback(async () => {
    setBusy(true);
    setTrouble(null);
    const fetched = await request_files.fetch(file);
    setBusy(false);
    if (fetched.ok) saveFile(attachmentName(file), fetched.value);
    else setTrouble(fetched.error);
  }, [request_files, file]);
  const Icon = file.content_type === 'application/pdf' ? IconFileTypePdf : IconPhoto;
  const where = file.opened_at === null ? !online && text.absent : text.here;
  return (
    <li>
      <Icon size={24} stroke={1.5} aria-hidden="true" />
      <span className={classes['file']}>
        <span>{file.file_name}</span>
        <small>
          <span>{text.size(file.size_bytes)}</span>
          {where !== false && <span>{where}</span>}
        </small>
      </span>
      <Button
        variant="default"
        size="md"
        loading={busy}
        leftSection={<IconDownload size={20} stroke={1.5} aria-hidden="true" />}
        aria-label={text.download(file.file_name)}
        onClick={() => void download()}
      >
        {text.download_short}
      </Button>
      {trouble !== null && <p role="alert">{FILE_ERRORS[trouble]}</p>}
    </li>
  );
}
