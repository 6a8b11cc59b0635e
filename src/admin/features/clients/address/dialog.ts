/** Which dialog stands open, read from and written to the address, so that back, reload and links work. */

/** What lies over the client's detail. */
export type Overlay =
  | { readonly kind: 'edit_client' }
  | { readonly kind: 'new_service' }
  | { readonly kind: 'follow_up' }
  | { readonly kind: 'edit_service'; readonly record_id: string };

export type Dialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'new_client' }
  | { readonly kind: 'client'; readonly client_id: string; readonly over: Overlay | null };

const FORMS = { edit: 'edit_client', service: 'new_service', 'follow-up': 'follow_up' } as const;

const isForm = (value: string | null): value is keyof typeof FORMS =>
  value !== null && Object.hasOwn(FORMS, value);

/** Reads the open dialog from an address query; what makes no sense counts as not there. */
export function parseDialog(query: URLSearchParams): Dialog {
  const client_id = query.get('client');
  const form = query.get('form');
  if (!client_id) return form === 'client' ? { kind: 'new_client' } : { kind: 'none' };
  const record_id = query.get('record');
  if (record_id) return { kind: 'client', client_id, over: { kind: 'edit_service', record_id } };
  return { kind: 'client', client_id, over: isForm(form) ? { kind: FORMS[form] } : null };
}

/** The query with this dialog open; the list's part stays as it is. */
export function withDialog(query: URLSearchParams, dialog: Dialog): URLSearchParams {
  const result = new URLSearchParams(query);
  for (const key of ['client', 'form', 'record']) result.delete(key);
  if (dialog.kind === 'new_client') result.set('form', 'client');
  if (dialog.kind !== 'client') return result;
  result.set('client', dialog.client_id);
  if (dialog.over?.kind === 'edit_service') result.set('record', dialog.over.record_id);
  if (dialog.over?.kind === 'edit_client') result.set('form', 'edit');
  if (dialog.over?.kind === 'new_service') result.set('form', 'service');
  if (dialog.over?.kind === 'follow_up') result.set('form', 'follow-up');
  return result;
}

/** The dialog under this one: what closing leads to. */
export function dialogBelow(dialog: Dialog): Dialog {
  if (dialog.kind === 'client' && dialog.over) return { ...dialog, over: null };
  return { kind: 'none' };
}

/** How many dialogs lie over the list: 0, 1 or 2. */
export function dialogDepth(dialog: Dialog): number {
  if (dialog.kind === 'none') return 0;
  return dialog.kind === 'client' && dialog.over ? 2 : 1;
}
