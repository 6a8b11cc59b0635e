/** Where the addresses of former versions lead: one page, with everything in its query (R-14). */
import { ADMIN_PATHS, SITE_KIND_PATHS, adminPage, isAdminPath } from '../admin-routes.ts';

/** Names of a former query that stand in the path now; what else it held (search, filters, order) stays in the query. */
const IN_PATH = [
  'tab',
  'client',
  'form',
  'record',
  'refused',
  'versions',
  'changes',
  'photo',
  'photos',
  'kind',
  'item',
];

/** Paths that held the whole admin once; the second one was a name of the first (R-12). */
const FORMER_PATHS: readonly string[] = [ADMIN_PATHS.start, ADMIN_PATHS.dashboard];

type Read = (name: string) => string | null;

/** The path of the dialog that a former query of the clients named. */
function clientPath(read: Read): string {
  const client_id = read('client');
  const form = read('form');
  if (client_id === null) return form === 'client' ? adminPage('new_client') : ADMIN_PATHS.clients;
  const service_id = read('record');
  const photo_id = read('photo');
  const photos = read('photos');
  if (service_id !== null) {
    if (photo_id !== null) return adminPage('edit_service_photo', { client_id, service_id, photo_id });
    return photos === null
      ? adminPage('edit_service', { client_id, service_id })
      : adminPage('edit_service_add_photos', { client_id, service_id });
  }
  if (photos !== null) return adminPage('add_photos', { client_id, service_id: photos });
  const mutation_id = read('refused');
  if (mutation_id !== null) return adminPage('rejected_client_change', { client_id, mutation_id });
  for (const panel of ['versions', 'changes'] as const) {
    const about = read(panel);
    if (about === 'client') return adminPage(`client_${panel}`, { client_id });
    if (about !== null) return adminPage(`service_${panel}`, { client_id, service_id: about });
  }
  if (form === 'edit') return adminPage('edit_client', { client_id });
  if (form === 'service') return adminPage('new_service', { client_id });
  if (form === 'follow-up') return adminPage('follow_up', { client_id });
  // A photo without its service does not say where it is; its client does.
  return adminPage('client', { client_id });
}

/** The path of the list or dialog that a former query of the site's content named. */
function sitePath(read: Read): string {
  const known = Object.entries(SITE_KIND_PATHS).find(([name]) => name === read('kind'));
  const kind = known?.[1] ?? SITE_KIND_PATHS.project;
  const mutation_id = read('refused');
  if (mutation_id !== null) return adminPage('rejected_site_change', { kind, mutation_id });
  const item = read('item');
  if (item === 'new') return adminPage('new_site_entry', { kind });
  if (item !== null) return adminPage('site_entry', { kind, entry_id: item });
  return adminPage('site_kind', { kind });
}

/** The address that took the place of a former one; null when it is none. A dialog that cannot be leads to its list. */
export function formerAdminAddress(location: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): string | null {
  if (!FORMER_PATHS.includes(location.pathname.replace(/\/+$/, ''))) return null;
  const query = new URLSearchParams(location.search);
  const read: Read = (name) => query.get(name) || null;
  const tab = read('tab') ?? (read('client') === null && read('form') === null ? null : 'clients');
  if (tab === null) return null;
  const paths: Readonly<Record<string, readonly [dialog: string, list: string]>> = {
    clients: [clientPath(read), ADMIN_PATHS.clients],
    crm: [ADMIN_PATHS.requests, ADMIN_PATHS.requests],
    site: [sitePath(read), ADMIN_PATHS.site],
    sync: [ADMIN_PATHS.sync, ADMIN_PATHS.sync],
  };
  const [dialog, list] = Object.hasOwn(paths, tab) ? (paths[tab] ?? []) : [];
  const path = dialog !== undefined && isAdminPath(dialog) ? dialog : (list ?? ADMIN_PATHS.start);
  for (const name of IN_PATH) query.delete(name);
  const rest = query.toString();
  return `${path}${rest === '' ? '' : `?${rest}`}${location.hash}`;
}
