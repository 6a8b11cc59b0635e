import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { PlainBrowser } from '../plain-browser.ts';

/** Whether a version waits. */
const WAITS = 'navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)';
const CACHED =
  "caches.keys().then(async (names) => (await Promise.all(names.map(async (name) => (await caches.open(name)).match('/_shell.html')))).some(Boolean))";
/** Asks for a file of the app 50 times a second, for a second and a half. */
const ASK_OFTEN = `(() => {
  const { name } = performance.getEntriesByType('resource').find((file) => /assets.*\\.js$/.test(file.name));
  const asks = setInterval(() => fetch(name), 20);
  setTimeout(() => clearInterval(asks), 1500);
})()`;

test('R-50 an update is applied although a tab asks for files during the handover, at which Chromium leaves it waiting', {
  tag: '@long',
}, async ({ deployed }) => {
  const browser = await PlainBrowser.launch();
  try {
    const asking = await browser.open(`${deployed.url}/admin/inloggen`);
    await asking.shows('Wachtwoord');
    await asking.type('input[type=email]', PEOPLE.admin.email);
    await asking.type('input[type=password]', PEOPLE.admin.password);
    await asking.press('Login');
    await asking.shows('Alles opgeslagen');
    await expect.poll(() => asking.evaluate(CACHED), { timeout: 30_000 }).toBe(true);
    const other = await browser.open(`${deployed.url}/admin/klanten`);
    await other.shows('Alles opgeslagen');

    // The same files behind a worker that differs by a byte: a deploy.
    appendFileSync(join(deployed.folder, 'sw.js'), '\n// a later build');
    await asking.evaluate(
      'navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => 0)',
    );
    await asking.shows('Er is een nieuwe versie.');
    await other.evaluate(ASK_OFTEN);
    await asking.press('Nu bijwerken');
    await other.shows('bijgewerkt in een ander tabblad');
    expect(await other.evaluate(WAITS)).toBe(false);
    await asking.shows('Alles opgeslagen');
    expect(await asking.evaluate('document.body.innerText')).not.toContain('Er is een nieuwe versie.');
  } finally {
    await browser.close();
  }
});
