import { Button, Progress } from '@mantine/core';
import { photosText } from '../../../../content/admin/photos.ts';
import { CaptureActions } from '../../../sync-ui/pending/capture-actions.tsx';
import classes from './import-lines.module.css';
import type { Importing } from './use-photo-import.ts';

const text = photosText.import;

/** How far the pictures of a service are, which could not become photos, and what to do when nothing goes on. */
export function ImportLines({ importing }: { importing: Importing }) {
  const { done, total, set_aside, stopped } = importing;
  return (
    <div className={classes['lines']}>
      <output>
        {total > 0 && stopped === null && (
          <>
            <span className={classes['progress']}>{text.progress(total - done)}</span>
            <Progress value={(100 * done) / total} aria-label={text.progress_label} size="sm" />
          </>
        )}
      </output>
      {stopped !== null && (
        <div role="alert" className={classes['line']}>
          <p>{text.stopped[stopped](total - done)}</p>
          <Button variant="default" size="md" onClick={importing.retry}>
            {text.retry}
          </Button>
        </div>
      )}
      {set_aside.map((capture) => (
        <div key={capture.id} className={classes['line']}>
          <p role="alert">{text.problems[capture.problem ?? 'unreadable'](capture.name ?? text.shot)}</p>
          <CaptureActions capture={capture} />
        </div>
      ))}
    </div>
  );
}
