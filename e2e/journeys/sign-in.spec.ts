import type { BrowserContext, Page, Request } from '@playwright/test';
import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { staffPages, backToList } from '../sign-in.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { SyncPill } from '../pages/sync-pill.ts';

/** Chromium prints every answer above 399 as an error of its own. */
const REFUSED = /status of (4|5)\d\d/;
const TOKEN_CALL = '**/auth/v1/token?grant_type=password';
const DATABASE = 'havenglans-session';

/** What this device remembers of its sign-in (A-012). */
const remembered = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<{ access_token: string | null; expires_at_s: number } | null>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error('the session cannot be read')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('records').objectStore('records').get('device');
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result?.tokens ?? null);
          });
        });
      }),
    DATABASE,
  );

/** Every call to the auth service, as 'METHOD /path'. */
function authCalls(context: BrowserContext): { readonly calls: string[]; readonly requests: Request[] } {
  const calls: string[] = [];
  const requests: Request[] = [];
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/auth/v1/')) return;
    const grant = searchParams.get('grant_type');
    calls.push(
      `${request.method()} ${pathname.slice('/auth/v1/'.length)}${grant === null ? '' : ` ${grant}`}`,
    );
    requests.push(request);
  });
  return { calls, requests };
}

test.describe('the form', () => {
  test('A-005 asks an e-mail and a password, both required, in a form that a password manager can fill', async ({
    page,
    app,
  }) => {
    const screen = new SignInPage(page);
    await screen.open(app.url);
    await expect(screen.title).toHaveText('Inloggen');
    await expect(screen.email).toHaveAttribute('type', 'email');
    await expect(screen.email).toHaveAttribute('required', '');
    await expect(screen.email).toHaveAttribute('autocomplete', 'username');
    await expect(screen.password).toHaveAttribute('type', 'password');
    await expect(screen.password).toHaveAttribute('required', '');
    await expect(screen.password).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.locator('form')).toHaveCount(1);
    await expect(screen.error).toBeEmpty();

    await screen.password.fill('Zichtbaar-2018!');
    const toggle = page.getByRole('button', { name: 'Wachtwoord tonen' });
    await toggle.click();
    await expect(screen.password).toHaveAttribute('type', 'text');
    await expect(screen.password).toHaveValue('Zichtbaar-2018!');
    await toggle.click();
    await expect(screen.password).toHaveAttribute('type', 'password');
  });

  test('A-005 a missing value is told in Dutch under its field, and nothing is sent', async ({
    page,
    context,
    app,
  }) => {
    const { calls } = authCalls(context);
    const screen = new SignInPage(page);
    await screen.open(app.url);
    await screen.submit.click();
    await expect(screen.email).toHaveAccessibleDescription(/Vul uw e-mailadres in\./);
    await expect(screen.password).toHaveAccessibleDescription(/Vul uw wachtwoord in\./);
    await expect(screen.password).toHaveAttribute('aria-invalid', 'true');
    await expect(screen.email).toBeFocused();
    await screen.fill('sanne@', 'iets');
    await expect(screen.password).toHaveAttribute('aria-invalid', 'false');
    await expect(screen.email).toHaveAccessibleDescription(/Dit is geen volledig e-mailadres\./);
    await expect(screen.email).toHaveAttribute('aria-invalid', 'true');
    await screen.fill('sanne@havenglans.example', '');
    await expect(screen.password).toBeFocused();
    await expect(screen.email).not.toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
  });

  test('A-005 A-008 A-017 R-39 a refusal stands in red under the fields in the specified words, and what was typed is kept', async ({
    page,
    app,
    consoleWatch,
  }) => {
    consoleWatch.allow(REFUSED);
    const screen = new SignInPage(page);
    await screen.open(app.url);
    const email = PEOPLE.technician.email;
    for (const [address, password] of [
      [email, 'Niet-het-wachtwoord'],
      ['niemand@havenglans.example', PEOPLE.technician.password],
    ] as const) {
      await screen.fill(address, password);
      await expect(screen.error).toHaveText('Invalid email or password');
      await expect(screen.email).toHaveValue(address);
      await expect(screen.password).toHaveValue(password);
      await expect(screen.password).toBeFocused();
    }
    const words = screen.error.getByText('Invalid email or password');
    await expect(words).toHaveCSS('color', 'rgb(179, 38, 30)');
    const line = await words.boundingBox();
    const field = await screen.password.boundingBox();
    expect(line?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
    await expect(page).toHaveURL(`${app.url}/admin/inloggen`);

    await page.keyboard.type(PEOPLE.technician.password);
    await screen.email.fill(email);
    await screen.submit.click();
    await expect(page).toHaveURL(/\/admin\/blog-beheer/);
  });

  test('A-009 A-010 A-017 R-39 an answer without a session and every other surprise have their specified words', async ({
    page,
    app,
    consoleWatch,
  }) => {
    consoleWatch.allow(REFUSED);
    const screen = new SignInPage(page);
    await screen.open(app.url);
    const surprises = [
      { status: 200, json: { user: null, session: null }, says: 'Login failed - no session data' },
      { status: 500, body: '<html>kapot</html>', says: /^An unexpected error occurred/ },
      { status: 403, body: '<html>captive portal</html>', says: /^An unexpected error occurred/ },
      { status: 429, json: { code: 'over_request_rate_limit' }, says: /Wacht een minuut en probeer/ },
    ];
    for (const { says, ...answer } of surprises) {
      await page.route(TOKEN_CALL, (route) => route.fulfill(answer));
      await screen.fill(PEOPLE.technician.email, PEOPLE.technician.password);
      await expect(screen.error).toHaveText(says);
      await page.unroute(TOKEN_CALL);
    }
    await expect(screen.password).toHaveValue(PEOPLE.technician.password);
    expect(await remembered(page)).toBeNull();
    await screen.submit.click();
    await expect(page).toHaveURL(/\/admin\/blog-beheer/);
  });

  test('A-010 R-16 without a network the first sign-in says in Dutch why it cannot be, and works when it is back', async ({
    page,
    context,
    app,
    consoleWatch,
  }) => {
    consoleWatch.allow(NETWORK_LOSS);
    const screen = new SignInPage(page);
    await screen.open(app.url);
    await context.setOffline(true);
    await screen.fill(PEOPLE.technician.email, PEOPLE.technician.password);
    await expect(screen.error).toContainText('An unexpected error occurred');
    await expect(screen.error).toContainText('Er is geen verbinding met de server.');
    await expect(screen.error).toContainText(
      'De eerste keer inloggen op dit apparaat kan alleen met internet',
    );
    await expect(screen.email).toHaveValue(PEOPLE.technician.email);
    await context.setOffline(false);
    await screen.submit.click();
    await expect(page).toHaveURL(/\/admin\/blog-beheer/);
  });
});

