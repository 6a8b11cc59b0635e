import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { client, signedIn } from './backend-world.ts';
import { leadCounts, multipart, post, submission } from './leads-world.ts';

let backend: RunningBackend;
const server = () => client(backend, backend.secret_key);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const PDF = new TextEncoder().encode('%PDF-1.7\n%…');

beforeAll(async () => {
  process.env['LEAD_LIMIT_PER_VISITOR'] = '1000';
  process.env['LEAD_LIMIT_OVERALL'] = '1000';
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo' });
});
afterAll(async () => {
  await backend.stop();
  delete process.env['LEAD_LIMIT_PER_VISITOR'];
  delete process.env['LEAD_LIMIT_OVERALL'];
});

/** A form without JavaScript. */
const sendPlain = (fields: URLSearchParams, form = 'contact') =>
  fetch(`${backend.url}/api/${form}`, { method: 'POST', body: fields, redirect: 'manual' });
const sendFiles = (form: string, files: Parameters<typeof multipart>[1]) =>
  fetch(`${backend.url}/api/${form}`, { method: 'POST', body: multipart(submission(), files) });

async function rowOf(table: string, id: unknown): Promise<Record<string, unknown>> {
  const { data, error } = await server().from(table).select('*').eq('id', String(id)).single();
  if (error) throw error;
  return data;
}

test('F-002 F-005 F-035 C-030 a contact request is answered with its id, and stands in its table', async () => {
  const body = submission({
    boatType: 'Zeilboot',
    service: 'Antifouling',
    name: 'Jan de Wit',
    termsAccepted: true,
  });
  const answer = await post(backend.url, 'contact', body);
  expect([answer.status, await answer.json()]).toEqual([200, { id: body['id'] }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const admin = await signedIn(backend, 'admin');
  const { data } = await admin.from('contacts').select('*').eq('id', String(body['id'])).single();
  expect(data).toMatchObject({
    form: 'contact',
    first_name: 'Jan',
    last_name: 'de Wit',
    email: 'jan@example.nl',
    phone: '06 12345678',
    message: 'Mijn boot is dof.',
    service: 'Antifouling',
    boat_type: 'Zeilboot',
    attachment_url: null,
    status: 'new',
  });
  expect(Date.now() - Date.parse(data?.created_at)).toBeLessThan(60_000);
});

test('F-020 F-036 F-037 a consultation is a contact row under its own service, null where nothing was filled in', async () => {
  const body = submission({ phone: ' ', message: '' });
  expect((await post(backend.url, 'consultation', body)).status).toBe(200);
  expect(await rowOf('contacts', body['id'])).toMatchObject({
    form: 'consultation',
    service: 'Premium Consultatie',
    boat_type: null,
    phone: null,
    message: null,
  });
});

test('F-053 F-058 C-030 a founding member is a new row with its yacht', async () => {
  const body = submission({ boatType: 'Motorjacht' });
  expect((await post(backend.url, 'founding-member', body)).status).toBe(200);
  expect(await rowOf('founding_members', body['id'])).toMatchObject({
    first_name: 'Jan',
    yacht_type: 'Motorjacht',
    message: 'Mijn boot is dof.',
    status: 'new',
  });
});

test('F-084 F-085 R-25 a newsletter address is active, with the words that were agreed to', async () => {
  const body = submission({ email: 'Piet@Example.nl' });
  expect((await post(backend.url, 'newsletter', body)).status).toBe(200);
  const again = submission({ email: 'piet@example.NL' });
  expect(await (await post(backend.url, 'newsletter', again)).json()).toEqual({ id: again['id'] });
  const { data } = await server()
    .from('newsletter_subscriptions')
    .select('*')
    .ilike('email', 'piet@example.nl');
  expect(data).toHaveLength(1);
  expect(data?.[0]).toMatchObject({ id: body['id'], email: 'piet@example.nl', status: 'active' });
  expect(data?.[0].consent_text).toContain('nieuwsbrief');
});

test('R-19 a lead puts its mails in the queue, to the company and to the visitor', async () => {
  const body = submission({ email: 'els@example.nl' });
  await post(backend.url, 'contact', body);
  const { data } = await server()
    .from('mail_queue')
    .select('template, recipient, params')
    .contains('params', { id: body['id'] });
  expect(data?.map(({ template, recipient }) => [template, recipient]).toSorted()).toEqual([
    ['contact_company', null],
    ['contact_visitor', 'els@example.nl'],
  ]);
  expect(data?.[0]?.params).toMatchObject({ first_name: 'Jan', unchecked: true, attachments: 0 });
});

test('R-19 sent ten times at once it is one row and one pair of mails, and every answer is the same', async () => {
  const body = submission();
  const before = await leadCounts(server());
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(backend.url, 'contact', body)));
  for (const answer of answers)
    expect([answer.status, await answer.json()]).toEqual([200, { id: body['id'] }]);
  const after = await leadCounts(server());
  expect([after['contacts'], after['mail_queue']]).toEqual([
    before['contacts']! + 1,
    before['mail_queue']! + 2,
  ]);
});

