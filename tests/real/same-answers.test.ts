/** The same questions asked of PostgREST and of the data API of the embedded backend, as everybody who may ask. */
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { client, type Person, person, signedIn, tokenOf } from '../integration/backend-fixtures.ts';
import { BUILT_ARTICLE } from '../integration/host-cases.ts';
import { announcing, chosen, PERSON, post, putFile, statesIn } from '../integration/lead-fixtures.ts';
import { filesBelow, textOf } from '../support/source-files.ts';
import { startEmbedded } from './backend.ts';

const OPTIONS = { port: 0, data_dir: 'memory', seed: 'demo' } as const;
const NOBODY = '0190a0e0-0000-7000-8000-00000000ffff';
/** What differs because one database was filled a moment later than the other: times are compared by their form. */
const OF_ITS_OWN = new Set([
  'created_at',
  'answered_at',
  'made_at',
  'arrived_at',
  'deleted_at',
  'kept_at',
  'jobs',
  'updated_at',
  'received_at',
  'consented_at',
  'failed_at',
  'next_attempt_at',
  'oldest_at',
  'unsubscribe_token',
  'server_time',
  'sync_xid',
  'epoch',
  'cursor',
  'set_up_at',
  'last_run_at',
]);
const formOf = (value: unknown): unknown => {
  if (value === null) return null;
  return typeof value === 'string' ? value.replace(/\.\d+/, '').replace(/[\da-f]/g, '0') : '…';
};
/** What the server gives ids that come by chance or in turn: conflicts, entries of the history, failures of mail, files that arrived. */
const WITH_ID_OF_ITS_OWN = ['kept_at', 'arrived_at', 'failed_at', 'file_name'];

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

/** Every table of the API, out of the migrations, and what its rows are known by. */
const TABLES = filesBelow('supabase/migrations')
  .flatMap((path) => [...textOf(path).matchAll(/^create table public\.(\w+)/gm)])
  .map(([, name = '']) => name)
  .toSorted();
const OTHER_KEY: Readonly<Record<string, string>> = {
  page_views: 'path',
  post_redirects: 'slug',
  staff: 'user_id',
};

const QUESTIONS: readonly Question[] = [
  ...TABLES.flatMap((table): readonly Question[] => {
    const key = OTHER_KEY[table] ?? 'id';
    const one = `${table}?${key}=eq.${NOBODY}`;
    return [
      { what: `two rows of ${table}`, path: `${table}?select=*&limit=2&order=${key}` },
      { what: `a column that ${table} has not`, path: `${table}?select=nothing&limit=2` },
      { what: `a delete in ${table}`, path: one, method: 'DELETE' },
      { what: `a change in ${table}`, path: one, method: 'PATCH', body: { [key]: NOBODY } },
      { what: `a new row of ${table}`, path: table, method: 'POST', body: { [key]: NOBODY } },
    ];
  }),
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
  // Without a provider mail waits; that it does is said on the console.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('MAIL_PROVIDER', '');
  real = await sideOf(await startBackend(OPTIONS));
  embedded = await sideOf(await startEmbedded(OPTIONS));
  for (const side of [real, embedded]) await fill(side);
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await real.backend.stop();
  await embedded.backend.stop();
});

const PDF = new TextEncoder().encode('%PDF-1.7\n%…');
/** A request with a file. Ids and words are given, so that it is the same on both sides. */
const REQUEST = {
  ...announcing([{ ...chosen('keuring.pdf', PDF), id: NOBODY.replace(/f{4}$/, 'ffd1') }]),
  id: NOBODY.replace(/f{4}$/, 'ffd0'),
};

/** A request with its file, and its two mails: one that waits for a provider, and one that did not get away. */
async function sendRequest({ backend }: Side): Promise<void> {
  const [file] = await statesIn(await post(backend.url, 'contact', REQUEST));
  expect((await putFile(backend.url, file?.upload_path, PDF)).status).toBe(200);
  const failed = await client(backend, backend.secret_key)
    .from('mail_queue')
    .update({ status: 'failed', last_error: 'refused' })
    .eq('recipient', PERSON.email)
    .select('id');
  expect(failed.data).toHaveLength(1);
}

const HASH = 'a'.repeat(64);
const SIZE = { width: 1, size_bytes: 1, sha256: HASH };

