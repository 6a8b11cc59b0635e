// @vitest-environment jsdom
import { MantineProvider, Modal, ModalStackContext } from '@mantine/core';
import { useContext } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { useReturnFocus } from '../../src/admin/components/dialogs/use-return-focus.ts';
import { completeWindow, eventually } from './draw-admin.tsx';

/** Longer than anything that waits for a trap by the clock alone. */
const BUSY_MS = 400;

function Question({ opened }: { readonly opened: boolean }) {
  useReturnFocus({ opened });
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

function keepBusy(): void {
  const until = performance.now() + BUSY_MS;
  while (performance.now() < until);
}

/** A dialog beneath that takes a busy device long to draw anew once the stack has let go of the one over it. */
function SlowVersions({ is_busy }: { readonly is_busy: boolean }) {
  const is_top = useContext(ModalStackContext)?.currentId === 'versions';
  if (is_busy && is_top) keepBusy();
  return <a href="/versies/1">Versie van vandaag</a>;
}

function Comparison({ opened }: { readonly opened: boolean }) {
  useReturnFocus({ opened, stack_id: 'comparison' });
  return (
    <Modal stackId="comparison" opened={opened} onClose={() => undefined}>
      Wat er veranderde
    </Modal>
  );
}

test('WCAG 2.4.3 the trap of a dialog beneath that is slow to draw does not keep the focus from what opened the one over it', async () => {
  completeWindow();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const draw = (is_compared: boolean, is_busy = false): void =>
    flushSync(() =>
      root.render(
        <MantineProvider env="test">
          <Modal.Stack>
            <Modal stackId="versions" opened onClose={() => undefined} closeButtonProps={{ id: 'close' }}>
              <SlowVersions is_busy={is_busy} />
            </Modal>
            <Comparison opened={is_compared} />
          </Modal.Stack>
        </MantineProvider>,
      ),
    );
  draw(false);
  await eventually(() => expect(focused()?.id).toBe('close'));
  const link = document.querySelector('a');
  link?.focus();
  draw(true);
  await eventually(() =>
    expect(focused()?.closest('[role=dialog]')?.textContent).toContain('Wat er veranderde'),
  );
  const taken: string[] = [];
  const note = ({ target }: FocusEvent): void => {
    if (target instanceof Element) taken.push(target.localName);
  };
  document.addEventListener('focusin', note);
  draw(false, true);
  await eventually(() => expect(taken, 'the trap has had its turn').toContain('button'));
  await eventually(() => expect(focused()).toBe(link));
  document.removeEventListener('focusin', note);
  root.unmount();
  place.remove();
});
