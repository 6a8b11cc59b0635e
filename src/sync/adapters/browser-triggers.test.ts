import { expect, test } from 'vitest';
import type { PokeSource } from '../index.ts';
import { createBrowserTriggers } from '../index.ts';

/** A page that a test shows, hides and brings back. */
function fakePage() {
  let visibility: DocumentVisibilityState = 'visible';
  const page = {
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), {
      get visibilityState() {
        return visibility;
      },
    }),
    navigator: { onLine: true },
  };
  const turn = (next: DocumentVisibilityState) => {
    visibility = next;
    Object.defineProperty(page.document, 'visibilityState', { value: next, configurable: true });
    page.document.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, turn };
}

test('PS5 PL6 network, visibility, focus, return from the back-forward cache and pokes are hints until stopped', () => {
  const { page, turn } = fakePage();
  const tokens: (string | null)[] = [];
  const poke = { say: null as ((hint: 'poke' | 'joined') => void) | null };
  const subscribe_poke: PokeSource = {
    start(on) {
      poke.say = on;
    },
    listen: (token) => tokens.push(token),
    stop: () => tokens.push('stopped'),
  };
  const triggers = createBrowserTriggers({ page, subscribe_poke });
  const hints: string[] = [];
  triggers.start((hint) => hints.push(hint));
  page.window.dispatchEvent(new Event('offline'));
  page.window.dispatchEvent(new Event('online'));
  turn('hidden');
  turn('visible');
  page.window.dispatchEvent(new Event('focus'));
  page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  poke.say?.('poke');
  poke.say?.('joined');
  expect(hints).toEqual(['offline', 'online', 'hidden', 'visible', 'looked', 'visible', 'poke', 'joined']);
  expect([triggers.is_online(), triggers.is_visible()]).toEqual([true, true]);
  triggers.listen('jwt');
  triggers.stop();
  page.window.dispatchEvent(new Event('online'));
  poke.say?.('poke');
  expect(hints).toHaveLength(8);
  expect(tokens).toEqual(['jwt', 'stopped']);
});
