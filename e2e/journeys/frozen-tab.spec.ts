import type { Page } from '@playwright/test';
import { clientsNamed } from '../api.ts';
import type { Device } from '../device.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { staffPages, backToList, startWork } from '../sign-in.ts';

/** A leader that is silent for 15 s is asked, given 2 s, and taken over from at the next look, 5 s later at most. */
const TAKEOVER_MS = 30_000;
const NAME = 'Greetje Rinsma';

/** Whether a page can write to every database of the device within a second. */
const canWrite = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const writes = (await indexedDB.databases()).map(
      ({ name = '' }) =>
        new Promise((resolve) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () => {
            const { result } = opening;
            const done = () => resolve(result.close());
            if (result.objectStoreNames.length === 0) return done();
            const tx = result.transaction([...result.objectStoreNames], 'readwrite');
            tx.addEventListener('complete', done);
          });
        }),
    );
    const second = new Promise((resolve) => setTimeout(resolve, 1_000, 'late'));
    return (await Promise.race([Promise.all(writes), second])) !== 'late';
  });

/** Freezes a page between two transactions: a browser freezes none that keeps others from the database. */
async function freeze(device: Device, page: Page, other: Page): Promise<() => void> {
  for (;;) {
    const thaw = await device.freeze(page);
    if (await canWrite(other)) return thaw;
    thaw();
    await expect.poll(() => canWrite(other), { timeout: 60_000 }).toBe(true);
  }
}

test('LD6 G2 a leading tab that freezes is taken over from by the one in use, and does no harm when it thaws', {
  tag: '@long',
}, async ({ app, createDevice }) => {
  test.slow();
  const device = await createDevice('desktop');
  const leading = await startWork(device, 'admin');
  const second = staffPages(await device.page({ fresh: true }));
  await second.list.open(device.url);
  await second.pill.expectAllSaved();

  const thaw = await freeze(device, leading.page, second.page);
  await second.list.openClient(NAME);
  await second.detail.writeNotes('Terwijl het andere tabblad stilstond.');
  await backToList(second, NAME);
  await second.list.addClient({ name: 'Frida Vorst', email: 'frida@voorbeeld.example' });
  await second.pill.says('Alles opgeslagen', TAKEOVER_MS);
  const [sent] = await clientsNamed(app.url, PEOPLE.admin, NAME);
  expect(sent?.notes).toBe('Terwijl het andere tabblad stilstond.');

  thaw();
  await leading.list.openClient('Frida Vorst');
  await leading.detail.writeNotes('Weer ontdooid.');
  await leading.pill.expectAllSaved();
  await second.pill.expectAllSaved();
  expect(await clientsNamed(app.url, PEOPLE.admin, 'Frida Vorst')).toMatchObject([
    { notes: 'Weer ontdooid.' },
  ]);
  expect(await clientsNamed(app.url, PEOPLE.admin, NAME)).toEqual([sent]);
});
