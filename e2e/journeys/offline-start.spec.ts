import { expect, test } from '../fixtures.ts';
import { staffPages, startWork } from '../sign-in.ts';

test('R-16 R-50 the admin starts cold without signal, straight into the last screen', {
  tag: '@long',
}, async ({ createDeviceWithDisk }) => {
  const device = await createDeviceWithDisk('tablet');
  const { page, list } = await startWork(device, 'technician');
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  await list.openClient('Natasja Prins');
  const address = page.url();
  await device.loseNetwork();
  await device.kill();

  await device.launch();
  const { page: again, detail, pill } = staffPages(await device.page());
  await again.goto(address);
  await expect(detail.dialog('Natasja Prins')).toBeVisible();
  await again.goto(`${address.split('?')[0]}/bewerken`);
  await expect(again.getByRole('dialog', { name: 'Natasja Prins bewerken' })).toBeVisible();
  await again.goto(`${device.url}/admin`);
  await expect(again).toHaveURL(/\/admin\/blog-beheer/);
  await expect(again.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  await pill.says('Offline');
});
