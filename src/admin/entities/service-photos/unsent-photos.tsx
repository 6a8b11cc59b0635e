import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { sync } from '../../../content/admin/sync.ts';
import { photosText } from '../../../content/admin/photos.ts';
import {
  type AppDatabase,
  listLabelledCaptures,
  listUnsentPhotos,
  type PhotoCapture,
  readCapture,
  readPhoto,
  retryUploads,
  type RowLabel,
  useLive,
  type UnsentPhoto,
} from '../../../data/index.ts';
import { adminPage } from '../../../admin-routes.ts';
import { useFocusNew } from '../../components/list/use-focus-new.ts';
import { rowPage } from '../../row-pages.ts';
import { BlobImage } from '../../components/blob-image.tsx';
import { useSeen } from '../../components/use-seen.ts';
import { type PendingPartProps, useRuntime } from '../../runtime.ts';
import { type OnLeave, RowLink } from '../../sync-ui/pending/row-link.tsx';
import { failureLabel } from './labels.ts';
import { CaptureActions, OrphanedPictureActions } from './picture-actions.tsx';
import { formatTime, formatRow } from '../../sync-ui/row-labels.ts';
import classes from '../../sync-ui/lists.module.css';

const words = sync.photos;
/** A day of photographing makes a long list; the rest is shown on demand. */
const PAGE = 50;
const REST_MS = 500;

interface ThumbnailProps {
  readonly id: string;
  /** Reads the picture; null where this device has none. */
  readonly read: (db: AppDatabase, id: string) => Promise<Blob | null>;
}

const readSmall: ThumbnailProps['read'] = (db, id) => readPhoto(db, id, 'thumbnail');

/**
 * What it shows, small; a mark where this device has no picture of it that it can draw. The words stand beside it. It is read
 * in sight only: one that is no photo yet is as large as the camera made it.
 */
function Thumbnail({ id, read }: ThumbnailProps) {
  const { db } = useRuntime();
  const { ref, is_seen } = useSeen<HTMLSpanElement>();
  const [undrawn, setUndrawn] = useState<Blob | null>(null);
  const picture = useLive(async () => (is_seen ? await read(db, id) : null), [db, id, read, is_seen]);
  return (
    <span ref={ref} className={classes['thumbnail']}>
      {picture && picture !== undrawn ? (
        <BlobImage picture={picture} alt="" onError={() => setUndrawn(picture)} />
      ) : (
        <IconPhoto size={24} stroke={1.5} aria-hidden="true" />
      )}
    </span>
  );
}

/** What the picture is of, as a link to it where a screen shows it; `row` is null where another link leads on. */
function Title(props: {
  readonly children: string;
  readonly row: RowLabel | null;
  readonly on_leave: OnLeave;
}) {
  const { children, row, on_leave } = props;
  const top = row?.top ?? null;
  const address = top === null ? null : rowPage(top.table, top.row_id);
  return (
    <p className={classes['row']}>
      {address === null ? (
        children
      ) : (
        <RowLink className={classes['open']} path={address} on_leave={on_leave}>
          {children}
        </RowLink>
      )}
    </p>
  );
}

