/** Which dialog stands open, read from and written to the address, so that back, reload and links work. */

/** What lies over the client's detail. */
export type Overlay =
  | { readonly kind: 'edit_client' }
  | { readonly kind: 'new_service' }
  | { readonly kind: 'follow_up' }
  | { readonly kind: 'edit_service'; readonly record_id: string }
  /** A change of this client or of one of its services that the server refused (D4). */
  | { readonly kind: 'refused'; readonly mutation_id: string }
  /** Choosing between versions: of this service, or of the client and all its services. */
  | { readonly kind: 'versions'; readonly record_id: string | null }
  /** What was changed when by whom: of this service, or of the client. */
  | { readonly kind: 'changes'; readonly record_id: string | null };

/** What lies over that again: adding photos to a service, or one photo at full size. */
export type PhotosOverlay =
  | { readonly kind: 'add_photos'; readonly record_id: string }
  | { readonly kind: 'photo'; readonly photo_id: string };

export type Dialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'new_client' }
  | {
      readonly kind: 'client';
      readonly client_id: string;
      readonly over: Overlay | null;
      readonly photos?: PhotosOverlay;
    };

const FORMS = { edit: 'edit_client', service: 'new_service', 'follow-up': 'follow_up' } as const;

/** In the address, where it is about the client and not about one of its services. */
const OF_CLIENT = 'client';
const RECORD_PANELS = ['versions', 'changes'] as const;

const isForm = (value: string | null): value is keyof typeof FORMS =>
  value !== null && Object.hasOwn(FORMS, value);

/** Reads the open dialog from an address query; what makes no sense counts as not there. */
export function parseDialog(query: URLSearchParams): Dialog {
  const client_id = query.get('client');
  const form = query.get('form');
  if (!client_id) return form === 'client' ? { kind: 'new_client' } : { kind: 'none' };
  const photos = parsePhotos(query);
  return { kind: 'client', client_id, over: parseOverlay(query), ...(photos && { photos }) };
}

function parseOverlay(query: URLSearchParams): Overlay | null {
  const record_id = query.get('record');
  if (record_id) return { kind: 'edit_service', record_id };
  const mutation_id = query.get('refused');
  if (mutation_id) return { kind: 'refused', mutation_id };
  for (const kind of RECORD_PANELS) {
    const about = query.get(kind);
    if (about) return { kind, record_id: about === OF_CLIENT ? null : about };
  }
  const form = query.get('form');
  return isForm(form) ? { kind: FORMS[form] } : null;
}

function parsePhotos(query: URLSearchParams): PhotosOverlay | null {
  const photo_id = query.get('photo');
  if (photo_id) return { kind: 'photo', photo_id };
  const record_id = query.get('photos');
  return record_id ? { kind: 'add_photos', record_id } : null;
}

const QUERY_KEYS = ['client', 'form', 'record', 'refused', ...RECORD_PANELS, 'photo', 'photos'];

/** The query with this dialog open; the list's part stays as it is. */
export function withDialog(query: URLSearchParams, dialog: Dialog): URLSearchParams {
  const result = new URLSearchParams(query);
  for (const key of QUERY_KEYS) result.delete(key);
  if (dialog.kind === 'new_client') result.set('form', 'client');
  if (dialog.kind !== 'client') return result;
  result.set('client', dialog.client_id);
  if (dialog.over?.kind === 'edit_service') result.set('record', dialog.over.record_id);
  if (dialog.over?.kind === 'refused') result.set('refused', dialog.over.mutation_id);
  if (dialog.over?.kind === 'versions' || dialog.over?.kind === 'changes')
    result.set(dialog.over.kind, dialog.over.record_id ?? OF_CLIENT);
  if (dialog.over?.kind === 'edit_client') result.set('form', 'edit');
  if (dialog.over?.kind === 'new_service') result.set('form', 'service');
  if (dialog.over?.kind === 'follow_up') result.set('form', 'follow-up');
  if (dialog.photos?.kind === 'photo') result.set('photo', dialog.photos.photo_id);
  if (dialog.photos?.kind === 'add_photos') result.set('photos', dialog.photos.record_id);
  return result;
}

/** The dialog under this one: what closing leads to. */
export function dialogBelow(dialog: Dialog): Dialog {
  if (dialog.kind !== 'client') return { kind: 'none' };
  const { kind, client_id, over, photos } = dialog;
  if (photos) return { kind, client_id, over };
  return over ? { kind, client_id, over: null } : { kind: 'none' };
}

/** How many dialogs lie over the list: 0 to 3. */
export function dialogDepth(dialog: Dialog): number {
  if (dialog.kind === 'none') return 0;
  return dialog.kind === 'client' ? 1 + (dialog.over ? 1 : 0) + (dialog.photos ? 1 : 0) : 1;
}
