import { useCallback, useState } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import {
  deleteServicePhoto,
  retryPhotoBytes,
  type ServicePhotoItem,
  setPhotoKind,
} from '../../../../data/index.ts';
import type { PhotoKind } from '../../../../domain/service-photo.ts';
import type { Question } from '../../../components/dialogs/confirm-dialog.tsx';
import { useRuntime } from '../../../runtime.ts';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';

const { confirm, errors } = photosText;

/** What a person does to a photo; deleting asks first. The base is the rev of what was seen (D3). */
export function usePhotoActions() {
  const { db } = useRuntime();
  const command = useCommand();
  const [asked, setAsked] = useState<ServicePhotoItem | null>(null);

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

  const question: Question | null = asked && {
    title: confirm.delete_title,
    text: asked.bytes_state === 'stored' ? confirm.delete : confirm.delete_unsent,
    yes: confirm.delete_yes,
    danger: true,
    act: async () => {
      const { id, rev } = asked;
      const words = { success: confirm.deleted, failure: errors.delete };
      await command(() => deleteServicePhoto(db, { id, base_rev: rev }), words);
    },
  };
  return { setKind, retry, askDelete: setAsked, question, closeQuestion };
}
