import { clientNotes } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { ClientWork } from '../pages/client-work.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { SyncPill } from '../pages/sync-pill.ts';

test('LD two tabs on one device show each other’s work at once and send it once, also after the leading tab closes', async ({
  unpackDevice,
}) => {
  const device = await unpackDevice('desktop');
  const first_page = await device.page();
  const { email, password } = PEOPLE.admin;
  await new SignInPage(first_page).signIn(device.url, email, password);
  const first = new ClientWork(first_page);
  const first_pill = new SyncPill(first_page);
  await first_pill.saysAllSaved();

  const second_page = await device.page({ fresh: true });
  const second = new ClientWork(second_page);
  await second.goToList(device.url);
  const second_pill = new SyncPill(second_page);
  await second_pill.saysAllSaved();

  await second.open('Greetje Rinsma');
  await second.writeNotes('Greetje Rinsma', 'Uit het tweede tabblad.');
  await first.open('Greetje Rinsma');
  await expect(first.notes('Greetje Rinsma')).toHaveValue('Uit het tweede tabblad.');
  await second_pill.saysAllSaved();

  await first_page.close();
  await second.writeNotes('Greetje Rinsma', 'Nadat het eerste tabblad dicht was.');
  await second_pill.saysAllSaved();
  const other = await clientNotes(device.url, PEOPLE.admin);
  expect(other.filter((notes) => notes === 'Nadat het eerste tabblad dicht was.')).toHaveLength(1);
});
