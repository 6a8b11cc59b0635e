/** The toolbar of the rich-text editor above an on-screen keyboard, which a visible part that is lower than the page stands for. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../src/admin/admin.css';
import { caretAfter, focused, show, type Shown, until } from './draw-rich-text.tsx';

const LONG = Array.from({ length: 60 }, (_, at) => `<p>alinea ${at}</p>`).join('');

/** A visible part that a keyboard makes lower: a browser on a phone moves and resizes it, and leaves the page as it is. */
class VisiblePart extends EventTarget {
  readonly pageLeft = 0;
  readonly pageTop = 0;
  readonly offsetLeft = 0;
  readonly width = innerWidth;
  height = innerHeight;
  offsetTop = 0;
  scale = 1;

  /** A keyboard covers so many pixels of the page, which was moved up so far. */
  cover(covered_px: number, { moved_px = 0, scale = 1 } = {}): void {
    this.height = document.documentElement.clientHeight - covered_px;
    this.offsetTop = moved_px;
    this.scale = scale;
    this.dispatchEvent(new Event('resize'));
    this.dispatchEvent(new Event('scroll'));
  }
}

const original = Object.getOwnPropertyDescriptor(window, 'visualViewport');
let part: VisiblePart;
let shown: Shown | null = null;
beforeEach(async () => {
  await page.viewport(390, 740);
  shown = null;
  part = new VisiblePart();
  Object.defineProperty(window, 'visualViewport', { value: part, configurable: true });
});
afterEach(() => {
  shown?.end();
  if (original !== undefined) Object.defineProperty(window, 'visualViewport', original);
});

const toolbar = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[role="toolbar"]');
  if (found === null) throw new Error('no toolbar');
  return found;
};
const isDocked = (): boolean => 'docked' in toolbar().dataset;

/** Where the toolbar ends above the keyboard, in pixels; whether all of it is in sight and nothing lies over it. */
function placed(): { readonly gap_px: number; readonly is_seen: boolean } {
  const { top, bottom, left, right } = toolbar().getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const visible_bottom = part.offsetTop + part.height;
  return {
    gap_px: Math.round(visible_bottom - bottom),
    is_seen: top >= part.offsetTop && left >= 0 && right <= innerWidth && toolbar().contains(over),
  };
}

test('E-002 the toolbar stands directly above an on-screen keyboard while the text is written, also in the midst of a long one', async () => {
  shown = await show(LONG);
  caretAfter('alinea 2');
  expect(isDocked()).toBe(false);
  part.cover(320);
  await until(isDocked);
  expect(placed()).toEqual({ gap_px: 0, is_seen: true });
  caretAfter('alinea 40');
  await userEvent.keyboard('!');
  expect(placed()).toEqual({ gap_px: 0, is_seen: true });
  part.cover(320, { moved_px: 120 });
  await until(() => placed().gap_px === 0);
  expect(placed()).toEqual({ gap_px: 0, is_seen: true });
  part.cover(0);
  await until(() => !isDocked());
});

test('E-002 above the keyboard it is one tab stop with arrow keys, Alt+F10 leads into it and Escape back', async () => {
  shown = await show(LONG);
  caretAfter('alinea 2');
  part.cover(320);
  await until(isDocked);
  expect(document.querySelectorAll('[role="toolbar"] [tabindex="0"]')).toHaveLength(1);
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  expect(focused()).toBe('Ongedaan maken');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Opmaak wissen');
  const { left, right } = document.activeElement?.getBoundingClientRect() ?? { left: -1, right: -1 };
  expect(left >= 0 && right <= innerWidth, 'its row scrolls to the control with the focus').toBe(true);
  expect(isDocked(), 'the focus in the toolbar leaves it where it is').toBe(true);
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.querySelectorAll('[role="toolbar"] [tabindex="0"]')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(shown.box);
  expect(placed()).toEqual({ gap_px: 0, is_seen: true });
});

test.each([
  ['a bar of the browser that slides away', 60, 1],
  ['a page that is zoomed in', 300, 1.5],
])('E-002 %s is no keyboard', async (_name, covered_px, scale) => {
  shown = await show(LONG);
  caretAfter('alinea 2');
  part.cover(320);
  await until(isDocked);
  part.cover(covered_px, { scale });
  await until(() => !isDocked());
});

test('E-002 while another field is written the toolbar stays with its text', async () => {
  shown = await show(LONG);
  caretAfter('alinea 2');
  part.cover(320);
  await until(isDocked);
  document.querySelector<HTMLElement>('button')?.focus();
  await until(() => !isDocked());
});
