import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { client, person, putOfClient, signedIn, tokenOf } from './backend-fixtures.ts';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo' });
});

afterAll(() => backend.stop());

const PULL = { p_cursor: {}, p_limit: 1000 };

test('R-17 staff read their own row with its role, others read none', async () => {
  const technician = await signedIn(backend, 'technician');
  const { data } = await technician.from('staff').select('role,name').eq('user_id', person('technician').id);
  expect(data).toEqual([{ role: 'technician', name: 'Bram Visser' }]);
  expect((await (await signedIn(backend, 'guest')).from('staff').select('*')).data).toEqual([]);
  expect((await client(backend).from('staff').select('*')).status).toBe(401);
});

test('a pull gives the demo data with the user it was made for', async () => {
  const { data, error } = await (await signedIn(backend, 'technician')).rpc('sync_pull', PULL);
  expect(error).toBeNull();
  expect(data).toMatchObject({ user: person('technician').id, more: false, reset: false });
  expect(data.tables.clients).toHaveLength(60);
  expect(data.tables.service_records).toHaveLength(400);
  expect(typeof data.tables.service_records[0].amount).toBe('number');
  expect(data.tables.clients[0]).not.toHaveProperty('field_revs');
});

test('a push is applied, sent again it is a duplicate, and the next pull has the row once', async () => {
  const supabase = await signedIn(backend, 'technician');
  const p_client = crypto.randomUUID();
  const { mutation, row_id } = putOfClient('Nieuwe Klant');
  const push = { p_client, p_schema: 1, p_mutations: [mutation] };
  const first = await supabase.rpc('sync_push', push);
  expect(first.error).toBeNull();
  expect(first.data.results[0]).toMatchObject({
    status: 'applied',
    dup: false,
    row: { name: 'Nieuwe Klant', rev: 1 },
  });
  expect((await supabase.rpc('sync_push', push)).data.results[0]).toMatchObject({
    status: 'applied',
    dup: true,
  });
  const { data } = await supabase.rpc('sync_pull', PULL);
  const rows: { id: string }[] = [...data.tables.clients, ...(data.early.clients ?? [])];
  expect(rows.filter((row) => row.id === row_id)).toHaveLength(1);
});

test('K2 errors keep SQLSTATE and status: PT403 for no staff, 22 for a malformed batch, 42501 for anonymous', async () => {
  const guest = await (await signedIn(backend, 'guest')).rpc('sync_pull', PULL);
  expect([guest.status, guest.error?.code]).toEqual([403, 'PT403']);
  expect(guest.error).toHaveProperty('message');
  expect(guest.error).toHaveProperty('details');
  expect(guest.error).toHaveProperty('hint');
  const staff = await signedIn(backend, 'technician');
  const malformed = await staff.rpc('sync_push', {
    p_client: crypto.randomUUID(),
    p_schema: 1,
    p_mutations: {},
  });
  expect(malformed.status).toBe(400);
  expect(malformed.error?.code).toMatch(/^22/);
  const anonymous = await client(backend).rpc('sync_pull', PULL);
  expect([anonymous.status, anonymous.error?.code]).toEqual([401, '42501']);
});

test('a check constraint comes out as 23514 with status 400', async () => {
  const admin = await signedIn(backend, 'admin');
  const row = { user_id: person('guest').id, role: 'captain', name: 'Gast' };
  const { error, status } = await admin.from('staff').insert(row);
  expect([status, error?.code]).toEqual([400, '23514']);
});

test('times come in the form of JSON, which every browser reads', async () => {
  const { data } = await (await signedIn(backend, 'admin')).from('blog_posts').select('created_at').limit(1);
  expect(data).toEqual([
    { created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/) },
  ]);
});

test('K6 an expired token is refused with 401, never taken for anonymous', async () => {
  // PostgREST lets clocks differ by half a minute: the token is older than that from the beginning.
  const brief = await startBackend({
    port: 0,
    data_dir: 'memory',
    seed: 'demo',
    jwt_expiry_seconds: -60,
  });
  try {
    const post = (path: string, body: unknown, token: string): Promise<Response> =>
      fetch(brief.url + path, {
        method: 'POST',
        headers: {
          apikey: brief.publishable_key,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
    const { email, password } = person('technician');
    const signed_in = await post(
      '/auth/v1/token?grant_type=password',
      { email, password },
      brief.publishable_key,
    );
    expect(signed_in.status).toBe(200);
    const { access_token } = v.parse(v.object({ access_token: v.string() }), await signed_in.json());
    const answer = await post('/rest/v1/rpc/sync_pull', PULL, access_token);
    expect(answer.status).toBe(401);
    // Until version 12 PostgREST says 301.
    expect(await answer.json()).toMatchObject({ code: expect.stringMatching(/^PGRST30[13]$/) });
  } finally {
    await brief.stop();
  }
});

test('requests without a key, with a wrong key, or with a forged token are refused', async () => {
  const rest = `${backend.url}/rest/v1/clients?select=id`;
  expect((await fetch(rest)).status).toBe(401);
  expect((await fetch(rest, { headers: { apikey: 'sb_publishable_other' } })).status).toBe(401);
  const forged = `${(await tokenOf(await signedIn(backend, 'technician'))).slice(0, -6)}AAAAAA`;
  const headers = { apikey: backend.publishable_key, authorization: `Bearer ${forged}` };
  expect((await fetch(rest, { headers })).status).toBe(401);
});

test('S2 the grants of the migrations stand: the private schema and its tables stay out of reach', async () => {
  const admin = await signedIn(backend, 'admin');
  expect((await admin.schema('private').from('sync_ledger').select('*')).error).not.toBeNull();
  expect((await admin.from('clients').delete().eq('status', 'active')).error?.code).toBe('42501');
  const { data } = await admin.rpc('sync_pull', PULL);
  expect(data.tables.clients.length).toBeGreaterThanOrEqual(60);
});

test('requests at the same time never borrow each other’s rights', async () => {
  const [admin, guest, anonymous] = [
    await signedIn(backend, 'admin'),
    await signedIn(backend, 'guest'),
    client(backend),
  ];
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const [seen, refused, closed] = await Promise.all([
        admin.rpc('sync_pull', { p_cursor: {}, p_limit: 50 }),
        guest.rpc('sync_pull', PULL),
        anonymous.rpc('sync_pull', PULL),
      ]);
      return [seen.data?.user, refused.error?.code, closed.error?.code];
    }),
  );
  expect(new Set(answers.map(String))).toEqual(new Set([`${person('admin').id},PT403,42501`]));
});

test('a test can delay, answer or break any request', async () => {
  const asked: string[] = [];
  const hooked = await startBackend({
    port: 0,
    data_dir: 'memory',
    seed: 'none',
    on_request: (request) => {
      asked.push(new URL(request.url).pathname);
      return request.method === 'POST' ? new Response('<html>portal</html>', { status: 200 }) : undefined;
    },
  });
  try {
    const answer = await fetch(`${hooked.url}/rest/v1/rpc/sync_pull`, { method: 'POST' });
    expect(await answer.text()).toContain('portal');
    expect((await fetch(`${hooked.url}/rest/v1/clients`)).status).toBe(401);
    expect(asked).toEqual(['/rest/v1/rpc/sync_pull', '/rest/v1/clients']);
  } finally {
    await hooked.stop();
  }
});

test('a function that does not exist answers 404 in the hosted form', async () => {
  for (const path of ['/functions/v1/nergens', '/api/nergens']) {
    const answer = await fetch(backend.url + path, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  }
});
