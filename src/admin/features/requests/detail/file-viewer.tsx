import { IconDownload } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import type { CallError } from '../../../../backend/call-function.ts';
import type { FileError } from '../../../../backend/request-files.ts';
import { requestsText } from '../../../../content/admin/requests.ts';
import { getRequest, type KeptRequestFile, useLive } from '../../../../data/index.ts';
import { attachmentName, isShownType } from '../../../../domain/leads/request-file.ts';
import type { Result } from '../../../../lib/result.ts';
import { useDialogRoute, useOpenDialog, useRouteParams } from '../../../components/dialogs/dialog-route.tsx';
import { useLastDefined } from '../../../components/dialogs/use-last-defined.ts';
import { saveFile } from '../../../components/save-file.ts';
import {
  PictureViewer,
  ViewerAbsent,
  ViewerCaption,
  ViewerFetching,
  ViewerMissing,
  ViewerModal,
  ViewerPicture,
  ViewerTool,
} from '../../../components/viewer/picture-viewer.tsx';
import { neighbourOf, useShownPicture, type Way } from '../../../components/viewer/use-shown-picture.ts';
import { useRuntime } from '../../../runtime.ts';
import { fileParameters, requestFilePath } from '../request-params.ts';
import { FILE_ERRORS, LIST_ERRORS, useRequestFiles } from './use-request-files.ts';

const { viewer: text, ...files_text } = requestsText.attachments;

/** The file the address names over everything (C-018), as a picture; the arrows lead to the other pictures of its request. */
export function FileViewerDialog() {
  const { db } = useRuntime();
  const { opened, close, stack_id } = useDialogRoute();
  const open = useOpenDialog();
  const { request_kind: table, request_id, file_id } = useRouteParams(fileParameters);
  const request = useLive(async () => await getRequest(db, table, request_id), [db, table, request_id]);
  const { files, answer, is_settled, online } = useRequestFiles(
    request_id,
    request === null ? null : request?.rev,
  );
  const pictures = files.filter(({ content_type }) => isShownType(content_type));
  const replace = useCallback(
    (next_id: string) => open(requestFilePath({ table, id: request_id }, next_id), { replace: true }),
    [open, table, request_id],
  );
  const { shown, show } = useShownPicture(opened ? file_id : null, replace);
  const shown_id = useLastDefined(shown);
  const found = pictures.find(({ id }) => id === shown_id) ?? null;
  const file = useLastDefined(found);
  // Only a picture that was on the screen can leave it.
  const is_gone = shown !== null && found === null && file?.id === shown;
  useEffect(() => {
    if (is_gone) close();
  }, [is_gone, close]);
  const is_missing = shown !== null && found === null && !is_gone;
  return (
    <ViewerModal
      stack_id={stack_id}
      opened={opened}
      onClose={close}
      label={text.title(request?.name ?? requestsText.loading)}
    >
      {is_missing && (
        <MissingFile
          is_settled={is_settled}
          trouble={answer?.ok === false ? answer.error : online ? null : 'offline'}
          onClose={close}
        />
      )}
      {file && file.id === shown_id && (
        <FileViewer
          file={file}
          pictures={pictures}
          onGo={(way) => show((id) => neighbourOf(pictures, id, way))}
          onClose={close}
        />
      )}
    </ViewerModal>
  );
}

interface MissingProps {
  /** All that can be known of the request's files now is known. */
  readonly is_settled: boolean;
  /** Why no more is known of them. */
  readonly trouble: CallError | null;
  readonly onClose: () => void;
}

function MissingFile({ is_settled, trouble, onClose }: MissingProps) {
  const [title, words] = is_settled
    ? [text.missing_title, text.missing_text]
    : trouble === null
      ? [text.loading_title, text.loading_text]
      : [text.offline_title, LIST_ERRORS[trouble]];
  return <ViewerMissing title={title} text={words} close={text.close} onClose={onClose} />;
}

type Answer = Result<Blob, FileError>;

interface FileViewerProps {
  readonly file: KeptRequestFile;
  readonly pictures: readonly KeptRequestFile[];
  readonly onGo: (way: Way) => void;
  readonly onClose: () => void;
}

/** What the browser made of a file. */
interface Drawn {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly is_readable: boolean;
}

function FileViewer({ file, pictures, onGo, onClose }: FileViewerProps) {
  const { answer, again } = useFileBytes(file);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const { width = 0, height = 0, is_readable = true } = drawn?.id === file.id ? drawn : {};
  const bytes = answer?.ok ? answer.value : null;
  const download = () => bytes && saveFile(attachmentName(file), bytes);
  const is_shown = bytes !== null && is_readable && isShownType(bytes.type);
  return (
    <PictureViewer
      picture={{ id: file.id, width, height }}
      pictures={pictures}
      words={text}
      onGo={onGo}
      onClose={onClose}
      tools={bytes && <ViewerTool icon={IconDownload} label={text.download} onClick={download} />}
      bottom={<ViewerCaption title={file.file_name}>{files_text.size(file.size_bytes)}</ViewerCaption>}
    >
      {answer === null && <ViewerFetching>{text.fetching}</ViewerFetching>}
      {answer?.ok === false && (
        <ViewerAbsent action={text.fetch_again} onAction={again}>
          {answer.error === 'offline' ? files_text.absent : FILE_ERRORS[answer.error]}
        </ViewerAbsent>
      )}
      {is_shown && (
        <ViewerPicture
          key={file.id}
          picture={bytes}
          alt={text.alt(file.file_name)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setDrawn({ id: file.id, width: naturalWidth, height: naturalHeight, is_readable: true })
          }
          onError={() => setDrawn({ id: file.id, width: 0, height: 0, is_readable: false })}
        />
      )}
      {bytes !== null && !is_shown && (
        <ViewerAbsent action={text.download} onAction={download}>
          {text.unshown}
        </ViewerAbsent>
      )}
    </PictureViewer>
  );
}

/** The bytes of a file: null while they are fetched; tried again by itself when there is a connection again. */
function useFileBytes(file: KeptRequestFile) {
  const { request_files } = useRuntime();
  // Opening it is noted in its list, which is no reason to open it again.
  const [asked_for, setAskedFor] = useState(file);
  if (asked_for.id !== file.id) setAskedFor(file);
  const [attempt, setAttempt] = useState(0);
  const [given, setGiven] = useState<{ id: string; attempt: number; answer: Answer } | null>(null);
  const of_this = given?.id === file.id ? given : null;
  const answer = of_this?.answer.ok || of_this?.attempt === attempt ? of_this.answer : null;
  const is_needed = answer === null;
  const again = useCallback(() => setAttempt((number) => number + 1), []);
  useEffect(() => {
    if (!is_needed) return undefined;
    let is_over = false;
    const ask = async () => {
      const fetched = await request_files.fetch(asked_for);
      if (!is_over) setGiven({ id: asked_for.id, attempt, answer: fetched });
    };
    void ask();
    return () => {
      is_over = true;
    };
  }, [request_files, asked_for, attempt, is_needed]);
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);
  return { answer, again };
}
