// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

const WORDS = { label: 'Zoek', placeholder: 'Zoek', clear: 'Wissen' };
let root: Root;
/** Shows what the list under the field has for what is typed. */
let answer: (rows: readonly string[]) => void = () => undefined;

function Screen() {
  const [search, setSearch] = useState('dirk');
  const [rows, setRows] = useState<readonly string[]>([]);
  useEffect(() => {
    answer = (found) => act(() => setRows(found));
  }, []);
  return (
    <MantineProvider>
      <SearchBox search={search} onChange={setSearch} words={WORDS} className="" />
      <div data-result-of={search} data-result-count={rows.length}>
        {rows.map((row, index) => (
          <a key={row} href={`#${row}`} data-entry={index}>
            {row}
          </a>
        ))}
      </div>
    </MantineProvider>
  );
}

const field = (): HTMLInputElement => {
  const found = document.querySelector('input');
  if (found === null) throw new Error('no field');
  return found;
};
const press = (key: string): void =>
  act(() => void field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const type = (text: string): void =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout', 'clearTimeout'] });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Screen />));
  field().focus();
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('M-015 Enter leads into a row that is on its way into the list, since it was just saved', () => {
  press('Enter');
  vi.advanceTimersByTime(200);
  expect(document.activeElement).toBe(field());
  answer(['Dirk Toets']);
  vi.advanceTimersByTime(50);
  expect(document.activeElement?.textContent).toBe('Dirk Toets');
});

test('M-015 a person who types on after Enter stays in the field', () => {
  press('Enter');
  type('dirk t');
  answer(['Dirk Toets']);
  vi.advanceTimersByTime(200);
  expect(document.activeElement).toBe(field());
});
