// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_KEY, saveConsent } from './consent.ts';

const started = vi.fn();
const stopped = vi.fn();
vi.mock('../tracking/start-tracking.ts', () => ({
  targetsOf: () => ({}),
  startTracking: () => {
    started();
    return stopped;
  },
}));

/** A page as it was built, and the module as it comes with a new document. */
async function pageOpens(here: string): Promise<void> {
  document.body.innerHTML =
    '<div id="root"><div id="vraag"></div><footer><a href="/privacy-beleid">Privacy beleid</a></footer></div>';
  vi.resetModules();
  const { followConsent } = await import('./follow-consent.ts');
  followConsent(here);
  // The frame does so too once it is awake.
  followConsent(here);
}

const banner = (): HTMLElement | null => document.querySelector('#vraag section');
const button = (text: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);

beforeEach(() => {
  localStorage.clear();
  started.mockClear();
  stopped.mockClear();
  // K-002: a narrow window is asked at once.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query !== 'print' }));
});

test('K-001 the banner has its title, a link to the privacy policy, and two buttons that look alike', async () => {
  await pageOpens('home');
  await vi.waitFor(() => expect(banner()).not.toBeNull());
  expect(banner()?.querySelector('h2')?.textContent).toBe('Uw privacy');
  expect(banner()?.querySelector('a')?.outerHTML).toBe('<a href="/privacy-beleid">Privacy beleid</a>');
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Weigeren', 'Accepteren']);
  expect(buttons[0]?.className).toBe(buttons[1]?.className);
  expect(document.querySelectorAll('#vraag section'), 'asked once').toHaveLength(1);
});

test('K-005 K-006 the tracker starts with the choice for it, and ends with the choice against it', async () => {
  await pageOpens('home');
  await vi.waitFor(() => expect(button('Accepteren')).toBeDefined());
  expect(started).not.toHaveBeenCalled();
  button('Accepteren')?.click();
  expect(localStorage.getItem(CONSENT_KEY)).toBe('true');
  expect(banner()).toBeNull();
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1));
  // Chosen in another tab.
  localStorage.setItem(CONSENT_KEY, 'false');
  dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
  expect(stopped).toHaveBeenCalledTimes(1);
});

test('R-27 a tracker whose code comes after the visitor withdrew does not start', async () => {
  localStorage.setItem(CONSENT_KEY, 'true');
  await pageOpens('home');
  localStorage.setItem(CONSENT_KEY, 'false');
  dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
  await import('../tracking/start-tracking.ts');
  await Promise.resolve();
  expect(started).not.toHaveBeenCalled();
});

test('K-006 who has chosen is not asked, and the cookies page asks by itself', async () => {
  saveConsent(false);
  await pageOpens('home');
  await import('./banner.ts');
  await Promise.resolve();
  expect(banner()).toBeNull();
  localStorage.clear();
  await pageOpens('cookies');
  await import('./banner.ts');
  await Promise.resolve();
  expect(banner()).toBeNull();
});

test('K-007 a choice that cannot be stored is told, and the question stays', async () => {
  await pageOpens('home');
  await vi.waitFor(() => expect(button('Weigeren')).toBeDefined());
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  button('Weigeren')?.click();
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
  refuse.mockRestore();
  expect(banner()?.querySelector('[role=alert]')?.textContent).toMatch(/^Uw voorkeuren konden niet/);
});
