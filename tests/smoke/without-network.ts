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
const DRAFT = 'smoke@page';

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

/** Remembers the worker that the page starts for its drafts, with the first form. */
function watchDraftWorker(): void {
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      Object.assign(globalThis, { draft_worker: this });
    }
  };
}

/** Gives the worker more than it can store before the page is left. */
function leaveWhileStoring({ key, to }: { key: string; to: string }): void {
  const worker: unknown = Reflect.get(globalThis, 'draft_worker');
  if (!(worker instanceof Worker)) throw new Error('no worker was started');
  const draft = {
    key,
    form: 'smoke',
    page: 'page',
    value: 'x'.repeat(200_000),
    saved_at: '2026-11-29T12:00Z',
  };
  let seq = 0;
  setInterval(() => {
    for (let count = 0; count < 5; count += 1) {
      seq += 1;
      worker.postMessage({ kind: 'put', draft: { ...draft, seq } }, []);
    }
  }, 1);
  setTimeout(() => location.assign(to), 300);
}

/** Takes that draft away, by a connection of its own. */
async function removeDraft(key: string): Promise<string> {
  const found = (await indexedDB.databases()).find((one) => /-[0-9a-f]{8}-[0-9a-f]{4}-/.test(one.name ?? ''));
  const request = indexedDB.open(found?.name ?? '');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('not opened')));
  });
  const removal = database.transaction('typed_drafts', 'readwrite');
  removal.objectStore('typed_drafts').delete(key);
  const ended = new Promise<string>((resolve) => {
    removal.addEventListener('complete', () => resolve('removed'));
    setTimeout(() => resolve('the database waits for a page that was left'), 10_000);
  });
  const how = await ended;
  database.close();
  return how;
}

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
  {
    promise: 'R-16 the next page stores drafts as ever, after one was left while its own were being stored',
    run: async (hand, { site }) => {
      await hand.inPage(watchDraftWorker, null);
      await hand.click({ css: 'button', name: clientsText.toolbar.add });
      await hand.sees({ css: '[role="dialog"]', name: add_title });
      await hand.write({ css: 'input', name }, NAME);
      // To a page of the site: it keeps the one that was left, and with it what that one had begun.
      await hand.inPage(leaveWhileStoring, { key: DRAFT, to: `${site}/` });
      await until('the next page', () => hand.inPage(() => location.pathname === '/', null));
      equal(await hand.inPage(removeDraft, DRAFT), 'removed');
      await hand.browser.goto(`${site}${ADMIN_PATHS.blog}`);
      await hand.sees({ css: 'main article' });
    },
  },
];
