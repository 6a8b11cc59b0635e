import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { photosText } from '../../../content/admin/photos.ts';
import { sync } from '../../../content/admin/sync.ts';
import {
  type CommandError,
  discardCapture,
  discardOrphanedPicture,
  exportCapture,
  type PhotoCapture,
  readUnsentPicture,
  retryCapture,
  type UnsentPhoto,
} from '../../../data/index.ts';
import type { Result } from '../../../lib/result.ts';
import { ConfirmDialog, type Question } from '../../components/dialogs/confirm-dialog.tsx';
import { notifyFailure } from '../../components/notify.ts';
import { pictureEnding, saveFile } from '../../components/save-file.ts';
import { useCommand } from '../../sync-ui/undo/use-command.ts';
import { useRuntime } from '../../runtime.ts';
import { formatTime } from '../../sync-ui/row-labels.ts';
import classes from '../../sync-ui/lists.module.css';

const text = photosText.import;

/** A file name as the company's files begin, with a moment (ISO 8601) in it; colons stand in no file name. */
const fileName = (at: string, ending: string): string =>
  text.file_name(at.slice(0, 19).replaceAll(':', ''), ending);

interface Props {
  /** Name of the picture in labels and in the question. */
  readonly name: string;
  /** The picture; null when it is no longer on this device. */
  readonly read: () => Promise<Blob | null>;
  readonly file_name: (picture: Blob) => string;
  readonly discard: () => Promise<Result<undefined, CommandError>>;
  /** Left out where trying again cannot work. */
  readonly retry?: () => Promise<Result<undefined, CommandError>>;
  /** What helps before these do. */
  readonly children?: ReactNode;
}

function PictureActions({ name, read, file_name, discard, retry, children }: Props) {
  const command = useCommand();
  const [question, setQuestion] = useState<Question | null>(null);
  const { actions, confirm } = text;
  const label = (action: string): string => actions.of(action, name);

  async function save(): Promise<void> {
    const picture = await read().catch(() => null);
    if (picture === null) notifyFailure(text.save_failed);
    else saveFile(file_name(picture), picture);
  }
  const askDiscard = (): void =>
    setQuestion({
      title: confirm.title,
      text: confirm.text(name),
      yes: confirm.yes,
      danger: true,
      act: async () => {
        await command(discard, { failure: confirm.failed });
      },
    });

  return (
    <div className={classes['actions']}>
      {children}
      <Button variant="default" size="md" aria-label={label(actions.save)} onClick={() => void save()}>
        {actions.save}
      </Button>
      {retry && (
        <Button
          variant="default"
          size="md"
          aria-label={label(actions.retry)}
          onClick={() => void command(retry, { failure: text.retry_failed })}
        >
          {actions.retry}
        </Button>
      )}
      <Button variant="subtle" color="red" size="md" aria-label={label(actions.discard)} onClick={askDiscard}>
        {actions.discard}
      </Button>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} stack_id="discard-picture" />
    </div>
  );
}

interface CaptureProps {
  readonly capture: PhotoCapture;
  /** It only waits until its service is saved. */
  readonly is_held?: boolean;
  /** A way to the form it was taken in. */
  readonly children?: ReactNode;
}

/** The buttons for a picture that is no photo (yet): what helps it, save the original, throw it away. */
export function CaptureActions({ capture, is_held = false, children }: CaptureProps) {
  const { db } = useRuntime();
  const { id, name, taken_at } = capture;
  return (
    <PictureActions
      name={name ?? text.shot}
      read={() => exportCapture(db, id)}
      file_name={() => name ?? fileName(taken_at, 'jpg')}
      discard={() => discardCapture(db, id)}
      {...(!is_held && { retry: () => retryCapture(db, id) })}
    >
      {children}
    </PictureActions>
  );
}

/** The buttons for a picture whose row another person deleted before it was sent: save it, throw it away. */
export function OrphanedPictureActions({ photo, now_ms }: { photo: UnsentPhoto; now_ms: number }) {
  const { db } = useRuntime();
  const { keys, made_at } = photo;
  return (
    <PictureActions
      name={sync.photos.gone.name(formatTime(made_at, now_ms))}
      read={() => readUnsentPicture(db, keys)}
      file_name={({ type }) => fileName(made_at, pictureEnding(type))}
      discard={() => discardOrphanedPicture(db, keys)}
    />
  );
}
