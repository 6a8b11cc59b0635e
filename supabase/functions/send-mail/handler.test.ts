import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { COMPANY_FACTS } from '../../../src/content/company-facts.ts';
import { handler } from './handler.ts';
import { type FakeService, fakeService } from './testing/fake-service.ts';

const KEY = 'sb_secret_test';
const CRON_SECRET = 'cron-secret-test';
let base = '';
let provider_status = 200;
let rows: object[] = [];
let company: unknown = null;
let reports: unknown[] = [];
let sent: unknown[] = [];

/** The project's API and the mail service in one. */
let service: FakeService;
beforeAll(async () => {
  service = await fakeService((request, response, body) => {
    const answer = (status: number, value: unknown): void =>
      void response.writeHead(status).end(JSON.stringify(value));
    if (request.url === '/mail') {
      sent.push(JSON.parse(body));
      return answer(provider_status, 'x');
    }
    // A secret key is no token: hosted projects refuse it as a bearer.
    if (request.headers['apikey'] !== KEY || request.headers.authorization) return answer(401, {});
    if (request.url === '/rest/v1/rpc/mail_queue_claim') return answer(200, rows.splice(0, 1));
    if (request.url === '/rest/v1/company_settings?select=phone,email') return answer(200, company);
    reports.push(JSON.parse(body));
    return answer(200, 'sent');
  });
  base = service.url;
});
afterAll(() => service.close());
beforeEach(() => {
  provider_status = 200;
  rows = [
    {
      id: 'a',
      template: 'consultation_company',
      recipient: null,
      params: { first_name: 'Jan', last_name: 'de Boer', email: 'jan@post.example' },
      attempt: 3,
      created_at: '2026-05-01T10:00:00Z',
    },
  ];
  company = [];
  reports = [];
  sent = [];
});

const env = () => ({
  SUPABASE_URL: base,
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: KEY }),
  CRON_SECRET,
  MAIL_PROVIDER: 'emailjs',
  EMAILJS_URL: `${base}/mail`,
  EMAILJS_SERVICE_ID: 's',
  EMAILJS_USER_ID: 'u',
  EMAILJS_TEMPLATE_CONSULTATION: 't1',
  EMAILJS_TEMPLATE_CONTACT: 't2',
  EMAILJS_TEMPLATE_FOUNDING_MEMBER: 't3',
  EMAILJS_TEMPLATE_LETTER: 't4',
});
const call = (
  given: Record<string, string>,
  headers: Record<string, string> = { 'x-cron-secret': CRON_SECRET },
  method = 'POST',
) => handler(new Request(`${base}/functions/v1/send-mail`, { method, headers }), given);

test('R-17 only the timer sends mail, and only by POST', async () => {
  for (const authorization of ['', 'Bearer ', `Bearer ${KEY}`, `Bearer ${CRON_SECRET}`])
    expect((await call(env(), { authorization })).status).toBe(401);
  expect((await call(env(), { 'x-cron-secret': KEY, apikey: KEY })).status).toBe(401);
  expect((await call({ ...env(), CRON_SECRET: '' }, { 'x-cron-secret': '' })).status).toBe(401);
  expect((await call(env(), undefined, 'GET')).status).toBe(405);
  expect((await call({})).status).toBe(500);
  expect([sent, reports]).toEqual([[], []]);
});

test('R-17 R-19 until the keys are changed the legacy service role key calls, and sends', async () => {
  const legacy = 'eyJhbGciOiJub25lIn0.e30.';
  const { SUPABASE_SECRET_KEYS: _keys, CRON_SECRET: _secret, ...before } = env();
  const both = { ...before, SUPABASE_SERVICE_ROLE_KEY: legacy };
  expect((await call(both, { authorization: `Bearer ${legacy}` })).status).toBe(502);
  const meanwhile = { ...env(), SUPABASE_SERVICE_ROLE_KEY: legacy };
  expect(await (await call(meanwhile, { authorization: `Bearer ${legacy}` })).json()).toMatchObject({
    sent: 1,
  });
});

test('R-19 without a configured way to send nothing is claimed: the mail waits with all its tries', async () => {
  const answer = await call({ ...env(), MAIL_PROVIDER: '' });
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { error: 'no way to send mail is configured', missing: ['MAIL_PROVIDER'] },
  ]);
  expect(rows).toHaveLength(1);
});

test('F-088 R-19 a due mail leaves through the service and is recorded as sent', async () => {
  const answer = await call(env());
  expect(await answer.json()).toEqual({ sent: 1, failed: 0, database: true });
  expect(sent).toMatchObject([
    { template_id: 't1', template_params: { subject: 'Aanvraag Premium Consultatie' } },
  ]);
  expect(reports).toEqual([{ p_id: 'a', p_attempt: 3, p_error: null, p_final: false }]);
});

test('R-13 R-19 a mail names the telephone and the address that the office gave, and reaches it there', async () => {
  company = [{ phone: '06 12 34 56 78', email: 'kantoor@havenglans.example' }];
  rows = [{ ...rows[0], template: 'contact_visitor', recipient: 'jan@post.example' }];
  await call(env());
  const said = JSON.stringify(sent);
  expect(said).toContain('bel 06 12 34 56 78.');
  expect(said).toContain('06 12 34 56 78 · kantoor@havenglans.example');
  expect(said).not.toContain(COMPANY_FACTS.phone);
  for (company of [[], { message: 'refused' }, [{ phone: 1 }]]) {
    sent = [];
    rows = [
      {
        id: 'b',
        template: 'contact_visitor',
        recipient: 'jan@post.example',
        params: {},
        attempt: 1,
        created_at: '2026-05-01T10:00:00Z',
      },
    ];
    await call(env());
    expect(JSON.stringify(sent), 'what the code says').toContain(`bel ${COMPANY_FACTS.phone}.`);
  }
});

test('F-088 R-19 a refusal of the service is recorded with its status, under the lease it was claimed with', async () => {
  provider_status = 500;
  expect(await (await call(env())).json()).toEqual({ sent: 0, failed: 1, database: true });
  expect(reports).toEqual([
    { p_id: 'a', p_attempt: 3, p_error: 'the mail service answered 500: "x"', p_final: false },
  ]);
});

test('a database that does not answer is 502', async () => {
  const answer = await call({ ...env(), SUPABASE_URL: 'http://127.0.0.1:9' });
  expect([answer.status, await answer.json()]).toEqual([502, { sent: 0, failed: 0, database: false }]);
});