test.describe('being in', () => {
  test('A-006 A-007 A-011 A-012 A-016 signing in sends e-mail and password once, keeps the token on the device, takes the other tab along and leaves no sign-in behind', async ({
    page,
    context,
    app,
  }) => {
    const { calls, requests } = authCalls(context);
    const other = await context.newPage();
    await new SignInPage(other).open(app.url);
    await page.goto(app.url);
    await page.getByRole('link', { name: 'Inloggen voor medewerkers' }).click();
    const screen = new SignInPage(page);
    const { email, password } = PEOPLE.technician;
    await screen.fill(` ${email} `, password);
    await expect(page).toHaveURL(/\/admin\/blog-beheer/);
    await expect(new AdminShellPage(page).title).toHaveText('Vandaag');
    expect(calls.filter((call) => call !== 'GET user')).toEqual(['POST token password']);
    expect(requests[0]?.postDataJSON()).toEqual({ email, password });
    const token = (await remembered(page))?.access_token ?? '';
    expect(token.split('.')).toHaveLength(3);
    const elsewhere = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
    );
    expect(elsewhere).not.toContain(token);

    await expect(other).toHaveURL(/\/admin\/blog-beheer/);
    await other.close();
    await page.goBack();
    await expect(page).toHaveURL(`${app.url}/`);
    await page.goto(`${app.url}/admin/inloggen`);
    await expect(page).toHaveURL(/\/admin\/blog-beheer/);
    expect(calls.filter((call) => call.startsWith('POST token'))).toHaveLength(1);
  });

  test('A-014 a token with less than 90 s left is refreshed ahead of time, one with more is left alone', {
    tag: '@long',
  }, async ({ page, context, app }) => {
    await app.signInOnScreen(page, 'technician');
    const pill = new SyncPill(page);
    await pill.expectAllSaved();
    const { calls } = authCalls(context);
    await page.reload();
    await pill.expectAllSaved();
    expect(calls).toEqual([]);

    const before = await remembered(page);
    await page.evaluate(
      ({ name, less_s }) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () => {
            const tx = opening.result.transaction('records', 'readwrite');
            const store = tx.objectStore('records');
            const reading = store.get('device');
            reading.addEventListener('success', () => {
              const { tokens } = reading.result;
              tokens.issued_at_s -= less_s;
              tokens.expires_at_s -= less_s;
              store.put(reading.result, 'device');
            });
            tx.addEventListener('complete', () => {
              opening.result.close();
              resolve();
            });
            tx.addEventListener('error', () => reject(new Error('the session cannot be written')));
          });
        }),
      { name: DATABASE, less_s: Math.floor((before?.expires_at_s ?? 0) - Date.now() / 1000) - 80 },
    );
    await page.reload();
    await expect.poll(() => calls).toEqual(['POST token refresh_token']);
    await pill.expectAllSaved();
    await expect.poll(async () => (await remembered(page))?.access_token).not.toBe(before?.access_token);
    const lasts_s = ((await remembered(page))?.expires_at_s ?? 0) - Date.now() / 1000;
    expect(lasts_s).toBeGreaterThan(3_500);
  });
});

