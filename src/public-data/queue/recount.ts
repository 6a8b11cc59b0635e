import { withForms } from './forms-database.ts';
import { noteDraft } from './marks.ts';
import { reopenedIdIn } from './stored-form.ts';
import { listWaiting } from './waiting.ts';

/**
 * Writes the notes anew from the database itself: a browser that is killed may lose the notes of its last seconds, but
 * never what was kept. Changes to a submission that is gone go too.
 */
export async function recount(): Promise<void> {
  const waiting = new Set((await listWaiting()).map(({ id }) => id));
  for (const { kind, values } of await withForms((database) => database.getAll('drafts'))) {
    const reopened_id = reopenedIdIn(kind);
    if (reopened_id === null) {
      if (Object.values(values).some(Boolean)) noteDraft(kind, true);
    } else if (!waiting.has(reopened_id)) await withForms((database) => database.delete('drafts', kind));
  }
}
