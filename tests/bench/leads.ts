/**
 * `npm run bench:leads`: submissions of all four forms at once, of which one answer in ten never reaches the device, which
 * then sends again. Every submission has to be one row (of the newsletter: one sign-up that waits for its click) and one mail
 * to its visitor, none twice; anything else ends with code 1. SUBMISSIONS, DROPPED (a share), AT_ONCE and SEED change the run.
 */
import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { createClient } from '@supabase/supabase-js';
import { startBackend } from '../../supabase/local/backend.ts';
import { createChance } from '../../supabase/local/seed/random.ts';
import { LEAD_FORMS, type LeadForm } from '../../src/domain/leads/leads.ts';
import { median } from './median.ts';

const number = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
const SUBMISSIONS = number('SUBMISSIONS', 1_000);
const DROPPED = number('DROPPED', 0.1);
const AT_ONCE = number('AT_ONCE', 16);
const SEED = number('SEED', 1);

process.env['LEAD_LIMIT_PER_VISITOR'] = String(SUBMISSIONS * 2);
process.env['LEAD_LIMIT_OVERALL'] = String(SUBMISSIONS * 2);
const backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'none' });
const server = createClient(backend.url, backend.secret_key, { auth: { persistSession: false } });
const chance = createChance(SEED);

const bodyOf = (n: number, id: string): string =>
  JSON.stringify({
    firstName: 'Jan',
    lastName: `Bos ${n}`,
    email: `bezoeker-${n}@example.nl`,
    message: 'Mijn boot is dof.',
    privacy: true,
    id,
    recaptchaToken: null,
    elapsed_ms: 4_000,
  });

/** Sends once; null when the connection broke as the answer came in. */
function sendOnce(form: LeadForm, id: string, body: string, drop: boolean): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': id };
    const request = httpRequest(`${backend.url}/api/${form}`, { method: 'POST', headers }, (answer) => {
      if (drop) {
        request.destroy();
        resolve(null);
        return;
      }
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    request.on('error', reject);
    request.end(body);
  });
}

const took_ms: number[] = [];
const refused: number[] = [];
let lost = 0;

async function submit(n: number): Promise<void> {
  const form = LEAD_FORMS[n % LEAD_FORMS.length] ?? 'contact';
  const id = randomUUID();
  const body = bodyOf(n, id);
  for (;;) {
    const started = performance.now();
    const status = await sendOnce(form, id, body, chance.happens(DROPPED));
    if (status !== null) {
      took_ms.push(performance.now() - started);
      if (status !== 200) refused.push(status);
      return;
    }
    lost += 1;
  }
}

const started = performance.now();
let next = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < SUBMISSIONS) {
      next += 1;
      await submit(next);
    }
  }),
);
const seconds = (performance.now() - started) / 1000;

async function columnOf(table: string, column: string): Promise<string[]> {
  const values: string[] = [];
  for (let from = 0; ; from += 1_000) {
    const { data, error } = await server
      .from(table)
      .select('*')
      .order('id')
      .range(from, from + 999);
    if (error) throw error;
    values.push(...data.map((row: Record<string, unknown>) => String(row[column])));
    if (data.length < 1_000) return values;
  }
}

const recipients = await columnOf('mail_queue', 'recipient');
const templates = await columnOf('mail_queue', 'template');
// A sign-up is no row that anybody may read: its mail is written in one transaction with it.
const signed_up = recipients.filter((_recipient, n) => templates[n] === 'newsletter_confirm');
const rows = await Promise.all(['contacts', 'founding_members'].map((table) => columnOf(table, 'email')));
const emails = [...rows.flat(), ...signed_up];
const to_visitors = recipients.filter((recipient) => recipient !== 'null');
const duplicates = emails.length - new Set(emails).size + (to_visitors.length - new Set(to_visitors).size);
await backend.stop();

console.log(
  [
    `${SUBMISSIONS} submissions of four forms, ${AT_ONCE} at once, seed ${SEED}`,
    `  answers lost on the way, and sent again   ${lost}`,
    `  rows                                      ${emails.length}`,
    `  mails to visitors                         ${to_visitors.length}`,
    `  mails to the company                      ${recipients.length - to_visitors.length}`,
    `  duplicates                                ${duplicates}`,
    `  refused                                   ${refused.length}`,
    `  median answer, ms                         ${median(took_ms).toFixed(1)}`,
    `  submissions a second                      ${((SUBMISSIONS + lost) / seconds).toFixed(0)}`,
  ].join('\n'),
);
const as_promised =
  emails.length === SUBMISSIONS &&
  to_visitors.length === SUBMISSIONS &&
  duplicates === 0 &&
  refused.length === 0;
process.exitCode = as_promised ? 0 : 1;
