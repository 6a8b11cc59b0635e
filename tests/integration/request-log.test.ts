import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { noteSent, recentlySent } from '../../src/lib/logger.ts';
import { createPostgrestRemote, type Mutation } from '../../src/sync/index.ts';
import type { RequestLine } from '../../supabase/functions/shared/request-log.ts';
import type { LogLine } from '../../supabase/host/project-host.ts';
import { serveProjectSite } from '../../supabase/host/project-site.ts';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import type { RequestHook } from '../../supabase/local/options.ts';
import { client, mailsTo, person, putOfClient, signedIn, tokenOf } from './backend-fixtures.ts';
import { announcing, chosen, PERSON, post, submission } from './lead-fixtures.ts';

// Host and functions write what happened to a request, and nothing of who made it.
const folder = mkdtempSync(path.join(tmpdir(), 'havenglans-request-log-'));
const of_functions: RequestLine[] = [];
const of_host: LogLine[] = [];
let printed: string[] = [];
let hook: RequestHook = () => {};
let backend: RunningBackend;
let seeded: RunningBackend;
const log = (line: LogLine) => void of_host.push(line);
let site: Awaited<ReturnType<typeof serveProjectSite>>;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Thuis</title>');
  backend = await startBackend({
    port: 0,
    data_dir: 'memory',
    seed: 'none',
    log: (line) => of_functions.push(line),
    on_request: (request) => hook(request),
  });
  seeded = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo' });
  const { url: supabase_url, publishable_key } = backend;
  site = await serveProjectSite({ folder, port: 0, host: '127.0.0.1', supabase_url, publishable_key, log });
});
afterAll(async () => {
  await site.stop();
  await backend.stop();
  await seeded.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  printed = [];
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(
      (...said: unknown[]) =>
        void printed.push(
          said.map((part) => (part instanceof Error ? part.message : JSON.stringify(part))).join(' '),
        ),
    );
});
afterEach(() => {
  vi.restoreAllMocks();
  hook = () => {};
  of_functions.length = 0;
  of_host.length = 0;
});

const form = (fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${site.url}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });

const about = (id: unknown) => ({
  host: of_host.filter(({ request_id }) => request_id === id),
  functions: of_functions.filter(({ request_id }) => request_id === id),
});

test('one id leads from the device over the host and the function to the request of the office and its mail', async () => {
  const body = submission();
  const id = String(body['id']);
  const answer = await post(site.url, 'contact', body, { 'idempotency-key': id, 'x-request-id': id });
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, id]);
  const { host, functions } = about(id);
  expect(host).toEqual([expect.objectContaining({ function: 'contact', status: 200 })]);
  expect(functions).toEqual([expect.objectContaining({ function: 'contact', status: 200 })]);
  const { data } = await client(backend, backend.secret_key).from('contacts').select('id').eq('id', id);
  expect(data).toEqual([{ id }]);
});

test('one id leads from a device that pushes to its diagnosis, and from there to what the ledger kept of the push, without a value', async () => {
  const admin = await signedIn(seeded, 'admin');
  const { id, mutation } = putOfClient(PERSON.lastName);
  const remote = createPostgrestRemote({
    base_url: seeded.url,
    publishable_key: seeded.publishable_key,
    on_call: noteSent,
  });
  const pushed = await remote.push({
    client_id: crypto.randomUUID(),
    schema: 1,
    epoch: null,
    acknowledged: null,
    mutations: [
      v.parse(
        v.custom<Mutation>((given) => typeof given === 'object'),
        mutation,
      ),
    ],
    token: await tokenOf(admin),
    timeout_ms: 10_000,
  });
  expect(pushed).toMatchObject({ ok: true });
  const [sent, ...others] = recentlySent();
  expect([sent?.call, others]).toEqual(['sync_push', []]);
  const { data } = await admin.rpc('sync_request', { p_request: sent?.request_id });
  expect(data).toEqual([
    expect.objectContaining({ mutation_id: id, user_id: person('admin').id, status: 'applied', code: null }),
  ]);
  expect(JSON.stringify(data)).not.toContain(PERSON.lastName);
});

test('after a whole submission, refused ones and a mail that was sent, no log holds anything of the visitor', async () => {
  const photo = chosen('boot van Jan.pdf', new TextEncoder().encode('%PDF-1.4 dof'));
  const fields = announcing([photo], { phone: PERSON.phone });
  expect((await post(site.url, 'contact', fields)).status).toBe(200);
  const question = JSON.stringify({ id: fields.id, upload_secret: fields.upload_secret });
  const asked = await fetch(`${site.url}/api/attachments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    body: question,
  });
  expect(asked.status).toBe(200);
  expect((await post(site.url, 'contact', submission({ email: 'jan.de.wit' }))).status).toBe(422);
  const { firstName, lastName, email, message } = PERSON;
  expect((await form({ firstName, lastName, email, message })).headers.get('location')).toBe(
    '/niet-verzonden',
  );
  expect((await form({ firstName, lastName, email, message, privacy: 'on' })).status).toBe(303);
  await fetch(`${site.url}/api/unsubscribe?token=4b9e7c1e-0000-4000-8000-00000000abcd`, { method: 'POST' });
  await vi.waitFor(
    async () => {
      expect(await mailsTo(backend, PERSON.email)).not.toEqual([]);
      expect(of_functions.map((line) => line.function)).toContain('send-mail');
    },
    { timeout: 10_000 },
  );
  // The way of a page without JavaScript names its refusal too.
  expect(of_host.flatMap(({ code }) => code ?? [])).toEqual(['invalid_fields', 'invalid_fields']);
  const written = [of_functions, of_host, printed].map((lines) => JSON.stringify(lines)).join('\n');
  const of_person = [firstName, 'Wit', 'jan.de.wit', PERSON.email, 'example.nl', '12345678', message];
  const of_connection = ['127.0.0.1', '203.0.113', '::1'];
  for (const of_visitor of [...of_person, ...of_connection, 'boot van', fields.upload_secret, '00000000abcd'])
    expect(written).not.toContain(of_visitor);
});

test('what the database says of a row that it refuses is not printed: it quotes the row', async () => {
  hook = (request) =>
    request.url.endsWith('/rpc/submit_lead')
      ? Response.json(
          { code: '23514', message: 'violates', details: `Failing row contains (${PERSON.email}).` },
          { status: 400 },
        )
      : undefined;
  const answer = await post(site.url, 'contact', submission());
  expect(answer.status).toBe(503);
  const [line] = of_functions.filter(({ function: name }) => name === 'contact');
  expect(line).toMatchObject({ status: 503, code: 'unavailable' });
  expect(printed.join()).toMatch(/lead_not_stored.*400.*23514/);
  expect(printed.join()).not.toContain(PERSON.email);
});
