// @vitest-environment jsdom
/** What a list has one of in each row: its menu is made when somebody comes near. */
import 'fake-indexeddb/auto';
import { Menu } from '@mantine/core';
import { expect, onTestFinished, test } from 'vitest';
import { DialogMenu } from '../../src/admin/components/dialog-menu.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { drawAdmin, eventually, find } from './draw-admin.tsx';

const items = () => document.querySelectorAll('[role=menuitem]');
const menu = () => document.querySelector('[role=menu]');

async function drawMenu(): Promise<HTMLButtonElement> {
  const { db } = await openDevice();
  const { end } = drawAdmin(
    db,
    '/admin',
    <DialogMenu renderButton={(button) => <button {...button}>Acties</button>}>
      <Menu.Item>Bewerken</Menu.Item>
    </DialogMenu>,
  );
  onTestFinished(() => {
    end();
    db.close();
  });
  return await find(HTMLButtonElement, 'button', 'Acties');
}

test.each([
  ['the keyboard', (button: HTMLElement) => button.focus()],
  ['a screen reader that presses without coming near', () => undefined],
])(
  'the menu of a row opens at the press of %s, on the button that was drawn before it',
  async (_who, comeNear) => {
    const button = await drawMenu();
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    comeNear(button);
    button.click();
    await eventually(() => expect(items()).toHaveLength(1));
    expect(button.isConnected, 'the same element').toBe(true);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const dropdown = menu();
    expect(button.getAttribute('aria-controls')).toBe(dropdown?.id);
    expect(dropdown?.getAttribute('aria-labelledby')).toBe(button.id);
  },
);

test('the focus goes into the menu of a row, and back to its button when Escape closes it', async () => {
  const button = await drawMenu();
  button.focus();
  button.click();
  await eventually(() => expect(menu()?.contains(document.activeElement)).toBe(true));
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await eventually(() => expect(document.activeElement).toBe(button));
  await eventually(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
});
