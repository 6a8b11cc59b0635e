// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useEscapeFirst } from './use-escape-first.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const LAYER = 260;

function Drawer({ on_escape }: { readonly on_escape: () => void }) {
  useEscapeFirst(true, '[data-drawer]', on_escape, LAYER);
  return <div data-drawer />;
}

const press = (id: string): void => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  document.querySelector(`#${id}`)?.dispatchEvent(event);
};

test('Escape pressed while a drawer opens is for the drawer, not for the dialog beneath that still holds the focus', () => {
  const on_escape = vi.fn<() => void>();
  const beneath = vi.fn<() => void>();
  document.body.innerHTML = `<main></main>
    <div style="--mb-z-index: calc(200 + 0 + 1)"><input id="under"></div><div style="--mb-z-index: 270"><input id="over"></div>`;
  const root = createRoot(document.querySelector('main') ?? document.body);
  act(() => root.render(<Drawer on_escape={on_escape} />));
  window.addEventListener('keydown', beneath);
  press('under');
  expect([on_escape, beneath].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  press('over');
  expect(
    [on_escape, beneath].map(({ mock }) => mock.calls.length),
    'a question over the drawer keeps its key',
  ).toEqual([1, 1]);
  act(() => root.unmount());
  window.removeEventListener('keydown', beneath);
});
