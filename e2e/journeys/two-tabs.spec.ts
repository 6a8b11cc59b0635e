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
  const other = await unpackedReader(device.url, email, password);
  expect(other.filter((notes) => notes === 'Nadat het eerste tabblad dicht was.')).toHaveLength(1);
});

/** Notes of all clients as the server has them. */
async function unpackedReader(
  url: string,
  email: string,
  password: string,
): Promise<readonly (string | null)[]> {
  const apikey = 'sb_publishable_havenglans_local';
  const session = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token } = (await session.json()) as { access_token: string };
  const reply = await fetch(`${url}/rest/v1/clients?select=notes`, {
    headers: { apikey, authorization: `Bearer ${access_token}` },
  });
  return ((await reply.json()) as { notes: string | null }[]).map(({ notes }) => notes);
}
