import { clientsNamed } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { staffPages, startWork } from '../sign-in.ts';

const PUSH = '/rest/v1/rpc/sync_push';

for (const { what, arrived } of [
  { what: 'request', arrived: 0 },
  { what: 'answer', arrived: 1 },
] as const) {
  test(`G1 G2 D10 a browser killed with the ${what} of a push on the wire, and killed again at relaunch, sends exactly once`, {
    tag: '@long',
  }, async ({ app, createDeviceWithDisk }) => {
    const device = await createDeviceWithDisk('tablet');
    const work = await startWork(device, 'technician');
    const name = `Gedoofd bij ${what}`;
    const onServer = () => clientsNamed(app.url, PEOPLE.admin, name);

    const first = device.stopNext(what, PUSH);
    await work.list.addClient({ name, email: 'uit@voorbeeld.example' });
    await first;
    await device.kill();
    expect(await onServer()).toHaveLength(arrived);

    const second = device.stopNext(what, PUSH);
    await device.launch();
    await (await device.page()).goto(`${device.url}/admin`);
    await second;
    await device.kill();
    expect(await onServer()).toHaveLength(arrived);

    await device.launch();
    const again = staffPages(await device.page());
    await again.list.open(device.url);
    await again.pill.expectAllSaved();
    expect(await onServer()).toEqual([{ rev: 1, notes: null }]);
    await again.list.search.fill(name);
    await expect(again.list.client(name)).toHaveCount(1);
  });
}
