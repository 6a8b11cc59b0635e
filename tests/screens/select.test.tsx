// @vitest-environment jsdom
/** The select of the admin: its list is made when somebody comes near. */
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { Select } from '../../src/admin/components/select.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { drawAdmin, eventually, find } from './draw-admin.tsx';

const options = () => document.querySelectorAll('[role=option]');

test.each([
  ['the keyboard', (field: HTMLElement) => field.focus()],
  ['a finger', (field: HTMLElement) => field.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))],
])('a select makes its list when %s comes near, and not with the screen', async (_who, comeNear) => {
  const { db } = await openDevice();
  const heard = vi.fn();
  const { end } = drawAdmin(
    db,
    '/admin',
    <Select aria-label="Status" data={['Nieuw', 'Klaar']} onFocus={heard} onPointerEnter={heard} />,
  );
  const field = await find(HTMLInputElement, 'input[aria-label="Status"]', '');
  expect(options()).toHaveLength(0);
  comeNear(field);
  await eventually(() => expect(options()).toHaveLength(2));
  expect(heard, 'who uses the select is told as well').toHaveBeenCalledOnce();
  end();
  db.close();
});

test('a select pressed with no pointer or focus before, as voice control does, says that it is open and which list it opened', async () => {
  const { db } = await openDevice();
  const { end } = drawAdmin(db, '/admin', <Select aria-label="Status" data={['Nieuw', 'Klaar']} />);
  const field = await find(HTMLInputElement, 'input[aria-label="Status"]', '');
  field.click();
  await eventually(() => expect(options()).toHaveLength(2));
  await eventually(() => {
    expect(field.getAttribute('aria-expanded')).toBe('true');
    const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
    expect(list?.contains(options()[0] ?? null)).toBe(true);
  });
  end();
  db.close();
});
