import { ADMIN_PATHS } from '../../src/admin-routes.ts';
import { errors } from '../../src/content/errors.ts';
import { photoPath, smallPhotoPath } from '../../src/domain/service-photo.ts';
import { PEOPLE, expect, test } from '../fixtures.ts';
import { photosOnServer } from '../api.ts';
import { hiddenStops } from '../pages/accessibility.ts';
import { measureTargets } from '../pages/targets.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { checkViewports, PHONE, SIZES } from '../pages/check-viewports.ts';
import { uniqueClient } from '../pages/clients-page.ts';
import { PhotosPage } from '../pages/photos-page.ts';
import { ARRIVAL_MS } from '../photo-work.ts';
import { pictures } from '../pictures.ts';
import { staffPages } from '../sign-in.ts';

// Services of today are on the list of everybody: no other journey is to meet these, nor these theirs.
test.use({ backend_group: 'today' });

test('R-15 R-50 a technician’s morning offline: the day and its photos stand on the tablet after a cold start, the owner can be called, the next action opens the service with its camera, and all is sent once there is signal', {
  tag: '@long',
}, async ({ tabletWithDiskAndOffice, backend }) => {
  test.slow();
  const { tablet_device, tablet, office } = tabletWithDiskAndOffice;
  const client = { ...uniqueClient('Els Smit'), yacht_name: 'Zeearend Vandaag', phone: '06 12345678' };
  await office.list.addClient({ ...client, location: 'Jachthaven Hoorn, B12' });
  await office.list.openClient(client.name);
  await office.detail.writeNotes('Sleutel bij de havenmeester');
  await office.detail.addService({
    type: 'Antifouling',
    date: 'Vandaag',
    technician: PEOPLE.technician.name,
    start_time: '08:30',
    minutes: '90',
    notes: 'Onderkant schrapen',
  });
  const photos = new PhotosPage(office.page, 'Antifouling');
  await photos.openAdding();
  await photos.choose('Voor', await pictures(2));
  await photos.closeAdding();
  await office.detail.addService({ type: 'Inspectie', date: 'Een jaar geleden', status: 'Afgerond' });
  const earlier = new PhotosPage(office.page, 'Inspectie');
  await earlier.openAdding();
  await earlier.choose('Na', await pictures(1));
  await earlier.closeAdding();
  await office.pill.says('Alles opgeslagen', ARRIVAL_MS);

  const { page } = tablet;
  const shell = new AdminShellPage(page);
  await shell.entries.filter({ hasText: 'Vandaag' }).click();
  await expect(page).toHaveURL(/\/admin\/vandaag$/);
  const card = (of = page) =>
    of
      .getByRole('region', { name: /^Vandaag/ })
      .getByRole('listitem')
      .filter({ hasText: 'Zeearend Vandaag' });
  await expect(card()).toContainText('08:30 – 10:00', { timeout: ARRIVAL_MS });
  await expect(page.getByRole('status', { name: 'Foto’s van eerdere services' })).toHaveText(
    'Foto’s staan op dit apparaat (3 van 3)',
    { timeout: ARRIVAL_MS },
  );
  await tablet_device.loseNetwork();
  await tablet_device.kill();

  await tablet_device.launch();
  const work = staffPages(await tablet_device.page());
  await work.page.goto(`${tablet_device.url}/admin`);
  await expect(new AdminShellPage(work.page).title).toHaveText('Vandaag');
  await work.pill.says('Offline');
  await expect(work.page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Te laat/);
  const mine = card(work.page);
  for (const told of [
    'Els Smit',
    'Jachthaven Hoorn, B12',
    'Sleutel bij de havenmeester',
    'Onderkant schrapen',
    '1 uur 30 min',
  ])
    await expect(mine).toContainText(told);
  await expect(mine.getByRole('link', { name: /^Bel / })).toHaveAttribute('href', 'tel:0612345678');
  await expect(mine.getByRole('link', { name: /^Route naar/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Jachthaven%20Hoorn/,
  );
  await expect(work.page.getByRole('status', { name: 'Foto’s van eerdere services' })).toContainText(
    '(3 van 3)',
  );
  await mine.getByRole('link', { name: 'Open Zeearend Vandaag' }).click();
  const of_last_year = new PhotosPage(work.page, 'Inspectie');
  await of_last_year.openPhoto(0);
  const shown = of_last_year.viewer.getByRole('img', { name: /^Na: Inspectie/ });
  await of_last_year.isPainted(shown);
  await expect(
    of_last_year.viewer.getByText('Niet op dit apparaat'),
    'whole, not its small version',
  ).toBeHidden();
  await work.page.goBack();
  await expect(of_last_year.viewer).toBeHidden();
  await work.detail.close(client.name);

  await mine.getByRole('link', { name: /^Begin met foto’s/ }).click();
  const taking = new PhotosPage(work.page, 'Antifouling');
  await taking.seesCamera();
  await taking.shoot();
  await taking.closeCamera();
  await taking.closeAdding();
  await mine.getByRole('link', { name: 'Open Zeearend Vandaag' }).click();
  await expect(work.detail.dialog(client.name)).toBeVisible();
  await expect(taking.thumbnails).toHaveCount(3);
  await expect(work.detail.earlier_notes).toContainText('Sleutel bij de havenmeester');
  await work.detail.writeNotes('Hond aan boord.');
  await tablet_device.regainNetwork();
  await work.pill.says('Alles opgeslagen', ARRIVAL_MS);
  /** Of each photo that has a row on the server, whether its file and its small version are there. */
  const arrived = async (): Promise<boolean[]> => {
    const { rows, objects } = await photosOnServer(backend.url, PEOPLE.admin);
    return rows.map(({ id }) => objects.has(photoPath(id)) && objects.has(smallPhotoPath(id)));
  };
  await expect.poll(arrived, { timeout: ARRIVAL_MS }).toEqual([true, true, true, true]);
  await expect(office.detail.earlier_notes).toContainText('Hond aan boord.', { timeout: ARRIVAL_MS });
});

test('WCAG 2.2 AA R-15: the day at every size, day and night, with targets for gloves and nothing hidden from the keyboard', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  const work = await app.startWork(page, 'technician');
  const client = { ...uniqueClient('Piet Kok'), yacht_name: 'Kluut', phone: '06 87654321' };
  await work.list.addClient({ ...client, location: 'Jachthaven Hoorn, A1' });
  await work.list.openClient(client.name);
  await work.detail.addService({ type: 'Inspectie', date: 'Vandaag', start_time: '13:00', minutes: '45' });
  await work.detail.addService({ type: 'Antifouling', date: 'Morgen', technician: PEOPLE.technician.name });
  await page.goto(`${app.url}/admin/vandaag`);
  await expect(page.getByRole('region', { name: /^Morgen/ })).toContainText('Kluut');
  await checkViewports(page, 'the day', {
    also: async (where) => {
      expect.soft((await measureTargets(page.getByRole('main'), 48)).small, where).toEqual([]);
    },
  });
  expect((await hiddenStops(page, 30)).hidden).toEqual([]);
});

test('R-15 two telephone numbers in one field stay in their card, whole, with their icon, at every size', {
  tag: '@long',
}, async ({ page, app }) => {
  const work = await app.startWork(page, 'technician');
  const phone = '06 12345678 / 0228 512345 (echtgenote)';
  const client = { ...uniqueClient('Jo Prins'), yacht_name: 'Scholekster', phone };
  await work.list.addClient(client);
  await work.list.openClient(client.name);
  await work.detail.addService({ type: 'Inspectie', date: 'Vandaag' });
  await page.goto(`${app.url}/admin/vandaag`);
  const card = page.getByRole('listitem').filter({ hasText: 'Scholekster' });
  const call = card.getByRole('link', { name: /^Bel / });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(call).toHaveText(phone);
    const outside = await call.evaluate((link) => {
      const { left, right } = link.closest('li')?.getBoundingClientRect() ?? { left: 0, right: 0 };
      const words = document.createRange();
      words.selectNodeContents(link);
      const parts = [...words.getClientRects(), link.getBoundingClientRect()];
      return parts.filter((part) => part.left < left || part.right > right + 1 || part.width === 0).length;
    });
    expect(outside, `at ${size.width} px`).toBe(0);
  }
});

