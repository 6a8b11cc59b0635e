/** The function invite-staff and the calls about staff, over the embedded backend. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { client, mailsTo, type Person, person, signedIn, tokenOf } from './backend-fixtures.ts';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo' });
});
afterAll(() => backend.stop());

async function invite(token: string | null, body: unknown): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${backend.url}/functions/v1/invite-staff`, {
    method: 'POST',
    headers: {
      apikey: backend.publishable_key,
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const as = async (who: Person, body: unknown) =>
  await invite(await tokenOf(await signedIn(backend, who)), body);
const GERDA = { name: 'Gerda Smit', email: 'Gerda@example.nl', role: 'technician' };
const rowsOf = async (name: string) => {
  const { data } = await client(backend, backend.secret_key)
    .from('staff')
    .select('name, role')
    .eq('name', name);
  return data;
};

test('R-13 R-17 only an admin invites: nobody else makes an account or has a mail sent', async () => {
  expect((await invite(null, GERDA)).status).toBe(401);
  expect((await as('technician', GERDA)).status).toBe(403);
  expect((await as('guest', GERDA)).status).toBe(403);
  expect(await mailsTo(backend, 'gerda@example.nl')).toEqual([]);
  expect(await rowsOf('Gerda Smit')).toEqual([]);
});

test('R-13 who is invited is on the staff at once and gets a mail that leads to the page of passwords; a second mail makes nobody twice', async () => {
  const invited = { status: 200, body: { result: 'invited' } };
  expect(await as('admin', GERDA)).toEqual(invited);
  const [mail] = await mailsTo(backend, 'gerda@example.nl');
  expect(decodeURIComponent(mail?.link ?? '')).toContain(`redirect_to=${backend.url}/admin/wachtwoord`);
  expect(await as('admin', GERDA)).toEqual(invited);
  expect(await mailsTo(backend, 'gerda@example.nl')).toHaveLength(2);
  expect(await rowsOf('Gerda Smit')).toEqual([{ name: 'Gerda Smit', role: 'technician' }]);
});

test('R-13 an address of a colleague, of an account without access, or none at all, is told', async () => {
  const bram = { ...GERDA, email: person('technician').email };
  expect(await as('admin', bram)).toEqual({ status: 200, body: { result: 'already_staff' } });
  const guest = { ...GERDA, email: person('guest').email };
  expect(await as('admin', guest)).toEqual({ status: 200, body: { result: 'has_account' } });
  for (const body of [{}, { ...GERDA, email: 'gerda' }, { ...GERDA, role: 'owner' }, { ...GERDA, name: ' ' }])
    expect((await as('admin', body)).status).toBe(400);
});