test.describe('signing out', () => {
  test('A-011 A-012 A-016 ends the sign-in on the server and in every tab, and the back button shows nothing protected', {
    tag: '@long',
  }, async ({ page, context, app, request }) => {
    const { calls } = authCalls(context);
    await app.signInOnScreen(page, 'technician');
    await new SyncPill(page).expectAllSaved();
    const work = staffPages(page);
    await work.list.openClient('Onno Tromp');
    await backToList(work, 'Onno Tromp');
    const other = await context.newPage();
    await other.goto(`${app.url}/admin/klanten`);
    await expect(new AdminShellPage(other).title).toBeVisible();
    const token = (await remembered(page))?.access_token ?? '';

    const ended = page.waitForResponse((answer) => answer.url().includes('/auth/v1/logout'));
    await new AdminShellPage(page).signOut();
    await expect(page).toHaveURL(`${app.url}/admin/inloggen`);
    expect((await ended).ok()).toBe(true);
    expect(calls.filter((call) => call === 'POST logout')).toHaveLength(1);
    await expect(other).toHaveURL(`${app.url}/admin/inloggen`);
    expect(await remembered(page)).toBeNull();
    const answer = await request.get(`${app.url}/auth/v1/user`, {
      headers: { apikey: app.backend.publishable_key, authorization: `Bearer ${token}` },
    });
    expect(answer.ok(), 'the server forgot the session too').toBe(false);

    for (const step of ['back', 'back', 'forward', 'reload'] as const) {
      if (step === 'back') await page.goBack();
      else if (step === 'forward') await page.goForward();
      else await page.reload();
      await expect(page.getByText('Onno Tromp')).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Open / })).toHaveCount(0);
    }
    await page.goto(`${app.url}/admin/klanten`);
    await expect(page).toHaveURL(`${app.url}/admin/inloggen`);
  });
});

test.describe('addresses', () => {
  test('G-012 G-013 A-018 R-12 no admin address, old or new, may be indexed, whatever reads it', {
    tag: '@long',
  }, async ({ page, app, request }) => {
    const addresses = ['', '/inloggen', '/blog-beheer', '/wachtwoord', '/login', '/dashboard', '/editor'];
    for (const address of addresses) {
      const html = await (await request.get(`${app.url}/admin${address}`)).text();
      expect(html, address).toMatch(/<meta name="robots" content="noindex, ?nofollow"/);
    }
    for (const address of addresses) {
      await page.goto(`${app.url}/admin${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const meta of await page.locator('meta[name="robots"]').all()) {
        await expect(meta).toHaveAttribute('content', /^noindex, ?nofollow$/);
      }
    }
  });

  test('G-013 R-12 A-006 old names lead on by replacing, for a signed-in person as well', {
    tag: '@long',
  }, async ({ page, app }) => {
    await app.signInOnScreen(page, 'admin');
    for (const [old, target] of [
      ['/admin/login', '/admin/blog-beheer'],
      ['/admin/editor/', '/admin/blog-beheer'],
    ] as const) {
      await page.goto(app.url);
      await page.goto(`${app.url}${old}`);
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await page.goBack();
      await expect(page).toHaveURL(`${app.url}/`);
    }
  });

  test('A-004 a spinner with a text is shown while the code of the page is loading', async ({
    page,
    app,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/admin-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${app.url}/admin/inloggen`, { waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: 'De pagina wordt geladen' })).toBeVisible();
    release();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.getByText('De pagina wordt geladen')).toHaveCount(0);
  });
});
