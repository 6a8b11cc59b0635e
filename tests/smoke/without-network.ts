/** Steps of the smoke test in which the office works on a device that reaches nothing, and then does again. */
import { equal, ok } from 'node:assert/strict';
import { clientsText } from '../../src/content/admin/clients.ts';
import { sync } from '../../src/content/admin/sync.ts';
import { ADMIN_PATHS } from '../../src/admin-routes.ts';
import { type Hand, until } from './hand.ts';
import type { Step } from './stage.ts';

const NAME = 'Zonder Netwerk';
const EMAIL = 'zonder-netwerk@voorbeeld.example';
const { add_title, name, email, save_new } = clientsText.client_form;

/** Looks for the client in the list, which is longer than the screen. */
async function findsClient(hand: Hand): Promise<void> {
  await hand.write({ css: 'input', name: clientsText.toolbar.search }, NAME);
  await hand.sees({ css: 'a', name: clientsText.list.open_client(NAME) });
}

/** Waits until the pill says a sentence. */
const pillSays = async ({ inPage }: Hand, words: string): Promise<void> =>
  void (await until(`'${words}' in the pill`, () =>
    inPage(
      (wanted) =>
        [...document.querySelectorAll('button')].some(
          (button) =>
            button.checkVisibility() && (button.getAttribute('aria-label') ?? '').startsWith(wanted),
        ),
      `${sync.pill_label}: ${words}`,
    ),
  ));

export const WITHOUT_NETWORK: readonly Step[] = [
  {
    promise:
      'M-001 the list of clients is shown and everything is saved, after pages were left while they still read',
    run: async (hand, { site }) => {
      for (const path of [ADMIN_PATHS.today, ADMIN_PATHS.blog, ADMIN_PATHS.clients, ADMIN_PATHS.blog])
        await hand.browser.goto(`${site}${path}`);
      await hand.browser.goto(`${site}${ADMIN_PATHS.clients}`);
      await hand.sees({ css: 'a[href^="/admin/klanten/"]' });
      await pillSays(hand, sync.pill.all_saved);
    },
  },
  {
    promise: 'M-007 a client added without a network is saved on the device, and in the list at once',
    run: async (hand, { network, countClients }) => {
      network.cut();
      await hand.click({ css: 'button', name: clientsText.toolbar.add });
      await hand.sees({ css: '[role="dialog"]', name: add_title });
      await hand.write({ css: 'input', name }, NAME);
      await hand.write({ css: 'input', name: email }, EMAIL);
      await hand.click({ css: 'button[type="submit"]', name: save_new });
      await findsClient(hand);
      equal(await countClients(NAME), 0);
    },
  },
  {
    promise: 'R-16 the admin is opened anew without a network, with the client',
    run: async (hand, { site, countClients }) => {
      await hand.browser.goto(`${site}${ADMIN_PATHS.clients}`);
      await findsClient(hand);
      await pillSays(hand, sync.pill.offline);
      equal(await countClients(NAME), 0);
    },
  },
  {
    promise: 'R-51 the client is sent once when the network is back',
    run: async (hand, { network, countClients }) => {
      network.restore();
      await until('the client on the server', async () => (await countClients(NAME)) > 0);
      await pillSays(hand, sync.pill.all_saved);
      equal(await countClients(NAME), 1);
      ok(await hand.inPage(() => navigator.onLine, null));
    },
  },
];
