import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { type Answer, beginLook, keptLook, observe } from './live.ts';

const answering =
  <T>(value: T) =>
  async (): Promise<T> =>
    await Promise.resolve(value);

const ask = (name: string) => ({ deps: [name], query: vi.fn(answering(name)) });

test('a screen that goes on to something else leaves behind what it kept of what it showed', async () => {
  const kept = keptLook<string>();
  const shown: string[] = [];
  const open = (day: string) =>
    observe(answering(day), { kept, deps: [day] }).subscribe((value) => shown.push(value));
  const today = open('today');
  await vi.waitFor(() => expect(shown).toEqual(['today']));
  if (typeof today === 'function') today();
  expect(observe(answering('tomorrow'), { kept, deps: ['tomorrow'] }).hasValue?.()).toBe(false);
  const tomorrow = open('tomorrow');
  await vi.waitFor(() => expect(shown).toEqual(['today', 'tomorrow']));
  if (typeof tomorrow === 'function') tomorrow();
  expect(observe(answering('tomorrow'), { kept, deps: ['tomorrow'] }).getValue?.()).toBe('tomorrow');
});

test('what was begun for the next screen is there for its first drawing, whatever the one before it leaves', async () => {
  const kept = keptLook<Answer<string>>();
  const pace = (name: string) => ({ kept, deps: [name] });
  const shown: string[] = [];
  const open = (name: string) =>
    observe(async () => ({ deps: [name], value: await answering(name)() }), pace(name)).subscribe(
      ({ value }) => shown.push(value),
    );
  const jan_open = open('Jan');
  await vi.waitFor(() => expect(shown).toEqual(['Jan']));
  const piet_asked = ask('Piet');
  beginLook(kept, piet_asked);
  beginLook(kept, piet_asked);
  await vi.waitFor(() => expect(kept.look?.last?.value.value).toBe('Piet'));
  expect(piet_asked.query).toHaveBeenCalledOnce();
  if (typeof jan_open === 'function') jan_open();
  const next = observe(async () => ({ deps: ['Piet'], value: 'asked anew' }), pace('Piet'));
  expect(next.hasValue?.() && next.getValue?.().value).toBe('Piet');
  const piet_open = open('Piet');
  expect(shown, 'at once').toEqual(['Jan', 'Piet']);
  if (typeof piet_open === 'function') piet_open();
  // Somebody came by another link and pressed none.
  beginLook(kept, ask('Cor'));
  await vi.waitFor(() => expect(kept.look?.last?.value.value).toBe('Cor'));
  expect(observe(async () => ({ deps: ['Piet'], value: 'Piet' }), pace('Piet')).hasValue?.()).toBe(false);
});
