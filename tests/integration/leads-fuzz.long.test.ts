import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { handler as consultation } from '../../supabase/functions/consultation/handler.ts';
import { handler as contact } from '../../supabase/functions/contact/handler.ts';
import { handler as foundingMember } from '../../supabase/functions/founding-member/handler.ts';
import { handler as newsletter } from '../../supabase/functions/newsletter/handler.ts';
import { handler as pageView } from '../../supabase/functions/page-view/handler.ts';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { client } from './backend-fixtures.ts';
import { leadCounts } from './lead-fixtures.ts';

// Bodies that no form of ours makes: 10,000 of them (FUZZ_RUNS), from a seed that is printed (FUZZ_SEED).
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_101);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 10_000);
const AT_ONCE = 20;
const RUNS_PER_QUESTION = 50;

const HANDLERS = { contact, consultation, 'founding-member': foundingMember, newsletter };
type Form = keyof typeof HANDLERS;
const FORMS: readonly Form[] = ['contact', 'consultation', 'founding-member', 'newsletter'];

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'none' });
});
afterAll(() => backend.stop());
afterEach(() => vi.unstubAllGlobals());

/** Mulberry32: numbers from 0 up to 1, the same for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const HOSTILE = [
  "'; drop table contacts; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '\u202e\u2066',
  '../../etc/passwd',
  'Jan\r\nBcc: iedereen@example.nl',
  '{{constructor.constructor("return 1")()}}',
  '💥'.repeat(2_000),
  'a'.repeat(60_000),
  '%s%n%x',
  '__proto__',
];
const NO_EMAILS = [
  '',
  ' ',
  'jan',
  '@',
  'a@b',
  'a b@c.nl',
  'a@b.nl\u0000x@',
  'a@b.nl,c@d.nl',
  `${'x'.repeat(300)}@b.nl`,
];
const NO_VALUES: readonly unknown[] = [null, 7, [], {}, [[]], { toString: 'x' }, true, -0, 1e308];

interface Attack {
  readonly body: BodyInit;
  readonly type: string;
}

/** One body that has to be refused: something hostile, and at least one thing that makes it no submission. */
function attack(roll: () => number): Attack {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] ?? list[0]!;
  const bytes = (length: number) => Uint8Array.from({ length }, () => Math.floor(roll() * 256));
  const fields: Record<string, unknown> = {
    firstName: 'Jan',
    lastName: 'Bos',
    email: 'jan@example.nl',
    privacy: true,
    id: crypto.randomUUID(),
    elapsed_ms: 4_000,
    [pick(['phone', 'message', 'boatType', 'service', '__proto__', 'x'])]: pick([...HOSTILE, ...NO_VALUES]),
  };
  const broken = pick([
    'email',
    'id',
    'elapsed_ms',
    'website',
    'recaptchaToken',
    'attachments',
    'upload_secret',
  ] as const);
  if (broken === 'email') fields['email'] = pick<unknown>([...NO_EMAILS, ...NO_VALUES]);
  if (broken === 'id') fields['id'] = pick<unknown>(['x', ...HOSTILE, 7, {}, [], true]);
  if (broken === 'elapsed_ms')
    fields['elapsed_ms'] = pick<unknown>([-1, 0, 12, 'x', {}, [], '1e999', -1e308]);
  if (broken === 'website') fields['website'] = pick<unknown>(['http://x', 7, {}, [], 'x'.repeat(5_000)]);
  if (broken === 'recaptchaToken') fields['recaptchaToken'] = pick<unknown>([7, {}, [], 'x'.repeat(9_000)]);
  if (broken === 'upload_secret') fields['upload_secret'] = pick<unknown>(['kort', ...HOSTILE, 7, {}, []]);
  if (broken === 'attachments') {
    const fine = { id: crypto.randomUUID(), name: 'a.pdf', type: 'application/pdf', size_bytes: 9 };
    fields['attachments'] = pick<unknown>([
      'x',
      7,
      {},
      [null],
      [[]],
      Array.from({ length: 6 }, () => ({ ...fine, id: crypto.randomUUID() })),
      [fine, fine],
      ...['id', 'name', 'type', 'size_bytes'].map((name) => [{ ...fine, [name]: pick(NO_VALUES) }]),
      [{ ...fine, size_bytes: pick([-1, 0, 1.5, 10_485_761, 1e308]) }],
      [{ ...fine, type: pick(HOSTILE) }],
    ]);
  }
  const text = JSON.stringify(fields);
  const kind = pick([
    'json',
    'cut',
    'noise',
    'shape',
    'deep',
    'form',
    'multipart',
    'boundary',
    'type',
  ] as const);
  const json = 'application/json';
  if (kind === 'json') return { body: text, type: json };
  if (kind === 'cut') return { body: text.slice(0, Math.floor(roll() * (text.length - 1))), type: json };
  if (kind === 'noise')
    return { body: bytes(Math.floor(roll() * 400)), type: pick([json, 'application/json; charset=utf-16']) };
  if (kind === 'shape') return { body: JSON.stringify(pick(NO_VALUES)), type: json };
  if (kind === 'deep') return { body: '['.repeat(1 + Math.floor(roll() * 60_000)), type: json };
  if (kind === 'type')
    return { body: text, type: pick(['text/plain', 'text/xml', 'image/png', 'x', 'application/jsonx']) };
  if (kind === 'boundary') {
    const type = pick([
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=x',
    ]);
    return {
      body: pick([text, '--x\r\n\r\n', '--x--', '--x\r\nContent-Disposition: form-data; name="email"']),
      type,
    };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  // In a form every value is a text: the address is what makes it no submission.
  form.set('email', pick(NO_EMAILS));
  form.append('attachments', new Blob([bytes(30)], { type: 'image/jpeg' }), pick(HOSTILE));
  if (kind === 'multipart') {
    return { body: form, type: '' };
  }
  const texts = [...form.entries()].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { body: new URLSearchParams(texts), type: '' };
}

