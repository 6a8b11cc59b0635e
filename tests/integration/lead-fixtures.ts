import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
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

/** A file that a visitor chose. */
interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const chosen = (
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  type = 'application/pdf',
): ChosenFile => ({
  id: randomUUID(),
  name,
  type,
  bytes,
});

/** A submission that announces files, with the secret that asks for their addresses. */
export const announcing = (files: readonly ChosenFile[], extra: Readonly<Record<string, string>> = {}) => {
  const fields = submission(extra);
  return {
    ...fields,
    id: String(fields['id']),
    upload_secret: randomUUID(),
    attachments: files.map(({ id, name, type, bytes }) => ({ id, name, type, size_bytes: bytes.byteLength })),
  };
};

const answered = v.object({
  id: v.string(),
  attachments: v.optional(
    v.array(
      v.object({
        id: v.string(),
        status: v.string(),
        upload_path: v.nullable(v.string()),
        error: v.nullable(v.string()),
      }),
    ),
    [],
  ),
});

/** What a function said of announced files. */
export const statesIn = async (answer: Response) => v.parse(answered, await answer.json()).attachments;

/** Asks what became of the files of a submission. */
export const askStates = (url: string, { id, upload_secret }: { id?: unknown; upload_secret: unknown }) =>
  fetch(`${url}/api/attachments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, upload_secret }),
  });

/** Puts bytes at a signed address, with nothing but the address. */
export const putFile = (
  url: string,
  upload_path: string | null | undefined,
  bytes: Uint8Array<ArrayBuffer>,
  type = 'application/pdf',
): Promise<Response> =>
  fetch(`${url}${upload_path}`, { method: 'PUT', headers: { 'content-type': type }, body: bytes });

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