test('R-15 on a phone the day of late work and how late it is are two words, not one', {
  tag: '@long',
}, async ({ page, app }) => {
  await app.startWork(page, 'technician');
  await page.setViewportSize(PHONE);
  await page.goto(`${app.url}/admin/vandaag`);
  const late = page.getByRole('region', { name: /^Te laat/ }).getByText(/te laat$/);
  await expect(late.first()).toBeAttached();
  const marks = await late.evaluateAll((all) =>
    all.map((words) => getComputedStyle(words, '::before').content),
  );
  expect(new Set(marks)).toEqual(new Set(['"· "']));
});

test('G-014 the code of the first screen may come after the database: the shell waits for it, and shows no turning mark', async ({
  page,
  app,
}) => {
  await app.startWork(page, 'technician');
  await page.route('**/assets/today-*.js', async (route) => {
    await page.waitForTimeout(600);
    await route.continue();
  });
  await page.addInitScript((label) => {
    const seen: string[] = [];
    Object.assign(window, { seen_waiting: seen });
    new MutationObserver(() => {
      if (document.querySelector('main')?.textContent.includes(label)) seen.push(location.pathname);
    }).observe(document, { childList: true, subtree: true });
  }, errors.loading);
  await page.goto(`${new URL(page.url()).origin}${ADMIN_PATHS.today}`);
  await expect(page.locator('main time, main header p').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen_waiting'))).toEqual([]);
});
