// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScreenFocus } from '../../src/admin/shell/use-screen-focus.ts';

/** Rows come after their screen, as from a database. */
const ROWS_AFTER_MS = 400;
let root: Root;

function List() {
  const [has_rows, setRows] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRows(true), ROWS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return has_rows ? (
    <>
      <Link to="/een">Een</Link>
      <Link to="/twee">Twee</Link>
    </>
  ) : null;
}

function Shell({ is_unlocked = false }) {
  useScreenFocus('inhoud', is_unlocked);
  return (
    <>
      <nav>
        <Link to="/een">Menu</Link>
      </nav>
      <main id="inhoud" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<List />} />
          <Route path="*" element={<input aria-label="Veld" />} />
        </Routes>
      </main>
    </>
  );
}

const wait = async (ms: number): Promise<void> =>
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const linkTo = (place: string, name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`${place} a`)].find((link) => link.textContent === name);
const follow = async (link: HTMLElement | undefined): Promise<void> => {
  link?.focus();
  await act(async () => link?.click());
  await wait(200);
};
const goBack = async (): Promise<void> => {
  history.back();
  await wait(20);
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', '/');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  vi.useFakeTimers();
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Shell />
      </BrowserRouter>,
    ),
  );
  await wait(ROWS_AFTER_MS);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('G-021 the first screen leaves the focus where it is: the first stop leads past the header', async () => {
  await wait(1_000);
  expect(document.activeElement).toBe(document.body);
});

test('WCAG 2.4.3 the focus goes to the screen that a followed link leads to', async () => {
  await follow(linkTo('main', 'Twee'));
  expect(document.activeElement?.id).toBe('inhoud');
});

test('WCAG 2.4.3 a person who goes back stands at the link that they followed, as soon as it is drawn', async () => {
  await follow(linkTo('main', 'Twee'));
  await goBack();
  await wait(200);
  expect(document.activeElement?.id).toBe('inhoud');
  await wait(ROWS_AFTER_MS);
  expect(document.activeElement?.textContent).toBe('Twee');
});

test('WCAG 2.4.3 a person who has gone on meanwhile stays where they are', async () => {
  await follow(linkTo('main', 'Twee'));
  await goBack();
  await wait(200);
  linkTo('nav', 'Menu')?.focus();
  await wait(ROWS_AFTER_MS);
  expect(document.activeElement?.textContent).toBe('Menu');
});

/** The lock takes the screens from the page; they come back when it is opened. */
const lockAndUnlock = async (): Promise<void> => {
  await act(async () => root.render(<p>Vergrendeld</p>));
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Shell is_unlocked />
      </BrowserRouter>,
    ),
  );
  await wait(200);
};

test('R-50 WCAG 2.4.3 the lock gives the keyboard back to where it was, as soon as that is drawn', async () => {
  linkTo('main', 'Twee')?.focus();
  await lockAndUnlock();
  expect(document.activeElement?.id).toBe('inhoud');
  await wait(ROWS_AFTER_MS);
  expect(document.activeElement?.textContent).toBe('Twee');
});

test('R-50 WCAG 2.4.3 after the lock the keyboard stands at the screen where it was on no part of that', async () => {
  history.replaceState({ key: 'fresh' }, '', '/een');
  await lockAndUnlock();
  await wait(ROWS_AFTER_MS);
  expect(document.activeElement?.id).toBe('inhoud');
});

test('WCAG 2.4.3 a link of the menu keeps the focus', async () => {
  await follow(linkTo('nav', 'Menu'));
  expect(document.activeElement?.textContent).toBe('Menu');
});