test('an id that belongs to another submission is refused, and the first one stays', async () => {
  const body = submission();
  await post(backend.url, 'contact', body);
  const answer = await post(backend.url, 'contact', { ...body, message: 'Iets anders' });
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'id_taken' }]);
  expect(await rowOf('contacts', body['id'])).toMatchObject({ message: 'Mijn boot is dof.' });
});

test('F-006 F-025 F-027 F-028 what is wrong comes back by field, with a sentence, and nothing is stored', async () => {
  const before = await leadCounts(server());
  const answer = await post(
    backend.url,
    'consultation',
    submission({ firstName: ' ', email: 'jan', privacy: false }),
  );
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    error: 'Voornaam is verplicht',
    code: 'invalid_fields',
    fields: { firstName: 'required', email: 'invalid_email', privacy: 'not_accepted' },
  });
  const founding = await post(backend.url, 'founding-member', submission({ lastName: '' }));
  expect(await founding.json()).toMatchObject({
    error: 'Vul alstublieft alle verplichte velden in en accepteer de privacyvoorwaarden.',
  });
  expect(await leadCounts(server())).toEqual(before);
});

test('F-089 R-20 a filled-in hidden field and an impossible hurry are refused, and nothing is stored', async () => {
  const before = await leadCounts(server());
  for (const extra of [{ website: 'https://spam.example' }, { elapsed_ms: 120 }]) {
    const answer = await post(backend.url, 'contact', submission(extra));
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'rejected' }]);
  }
  expect(await leadCounts(server())).toEqual(before);
});

test('other methods are answered as they should: OPTIONS 204 with CORS, the rest 405', async () => {
  for (const form of ['contact', 'consultation', 'founding-member', 'newsletter']) {
    const asked = await fetch(`${backend.url}/api/${form}`, { method: 'OPTIONS' });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST');
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await fetch(`${backend.url}/functions/v1/${form}`, { method });
      expect([answer.status, answer.headers.get('allow'), await answer.json()]).toMatchObject([
        405,
        'POST, OPTIONS',
        { code: 'method', fields: {} },
      ]);
    }
  }
});

test('without JavaScript a form is sent on to a page, and a second click is the same lead', async () => {
  const before = await leadCounts(server());
  const body = new URLSearchParams({
    firstName: 'Kees',
    lastName: 'Bos',
    email: 'kees@example.nl',
    privacy: 'on',
    phone: '',
  });
  for (let click = 0; click < 2; click += 1) {
    const answer = await sendPlain(body);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/verzonden']);
  }
  expect((await leadCounts(server()))['contacts']).toBe(before['contacts']! + 1);
  body.delete('privacy');
  expect((await sendPlain(body)).headers.get('location')).toBe('/niet-verzonden');
  const signed_up = await sendPlain(new URLSearchParams({ email: 'kees@example.nl' }), 'newsletter');
  expect(signed_up.headers.get('location')).toBe('/aangemeld');
});

