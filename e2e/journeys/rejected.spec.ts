import { accessToken } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

const REFUSED = /status of 40[0-9]/;

test('A-001 A-002 R-16 the admin is not shown before signing in, and the requested address is kept', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/admin`);
  await expect(page).toHaveURL(`${app.url}/admin/inloggen`);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.goto(`${app.url}/admin/klanten?sort=name`);
  await expect(page).toHaveURL(/\/admin\/inloggen/);
  await expect(page.getByRole('heading', { name: 'Klanten' })).toBeHidden();
  const { email, password } = PEOPLE.technician;
  await new SignInPage(page).fill(email, password);
  await expect(page).toHaveURL(/\/admin\/klanten\?sort=name$/);
});

test('R-17 an account that is not staff is told so and signed out again', async ({
  page,
  app,
  consoleWatch,
}) => {
  consoleWatch.allow(REFUSED);
  await page.goto(`${app.url}/admin/inloggen`);
  const { email, password } = PEOPLE.guest;
  await new SignInPage(page).fill(email, password);
  await expect(page.getByText('Dit account heeft geen toegang tot het beheer.')).toBeVisible();
  await page.goto(`${app.url}/admin/blog-beheer`);
  await expect(page).toHaveURL(/\/admin\/inloggen/);
});

test('D-017 R-17 M-029 the anonymous key and an account that is not staff are refused by every table and function', async ({
  request,
  app,
}) => {
  const { publishable_key } = app.backend;
  const access_token = await accessToken(app.url, PEOPLE.guest);
  const callers = [
    { apikey: publishable_key },
    { apikey: publishable_key, authorization: `Bearer ${access_token}` },
  ];
  for (const headers of callers) {
    for (const table of ['clients', 'service_records', 'conflicts', 'staff']) {
      const address = `${app.url}/rest/v1/${table}`;
      const read = await request.get(`${address}?select=*`, { headers });
      const rows: unknown = await read.json();
      expect(read.ok() ? rows : [], `${table} read`).toEqual([]);
      const insert = await request.post(address, {
        headers,
        data: { id: crypto.randomUUID(), name: 'x', email: 'x@y.nl' },
      });
      expect(insert.ok(), `${table} insert`).toBe(false);
    }
    const pull = await request.post(`${app.url}/rest/v1/rpc/sync_pull`, {
      headers,
      data: { p_cursor: null, p_limit: 10 },
    });
    expect([401, 403, 404]).toContain(pull.status());
    const push = await request.post(`${app.url}/rest/v1/rpc/sync_push`, {
      headers,
      data: { p_client: crypto.randomUUID(), p_schema: 1, p_mutations: [] },
    });
    expect([401, 403, 404]).toContain(push.status());
  }
  const sign_up = await request.post(`${app.url}/auth/v1/signup`, {
    headers: { apikey: publishable_key },
    data: { email: 'nieuw@voorbeeld.nl', password: 'Lang-genoeg-2026' },
  });
  expect(sign_up.ok()).toBe(false);
});
