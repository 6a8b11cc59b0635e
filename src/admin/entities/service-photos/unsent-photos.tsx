import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { sync } from '../../../content/admin/sync.ts';
import { photosText } from '../../../content/admin/photos.ts';
import {
  listLabelledCaptures,
  listUnsentPhotos,
  type PhotoCapture,
  readPhoto,
  retryUploads,
  type RowLabel,
  useLive,
  type UnsentPhoto,
} from '../../../data/index.ts';
import { BlobImage } from '../../components/blob-image.tsx';
import { useRuntime } from '../../runtime.ts';
import { CaptureActions, OrphanedPictureActions } from './picture-actions.tsx';
import { formatTime, formatRow } from '../../sync-ui/row-labels.ts';
import classes from '../../sync-ui/lists.module.css';

const words = sync.photos;
/** A day of photographing makes a long list; the count says how many there are. */
const SHOWN = 50;
const REST_MS = 500;
const FAILURES: Readonly<Record<string, string | undefined>> = words.failures;

/** What it shows, small; a mark where this device has no small picture of it. The words stand beside it. */
function Thumbnail({ photo }: { photo: UnsentPhoto | null }) {
  const { db } = useRuntime();
  const id = photo?.id;
  const picture = useLive(
    async () => (id === undefined ? null : await readPhoto(db, id, 'thumbnail')),
    [db, id],
  );
  return (
    <span className={classes['thumbnail']}>
      {picture ? (
        <BlobImage picture={picture} alt="" />
      ) : (
        <IconPhoto size={24} stroke={1.5} aria-hidden="true" />
      )}
    </span>
  );
}

function Photo({ photo, now_ms }: { photo: UnsentPhoto; now_ms: number }) {
  const { db, report_fault } = useRuntime();
  const { bytes_state, failure, is_held } = photo;
  const is_gone = failure === 'ROW_GONE';
  // Whose work it shows went with the row, and the client may well be there.
  const row = is_gone ? words.gone.name(formatTime(photo.made_at, now_ms)) : formatRow(photo.row);
  const held_or_sent = is_held && bytes_state === 'pending' ? words.held : words.states[bytes_state];
  async function retry(): Promise<void> {
    const done = await retryUploads(db, photo.keys);
    if (!done.ok && done.error.code === 'storage') report_fault(done.error.fault);
  }
  return (
    <li className={classes['item']} data-photo>
      <Thumbnail photo={photo} />
      <p className={classes['row']}>{row}</p>
      <p className={classes['meta']}>
        {is_gone ? words.gone.state : held_or_sent} · {sync.drawer.since(formatTime(photo.made_at, now_ms))}
      </p>
      {bytes_state === 'failed' && (
        <>
          <p className={classes['reason']}>{FAILURES[failure ?? ''] ?? words.failed}</p>
          {is_gone ? (
            <OrphanedPictureActions photo={photo} now_ms={now_ms} />
          ) : (
            <div className={classes['actions']}>
              <Button
                variant="default"
                aria-label={sync.drawer.row_action(sync.drawer.retry, row)}
                onClick={() => void retry()}
              >
                {sync.drawer.retry}
              </Button>
            </div>
          )}
        </>
      )}
    </li>
  );
}

interface CaptureProps {
  readonly capture: PhotoCapture;
  readonly row: RowLabel;
  readonly yacht: string | null;
  /** Taken in a form that is not saved: its draft is with the client, or somebody left it for good. */
  readonly is_held: boolean;
  readonly now_ms: number;
}

/** A shot or chosen file that is not a photo yet, or could not become one. */
function Capture({ capture, row, yacht, is_held, now_ms }: CaptureProps) {
  const { states, problems, shot } = photosText.import;
  const { problem } = capture;
  return (
    <li className={classes['item']} data-photo>
      <Thumbnail photo={null} />
      <p className={classes['row']}>
        {is_held && row.name === null ? shot : [formatRow(row), yacht].filter(Boolean).join(' · ')}
      </p>
      <p className={classes['meta']}>
        {problem !== null ? states.set_aside : is_held ? states.held : states.pending} ·{' '}
        {sync.drawer.since(formatTime(capture.kept_at, now_ms))}
      </p>
      {problem !== null && <p className={classes['reason']}>{problems[problem](capture.name ?? shot)}</p>}
      {(problem !== null || is_held) && <CaptureActions capture={capture} is_held={is_held} />}
    </li>
  );
}

/**
 * Photos that are not with the server yet, those that could not be sent first, after the shots that could not become
 * photos; nothing when all are.
 */
export function UnsentPhotos({ now_ms }: { now_ms: number }) {
  const { db } = useRuntime();
  const photos = useLive(() => listUnsentPhotos(db), [db], { rest_ms: REST_MS });
  const captures = useLive(() => listLabelledCaptures(db), [db], { rest_ms: REST_MS });
  if (photos === undefined || captures === undefined || photos.length + captures.length === 0) return null;
  return (
    <section className={classes['section']} aria-label={words.title}>
      <h3 className={classes['heading']}>
        {words.title} ({(photos.length + captures.length).toLocaleString('nl-NL')})
      </h3>
      <ul className={classes['list']}>
        {captures.slice(0, SHOWN).map(({ capture, ...about }) => (
          <Capture key={capture.id} capture={capture} {...about} now_ms={now_ms} />
        ))}
        {photos.slice(0, SHOWN).map((photo) => (
          <Photo key={photo.id} photo={photo} now_ms={now_ms} />
        ))}
      </ul>
    </section>
  );
}
