/** One try: somebody types, the page ends, and it is opened again. */
import type { Locator, Page } from '@playwright/test';
import type { Device } from '../../e2e/device.ts';
import type { Random } from '../../src/sync/index.ts';
import { below, chance } from '../simulation/random-choice.ts';
import { type Exit, prepareExit } from './exits.ts';
import { PLACE, type Place, type PlaceName, type Subject } from './places.ts';

export interface Try {
  readonly number: number;
  readonly exit: Exit;
  /** How many times slower the page's thread runs than the machine could. */
  readonly throttle: number;
  readonly place: PlaceName;
  readonly subject: Subject;
}

export interface Outcome extends Try {
  readonly typed: string;
  /** Keys that were handled and are not there any more. */
  readonly lost: number;
  /** Of those, how many may be missing: handled within `GRACE_MS` before a SIGKILL. */
  readonly excused: number;
  /** From the last handled key to the beginning of the exit. */
  readonly after_key_ms: number;
}

/** A key this short before a SIGKILL may be lost. */
export const GRACE_MS = 50;
/** A draft that a page left is back in its field by then. */
export const RESTORE_MS = 8_000;
export const LOOK_EVERY_MS = 100;
const REOPENED_MOST = 3;

/** Slows the page's thread down; answers what gives it its speed back, where the page is still there. */
async function throttle(page: Page, rate: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  // Another session could not lift it: the rate lasts as long as the session that set it.
  return async () => await session.detach().catch(() => undefined);
}

/** How much of the beginning of `typed` is in the text. */
const foundOf = (text: string, typed: string): number => {
  let length = typed.length;
  while (length > 0 && !text.includes(typed.slice(0, length))) length -= 1;
  return length;
};

const wordOf = (random: Random, number: number): string => {
  const letters = Array.from({ length: 4 + below(random, 16) }, () =>
    String.fromCodePoint(97 + below(random, 26)),
  );
  return ` ${String(number)}${letters.join('')}`;
};

/**
 * What the field holds; undefined when it left the page, as a form does that `back` closes a moment later. A page at
 * ×20 may take seconds to answer: that it is busy is no sign of the field being gone.
 */
async function textOf(place: Place, field: Locator): Promise<string | undefined> {
  for (;;) {
    const text = await place.read(field, LOOK_EVERY_MS * 10).catch(() => undefined);
    if (text !== undefined || (await field.count()) === 0) return text;
  }
}

/** Waits until the field holds all that was typed; answers how much of it came. */
async function cameBack(page: Page, tried: Try, typed: string): Promise<number> {
  const place = PLACE[tried.place];
  let field = await place.open(page, tried.subject);
  let until_ms = performance.now() + RESTORE_MS;
  let reopened = 0;
  let found = 0;
  for (;;) {
    const text = await textOf(place, field);
    if (text === undefined) {
      reopened += 1;
      if (reopened > REOPENED_MOST) throw new Error(`the field does not stay on the page, at ${page.url()}`);
      field = await place.open(page, tried.subject);
      until_ms = performance.now() + RESTORE_MS;
      continue;
    }
    found = foundOf(text, typed);
    if (found === typed.length || performance.now() > until_ms) return found;
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
}

/** Types, leaves and looks again. A key counts as typed when the page has handled it. */
export async function exitOnce(
  device: Device,
  tried: Try,
  { random, elsewhere }: { readonly random: Random; readonly elsewhere: string },
): Promise<Outcome> {
  const page = await device.page();
  await page.goto(elsewhere);
  const place = PLACE[tried.place];
  const field = await place.open(page, tried.subject);
  await field.focus();
  await field.press('Control+End');
  const typed = wordOf(random, tried.number);
  const pauses_ms = Array.from(typed, () => (chance(random, 0.3) ? 0 : below(random, 80)));
  const rest_ms = chance(random, 0.4) ? 0 : below(random, 200);
  const exit = await prepareExit(tried.exit, { device, page, elsewhere });
  const speedUp = await throttle(page, tried.throttle);
  const handled_ms: number[] = [];
  for (const [index, key] of Array.from(typed).entries()) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    handled_ms.push(performance.now());
    const pause_ms = pauses_ms[index] ?? 0;
    if (pause_ms > 0) await new Promise((resolve) => setTimeout(resolve, pause_ms));
  }
  if (rest_ms > 0) await new Promise((resolve) => setTimeout(resolve, rest_ms));
  const left_ms = performance.now();
  await exit.leave();
  // Leaving is what is tried; looking again may be quick.
  await speedUp();

  const again = tried.exit === 'tab close' ? await device.page({ fresh: true }) : await device.page();
  const found = await cameBack(again, tried, typed);
  await place.tidy(again);
  if (tried.exit === 'tab close') await device.closeOtherPages(again);
  const late = handled_ms.filter((at_ms) => at_ms > left_ms - GRACE_MS).length;
  return {
    ...tried,
    typed,
    lost: typed.length - found,
    excused: tried.exit === 'SIGKILL' ? Math.min(late, typed.length - found) : 0,
    after_key_ms: left_ms - (handled_ms.at(-1) ?? left_ms),
  };
}
