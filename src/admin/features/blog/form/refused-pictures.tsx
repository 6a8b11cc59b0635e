import { Button } from '@mantine/core';
import { blogText } from '../../../../content/admin/blog.ts';
import { photosText } from '../../../../content/admin/photos.ts';
import { listRefusedPictures, retryUploads, useLive } from '../../../../data/index.ts';
import { pictureIdsIn } from '../../../../domain/site-picture.ts';
import { failureLabel } from '../../../entities/service-photos/labels.ts';
import { useRuntime } from '../../../runtime.ts';
import classes from './post-form.module.css';

const { form: text } = blogText;

/** Says which pictures of a text the server refused: they look well on this device, and visitors never see them. */
export function RefusedPictures({ html }: { readonly html: string }) {
  const { db, report_fault } = useRuntime();
  const ids = pictureIdsIn(html).join(' ');
  const refused = useLive(() => listRefusedPictures(db, ids.split(' ')), [db, ids]) ?? [];
  if (refused.length === 0) return null;
  const reasons = new Set(refused.map(({ failure }) => failureLabel(failure)));
  const retry = async (): Promise<void> => {
    const done = await retryUploads(
      db,
      refused.flatMap(({ keys }) => keys),
    );
    if (!done.ok && done.error.code === 'storage') report_fault(done.error.fault);
  };
  return (
    <div className={classes['unfinished']} role="alert">
      <p className={classes['refused']}>
        {[text.pictures_refused(refused.length), ...reasons, text.pictures_refused_way].join(' ')}
      </p>
      <Button variant="default" size="sm" onClick={() => void retry()}>
        {photosText.states_line.retry_all}
      </Button>
    </div>
  );
}
