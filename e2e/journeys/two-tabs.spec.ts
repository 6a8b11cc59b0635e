import { clientNotes } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { atWork, startWork } from '../pages/at-work.ts';

test('LD two tabs on one device show each other’s work at once and send it once, also after the leading tab closes', async ({
  unpackDevice,
}) => {
  const device = await unpackDevice('desktop');
  const first = await startWork(device, 'admin');
  const second = atWork(await device.page({ fresh: true }));
  await second.list.open(device.url);
  await second.pill.saysAllSaved();

  await second.list.openClient('Greetje Rinsma');
  await second.detail.writeNotes('Uit het tweede tabblad.');
  await first.page.bringToFront();
  await first.list.openClient('Greetje Rinsma');
  await expect(first.detail.notes).toHaveValue('Uit het tweede tabblad.');
  await second.pill.saysAllSaved();

  await first.page.close();
  await second.detail.writeNotes('Nadat het eerste tabblad dicht was.');
  await second.pill.saysAllSaved();
  const other = await clientNotes(device.url, PEOPLE.admin);
  expect(other.filter((notes) => notes === 'Nadat het eerste tabblad dicht was.')).toHaveLength(1);
});
