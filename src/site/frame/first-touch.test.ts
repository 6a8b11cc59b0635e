// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilTouched } from './first-touch.ts';

const NOW = new Date('2026-11-30T10:00:00');

const root = (): HTMLElement => {
  const found = document.getElementById('root');
  if (found === null) throw new Error('no root');
  return found;
};

const stay = (event: Event): void => event.preventDefault();

/** Opens a page of this month with nothing on the device; `woken` tells whether it stopped resting. */
async function opened(): Promise<{ readonly woken: ReturnType<typeof vi.fn> }> {
  const woken = vi.fn();
  void untilTouched(root()).then(woken);
  await vi.advanceTimersByTimeAsync(100);
  return { woken };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('BUILD_YEAR', 2026);
  vi.stubGlobal('BUILD_MONTH', 11);
  vi.stubGlobal('indexedDB', { databases: async () => [] });
  localStorage.clear();
  history.replaceState(null, '', '/contact');
  document.body.innerHTML = `<div id="root">
    <button id="button" type="button">Filter</button>
    <a id="here" href="/contact?zoals=1">Project</a>
    <a id="elsewhere" href="/blog">Blog</a>
    <svg><a id="mark" href="#markermeer"><circle id="dot" /></a><a id="far" href="/blog"><circle /></a></svg>
    <form id="form" method="post" action="/api/lead"><input name="name"><button id="send">Verstuur</button></form>
  </div><script data-ahead="/assets/react-1.js"></script>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'beforeprint', 'offline'])(
  'a page that nobody touched rests; %s wakes it',
  async (sign) => {
    const { woken } = await opened();
    expect(woken).not.toHaveBeenCalled();
    expect(document.querySelector('link[rel=modulepreload]')?.getAttribute('href')).toBe(
      '/assets/react-1.js',
    );
    dispatchEvent(new Event(sign));
    await vi.advanceTimersByTimeAsync(0);
    expect(woken).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['a missing address', () => root().setAttribute('data-screen', 'not_found')],
  ['the choice of the visitor to show', () => root().setAttribute('data-screen', 'cookies')],
  ['a query', () => history.replaceState(null, '', '/contact?dienst=romp')],
  ['a section', () => history.replaceState(null, '', '/contact#formulier')],
  ['something in the history', () => history.replaceState({ scroll_to: 'contact' }, '', '/contact')],
  ['a draft on the device', () => localStorage.setItem('form_drafts', 'contact@1')],
  ['a visitor who agreed to be counted', () => localStorage.setItem('cookie_consent', 'true')],
  ['a build of another month', () => vi.stubGlobal('BUILD_MONTH', 10)],
  ['a build of another year', () => vi.stubGlobal('BUILD_YEAR', 2025)],
  ['no network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  [
    'forms in the database whose flag was lost',
    () => vi.stubGlobal('indexedDB', { databases: async () => [{ name: 'havenglans_forms' }] }),
  ],
  ['a field that has the focus', () => document.querySelector<HTMLInputElement>('input')?.focus()],
])('a page does not rest with %s', async (_what, arrange) => {
  arrange();
  const { woken } = await opened();
  expect(woken).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('a refusal to be counted, and lists that an earlier visit kept, let a page rest', async () => {
  localStorage.setItem('cookie_consent', 'false');
  localStorage.setItem('havenglans-public:posts', '[]');
  const { woken } = await opened();
  expect(woken).not.toHaveBeenCalled();
});

test('what was pressed before the page is awake is done once when it is, in its order; a link to another page goes at once', async () => {
  const done: string[] = [];
  const waiting = untilTouched(root());
  document.getElementById('button')?.click();
  document.getElementById('button')?.click();
  document.getElementById('here')?.click();
  const left = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.body.addEventListener('click', stay, { once: true });
  document.getElementById('elsewhere')?.dispatchEvent(left);
  expect(left.defaultPrevented, 'it reached the page').toBe(true);
  for (const id of ['button', 'here'])
    document.getElementById(id)?.addEventListener('click', (event) => {
      event.preventDefault();
      done.push(id);
    });
  expect(done).toEqual([]);
  dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(100);
  (await waiting)();
  expect(done).toEqual(['button', 'here']);
});

test('a link in a drawing is held and replayed like any other; one to another page goes at once', async () => {
  const waiting = untilTouched(root());
  const pressed: string[] = [];
  root().addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof Element) pressed.push(event.target.id);
  });
  for (const id of ['dot', 'far'])
    document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(pressed).toEqual(['far']);
  dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(100);
  (await waiting)();
  expect(pressed).toEqual(['far', 'mark']);
});

test('a form that was sent before the page is awake is sent once it is, with what was typed and the field in focus told', async () => {
  const waiting = untilTouched(root());
  const form = document.querySelector('form');
  const field = document.querySelector('input');
  const told: string[] = [];
  for (const type of ['input', 'focusin', 'submit'])
    form?.addEventListener(type, (event) => {
      event.preventDefault();
      told.push(type);
    });
  field?.focus();
  if (field !== null) field.value = 'Anna';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  told.length = 0;
  document.getElementById('send')?.click();
  expect(told, 'held').toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  (await waiting)();
  expect(told).toEqual(['input', 'focusin', 'submit']);
});
