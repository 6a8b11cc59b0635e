import { Button } from '@mantine/core';
import { useState } from 'react';
import { photosText } from '../../../content/admin/photos.ts';
import { discardCapture, exportCapture, type PhotoCapture, retryCapture } from '../../../data/index.ts';
import { ConfirmDialog, type Question } from '../../components/dialogs/confirm-dialog.tsx';
import { notifyFailure } from '../../components/notify.ts';
import { saveFile } from '../../components/save-file.ts';
import { useCommand } from '../undo/use-command.ts';
import { useRuntime } from '../../runtime.ts';
import classes from '../lists.module.css';

const text = photosText.import;

/** A file name as the company's files begin, with the moment of the shot in it; colons stand in no file name. */
const fileName = ({ name, taken_at }: PhotoCapture): string =>
  name ?? text.file_name(taken_at.slice(0, 19).replaceAll(':', ''));

/** What a person can do with a picture that could not become a photo: try again, save it as it came, throw it away. */
export function CaptureActions({ capture }: { capture: PhotoCapture }) {
  const { db } = useRuntime();
  const command = useCommand();
  const [question, setQuestion] = useState<Question | null>(null);
  const name = capture.name ?? text.shot;
  const { actions, confirm } = text;
  const label = (action: string): string => actions.of(action, name);

  async function save(): Promise<void> {
    const file = await exportCapture(db, capture.id).catch(() => null);
    if (file === null) notifyFailure(text.save_failed);
    else saveFile(fileName(capture), file);
  }
  const retry = async (): Promise<void> => {
    await command(() => retryCapture(db, capture.id), { failure: text.retry_failed });
  };
  const askDiscard = (): void =>
    setQuestion({
      title: confirm.title,
      text: confirm.text(name),
      yes: confirm.yes,
      danger: true,
      act: async () => {
        await command(() => discardCapture(db, capture.id), { failure: confirm.failed });
      },
    });

  return (
    <div className={classes['actions']}>
      <Button variant="default" size="md" aria-label={label(actions.save)} onClick={() => void save()}>
        {actions.save}
      </Button>
      <Button variant="default" size="md" aria-label={label(actions.retry)} onClick={() => void retry()}>
        {actions.retry}
      </Button>
      <Button variant="subtle" color="red" size="md" aria-label={label(actions.discard)} onClick={askDiscard}>
        {actions.discard}
      </Button>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} stack_id="discard-capture" />
    </div>
  );
}
