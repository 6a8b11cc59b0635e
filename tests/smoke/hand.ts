/** What a person does with a page: looks for something, clicks, types. */
import type { DrivenBrowser } from './driven-browser.ts';

/** As long as a machine may take that has much else to do: nothing waits longer than for what it looks for. */
const PATIENCE_MS = 120_000;
/** A browser answers for all keys of a command together, and a busy machine takes seconds for a few. */
const KEYS_AT_ONCE = 10;
const LOOK_EVERY_MS = 100;
const ENTER = '\uE006';
const CONTROL = '\uE009';

/** Something on the page: the last visible element of a selector, so that of the front dialog, of that accessible name if one is given. */
interface Target {
  readonly css: string;
  readonly name?: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A person at a page of a browser. */
export interface Hand {
  readonly browser: DrivenBrowser;
  /** Runs a function in the page, which sees nothing but what it is given. */
  readonly inPage: <Given, Found>(
    look: (given: Given) => Found | Promise<Found>,
    given: Given,
  ) => Promise<Found>;
  /** Waits until something can be seen and nothing lies over it, and clicks on it. */
  readonly click: (target: Target) => Promise<void>;
  /** Clicks at a point of the viewport, in CSS pixels. */
  readonly clickAt: (place: Place) => Promise<void>;
  /** Waits until something can be seen. */
  readonly sees: (target: Target) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Clicks into a field, takes away what it holds and types. */
  readonly write: (target: Target, text: string) => Promise<void>;
}

/** Looks until something is found; throws with `what` when it is not in time. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | null | false>,
  patience_ms = PATIENCE_MS,
): Promise<Found> {
  for (const end_ms = performance.now() + patience_ms; ; ) {
    const found = await look();
    if (found !== null && found !== false) return found;
    if (performance.now() > end_ms) throw new Error(`not seen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** A person at the page of `browser`. */
export function handOf(browser: DrivenBrowser): Hand {
  const inPage = async <Given, Found>(
    look: (given: Given) => Found | Promise<Found>,
    given: Given,
  ): Promise<Found> =>
    JSON.parse(
      await browser.evaluate(
        `Promise.resolve((${look.toString()})(${JSON.stringify(given)})).then((found) => JSON.stringify(found ?? null))`,
      ),
    );
  const place = async (target: Target, must_be_free: boolean): Promise<Place> =>
    await until(
      `${target.name ?? ''} (${target.css})`,
      async () => await inPage(placeOf, { ...target, must_be_free }),
    );
  const keys = async (strokes: readonly (readonly string[])[]): Promise<void> =>
    await browser.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: strokes.flatMap((held) => [
          ...held.map((value) => ({ type: 'keyDown', value }) as const),
          ...held.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
        ]),
      },
    ]);
  const clickAt = async ({ x, y }: Place): Promise<void> =>
    await browser.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  const click = async (target: Target): Promise<void> => await clickAt(await place(target, true));
  const type = async (text: string): Promise<void> => {
    const strokes = Array.from(text, (character) => [character === '\n' ? ENTER : character]);
    for (let at = 0; at < strokes.length; at += KEYS_AT_ONCE)
      await keys(strokes.slice(at, at + KEYS_AT_ONCE));
  };

  return {
    browser,
    inPage,
    click,
    clickAt,
    sees: async (target) => void (await place(target, false)),
    type,
    write: async (target, text) => {
      await click(target);
      await keys([[CONTROL, 'a']]);
      await type(text);
    },
  };
}

/** The middle of a target, after scrolling there; null while it is not there, moves or lies under something else. */
async function placeOf({
  css,
  name,
  must_be_free,
}: Target & { must_be_free: boolean }): Promise<Place | null> {
  // Dialogs stand behind the page they cover.
  const element = [...document.querySelectorAll(css)].findLast((one) => {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const labels =
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? (one.labels ?? []) : [];
    const ids = (one.getAttribute('aria-labelledby') ?? '').split(' ');
    const by_id = ids.flatMap((id) => document.getElementById(id) ?? []);
    const told = (by_id.length > 0 ? by_id : [...labels]).map(({ textContent }) => textContent).join(' ');
    const called = one.getAttribute('aria-label') || told || one.textContent || '';
    return name === undefined || called.replace(/\s*\*?\s*$/, '').trim() === name;
  });
  if (element === undefined) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const box = element.getBoundingClientRect();
  if (box.x !== before.x || box.y !== before.y || box.width === 0 || box.height === 0) return null;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const top = document.elementFromPoint(x, y);
  if (must_be_free && !(top !== null && (element.contains(top) || top.contains(element)))) return null;
  return { x, y };
}
