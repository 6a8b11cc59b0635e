import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { PhotosByRecord } from './photos-by-record.ts';
import classes from './queue-line.module.css';
import { usePhotoActions } from './use-photo-actions.ts';

const text = photosText.states_line;

/** How many of a client's photos are still only on this device, and a way to send again those that failed. */
export function QueueLine({ photos: { waiting, failed } }: { photos: PhotosByRecord }) {
  const { retry } = usePhotoActions();
  return (
    <div className={classes['lines']}>
      <output>
        {waiting > 0 && (
          <>
            <IconCloudUp size={18} stroke={1.5} aria-hidden="true" />
            {text.waiting(waiting)}
          </>
        )}
      </output>
      {failed.length > 0 && (
        <div role="alert" className={classes['failed']}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          {text.failed(failed.length)}
          <Button
            variant="default"
            size="md"
            onClick={() => {
              for (const { id } of failed) void retry(id);
            }}
          >
            {text.retry_all}
          </Button>
        </div>
      )}
    </div>
  );
}
