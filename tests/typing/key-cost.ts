/** What one key costs the page: the script of its events with everything React does in them, without painting. */
import type { Locator, Page } from '@playwright/test';
import { median } from '../bench/median.ts';

const KEYS = 40;
const EVENTS = ['keydown', 'keypress', 'beforeinput', 'input', 'keyup'] as const;

declare global {
  interface Window {
    /** Milliseconds of handlers since the key went down. */
    key_cost_ms?: number;
  }
}

export interface KeyCost {
  readonly median_ms: number;
  readonly worst_ms: number;
}

/** From the first listener an event reaches to the last, with the microtasks in between. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate((events) => {
    if (window.key_cost_ms !== undefined) return;
    window.key_cost_ms = 0;
    for (const name of events) {
      let began_ms = 0;
      window.addEventListener(name, () => (began_ms = performance.now()), { capture: true });
      window.addEventListener(
        name,
        () => (window.key_cost_ms = (window.key_cost_ms ?? 0) + performance.now() - began_ms),
      );
    }
  }, EVENTS);
}

/** Types into a field and answers what its keys cost; `length` characters stand in it already. */
export async function keyCost(page: Page, field: Locator, length: number): Promise<KeyCost> {
  await field.fill('Lenspomp nagekeken. '.repeat(Math.ceil(length / 20)).slice(0, length));
  await field.press('End');
  await watchKeys(page);
  const costs_ms: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    await page.evaluate(() => (window.key_cost_ms = 0));
    await page.keyboard.press('a');
    costs_ms.push(await page.evaluate(() => window.key_cost_ms ?? 0));
    await page.waitForTimeout(30);
  }
  return { median_ms: median(costs_ms), worst_ms: Math.max(...costs_ms) };
}
