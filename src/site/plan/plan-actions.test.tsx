// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boatPlan as words } from '../../content/site/boat-plan.ts';
import { FIRST_PLAN, type Plan } from './boat-plan.ts';
import { PlanActions } from './plan-actions.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const writeText = vi.fn<(text: string) => Promise<void>>();
let root: Root;
let page: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  page = document.querySelector('main') ?? document.body;
  root = createRoot(page);
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => act(() => root.unmount()));

const show = (plan: Plan): void =>
  act(() => root.render(<PlanActions plan={plan} onAgain={() => undefined} />));

async function press(name: string): Promise<void> {
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
}

const live = (): Element | null => page.querySelector('[aria-live=polite]');

test('what is said of a copied link goes when the plan changes, for the link is of another one', async () => {
  show(FIRST_PLAN);
  await press(words.copy);
  expect([live()?.textContent, page.textContent.includes(words.kept)]).toEqual([words.copied, false]);
  show({ ...FIRST_PLAN, length: '12' });
  expect([live()?.textContent, page.textContent.includes(words.kept)]).toEqual(['', true]);
  writeText.mockRejectedValue(new Error('not allowed'));
  await press(words.copy);
  expect(live()?.textContent).toBe(words.not_copied);
});

test('it goes too when the visitor begins anew with the plan that was there', async () => {
  show(FIRST_PLAN);
  await press(words.copy);
  await press(words.again);
  expect(live()?.textContent).toBe('');
});

test('WCAG 4.1.3 a second copy is announced too: its words are put there anew', async () => {
  show(FIRST_PLAN);
  await press(words.copy);
  const first = live()?.firstElementChild;
  await press(words.copy);
  expect(live()?.textContent).toBe(words.copied);
  expect(live()?.firstElementChild).not.toBe(first);
});
