// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markDialogs } from './dialog-marks.ts';

const marks = () => document.documentElement.dataset['dialogs'];
const settled = async () => await new Promise((resolve) => setTimeout(resolve));

/** What Mantine makes of dialogs: one portal for all of them. */
async function show(html: string): Promise<Element> {
  const portal = document.querySelector('[data-portal]') ?? document.createElement('div');
  portal.setAttribute('data-portal', 'true');
  portal.innerHTML = html;
  document.body.append(portal);
  await settled();
  return portal;
}

/** The page is so much wider with its scroll bar than without; 0 where it has none that takes room. */
const pageWithBar = (bar_px: number): void => {
  vi.stubGlobal('innerWidth', document.documentElement.clientWidth + bar_px);
};

let stop: () => void;
beforeEach(() => {
  pageWithBar(0);
  document.body.innerHTML = '<main><div class="mantine-Modal-content"></div></main>';
  stop = markDialogs();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test.each([
  ['nothing', '', ''],
  [
    'a dialog',
    '<div class="mantine-Modal-content"><header class="mantine-Modal-header"></header></div>',
    'open',
  ],
  [
    'a drawer that begins below the pill',
    '<div class="mantine-Drawer-content" data-below-pill></div>',
    'open high',
  ],
  ['a dialog that waits below another', '<div class="mantine-Modal-content" data-hidden></div>', ''],
  ['a viewer', '<div class="mantine-Modal-content" data-full-screen></div>', 'open high filling dark'],
  [
    'a record that fills the screen',
    '<div class="mantine-Modal-content" data-full-screen><header class="mantine-Modal-header"></header></div>',
    'open high filling',
  ],
  [
    'a form that fills the screen, with three answers',
    `<div data-form-page><div class="mantine-Modal-content" data-full-screen>
      <header class="mantine-Modal-header"></header><footer data-foot="two-rows"></footer></div></div>`,
    'open high form two-rows',
  ],
  ['a question over the pill', '<div class="mantine-Modal-content" data-over-pill></div>', 'open question'],
])('A-022 the root element says which dialogs are over the screen: %s', async (_what, html, expected) => {
  await show(html);
  expect(marks()).toBe(expected);
});

test('A-022 the marks follow a dialog that is hidden below another, shown again and closed', async () => {
  const portal = await show('<div class="mantine-Modal-content"></div>');
  expect(marks()).toBe('open');
  portal.firstElementChild?.setAttribute('data-hidden', 'true');
  await settled();
  expect(marks()).toBe('');
  portal.firstElementChild?.removeAttribute('data-hidden');
  await settled();
  expect(marks()).toBe('open');
  portal.innerHTML = '';
  await settled();
  expect(marks()).toBe('');
});

test('A-022 a portal that was there before is looked at too, and nothing is said once the shell is gone', async () => {
  await show('<div class="mantine-Modal-content"></div>');
  stop();
  expect(marks()).toBeUndefined();
  stop = markDialogs();
  expect(marks()).toBe('open');
  stop();
  await show('');
  expect(marks()).toBeUndefined();
});

test('A-022 the strip of a scroll bar is marked from before it goes until the dialog has closed', async () => {
  pageWithBar(15);
  await show('<div class="mantine-Modal-content"></div>');
  expect(marks()).toBe('open beside-bar');
  pageWithBar(0);
  await show('<div class="mantine-Modal-content" data-over-pill></div>');
  expect(marks()).toBe('open question beside-bar');
  await show('');
  expect(marks()).toBe('');
  await show('<div class="mantine-Modal-content"></div>');
  expect(marks()).toBe('open');
});
