import type { Result } from '../../lib/result.ts';
import type { Json } from '../../sync/index.ts';
import type { CommandError } from '../commands/command.ts';
import type { AppDatabase } from '../database/database.ts';
import { databaseName } from '../database/database-name.ts';
import { nextDraft } from '../drafts/draft.ts';
import { storeDraft } from '../drafts/stored-drafts.ts';

/** Stores what this page's form holds, as a writer does when the typing rests. */
export const saveDraft = async (
  db: AppDatabase,
  form: string,
  value: Json,
): Promise<Result<undefined, CommandError>> => await storeDraft(db, nextDraft(db, form, value));

/** Holds every read and write of the drafts back until it is let go: a transaction that stays open. */
export function holdDrafts(user_id: string): Promise<() => void> {
  const held = Promise.withResolvers<() => void>();
  const request = indexedDB.open(databaseName(user_id));
  request.addEventListener('success', () => {
    const transaction = request.result.transaction('drafts', 'readwrite');
    let is_over = false;
    const again = (): void => {
      if (is_over) request.result.close();
      else transaction.objectStore('drafts').get('none').addEventListener('success', again);
    };
    again();
    held.resolve(() => {
      is_over = true;
    });
  });
  return held.promise;
}
