import * as v from 'valibot';
import { choice, notesText, optionalText, requiredEmail, requiredText, yachtLength } from './fields.ts';
import { may, type Person } from './rights.ts';

/** Client statuses in the order screens offer them; prospect is the default of a new client (M-008). */
export const CLIENT_STATUSES = ['prospect', 'active', 'completed'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

export const DEFAULT_CLIENT_STATUS: ClientStatus = 'prospect';
/** Archiving keeps the client and sets this status (M-025). */
export const ARCHIVED_STATUS: ClientStatus = 'completed';

/** Whether this build knows the status; a newer server may send others, shown as they are. */
export const isClientStatus = (status: string): status is ClientStatus =>
  CLIENT_STATUSES.some((known) => known === status);

const MAX_PHONE_TEXT = 50;
const MAX_RECOMMENDATION_TEXT = 2_000;

const entries = {
  name: requiredText(),
  email: requiredEmail,
  phone: optionalText(MAX_PHONE_TEXT),
  yacht_name: optionalText(),
  yacht_type: optionalText(),
  yacht_length: yachtLength,
  location: optionalText(),
  notes: notesText,
  next_recommended_service: optionalText(MAX_RECOMMENDATION_TEXT),
};

/**
 * A new client as the form gives it (texts) to the columns of a row (M-012).
 * Name and e-mail are required; everything else may be left out; status defaults to prospect.
 */
export const newClientInput = v.object({
  ...entries,
  status: v.optional(choice(CLIENT_STATUSES), DEFAULT_CLIENT_STATUS),
});
export type NewClientInput = v.InferInput<typeof newClientInput>;
export type NewClient = v.InferOutput<typeof newClientInput>;

/** Changed columns of a client; a column that is not given stays untouched, one given empty becomes null. */
export const clientEdit = v.partial(v.object({ ...entries, status: choice(CLIENT_STATUSES) }));
export type ClientEdit = v.InferInput<typeof clientEdit>;

/** Changed words of an entry in the notes of a client. */
export const clientNoteEdit = v.partial(v.object({ notes: notesText }));

const OWN_NOTE_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * Whether a person may delete an entry in the notes of a client: any, or their own of the last 30 days (supabase/policies.md).
 * One that the server does not know yet was written on this device.
 */
export const mayDeleteNote = (
  person: Person & { readonly id: string },
  note: { readonly author: string | null; readonly created_at: string | null },
  now_ms: number,
): boolean => {
  if (may(person, 'delete', 'client_notes')) return true;
  if (!may(person, 'delete_own', 'client_notes') || note.author !== person.id) return false;
  return note.created_at === null || now_ms - Date.parse(note.created_at) < OWN_NOTE_MS;
};

/**
 * The recommended service of a client, or the text given for clients without one
 * (M-020; the text itself is Dutch and stands in src/content).
 */
export const recommendedService = (
  client: { readonly next_recommended_service: string | null },
  default_text: string,
): string => client.next_recommended_service ?? default_text;
