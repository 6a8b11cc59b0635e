import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconFileTypePdf, IconPhoto, IconZoomIn } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import type { CallError } from '../../../../backend/call-function.ts';
import type { FileError } from '../../../../backend/request-files.ts';
import { requestsText } from '../../../../content/admin/requests.ts';
import type { KeptRequestFile, RequestItem } from '../../../../data/index.ts';
import { attachmentName, isShownType, type RequestFile } from '../../../../domain/leads/request-file.ts';
import type { Result } from '../../../../lib/result.ts';
import { useOpenDialog } from '../../../components/dialogs/dialog-route.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { useRuntime } from '../../../runtime.ts';
import { requestFilePath } from '../request-params.ts';
import classes from './detail.module.css';
import { FILE_ERRORS, LIST_ERRORS, useRequestFiles } from './use-request-files.ts';

const text = requestsText.attachments;

/** The files of a contact request, to look at or download (C-009, C-018, C-023). */
export function Attachments({ request: { id, rev } }: { readonly request: RequestItem }) {
  const { files, answer, is_read, online, again } = useRequestFiles(id, rev);
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
  const is_shown = isShownType(file.content_type);
  const Icon = file.content_type === 'application/pdf' ? IconFileTypePdf : IconPhoto;
  const where = file.opened_at === null ? !online && text.needs_connection : text.here;
  const button = {
    loading: busy,
    'aria-label': text.download(file.file_name),
    onClick: () => void download(),
  };
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
      {is_shown ? (
        <span className={classes['pair']}>
          <ViewButton file={file} />
          <ActionIcon variant="subtle" size={48} {...button}>
            <IconDownload size={20} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </span>
      ) : (
        <Button
          variant="default"
          size="md"
          leftSection={<IconDownload size={20} stroke={1.5} aria-hidden="true" />}
          {...button}
        >
          {text.download_short}
        </Button>
      )}
      {trouble !== null && <p role="alert">{FILE_ERRORS[trouble]}</p>}
    </li>
  );
}

function ViewButton({ file: { id, contact_id, file_name } }: { readonly file: RequestFile }) {
  const open = useOpenDialog();
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconZoomIn size={20} stroke={1.5} aria-hidden="true" />}
      aria-label={text.view(file_name)}
      onClick={() => open(requestFilePath({ table: 'contacts', id: contact_id }, id))}
    >
      {text.view_short}
    </Button>
  );
}