test('R-26 files come with a request, named by what they are, once however often they are sent', async () => {
  const body = submission();
  const form = () =>
    multipart(body, [
      ['boot.jpg', JPEG, 'image/jpeg'],
      ['../../keuring.PDF', PDF],
    ]);
  const send = () => fetch(`${backend.url}/api/contact`, { method: 'POST', body: form() });
  // At once and again: the lost answer of a phone, and the service worker that sends for it.
  for (const answer of [...(await Promise.all([send(), send(), send()])), await send()])
    expect([answer.status, await answer.json()]).toEqual([200, { id: body['id'] }]);
  const admin = await signedIn(backend, 'admin');
  const { data: files } = await admin
    .from('contact_attachments')
    .select('path, file_name, content_type, size_bytes')
    .eq('contact_id', String(body['id']))
    .order('position');
  expect(
    files?.map(({ file_name, content_type, size_bytes }) => [file_name, content_type, size_bytes]),
  ).toEqual([
    ['boot.jpg', 'image/jpeg', JPEG.byteLength],
    ['..-..-keuring.PDF', 'application/pdf', PDF.byteLength],
  ]);
  const path = String(files?.[0]?.path);
  expect((await rowOf('contacts', body['id']))['attachment_url']).toBe(path);
  const bucket = admin.storage.from('contact_attachments');
  expect((await bucket.list(String(body['id']))).data).toHaveLength(2);
  // C-018: the office opens a file by an address that is signed for an hour.
  const { data: signed } = await bucket.createSignedUrl(path, 3_600);
  const opened = await fetch(signed?.signedUrl ?? '');
  expect([opened.status, new Uint8Array(await opened.arrayBuffer())]).toEqual([200, JPEG]);
  const visitor = client(backend).storage.from('contact_attachments');
  expect((await visitor.download(path)).error).not.toBeNull();
  expect((await visitor.createSignedUploadUrl(`${body['id']}/meer.pdf`)).error).not.toBeNull();
});

test('R-18 C-018 the files of a deleted request go by themselves, list and bytes', async () => {
  const body = submission();
  const sent = await fetch(`${backend.url}/api/contact`, {
    method: 'POST',
    body: multipart(body, [['keuring.pdf', PDF]]),
  });
  expect(sent.status).toBe(200);
  const id = String(body['id']);
  const bucket = server().storage.from('contact_attachments');
  expect((await bucket.list(id)).data).toHaveLength(1);
  await server().from('contacts').update({ deleted_at: new Date().toISOString() }).eq('id', id);
  const { data: left } = await server().from('contact_attachments').select('id').eq('contact_id', id);
  expect(left).toEqual([]);
  await vi.waitFor(async () => expect((await bucket.list(id)).data).toEqual([]), {
    timeout: 15_000,
    interval: 100,
  });
});

test('R-26 a file of another kind, too many files and files elsewhere are refused, and nothing is stored', async () => {
  const before = await leadCounts(server());
  const cases = [
    await sendFiles('contact', [['boot.jpg', '<script>alert(1)</script>', 'image/jpeg']]),
    await sendFiles(
      'consultation',
      Array.from({ length: 6 }, (_, n) => [`${n}.jpg`, Uint8Array.of(...JPEG, n)] as const),
    ),
    await sendFiles('contact', [['leeg.pdf', '']]),
    await sendFiles('founding-member', [['boot.jpg', JPEG]]),
  ];
  for (const answer of cases)
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'invalid_attachments' }]);
  expect(await leadCounts(server())).toEqual(before);
});

test('too large, of another type or broken is refused with JSON, and nothing is stored', async () => {
  const before = await leadCounts(server());
  const url = backend.url;
  const cases: readonly [Promise<Response>, number, string][] = [
    [post(url, 'contact', submission({ message: 'x'.repeat(70_000) })), 413, 'too_large'],
    [post(url, 'contact', submission(), { 'content-type': 'text/plain' }), 415, 'unsupported'],
    [post(url, 'contact', '{"firstName": "Jan"'), 400, 'malformed'],
    [post(url, 'contact', '[]'), 400, 'malformed'],
    [post(url, 'contact', submission({ id: 'geen uuid' })), 400, 'malformed'],
    [post(url, 'contact', 'x', { 'content-type': 'multipart/form-data; boundary=y' }), 400, 'malformed'],
  ];
  for (const [asked, status, code] of cases) {
    const answer = await asked;
    expect([answer.status, await answer.json()]).toMatchObject([status, { code, fields: {} }]);
  }
  expect(await leadCounts(server())).toEqual(before);
});

test('F-089 the tables themselves take nothing from a visitor', async () => {
  const visitor = client(backend);
  for (const table of [
    'contacts',
    'contact_attachments',
    'founding_members',
    'newsletter_subscriptions',
    'page_views',
  ])
    expect((await visitor.from(table).insert({ email: 'x@y.nl' })).error, table).not.toBeNull();
  expect(
    (
      await visitor.rpc('submit_lead', {
        p_form: 'contact',
        p_id: crypto.randomUUID(),
        p_lead: {},
        p_content_hash: 'x',
      })
    ).error,
  ).not.toBeNull();
});
