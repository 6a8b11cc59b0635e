import { useCallback, useSyncExternalStore } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import { addServicePhoto, type AppDatabase } from '../../../../data/index.ts';
import type { PhotoKind } from '../../../../domain/service-photo.ts';
import { log } from '../../../../lib/logger.ts';
import { err, ok } from '../../../../lib/result.ts';
import { type PreparedPicture, preparePicture } from '../../../../media/index.ts';
import { type AdminRuntime, useRuntime } from '../../../runtime.ts';
import { notifyFailure } from '../../../components/notify.ts';
import { type IntakeView, PhotoIntake, type RawPicture } from './intake.ts';

const intakes = new WeakMap<AppDatabase, PhotoIntake<PreparedPicture>>();

/** The intake of a user's database; it outlives every dialog and screen. */
function intakeOf({ db, report_fault }: AdminRuntime): PhotoIntake<PreparedPicture> {
  const known = intakes.get(db);
  if (known) return known;
  const intake = new PhotoIntake<PreparedPicture>({
    prepare: preparePicture,
    store: async (picture, { service_record_id, kind, taken_at }) => {
      const stored = await addServicePhoto(db, { service_record_id, kind, taken_at, picture });
      if (stored.ok) return ok(undefined);
      if (stored.error.code === 'invalid')
        return err('picture' in stored.error.fields ? 'too_large' : 'unreadable');
      report_fault(stored.error.fault);
      notifyFailure(photosText.intake.not_stored);
      return err('storage');
    },
    on_error: (error) => log.error('a photo was not taken in', error),
  });
  window.addEventListener('beforeunload', (event) => {
    // What is in memory only would be gone; the browser asks.
    if (intake.is_busy()) event.preventDefault();
  });
  intakes.set(db, intake);
  return intake;
}

export interface Intake extends IntakeView {
  readonly add: (pictures: readonly RawPicture[], kind: PhotoKind) => void;
  readonly retry: () => void;
  readonly dismiss: (id: number) => void;
}

/** The intake of one service, live. */
export function useIntake(service_record_id: string): Intake {
  const intake = intakeOf(useRuntime());
  const view = useSyncExternalStore(intake.subscribe, () => intake.view(service_record_id));
  const add = useCallback(
    (pictures: readonly RawPicture[], kind: PhotoKind) => intake.add(pictures, { service_record_id, kind }),
    [intake, service_record_id],
  );
  const retry = useCallback(() => intake.retry(), [intake]);
  const dismiss = useCallback(
    (id: number) => intake.dismiss(service_record_id, id),
    [intake, service_record_id],
  );
  return { ...view, add, retry, dismiss };
}

/** Files as a person chose them; when a file was last written stands in for when it was taken. */
export const chosenPictures = (files: Iterable<File>): RawPicture[] =>
  Array.from(files, (file) => ({
    blob: file,
    name: file.name === '' ? null : file.name,
    taken_at: new Date(file.lastModified).toISOString(),
  }));
