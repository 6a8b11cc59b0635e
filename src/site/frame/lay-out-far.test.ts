// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutFar } from './lay-out-far.ts';

const words = (count: number): string => '<i></i>'.repeat(count);

/** The id and the content-visibility of every element that has an id, in document order. */
const marks = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[id]')].map(
    ({ id, style }) => `${id} ${style.contentVisibility}`,
  );

/** The idle callbacks that were requested and have not run yet. */
let moments: (() => void)[] = [];
const nextMoment = (): void => moments.shift()?.();

/** Parts that are near the screen, by their ids. */
let on_screen: string[] = [];

beforeEach(() => {
  moments = [];
  on_screen = [];
  Reflect.set(Element.prototype, 'checkVisibility', function (this: Element) {
    return on_screen.includes(this.parentElement?.id ?? '');
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => moments.push(run));
});

afterEach(() => vi.unstubAllGlobals());

test('what is far from the screen is laid out a part in a moment, a large part in pieces, until nothing waits', () => {
  document.body.innerHTML = `<main><section id="near">${words(200)}</section>
    <section id="small">${words(40)}</section>
    <section id="large"><h2 id="title">${words(2)}</h2><div id="first">${words(30)}</div><div id="second">${words(70)}<p id="inner">${words(20)}</p></div></section>
    </main><footer id="foot">${words(5)}</footer>`;
  layOutFar();
  expect(marks().slice(0, 3)).toEqual(['near ', 'small visible', 'large ']);
  nextMoment();
  expect(marks().slice(2)).toEqual([
    'large visible',
    'title ',
    'first auto',
    'second auto',
    'inner ',
    'foot ',
  ]);
  expect(document.getElementById('first')?.style.containIntrinsicHeight).toBe('auto 20rem');
  nextMoment();
  expect(marks()).toContain('first visible');
  expect(marks()).toContain('second auto');
  nextMoment();
  expect(marks()).toContain('second visible');
  expect(marks()).toContain('inner auto');
  nextMoment();
  nextMoment();
  expect(marks().slice(-2)).toEqual(['inner visible', 'foot visible']);
  nextMoment();
  expect(moments).toEqual([]);
});

test('a large part that is near the screen stays in one piece, so that nothing moves under a visitor', () => {
  document.body.innerHTML = `<main><section></section><section id="seen"><div id="inner">${words(90)}</div></section></main>`;
  on_screen = ['seen'];
  layOutFar();
  expect(marks()).toEqual(['seen visible', 'inner ']);
});

test('a browser that cannot tell what it has laid out does so by itself: no part waits in pieces', () => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  document.body.innerHTML = `<main><section></section><section id="large"><div id="inner">${words(90)}</div></section></main>`;
  layOutFar();
  expect(marks()).toEqual(['large visible', 'inner ']);
});

test('a long list is laid out one by one, but for its first, whose styles keep none of it waiting', () => {
  document.body.innerHTML = `<main><ul data-far><li id="first"></li><li id="second"></li><li id="third"></li></ul></main>`;
  layOutFar();
  expect(marks()).toEqual(['first ', 'second visible', 'third ']);
  nextMoment();
  expect(marks()).toEqual(['first ', 'second visible', 'third visible']);
});

test('a part that came since is laid out by another call', () => {
  document.body.innerHTML = `<main><section></section></main>`;
  layOutFar();
  expect(moments).toEqual([]);
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<section id="late"></section>');
  layOutFar();
  expect(marks()).toEqual(['late visible']);
});
