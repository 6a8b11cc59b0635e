import { expect, type Locator, type Page } from '@playwright/test';
import { showsFocus } from './accessibility.ts';

const MOST_STOPS = 60;

/** Presses a key until the focus is on the target. Throws after 60 stops, more than any screen has. */
export async function goTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowRight',
): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(MOST_STOPS)} stops do not reach ${String(target)}`);
}

/** Goes on by Tab until the focus is on the target, and checks that the screen shows it there (WCAG 2.4.7). */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await goTo(page, target, key);
  const { name, shows } = await showsFocus(page);
  expect.soft(shows, `the focus is seen on ${name}`).toBe(true);
}
