import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { LeadForm } from '../../src/domain/leads/leads.ts';

/** A request as a person fills it in. */
export const PERSON = {
  firstName: 'Jan',
  lastName: 'de Wit',
  email: 'jan@example.nl',
  phone: '06 12345678',
  message: 'Mijn boot is dof.',
  privacy: true,
} as const;

/** What a form sends; every call is a submission of its own. */
export const submission = (
  extra: Readonly<Record<string, string | number | boolean | null>> = {},
): Record<string, string | number | boolean | null> => ({
  ...PERSON,
  id: randomUUID(),
  recaptchaToken: null,
  elapsed_ms: 5_000,
  ...extra,
});

/** Posts a form as its page does. */
export const post = (
  url: string,
  form: LeadForm,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${url}/api/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** A form with files, as the page sends it when something is attached. */
export function multipart(
  fields: Readonly<Record<string, string | number | boolean | null>>,
  files: readonly (readonly [name: string, bytes: BlobPart, type?: string])[],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, String(value));
  for (const [name, bytes, type = 'application/octet-stream'] of files)
    form.append('attachments', new Blob([bytes], { type }), name);
  return form;
}

/** How many rows each table of leads has, mail included. */
export async function leadCounts(server: SupabaseClient): Promise<Record<string, number>> {
  const tables = [
    'contacts',
    'contact_attachments',
    'founding_members',
    'newsletter_subscriptions',
    'mail_queue',
  ];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { count, error } = await server.from(table).select('id', { count: 'exact', head: true });
    if (error) throw error;
    counts[table] = count ?? 0;
  }
  return counts;
}