function Photo({ photo, now_ms, on_leave }: PendingPartProps & { photo: UnsentPhoto }) {
  const { db, report_fault } = useRuntime();
  const { bytes_state, failure, is_held } = photo;
  const is_gone = failure === 'ROW_GONE';
  // Whose work it shows went with the row, and the client may well be there.
  const row = is_gone ? words.gone.name(formatTime(photo.made_at, now_ms)) : formatRow(photo.row);
  const held_or_sent = is_held && bytes_state === 'pending' ? words.held : photosText.states[bytes_state];
  async function retry(): Promise<void> {
    const done = await retryUploads(db, photo.keys);
    if (!done.ok && done.error.code === 'storage') report_fault(done.error.fault);
  }
  return (
    <li className={classes['item']} data-photo data-entry={photo.id} tabIndex={-1}>
      <Thumbnail id={photo.id} read={readSmall} />
      <Title row={photo.row} on_leave={on_leave}>
        {row}
      </Title>
      <p className={classes['meta']}>
        {is_gone ? words.gone.state : held_or_sent}
        {'\u00a0· '}
        {sync.drawer.since(formatTime(photo.made_at, now_ms))}
      </p>
      {bytes_state === 'failed' && (
        <>
          <p className={classes['reason']}>{failureLabel(failure)}</p>
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

interface CaptureProps extends PendingPartProps {
  readonly capture: PhotoCapture;
  readonly row: RowLabel;
  readonly yacht: string | null;
  /** Taken in a form that is not saved: its draft is with the client, or somebody left it for good. */
  readonly is_held: boolean;
}

/** Where the form opens that a shot waits for; null when its client is gone. */
const formAddress = ({ top }: RowLabel): string | null =>
  top?.table === 'clients' ? adminPage('new_service', { client_id: top.row_id }) : null;

/** A shot or chosen file that is not a photo yet, or could not become one. */
function Capture({ capture, row, yacht, is_held, now_ms, on_leave }: CaptureProps) {
  const { states, problems, shot, actions } = photosText.import;
  const { problem } = capture;
  const name = is_held && row.name === null ? shot : [formatRow(row), yacht].filter(Boolean).join('\u00a0· ');
  const form = is_held ? formAddress(row) : null;
  return (
    <li className={classes['item']} data-photo data-entry={capture.id} tabIndex={-1}>
      <Thumbnail id={capture.id} read={readCapture} />
      <Title row={form === null ? row : null} on_leave={on_leave}>
        {name}
      </Title>
      <p className={classes['meta']}>
        {problem !== null ? states.set_aside : is_held ? states.held : states.pending}
        {'\u00a0· '}
        {sync.drawer.since(formatTime(capture.kept_at, now_ms))}
      </p>
      {problem !== null && <p className={classes['reason']}>{problems[problem](capture.name ?? shot)}</p>}
      {(problem !== null || is_held) && (
        <CaptureActions capture={capture} is_held={is_held}>
          {form !== null && (
            <Button
              component={RowLink}
              size="md"
              path={form}
              on_leave={on_leave}
              aria-label={actions.of(actions.open_form, name)}
            >
              {actions.open_form}
            </Button>
          )}
        </CaptureActions>
      )}
    </li>
  );
}

/**
 * Photos that are not with the server yet, those that could not be sent first, after the shots that could not become
 * photos; nothing when all are.
 */
export function UnsentPhotos(props: PendingPartProps) {
  const { db } = useRuntime();
  const photos = useLive(() => listUnsentPhotos(db), [db], { rest_ms: REST_MS });
  const captures = useLive(() => listLabelledCaptures(db), [db], { rest_ms: REST_MS });
  const [shown, setShown] = useState(PAGE);
  const { list, button, on_more } = useFocusNew<HTMLUListElement>();
  if (photos === undefined || captures === undefined || photos.length + captures.length === 0) return null;
  const count = photos.length + captures.length;
  const hidden = count - shown;
  return (
    <section className={classes['section']} aria-label={words.title}>
      <h3 className={classes['heading']}>
        {words.title} ({count.toLocaleString('nl-NL')})
      </h3>
      <ul ref={list} className={classes['list']}>
        {captures.slice(0, shown).map(({ capture, ...about }) => (
          <Capture key={capture.id} capture={capture} {...about} {...props} />
        ))}
        {photos.slice(0, Math.max(0, shown - captures.length)).map((photo) => (
          <Photo key={photo.id} photo={photo} {...props} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          ref={button}
          variant="default"
          onClick={() => {
            on_more();
            setShown(shown + PAGE);
          }}
        >
          {words.more(Math.min(hidden, PAGE))}
        </Button>
      )}
    </section>
  );
}
