import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEAD_TEXT_LIMITS } from '../../src/domain/leads/lead-fields.ts';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { client, signedIn } from './backend-fixtures.ts';
import { leadCounts, post, submission } from './lead-fixtures.ts';

let backend: RunningBackend;
const server = () => client(backend, backend.secret_key);

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

test('F-007 the language of a page that is not Dutch, length and berth begin the message, which has room for them', async () => {
  const message = 'x'.repeat(LEAD_TEXT_LIMITS.message);
  const told = submission({ boatLength: '12,5', berth: 'Muiden' });
  const full = submission({ boatLength: '9'.repeat(50), berth: 'y'.repeat(200), language: 'en', message });
  const in_german = submission({ language: 'de', boatLength: '12,5' });
  const elsewhere = submission({ language: 'tlh' });
  for (const body of [told, full, in_german, elsewhere])
    expect((await post(backend.url, 'contact', body)).status).toBe(200);
  expect(await rowOf('contacts', told['id'])).toMatchObject({
    message: 'Lengte: 12,5 m\nLigplaats: Muiden\nMijn boot is dof.',
  });
  expect(await rowOf('contacts', in_german['id'])).toMatchObject({
    message: 'Taal: Duits\nLengte: 12,5 m\nMijn boot is dof.',
  });
  expect(await rowOf('contacts', elsewhere['id'])).toMatchObject({ message: 'Mijn boot is dof.' });
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

test('R-25 a newsletter address that signs up is on no list yet, and the answer is the same whatever is known of it', async () => {
  const answers = [];
  for (const email of ['Piet@Example.nl', 'piet@example.NL', 'piet@example.nl', 'PIET+x@example.nl']) {
    const body = submission({ email });
    const answer = await post(backend.url, 'newsletter', body);
    expect(await answer.json()).toEqual({ id: body['id'] });
    answers.push(answer.status);
  }
  expect(answers).toEqual([200, 200, 200, 200]);
  const { data } = await server().from('newsletter_subscriptions').select('id').ilike('email', 'piet%');
  expect(data).toEqual([]);
  const { data: mails } = await server().from('mail_queue').select('template').ilike('recipient', 'piet%');
  expect(mails, 'two mails a day ask to confirm, not four').toEqual([
    { template: 'newsletter_confirm' },
    { template: 'newsletter_confirm' },
  ]);
});

test('R-19 a lead puts its mails in the queue, to the company and to the visitor', async () => {
  const body = submission({ email: 'els@example.nl' });
  await post(backend.url, 'contact', body);
  const { data } = await server()
    .from('mail_queue')
    .select('template, recipient, params')
    .or(`params->>id.eq.${body['id']},recipient.eq.els@example.nl`);
  expect(data?.map(({ template, recipient }) => [template, recipient]).toSorted()).toEqual([
    ['contact_company', null],
    ['contact_visitor', 'els@example.nl'],
  ]);
  const byTemplate = (name: string) => data?.find(({ template }) => template === name)?.params;
  expect(byTemplate('contact_company')).toMatchObject({
    id: body['id'],
    first_name: 'Jan',
    unchecked: true,
    attachments: 0,
  });
  expect(byTemplate('contact_visitor'), 'nothing that was typed').toEqual({
    created_at: expect.any(String),
    service: null,
  });
});

test('R-19 a second request of an address in a day is stored and told to the company, without a second confirmation', async () => {
  const templates = async () => {
    const { data } = await server().from('mail_queue').select('template').ilike('recipient', 'wim%');
    return data?.map(({ template }) => template);
  };
  const first = submission({ email: 'wim@example.nl' });
  const second = submission({ email: 'Wim+boot@Example.nl', message: 'Nog iets' });
  for (const [form, body] of [
    ['contact', first],
    ['founding-member', second],
  ] as const)
    expect((await post(backend.url, form, body)).status).toBe(200);
  expect(await templates()).toEqual(['contact_visitor']);
  expect(await rowOf('founding_members', second['id'])).toMatchObject({ message: 'Nog iets' });
  const { data } = await server()
    .from('mail_queue')
    .select('template')
    .contains('params', { id: second['id'] });
  expect(data).toEqual([{ template: 'founding_member_company' }]);
});

test('R-19 sent ten times at once it is one row and one pair of mails, and every answer is the same', async () => {
  const body = submission({ email: 'tien@example.nl' });
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

test('F-006 F-025 F-027 F-028 wrong values come back by field, with a sentence, and nothing is stored', async () => {
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
  expect(signed_up.headers.get('location')).toBe('/bevestig-aanmelding');
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
    [post(url, 'contact', 'x', { 'content-type': 'multipart/form-data; boundary=y' }), 415, 'unsupported'],
    [post(url, 'contact', submission({ attachments: 'x' })), 400, 'malformed'],
    [post(url, 'contact', submission({ upload_secret: 'kort' })), 400, 'malformed'],
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
