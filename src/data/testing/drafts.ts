import type { Result } from '../../lib/result.ts';
import type { Json } from '../../sync/index.ts';
import type { CommandError } from '../commands/command.ts';
import type { AppDatabase } from '../database.ts';
import { nextDraft } from '../drafts/draft.ts';
import { storeDraft } from '../drafts/stored-drafts.ts';

/** Stores what this page's form holds, as a writer does when the typing rests. */
export const saveDraft = async (
  db: AppDatabase,
  form: string,
  value: Json,
): Promise<Result<undefined, CommandError>> => await storeDraft(db, nextDraft(db, form, value));
