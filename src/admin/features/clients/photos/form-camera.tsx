import { Button } from '@mantine/core';
import { IconCamera, IconPhotoPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import {
  discardCapture,
  listFormCaptures,
  type PhotoCapture,
  readCapture,
  useLive,
} from '../../../../data/index.ts';
import type { PhotoKind } from '../../../../domain/service-photo.ts';
import { uuidv7 } from '../../../../lib/uuid.ts';
import { BlobImage } from '../../../components/blob-image.tsx';
import { ConfirmDialog, type Question } from '../../../components/dialogs/confirm-dialog.tsx';
import { FileButton } from '../../../components/file-button.tsx';
import { useEscapeFirst } from '../../../components/use-escape-first.ts';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { useRuntime } from '../../../runtime.ts';
import { CameraView } from './camera-view.tsx';
import { cameraDevices, useCamera } from './camera.ts';
import classes from './form-camera.module.css';
import { chosenPictures, type Importing, usePhotoImport } from './photo-import.ts';
import { KindChoice } from './photo-inputs.tsx';
import { firstKind } from './photo-order.ts';
import photos_classes from './service-photos.module.css';
import strip_classes from './strip.module.css';

const text = photosText.add;

/** The service that a form will be saved as, and the pictures that were taken in it so far. */
interface FormShots {
  readonly draft_key: string;
  readonly client_id: string;
  readonly record_id: string;
  /** Undefined until this device was asked. */
  readonly shots: readonly PhotoCapture[] | undefined;
}

/**
 * The pictures taken in the form with this draft, also before the page was closed: they stay with the draft until the form
 * is saved.
 */
export function useFormShots(draft_key: string, client_id: string): FormShots {
  const { db } = useRuntime();
  const shots = useLive(() => listFormCaptures(db, draft_key), [db, draft_key]);
  const [fresh_id] = useState(uuidv7);
  return { draft_key, client_id, shots, record_id: shots?.[0]?.service_record_id ?? fresh_id };
}

const NONE: readonly never[] = [];

interface Props {
  readonly of: FormShots;
  /** The status of the service as far as the form says it: what the first picture shows follows from it. */
  readonly status: string;
}

/** Taking pictures of a new service in its form: each is on disk at once, and belongs to the service that is saved. */
export function FormCamera({ of, status }: Props) {
  const { record_id, shots = NONE } = of;
  const importing = usePhotoImport(record_id, of);
  return (
    <CameraInForm
      importing={importing}
      status={status}
      photos={shots}
      said={text.in_form(shots.length)}
      strip={shots.length > 0 && <Shots shots={shots} />}
    />
  );
}

interface CameraProps {
  readonly importing: Importing;
  readonly status: Props['status'];
  /** What was taken of the service so far. */
  readonly photos: readonly { readonly kind: PhotoKind; readonly taken_at: string }[];
  /** How many there are, in words. */
  readonly said: ReactNode;
  readonly strip: ReactNode;
}

const TAKE = <IconCamera size={22} stroke={1.5} aria-hidden="true" />;
const CHOOSE = <IconPhotoPlus size={22} stroke={1.5} aria-hidden="true" />;

/** The part of a form in which pictures of its service are taken and chosen, with those there are. */
export function CameraInForm({ importing, status, photos, said, strip }: CameraProps) {
  const camera = useCamera();
  const [kind, setKind] = useState(() => firstKind({ status }, photos, Date.now()));
  const is_on = camera.state.kind !== 'off';
  const frame = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const was_on = useRef(false);
  useEffect(() => {
    if (is_on) frame.current?.scrollIntoView({ block: 'center' });
    // The camera that was closed took the focus with it.
    else if (was_on.current) first.current?.focus();
    was_on.current = is_on;
  }, [is_on]);
  useEscapeFirst(is_on, '[data-form-camera]', camera.stop);
  const take = (files: readonly File[]) => importing.add(chosenPictures(files), kind);
  return (
    <section className={photos_classes['form']} aria-label={photosText.strip.title}>
      <p className={classes['head']}>
        <strong>{photosText.strip.title}</strong>
        <output>{said}</output>
      </p>
      {is_on ? (
        <div ref={frame} className={classes['frame']} data-form-camera>
          <CameraView camera={camera} importing={importing} kind={kind} onKind={setKind} strip={strip} />
        </div>
      ) : (
        <>
          <div className={classes['ways']}>
            <KindChoice legend={text.kind} value={kind} onChange={setKind} quiet />
            {cameraDevices() ? (
              <Button
                ref={first}
                variant="default"
                size="md"
                leftSection={TAKE}
                onClick={() => void camera.start()}
              >
                {text.take}
              </Button>
            ) : (
              <FileButton take="camera" variant="default" size="md" leftSection={TAKE} onFiles={take}>
                {text.take}
              </FileButton>
            )}
            <FileButton take="many" variant="default" size="md" leftSection={CHOOSE} onFiles={take}>
              {text.choose}
            </FileButton>
          </div>
          {strip}
        </>
      )}
    </section>
  );
}

/** The pictures taken so far; each can be thrown away. */
function Shots({ shots }: { shots: readonly PhotoCapture[] }) {
  const { db } = useRuntime();
  const command = useCommand();
  const [question, setQuestion] = useState<Question | null>(null);
  const { confirm } = photosText.import;
  const ask = (id: string, label: string): void =>
    setQuestion({
      title: confirm.title,
      text: confirm.text(label),
      yes: confirm.yes,
      danger: true,
      act: async () => {
        await command(() => discardCapture(db, id), { failure: confirm.failed });
      },
    });
  return (
    <>
      <ul className={classes['shots']}>
        {shots.map((shot, index) => {
          const label = text.shot(photosText.kinds[shot.kind], index + 1, shots.length);
          return (
            <li key={shot.id}>
              <Shot id={shot.id} label={label} />
              <span className={strip_classes['kind']} aria-hidden="true">
                {photosText.kinds[shot.kind]}
              </span>
              <button type="button" aria-label={text.discard(label)} onClick={() => ask(shot.id, label)}>
                <IconX size={18} stroke={2} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} stack_id="discard-shot" />
    </>
  );
}

function Shot({ id, label }: { readonly id: string; readonly label: string }) {
  const { db } = useRuntime();
  const picture = useLive(() => readCapture(db, id), [db, id]);
  return picture ? <BlobImage picture={picture} alt={label} /> : null;
}
