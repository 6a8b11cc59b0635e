// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { useReturnFocus } from '../../src/admin/components/dialogs/use-return-focus.ts';
import { eventually } from './draw-admin.tsx';

function Question({ opened }: { readonly opened: boolean }) {
  useReturnFocus(opened);
  return opened && <button id="answer">Ja</button>;
}

function Screen({ has_menu, has_row, asks }: Record<'has_menu' | 'has_row' | 'asks', boolean>) {
  return (
    <section>
      <h3>Geschiedenis</h3>
      <ul>
        {has_row && (
          <li>
            <button id="more">Meer</button>
          </li>
        )}
      </ul>
      {has_menu && (
        <div role="menu" aria-labelledby="more">
          <button id="delete">Verwijderen</button>
        </div>
      )}
      <Question opened={asks} />
    </section>
  );
}

const focused = () => document.activeElement;

test('WCAG 2.4.3 a question that opens after its menu has closed brings the focus near the row that it deleted', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const draw = (state: Parameters<typeof Screen>[0]): void =>
    flushSync(() => root.render(<Screen {...state} />));
  draw({ has_menu: true, has_row: true, asks: false });
  document.getElementById('delete')?.focus();
  // What is deleted is read first: the menu is gone by then, and on a busy device nothing has the focus yet.
  draw({ has_menu: false, has_row: true, asks: false });
  expect(focused()).toBe(document.body);
  draw({ has_menu: false, has_row: true, asks: true });
  document.getElementById('answer')?.focus();
  draw({ has_menu: false, has_row: false, asks: false });
  await eventually(() => expect(focused()).toBe(document.querySelector('h3')));
  root.unmount();
  place.remove();
});
