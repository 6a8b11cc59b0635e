import { expect, test } from '../fixtures.ts';
import { PhotosPage } from '../pages/photos-page.ts';
import { ARRIVAL_MS, openNewService } from '../photo-work.ts';
import { pictures } from '../pictures.ts';
import { startWork } from '../sign-in.ts';

// Their rows stay where their bytes never arrive: no other journey is to meet them.
test.use({ backend_group: 'photos' });

test('PH12 on mobile data the office sees a history and its pair by small versions alone, and of a photo that it opens the small one first', {
  tag: '@long',
}, async ({ createDevice }) => {
  test.slow();
  const tablet = await startWork(await createDevice('tablet'), 'technician');
  const office_device = await createDevice('desktop');
  await office_device.context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { type: 'cellular' } }),
  );
  const fetched: string[] = [];
  office_device.context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.includes('/sign/service-photos/')) fetched.push(pathname);
  });
  const office = await startWork(office_device, 'admin');
  const { name, photos } = await openNewService(tablet);
  await photos.openAdding();
  await photos.choose('Voor', await pictures(1));
  await expect(photos.adding.getByRole('button', { name: /^Voor, foto/ })).toHaveCount(1);
  await photos.choose('Overig', await pictures(7));
  await expect(photos.adding.getByRole('button', { name: /^Overig, foto/ })).toHaveCount(7, {
    timeout: ARRIVAL_MS,
  });
  await photos.choose('Na', await pictures(1));
  await expect(photos.adding.getByRole('button', { name: /^Na, foto/ })).toHaveCount(1);
  await photos.closeAdding();
  await expect(photos.inState('Wacht op verzenden')).toHaveCount(0, { timeout: ARRIVAL_MS });
  await tablet.pill.expectAllSaved();

  await office.list.openClient(name);
  const seen = new PhotosPage(office.page, 'Antifouling');
  await expect(seen.thumbnails.locator('img')).toHaveCount(7, { timeout: ARRIVAL_MS });
  await expect(seen.slider).toBeVisible();
  for (const side of ['Voor', 'Na'])
    await seen.isPainted(seen.row.getByRole('img', { name: side, exact: true }));
  for (const image of await seen.thumbnails.locator('img').all()) await seen.isPainted(image);
  expect(fetched.filter((path) => !path.endsWith('-small'))).toEqual([]);

  const whole = Promise.withResolvers<void>();
  await office_device.context.route(
    ({ pathname }) => pathname.includes('/sign/service-photos/') && !pathname.endsWith('-small'),
    async (route) => {
      if (route.request().method() === 'GET') await whole.promise;
      await route.continue();
    },
  );
  await seen.openPhoto(6);
  await office.page.keyboard.press('ArrowRight');
  await seen.showsPhoto('8 van 9');
  const shown = seen.viewer.getByRole('img', { name: /Antifouling/ });
  await expect(shown, 'behind the tile that tells how many more there are').toHaveAttribute('data-preview');
  await seen.isPainted(shown);
  whole.resolve();
  await expect(shown).not.toHaveAttribute('data-preview', { timeout: ARRIVAL_MS });
});
