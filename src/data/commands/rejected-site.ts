import { columnOfField, SITE_FIELDS, type SiteTexts } from '../../domain/site-content.ts';
import { pictureIdOf } from '../../domain/site-picture.ts';
import type { Result } from '../../lib/result.ts';
import type { Json } from '../../sync/index.ts';
import { withSiteGroups } from '../changes/site-change-groups.ts';
import type { AppDatabase } from '../database/database.ts';
import { sentDraft } from '../drafts/draft.ts';
import { makingRoom } from '../photos/photo-cache.ts';
import type { RejectedSiteEdit } from '../queries/rejected-site.ts';
import { listSiteEntries, type SiteEntryRow } from '../queries/site-content.ts';
import { entityOf } from '../tables.ts';
import { type CommandError, storageGuard } from './command.ts';
import type { ChosenPictures } from './site-pictures.ts';
import { siteEdit } from './site-rows.ts';

/** The columns of a rejected edit that no field of the form holds, such as its picture: they are sent along unless another picture was chosen. */
const carried = (
  { kind, rejected }: RejectedSiteEdit,
  { row }: SiteEntryRow,
): Readonly<Record<string, Json>> => {
  const of_form = new Set(SITE_FIELDS[kind].map(columnOfField));
  const own = rejected.filter(({ mutation }) => mutation.row_id === row.id && mutation.op === 'patch');
  const columns = own.flatMap(({ mutation }) => Object.entries(mutation.set));
  return Object.fromEntries(columns.filter(([column]) => !of_form.has(column)));
};

/**
 * Rejected files of a picture that the entry still shows are sent again; those of a replaced picture are dropped. Where the
 * entry itself is gone, no picture replaced them: they stay with the rejected work.
 */
const settleFiles = async (db: AppDatabase, { kind, rejected, shown }: RejectedSiteEdit): Promise<void> => {
  const entry = (await listSiteEntries(db, kind)).find(({ id }) => id === shown.id);
  if (entry === undefined) return;
  const pictures = new Set(entry.entry_rows.map(({ row }) => pictureIdOf(row.image_url)));
  for (const { mutation } of rejected) {
    const naming = entityOf(mutation.table)?.naming;
    if (naming?.by !== 'picture') continue;
    const picture_id = mutation.set[naming.column];
    if (typeof picture_id === 'string' && !pictures.has(picture_id))
      await db.store.discard_rejected(mutation.id);
    else await db.store.retry_rejected(mutation.id);
  }
};

/**
 * Sends a rejected change of the site again as the person revised it (PS20): one edit in the place of all that was
 * rejected of the entry. `changed` holds every text that differs from the entry beneath.
 */
export const reviseRejectedSite = async (
  db: AppDatabase,
  {
    rejected_edit,
    changed,
    pictures,
  }: {
    readonly rejected_edit: RejectedSiteEdit;
    readonly changed: SiteTexts;
    readonly pictures: ChosenPictures;
  },
  draft_key?: string,
): Promise<Result<undefined, CommandError>> => {
  const edit = siteEdit(rejected_edit.beneath, { changed, pictures }, (entry_row) =>
    carried(rejected_edit, entry_row),
  );
  if (!edit.ok) return edit;
  const { changes, files } = edit.value;
  const draft = draft_key === undefined ? undefined : sentDraft(db, draft_key);
  const done = await storageGuard(async () => {
    const ids = rejected_edit.rejected
      .filter(({ mutation }) => entityOf(mutation.table)?.naming.by !== 'picture')
      .map(({ mutation }) => mutation.id);
    const grouped = await withSiteGroups(db, changes);
    await makingRoom(db, async () => await db.store.revise_rejected(ids, grouped, draft, files));
    await settleFiles(db, rejected_edit);
  });
  if (done.ok) db.local_write();
  return done;
};