/** Rows of tables that the demo leaves empty, as visitors and the office make them. */
async function fill(side: Side): Promise<void> {
  const { backend } = side;
  await sendRequest(side);
  const admin = await signedIn(backend, 'admin');
  const counted = await fetch(`${backend.url}/functions/v1/page-view`, { method: 'POST', body: '/over-ons' });
  expect(counted.status).toBe(204);
  const renamed = await admin.from('blog_posts').update({ slug: 'anders' }).eq('slug', BUILT_ARTICLE);
  expect(renamed.error).toBeNull();
  const idsOf = async (table: string): Promise<string> => {
    const { data } = await admin.from(table).select('id').order('id').limit(1);
    return v.parse(v.tuple([v.object({ id: v.string() })]), data)[0].id;
  };
  const photo = {
    service_record_id: await idsOf('service_records'),
    kind: 'before',
    mime_type: 'image/jpeg',
  };
  const rows = [
    ['service_photos', { ...SIZE, ...photo, height: 1, taken_at: '2026-05-01T10:00:00Z' }],
    ['site_files', { ...SIZE, bucket: 'site-images', picture_id: NOBODY, format: 'webp' }],
    ['request_reads', { request_table: 'contacts', request_id: await idsOf('contacts') }],
  ] as const;
  const { data } = await admin.rpc('sync_push', {
    p_client: NOBODY,
    p_schema: 1,
    p_mutations: rows.map(([table, set], index) => ({
      id: NOBODY.replace(/f{4}$/, `fff${index}`),
      seq: index + 1,
      op: 'put',
      table,
      row_id: NOBODY.replace(/f{4}$/, `ffe${index}`),
      set,
      bases: {},
      epoch: null,
      app_version: 'test',
    })),
  });
  expect(data.results).toMatchObject(rows.map(() => ({ status: 'applied' })));
}

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
      : JSON.parse(text, function (this: object, key, value: unknown) {
          const is_own_id = key === 'id' && WITH_ID_OF_ITS_OWN.some((beside) => beside in this);
          if (is_own_id) return '…';
          return OF_ITS_OWN.has(key) ? formOf(value) : value;
        });
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

/** An id that says who made what. */
const idOf = (caller: Caller, n: number): string =>
  `0190a0e0-0000-7000-8000-${String(CALLERS.indexOf(caller) + 1).padStart(4, '0')}${String(n).padStart(8, '0')}`;

/** What a device of a caller sends one after the other, with an edit that another device of theirs lost. */
function deviceCalls(caller: Caller): readonly Question[] {
  const row_id = idOf(caller, 1);
  const change = (seq: number, op: string, set: object, bases: object, table = 'clients') => ({
    id: idOf(caller, 100 + seq),
    seq,
    op,
    table,
    row_id,
    set,
    bases,
    epoch: null,
    app_version: 'test',
  });
  const push = (what: string, device: number, ...p_mutations: readonly object[]): Question => ({
    what,
    path: 'rpc/sync_push',
    method: 'POST',
    body: { p_client: idOf(caller, device), p_schema: 1, p_mutations, p_cursor: null },
  });
  const put = change(1, 'put', { name: 'Zeearend', email: 'z@example.nl', notes: 'Ligt in box 7' }, {});
  return [
    push('a new row', 10, put),
    push('the same again', 10, put),
    push('the same id for another change', 10, { ...put, set: { ...put.set, name: 'Anders' } }),
    push(
      'an edit, and one of a table that is none',
      10,
      change(2, 'patch', { name: 'Eerst' }, { name: 0 }),
      change(3, 'patch', { name: 'x' }, { name: 0 }, 'nothing'),
    ),
    push(
      'an edit of another device that did not see it',
      11,
      change(4, 'patch', { name: 'Later' }, { name: 0 }),
    ),
    push('a text longer than any', 11, change(5, 'patch', { name: 'x'.repeat(5_000) }, { name: 9 })),
    push('an unknown column', 11, change(6, 'patch', { nothing: 1 }, { nothing: 0 })),
    push('a device that is another person’s', 10, change(7, 'patch', { name: 'Gekaapt' }, { name: 0 })),
    {
      what: 'its conflicts',
      path: `conflicts?select=table_name,field,base_rev,kept,lost&row_id=eq.${row_id}&order=field`,
    },
    { what: 'the row', path: `clients?select=*&id=eq.${row_id}` },
    {
      what: 'its history',
      path: 'rpc/row_history',
      method: 'POST',
      body: { p_table: 'clients', p_row: row_id },
    },
    push('a delete', 11, change(8, 'delete', {}, { '*': 99 })),
    { what: 'the row that is gone', path: `clients?select=id,name,deleted_at&id=eq.${row_id}` },
    {
      what: 'a pull of everything',
      path: 'rpc/sync_pull',
      method: 'POST',
      body: { p_cursor: null, p_limit: 1_000 },
    },
    {
      what: 'a pull of two tables',
      path: 'rpc/sync_pull',
      method: 'POST',
      body: { p_cursor: null, p_limit: 50, p_tables: ['clients', 'conflicts'] },
    },
    {
      what: 'a pull by a cursor that is none',
      path: 'rpc/sync_pull',
      method: 'POST',
      body: { p_cursor: { clients: 'x' } },
    },
    { what: 'how the server is doing', path: 'rpc/health', method: 'POST', body: {} },
    { what: 'what a request brought', path: 'rpc/sync_request', method: 'POST', body: { p_request: NOBODY } },
  ];
}

describe.each(CALLERS)('G2 a device of %s is answered the same by both, push after push', (caller) => {
  test.each(deviceCalls(caller))('$what', async (question) => {
    expect(await told(await ask(embedded, caller, question))).toEqual(
      await told(await ask(real, caller, question)),
    );
  });
});

test('every table of the API is asked, and has rows to be answered with', async () => {
  expect(TABLES.length).toBeGreaterThan(20);
  const empty: string[] = [];
  for (const table of TABLES) {
    const question = { what: '', path: `${table}?select=*&limit=1` };
    const [here, there] = await Promise.all([
      ask(embedded, 'server', question),
      ask(real, 'server', question),
    ]);
    const rows = v.parse(v.array(v.unknown()), [await here.json(), await there.json()].flat());
    if (rows.length === 0) empty.push(table);
  }
  expect(empty).toEqual([]);
});