/**
 * Before a body is read the database is asked whether its sender has to wait. As nothing is ever stored, the question
 * and its answer are the same each time: it is put in one run of fifty, and answered for the database in the others.
 */
function askSeldomWhetherToWait(): void {
  const ask = globalThis.fetch;
  let questions = 0;
  vi.stubGlobal('fetch', async (to: string | URL | Request, init?: RequestInit) => {
    if (to instanceof Request || !String(to).endsWith('/rpc/lead_wait')) return ask(to, init);
    questions += 1;
    if (questions % RUNS_PER_QUESTION !== 1) return Response.json(null);
    const answer = await ask(to, init);
    expect(await answer.clone().json()).toBeNull();
    return answer;
  });
}

test(`F-006 ${RUNS} malformed bodies: clear 4xx, no 5xx, nothing stored (seed ${SEED})`, {
  timeout: 300_000,
}, async () => {
  const env = { SUPABASE_URL: backend.url, SUPABASE_SERVICE_ROLE_KEY: backend.secret_key };
  const server = client(backend, backend.secret_key);
  askSeldomWhetherToWait();
  const roll = seededRandom(SEED);
  const statuses = new Map<number, number>();
  const send = async (run: number, form: Form, { body, type }: Attack): Promise<void> => {
    const request = new Request(`http://here/api/${form}`, {
      method: 'POST',
      body,
      ...(type === '' ? {} : { headers: { 'content-type': type } }),
    });
    const is_page = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
    const answer = await HANDLERS[form](request, env);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const where = `run ${run} of seed ${SEED}: ${form} ${type}`;
    if (is_page) {
      expect([answer.status, answer.headers.get('location')], where).toEqual([303, '/niet-verzonden']);
      return;
    }
    expect(answer.status, where).toBeGreaterThanOrEqual(400);
    expect(answer.status, where).toBeLessThan(500);
    const told: unknown = await answer.json();
    expect(told, where).toEqual({
      error: expect.any(String),
      code: expect.any(String),
      fields: expect.any(Object),
    });
  };
  for (let run = 0; run < RUNS; run += AT_ONCE) {
    const attacks = Array.from({ length: Math.min(AT_ONCE, RUNS - run) }, (_, at) => {
      const form = FORMS[Math.floor(roll() * FORMS.length)] ?? 'contact';
      return [run + at, form, attack(roll)] as const;
    });
    await Promise.all(attacks.map((one) => send(...one)));
  }
  // Every way to be refused was met.
  expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([303, 400, 413, 415, 422]);
  expect(await leadCounts(server)).toEqual({
    contacts: 0,
    contact_attachments: 0,
    founding_members: 0,
    newsletter_subscriptions: 0,
    mail_queue: 0,
  });
});

test(`R-38 nor does any of them count as a view (seed ${SEED})`, async () => {
  const env = { SUPABASE_URL: backend.url, SUPABASE_SERVICE_ROLE_KEY: backend.secret_key };
  const roll = seededRandom(SEED);
  for (let run = 0; run < 500; run += 1) {
    const { body } = attack(roll);
    const answer = await pageView(new Request('http://here/api/page-view', { method: 'POST', body }), env);
    expect([400, 413], `run ${run}`).toContain(answer.status);
  }
  const { count } = await client(backend, backend.secret_key)
    .from('page_views')
    .select('path', { count: 'exact', head: true });
  expect(count).toBe(0);
});
