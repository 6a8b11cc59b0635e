import { Button } from '@mantine/core';
import { IconDownload, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import type { CallError } from '../../../../backend/call-function.ts';
import type { FileError, RequestFile } from '../../../../backend/request-files.ts';
import { requestsText } from '../../../../content/admin/requests.ts';
import type { Result } from '../../../../lib/result.ts';
import { saveFile } from '../../../components/save-file.ts';
import { useRuntime, useSyncValue } from '../../../runtime.ts';
import classes from './detail.module.css';

const text = requestsText.attachments;

const FILE_ERRORS: Readonly<Record<FileError, string>> = {
  offline: text.offline,
  sign_in: text.sign_in,
  no_link: text.no_link,
  failed: text.failed,
};

/** The files of a contact request, with a download of each (C-009, C-023). They are asked of the server when it is open. */
export function Attachments({ contact_id }: { readonly contact_id: string }) {
  const { request_files } = useRuntime();
  const online = useSyncValue((status) => status.online);
  const [files, setFiles] = useState<Result<readonly RequestFile[], CallError> | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let is_wanted = true;
    // Asked anew whenever the connection is back, and when a person asks again.
    const ask = async (): Promise<void> => {
      const found = await request_files.list(contact_id);
      if (is_wanted) setFiles((known) => (known?.ok && !found.ok ? known : found));
    };
    if (online || asked > 0) void ask();
    return () => {
      is_wanted = false;
    };
  }, [request_files, contact_id, online, asked]);
  return (
    <section aria-label={text.title}>
      <h3>{text.title}</h3>
      {files === null && <p className={classes['absent']}>{online ? text.loading : text.offline}</p>}
      {files?.ok === true && files.value.length === 0 && <p role="alert">{text.none}</p>}
      {files?.ok === false && (
        <p role="alert" className={classes['trouble']}>
          {files.error === 'failed' ? text.no_link : FILE_ERRORS[files.error]}
          <Button variant="subtle" onClick={() => setAsked((times) => times + 1)}>
            {text.retry}
          </Button>
        </p>
      )}
      {files?.ok === true && files.value.length > 0 && (
        <ul className={classes['files']}>
          {files.value.map((file) => (
            <Attachment key={file.path} file={file} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Attachment({ file }: { readonly file: RequestFile }) {
  const { request_files } = useRuntime();
  const [trouble, setTrouble] = useState<FileError | null>(null);
  const [busy, setBusy] = useState(false);
  const download = useCallback(async () => {
    setBusy(true);
    setTrouble(null);
    const fetched = await request_files.fetch(file);
    setBusy(false);
    if (fetched.ok) saveFile(file.file_name, fetched.value);
    else setTrouble(fetched.error);
  }, [request_files, file]);
  const Icon = file.content_type === 'application/pdf' ? IconFileTypePdf : IconPhoto;
  return (
    <li>
      <Icon size={24} stroke={1.5} aria-hidden="true" />
      <span className={classes['file']}>
        <span>{file.file_name}</span>
        <small>{text.size(file.size_bytes)}</small>
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
