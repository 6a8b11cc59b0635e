import { SITE_KINDS, SITE_TABLE_OF } from '../../domain/site-content.ts';
import { entityOf, isSynced, SYNCED_TABLES, type SyncedTable } from '../tables.ts';

/** The table whose rows a form shows, by the key of its drafts; null when the key names none, as that of rejected work. */
export function tableOfForm(form: string): SyncedTable | null {
  const [kind = '', second = '', third = ''] = form.split(':');
  const site_kind = kind === 'site' ? SITE_KINDS.find((one) => one === second) : undefined;
  if (site_kind !== undefined) return SITE_TABLE_OF[site_kind];
  const named = kind === 'request' ? third : kind === 'conflict' ? second : kind;
  if (isSynced(named)) return named;
  return SYNCED_TABLES.find((table) => entityOf(table)?.form_kind === kind) ?? null;
}
