/**
 * What a tap costs with many rows: from the tap until what it asks for is painted. And whether typing stays free while
 * the first sync fetches all of them. A part of `npm run bench:app`.
 */
import type { Locator, Page } from '@playwright/test';
import { median } from './median.ts';

/** What shows that a tap was answered: something that was not there before it, something that is gone, or another text. */
type Answer =
  | { readonly appears: string; readonly text?: string }
  | { readonly goes: string }
  | { readonly changes: string };

interface Tap {
  readonly name: string;
  readonly target: (page: Page) => Locator;
  readonly answer: Answer;
}

const named =
  (role: 'link' | 'button' | 'combobox' | 'option', name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole(role, { name, exact: typeof name === 'string' }).first();
const menu = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name });

const inDialog = (name: string) => (page: Page) =>
  page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('dialog').last().getByRole('link', { name, exact: true }))
    .first();
const inMain = (name: string) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first();

const LIST: Answer = { changes: '[data-entries]' };
const DIALOG = '[role=dialog]';

/** Chooses from a select above the list: opening it is a tap too. */
const choosing = (select: string, option: string): readonly Tap[] => [
  {
    name: `open '${select}'`,
    target: named('combobox', select),
    answer: { appears: '[role=option]', text: option },
  },
  { name: `${select}: ${option}`, target: named('option', option), answer: LIST },
];

/** A walk through the office; each tap begins where the one before it ended. */
const WALK: readonly Tap[] = [
  {
    name: 'clients',
    target: menu('Client Management'),
    answer: { appears: '[data-entries] [data-entry]' },
  },
  ...choosing('Status', 'Prospect'),
  ...choosing('Status', 'Alle statussen'),
  ...choosing('Planning', 'Komende 7 dagen'),
  ...choosing('Planning', 'Alle planning'),
  ...choosing('Sorteren op', 'Totale waarde'),
  ...choosing('Sorteren op', 'Geplande datum'),
  {
    name: 'as a grid',
    target: (page) => page.getByTitle('Raster'),
    answer: { appears: '[data-entries] article' },
  },
  {
    name: 'as a list',
    target: (page) => page.getByTitle('Lijst'),
    answer: { appears: 'table[data-entries]' },
  },
  { name: 'a client', target: named('link', /^Open /), answer: { appears: `${DIALOG} section ul > li` } },
  {
    name: 'form of a service',
    target: inDialog('Service toevoegen'),
    answer: { appears: `${DIALOG} form [data-path=service_type]` },
  },
  { name: 'leave the form', target: inDialog('Annuleren'), answer: { goes: `${DIALOG} form` } },
  { name: 'form of a client', target: inDialog('Bewerken'), answer: { appears: `${DIALOG} form` } },
  { name: 'leave it', target: inDialog('Annuleren'), answer: { goes: `${DIALOG} form` } },
  { name: 'more actions', target: inDialog('Meer acties'), answer: { appears: '[role=menuitem]' } },
  { name: 'leave the client', target: inDialog('Sluiten'), answer: { goes: DIALOG } },
  { name: 'dashboard', target: menu('Dashboard'), answer: { appears: '[data-figure="revenue"] svg' } },
  {
    name: 'open services',
    target: (page) => page.locator('[data-figure="open services"] a'),
    answer: { appears: 'main section[data-result-count] :is(li, td)' },
  },
  { name: 'back', target: inMain('Dashboard'), answer: { appears: '[data-figure="types"] svg' } },
  { name: 'today', target: menu('Vandaag'), answer: { appears: '[data-part] li' } },
  {
    name: 'clients again',
    target: menu('Client Management'),
    answer: { appears: '[data-entries] [data-entry]' },
  },
  { name: 'today again', target: menu('Vandaag'), answer: { appears: '[data-part] li' } },
  { name: 'search', target: named('button', /zoeken/i), answer: { appears: `${DIALOG} [role=option]` } },
];

/** Begins to look for the answer to the next tap, and notes when its frame was made. */
const arm = (page: Page, answer: Answer): Promise<void> =>
  page.evaluate((wanted) => {
    const state = { tapped: 0, painted: 0 };
    Reflect.set(window, 'tap_bench', state);
    const told = (): string | null =>
      'changes' in wanted ? (document.querySelector(wanted.changes)?.textContent ?? null) : null;
    const before = told();
    const isAnswered = (): boolean =>
      'changes' in wanted
        ? ![null, before].includes(told())
        : 'goes' in wanted
          ? document.querySelector(wanted.goes) === null
          : [...document.querySelectorAll(wanted.appears)].some(
              (element) =>
                element.checkVisibility() && (element.textContent ?? '').includes(wanted.text ?? ''),
            );
    document.addEventListener(
      'click',
      (event) => {
        state.tapped = event.timeStamp;
        const look = (): void => {
          if (!isAnswered()) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => (state.painted = performance.now())));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
      },
      { once: true, capture: true },
    );
  }, answer);

/** As long as a finger or a mouse button is down; what a tap costs is counted from when it is let go. */
const PRESS_MS = 80;

async function cost(page: Page, { target, answer }: Tap): Promise<number> {
  await target(page).waitFor();
  await arm(page, answer);
  await target(page).click({ delay: PRESS_MS });
  const taken = await page.waitForFunction(() => {
    const state: unknown = Reflect.get(window, 'tap_bench');
    const of = (name: string): number => Number(Reflect.get(Object(state), name));
    return of('painted') > 0 ? of('painted') - of('tapped') : 0;
  });
  return await taken.jsonValue();
}

/** The costs of each tap of the walk, in milliseconds. */
export async function tapCosts(page: Page, rounds: number): Promise<ReadonlyMap<string, number>> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const costs = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${new URL(page.url()).origin}/admin/settings/apparaat`);
    await menu('Client Management')(page).waitFor();
    for (const tap of WALK) {
      costs.set(tap.name, [...(costs.get(tap.name) ?? []), await cost(page, tap)]);
    }
  }
  return new Map([...costs].map(([name, all]) => [name, median(all)]));
}

/** What typing meets while the first sync goes on. */
export interface TypingMeanwhile {
  /** Tasks of more than 50 ms. */
  readonly long_tasks: number;
  /** The longest of them in milliseconds; 0 when there was none. */
  readonly longest_ms: number;
}

const MORE_LETTERS = 'Klaas Jan van der Meulen ';
const MOST_ROUNDS = 40;

/** Types a name into the form of a new client, on a device that has just signed in, until all rows are there. */
export async function typeWhileSyncing(page: Page): Promise<TypingMeanwhile> {
  await menu('Client Management')(page).click();
  await named('button', 'Klant toevoegen')(page).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Naam', exact: true });
  await name.focus();
  await page.evaluate(() => {
    const long_ms: number[] = [];
    Reflect.set(window, 'typing_bench', long_ms);
    new PerformanceObserver((list) =>
      long_ms.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  const stored = page.getByRole('button', { name: /Alles opgeslagen/ });
  for (let round = 0; round < MOST_ROUNDS && !(await stored.isVisible()); round += 1) {
    await name.fill('');
    await name.pressSequentially(MORE_LETTERS, { delay: 40 });
  }
  const taken = await page.evaluate(() => {
    const long_ms: unknown = Reflect.get(window, 'typing_bench');
    return Array.isArray(long_ms) ? long_ms.map(Number) : [];
  });
  return { long_tasks: taken.length, longest_ms: Math.max(0, ...taken) };
}
