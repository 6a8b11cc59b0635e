import type { Page } from '@playwright/test';
import { notesOf } from '../api.ts';
import type { Device } from '../device.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { uniqueClient } from '../pages/clients-page.ts';
import { ConflictDialogPage } from '../pages/conflict-dialog.ts';
import { PhotosPage } from '../pages/photos-page.ts';
import { SiteForm } from '../pages/site-forms.ts';
import { staffPages, backToList, startWork } from '../sign-in.ts';
import { openNewService, relaunchOffline } from '../photo-work.ts';

// What is promised on a fast machine, on the tablets of a shed and on one that is busy with something else.
test.use({ backend_group: 'slow' });
test.setTimeout(240_000);

/** From here on the threads of this page are so many times slower; the answer gives them their speed back. */
async function slowDown(page: Page, times: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return async () => await session.detach();
}

/** Ends the browser at once and starts it on the same disk. */
async function startAnew(device: Device): Promise<Page> {
  await device.kill();
  await device.launch();
  return await device.page();
}

for (const times of [4, 20]) {
  test.describe(`a machine ${times} times slower`, { tag: '@long' }, () => {
    test.use({ actionTimeout: 60_000 });

    test(`OB12 ×${times} two tabs type notes of one client without seeing each other’s, and both texts stay`, async ({
      app,
      createDevice,
    }) => {
      const device = await createDevice('desktop');
      const { name, email } = uniqueClient('Traag tabblad');
      const one = `Eerste tabblad ×${times}: sleutel bij de havenmeester.`;
      const two = `Tweede tabblad ×${times}: bel eerst de eigenaar.`;
      const first = await startWork(device, 'admin');
      await first.list.addClient({ name, email });
      await first.list.openClient(name);
      const second = staffPages(await device.page({ fresh: true }));
      await second.list.open(device.url);
      await second.list.openClient(name);
      await second.detail.notes.click();
      await device.loseNetwork();
      const restored = await Promise.all([slowDown(first.page, times), slowDown(second.page, times)]);

      await first.page.bringToFront();
      await first.detail.notes.pressSequentially(one);
      await second.page.bringToFront();
      // The words stand 3 seconds, and a look from outside may take longer here: the page looks at each of its frames.
      const isToldSaved = second.page.waitForFunction(
        (words) => [...document.querySelectorAll('output')].some((told) => told.textContent.includes(words)),
        'Notities opgeslagen',
        { timeout: 120_000 },
      );
      await second.detail.notes.pressSequentially(two);
      await isToldSaved;
      await expect(
        first.page.getByRole('region', { name: 'Andere versie, nog niet verzonden' }),
      ).toContainText(two, { timeout: 60_000 });
      for (const restore of restored) await restore();
      await device.regainNetwork();
      const conflict = new ConflictDialogPage(second.page);
      await backToList(second, name);
      await second.pill.says('1 keuze open');
      await conflict.openFromPill();
      await conflict.joinBoth();
      await conflict.saveBoth();
      await second.pill.expectAllSaved();
      const [saved] = (await notesOf(app.url, PEOPLE.admin)).filter((notes) => notes?.includes(one));
      expect(saved?.split('\n').toSorted()).toEqual([one, two].toSorted());
    });

    test(`G1 ×${times} a browser killed after a burst has every photo that it counted`, async ({
      createDeviceWithDisk,
    }) => {
      const device = await createDeviceWithDisk('tablet');
      const work = await startWork(device, 'technician');
      await device.loseNetwork();
      const { name, photos } = await openNewService(work);
      await photos.openAdding();
      await photos.openCamera();
      await slowDown(work.page, times);
      await photos.burst(4);
      await expect(photos.kept_count).toHaveText('4 bewaard', { timeout: 60_000 });
      const again = await relaunchOffline(device, name);
      const kept = new PhotosPage(again.page, 'Antifouling');
      await expect(kept.thumbnails).toHaveCount(4, { timeout: 60_000 });
    });

    test(`G1 R-41 ×${times} a service that was saved and a word that was typed halfway are there after the browser was killed`, async ({
      app,
      createDeviceWithDisk,
    }) => {
      const device = await createDeviceWithDisk('tablet');
      const { page, list, detail } = await startWork(device, 'technician');
      const { name, email } = uniqueClient('Trage steiger');
      await list.addClient({ name, email });
      await list.openClient(name);
      const address = page.url();
      await device.loseNetwork();
      await detail.openServiceForm();
      await detail.fillService({ type: 'Inspectie', date: 'Vandaag' });
      await slowDown(page, times);
      await detail.service_form.getByRole('textbox', { name: 'Notities' }).fill(`Anodes ×${times} op`);
      await detail.submitService();
      await expect(detail.service_form).toBeHidden({ timeout: 60_000 });
      await detail.notes.focus();
      await page.keyboard.type('Lenspomp le');
      await expect(detail.notes).toHaveValue('Lenspomp le');
      // More than what a kill may take, the keys of its last 50 ms.
      await page.waitForTimeout(100);
      const next = await startAnew(device);
      await next.goto(address);
      const again = staffPages(next);
      await expect(again.detail.notes).toHaveValue('Lenspomp le');
      await expect(again.detail.service('Inspectie')).toContainText(`Anodes ×${times} op`);
      await device.regainNetwork();
      await again.pill.expectAllSaved();
      const arrived = await notesOf(app.url, PEOPLE.admin, 'service_records');
      expect(arrived.filter((notes) => notes === `Anodes ×${times} op`)).toHaveLength(1);
    });

    test(`R-19 ×${times} what a visitor typed before leaving for another site is in the form again`, async ({
      page,
      app,
    }) => {
      const form = new SiteForm(page, 'contact');
      await form.open(app.url);
      await slowDown(page, times);
      await form.field('Voornaam').pressSequentially('Trage bezoeker');
      await form.field('Bericht').pressSequentially('De schroef van mijn sl');
      await page.goto(`${app.url.replace('127.0.0.1', 'localhost')}/robots.txt`, { waitUntil: 'commit' });
      await form.open(app.url);
      // The page that was left may end only after this one has looked for drafts; its text comes then.
      await expect(form.field('Voornaam')).toHaveValue('Trage bezoeker', { timeout: 60_000 });
      await expect(form.field('Bericht')).toHaveValue('De schroef van mijn sl');
    });
  });
}
