/** The same questions asked of PostgREST and of the data API of the embedded backend, as everybody who may ask. */
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { type Person, person, signedIn, tokenOf } from '../integration/backend-fixtures.ts';
import { startEmbedded } from './backend.ts';

const OPTIONS = { port: 0, data_dir: 'memory', seed: 'demo' } as const;
const NOBODY = '0190a0e0-0000-7000-8000-00000000ffff';
/** What differs because one database was filled a moment later than the other: times are compared by their form. */
const OF_ITS_OWN = new Set([
  'created_at',
  'updated_at',
  'received_at',
  'consented_at',
  'unsubscribe_token',
  'server_time',
  'sync_xid',
  'epoch',
  'cursor',
  'set_up_at',
  'last_run_at',
]);
const formOf = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\.\d+/, '').replace(/[\da-f]/g, '0') : '…';

const CALLERS = ['anonymous', 'guest', 'technician', 'admin', 'server'] as const;
type Caller = (typeof CALLERS)[number];

interface Question {
  readonly what: string;
  readonly path: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** A value that is none: where the right is missing too, one side tells of the value and the other of the right. */
  readonly is_nonsense?: true;
}

const TABLES = [
  'blog_posts',
  'clients',
  'client_notes',
  'company_settings',
  'contacts',
  'mail_queue',
  'newsletter_subscriptions',
  'service_photos',
  'service_records',
  'services',
  'staff',
];

const QUESTIONS: readonly Question[] = [
  ...TABLES.flatMap((table): readonly Question[] => [
    { what: `two rows of ${table}`, path: `${table}?select=*&limit=2&order=id` },
    { what: `a column that ${table} has not`, path: `${table}?select=nothing&limit=2` },
    { what: `a delete in ${table}`, path: `${table}?id=eq.${NOBODY}`, method: 'DELETE' },
    { what: `a change in ${table}`, path: `${table}?id=eq.${NOBODY}`, method: 'PATCH', body: { id: NOBODY } },
    { what: `a new row of ${table}`, path: table, method: 'POST', body: { id: NOBODY } },
  ]),
  { what: 'an id that is none', path: 'clients?id=eq.nothing' },
  { what: 'an operator that is none', path: 'clients?id=zz.nothing' },
  { what: 'order and offset', path: 'clients?select=id&order=name.desc.nullslast,id&limit=3&offset=2' },
  { what: 'a pattern', path: 'clients?select=id,name&name=ilike.*a*&order=id&limit=3' },
  {
    what: 'one of two conditions',
    path: 'clients?select=id&or=(name.is.null,status.eq.active)&order=id&limit=3',
  },
  { what: 'one of several values', path: 'clients?select=id&status=in.(active,prospect)&order=id&limit=3' },
  {
    what: 'rows with those they belong to',
    path: 'service_records?select=id,clients(name)&order=id&limit=2',
  },
  { what: 'numbers and days', path: 'service_records?select=id,amount,date&order=id&limit=5' },
  {
    what: 'one row as an object',
    path: 'clients?select=id&order=id&limit=1',
    headers: { accept: 'application/vnd.pgrst.object+json' },
  },
  {
    what: 'no row as an object',
    path: `clients?select=id&id=eq.${NOBODY}`,
    headers: { accept: 'application/vnd.pgrst.object+json' },
  },
  {
    what: 'rows with their count',
    path: 'clients?select=id&order=id&limit=2',
    headers: { prefer: 'count=exact' },
  },
  { what: 'a function that is none', path: 'rpc/nothing', method: 'POST', body: {} },
  { what: 'a pull without arguments', path: 'rpc/sync_pull', method: 'POST', body: {} },
  { what: 'a pull', path: 'rpc/sync_pull', method: 'POST', body: { p_cursor: {}, p_limit: 50 } },
  {
    what: 'a limit that is none',
    is_nonsense: true,
    path: 'rpc/sync_pull',
    method: 'POST',
    body: { p_cursor: {}, p_limit: 'x' },
  },
  {
    what: 'a push of an older app',
    path: 'rpc/sync_push',
    method: 'POST',
    body: { p_client: NOBODY, p_schema: 99, p_mutations: [] },
  },
  {
    what: 'a push with a mutation that is none',
    path: 'rpc/sync_push',
    method: 'POST',
    body: { p_client: NOBODY, p_schema: 1, p_mutations: [{ id: 'q' }] },
  },
  { what: 'the overdue jobs', path: 'rpc/overdue_jobs', method: 'POST', body: {} },
  {
    what: 'a colleague with a role that is none',
    is_nonsense: true,
    path: 'staff',
    method: 'POST',
    body: { user_id: person('guest').id, role: 'captain', name: 'Gast' },
  },
];

interface Side {
  readonly backend: RunningBackend;
  readonly tokens: Readonly<Record<Caller, string>>;
}
let real: Side;
let embedded: Side;

async function sideOf(backend: RunningBackend): Promise<Side> {
  const token = async (who: Person): Promise<string> => await tokenOf(await signedIn(backend, who));
  const tokens = {
    anonymous: backend.publishable_key,
    guest: await token('guest'),
    technician: await token('technician'),
    admin: await token('admin'),
    server: backend.secret_key,
  };
  return { backend, tokens };
}

beforeAll(async () => {
  real = await sideOf(await startBackend(OPTIONS));
  embedded = await sideOf(await startEmbedded(OPTIONS));
});
afterAll(async () => {
  await real.backend.stop();
  await embedded.backend.stop();
});

async function ask(side: Side, caller: Caller, question: Question): Promise<Response> {
  const { backend, tokens } = side;
  return await fetch(`${backend.url}/rest/v1/${question.path}`, {
    method: question.method ?? 'GET',
    headers: {
      apikey: caller === 'server' ? backend.secret_key : backend.publishable_key,
      authorization: `Bearer ${tokens[caller]}`,
      'content-type': 'application/json',
      ...question.headers,
    },
    ...(question.body === undefined ? {} : { body: JSON.stringify(question.body) }),
  });
}

const Refusal = v.object({ code: v.string() });

/** What a device or a page acts on: of a refusal the status and the code, of rows what is in them. */
async function told(answer: Response): Promise<unknown> {
  const { status } = answer;
  const text = await answer.text();
  const body: unknown =
    text === ''
      ? null
      : JSON.parse(text, (key, value: unknown) => (OF_ITS_OWN.has(key) ? formOf(value) : value));
  if (!answer.ok) return { status, code: v.parse(Refusal, body).code };
  return { status, range: answer.headers.get('content-range'), body };
}

test('tests of the server are answered by PostgREST', async () => {
  const question = { what: 'one client', path: 'clients?select=id&limit=1' };
  expect((await ask(real, 'admin', question)).headers.get('server')).toMatch(/^postgrest\//);
  expect((await ask(embedded, 'admin', question)).headers.get('server')).toBeNull();
});

describe.each(CALLERS)('R-17 %s gets the same answer of both', (caller) => {
  const asked = QUESTIONS.filter(({ is_nonsense }) => is_nonsense !== true || caller !== 'anonymous');
  test.each(asked)('$what', async (question) => {
    expect(await told(await ask(embedded, caller, question))).toEqual(
      await told(await ask(real, caller, question)),
    );
  });
});
