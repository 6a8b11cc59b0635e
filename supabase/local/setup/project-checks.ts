import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import * as v from 'valibot';
import { ok, type Result } from '../../../src/lib/result.ts';
import { isLoopback } from '../gateway/loopback.ts';
import { fault, isDatabase, type SetupFault, type SetupSettings } from './setup-settings.ts';
import { codeOf, isAway } from './unexpected-fault.ts';

type Project = Pick<SetupSettings, 'url' | 'publishable_key' | 'secret_key'>;

const CONNECT_TIMEOUT_S = 15;
const ANSWER_TIMEOUT_MS = 15_000;
/** Where the pooler gives a connection for one transaction only, which keeps neither a lock nor a session's settings. */
const TRANSACTION_POOLER_PORT = '6543';

const call = (url: string, key: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, {
    ...init,
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });

const authSettings = v.object({ external: v.record(v.string(), v.unknown()), disable_signup: v.boolean() });

/** Asks the project whether it is one and takes both keys; answers whether strangers may sign up there. */
export async function checkProject({
  url,
  publishable_key,
  secret_key,
}: Project): Promise<Result<{ readonly takes_sign_ups: boolean }, SetupFault>> {
  const asked = await call(`${url}/auth/v1/settings`, publishable_key).catch((problem: unknown) => problem);
  if (!(asked instanceof Response))
    return fault(
      'url_unreachable',
      `${url} gives no answer: look at the address, and whether the project is paused.`,
    );
  if (asked.status === 401 || asked.status === 403)
    return fault(
      'publishable_key_refused',
      `${url} refuses the publishable key: it is of another project, or no longer valid.`,
    );
  const settings = v.safeParse(authSettings, await asked.json().catch(() => null));
  if (!asked.ok || !settings.success)
    return fault(
      'url_no_project',
      `${url} answers, but not as a Supabase project does (status ${asked.status}).`,
    );
  const trusted = await call(`${url}/auth/v1/admin/users?page=1&per_page=1`, secret_key);
  if (!trusted.ok)
    return fault(
      'secret_key_refused',
      `${url} refuses the secret key: it is of another project, or no longer valid.`,
    );
  return ok({ takes_sign_ups: !settings.output.disable_signup });
}

/** What a failed connection means for the person who gave the address; the address itself is not repeated. */
function connectionFault(problem: unknown): { ok: false; error: SetupFault } {
  const code = codeOf(problem);
  if (code === '28P01' || code === '28000')
    return fault(
      'database_password_refused',
      'The database refuses the user or the password in DATABASE_URL.',
    );
  if (code === '3D000')
    return fault(
      'database_missing',
      'The server in DATABASE_URL has no database of that name; it is called postgres.',
    );
  if (code === 'XX000')
    return fault(
      'database_user_unknown',
      'The pooler in DATABASE_URL does not know that user; it is called postgres.<ref>.',
    );
  if (isAway(problem))
    return fault('database_unreachable', `The server in DATABASE_URL gives no answer (${code}).`);
  throw problem;
}

/**
 * Connects to the database of a project, encrypted, with one connection that stays the same; the caller ends it. What makes no
 * address is not repeated.
 */
export async function openProjectDatabase(database_url: string): Promise<Result<postgres.Sql, SetupFault>> {
  if (!isDatabase(database_url))
    return fault(
      'database_url_invalid',
      'DATABASE_URL has to be the address of the session pooler with its password, postgres://…:5432/postgres.',
    );
  const { hostname, port, searchParams } = new URL(database_url);
  if (port === TRANSACTION_POOLER_PORT)
    return fault(
      'database_transaction_pooler',
      'DATABASE_URL is the transaction pooler; take the session pooler, port 5432.',
    );
  const sql = postgres(database_url, {
    max: 1,
    connect_timeout: CONNECT_TIMEOUT_S,
    onnotice: () => {},
    ...(isLoopback(hostname) || searchParams.has('sslmode') ? {} : { ssl: 'require' as const }),
  });
  try {
    await sql`select 1`;
    return ok(sql);
  } catch (problem) {
    await sql.end({ timeout: 1 });
    return connectionFault(problem);
  }
}

const buckets = v.array(v.object({ id: v.string() }));

/**
 * Checks that keys and database address belong to one project: a bucket that is made through the one is seen through the
 * other, and removed again. A database of another project would else be migrated by a slip of the clipboard.
 */
export async function checkSameProject(
  sql: postgres.Sql,
  { url, secret_key }: Project,
): Promise<Result<null, SetupFault>> {
  const mark = `setup-check-${randomUUID()}`;
  const at = `${url}/storage/v1/bucket`;
  const made = await call(at, secret_key, {
    method: 'POST',
    body: JSON.stringify({ id: mark, name: mark, public: false }),
  });
  if (!made.ok)
    return fault(
      'storage_refused',
      `The storage of ${url} makes no bucket with the secret key (status ${made.status}).`,
    );
  try {
    const [present] = await sql`select to_regclass('storage.buckets') is not null as yes`;
    const found =
      present?.['yes'] === true ? await sql`select id from storage.buckets where id = ${mark}` : [];
    return v.parse(buckets, [...found]).length === 1
      ? ok(null)
      : fault(
          'database_of_another_project',
          `DATABASE_URL is not the database of ${url}: nothing was changed in it.`,
        );
  } finally {
    await call(`${at}/${mark}`, secret_key, { method: 'DELETE' });
  }
}

/** Whether the functions are deployed; one is asked without the secret, so that it does nothing. */
export async function hasFunctions({ url, publishable_key }: Project): Promise<boolean> {
  const answer = await call(`${url}/functions/v1/send-mail`, publishable_key, { method: 'POST' });
  return answer.status !== 404;
}
