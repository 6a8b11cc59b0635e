import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { photosText } from '../../../../content/admin/photos.ts';
import classes from './intake.module.css';
import type { RefusedPicture } from './intake.ts';
import type { Intake } from './use-intake.ts';

const text = photosText.intake;

const refusalWords = ({ name, reason }: RefusedPicture): string => text[reason](name ?? text.shot);

/** How far the pictures of a service are, which could not be used, and what to do when nothing more fits. */
export function IntakeLines({ intake }: { intake: Intake }) {
  const { done, total, refused, stopped } = intake;
  return (
    <div className={classes['lines']}>
      <output>
        {total > 0 && stopped === null && (
          <>
            <span className={classes['progress']}>{text.progress(done + 1, total)}</span>
            <Progress value={(100 * done) / total} aria-label={text.progress_label} size="sm" />
          </>
        )}
      </output>
      {stopped !== null && (
        <div role="alert" className={classes['line']}>
          <p>{text.stopped[stopped](total - done)}</p>
          <Button variant="default" size="md" onClick={intake.retry}>
            {text.retry}
          </Button>
        </div>
      )}
      {refused.map((picture) => (
        <div key={picture.id} role="alert" className={classes['line']}>
          <p>{refusalWords(picture)}</p>
          <ActionIcon aria-label={text.dismiss} onClick={() => intake.dismiss(picture.id)}>
            <IconX size={20} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
    </div>
  );
}
