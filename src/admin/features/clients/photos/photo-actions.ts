import { useCallback, useState } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { photosText } from '../../../../content/admin/photos.ts';
import {
  deleteServicePhoto,
  readWhole,
  retryPhotoBytes,
  type SeenWhole,
  type ServicePhotoItem,
  setPhotoKind,
} from '../../../../data/index.ts';
import type { PhotoKind } from '../../../../domain/service-photo.ts';
import type { Question } from '../../../components/dialogs/confirm-dialog.tsx';
import { useRuntime } from '../../../runtime.ts';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';

const { confirm, errors } = photosText;

interface AskedPhoto {
  readonly photo: ServicePhotoItem;
  /** The photos on the screen when the question opened: no more than these are deleted (OB14). */
  readonly seen: SeenWhole;
  /** Something else was there when the person said yes. */
  readonly is_again: boolean;
}

/** The actions on a photo; deleting asks first. The base is the rev that was on the screen (D3). */
export function usePhotoActions() {
  const { db } = useRuntime();
  const command = useCommand();
  const [asked, setAsked] = useState<AskedPhoto | null>(null);

  const setKind = useCallback(
    async ({ id, rev, ...photo }: ServicePhotoItem, kind: PhotoKind) => {
      const row = { id, base_rev: rev, expected: { kind: photo.kind } };
      await command(() => setPhotoKind(db, { ...row, kind }), { failure: errors.kind });
    },
    [db, command],
  );

  const retry = useCallback(
    async (photo_id: string) => {
      await command(() => retryPhotoBytes(db, photo_id), { failure: errors.retry });
    },
    [db, command],
  );

  const closeQuestion = useCallback(() => setAsked(null), []);

  /** A photo that is gone is not asked about. */
  const ask = useCallback(
    async (photo: ServicePhotoItem, shown: { readonly id: string }, is_again: boolean): Promise<void> => {
      const seen = await readWhole(db, 'service_photos', { ...shown });
      setAsked(seen && { photo, seen, is_again });
    },
    [db],
  );
  const askDelete = useCallback((photo: ServicePhotoItem) => void ask(photo, photo, false), [ask]);

  const question: Question | null = asked && {
    title: confirm.delete_title,
    text: asked.photo.bytes_state === 'stored' ? confirm.delete : confirm.delete_unsent,
    yes: confirm.delete_yes,
    danger: true,
    ...(asked.is_again && { again: clientsText.confirm.changed_meanwhile }),
    act: async () => {
      const words = { success: confirm.deleted, failure: errors.delete };
      const done = await command(() => deleteServicePhoto(db, asked.seen), words);
      if (done.ok || done.error.code !== 'unseen') return undefined;
      await ask(asked.photo, { id: asked.photo.id }, true);
      return 'ask_again';
    },
  };
  return { setKind, retry, askDelete, question, closeQuestion };
}
