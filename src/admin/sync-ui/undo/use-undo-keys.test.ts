import { expect, test } from 'vitest';
import { undoKey } from './use-undo-keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', true>>) =>
  undoKey({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });

test('R-18 Ctrl+Z and Cmd+Z undo; with Shift, or Ctrl+Y, they do it again; nothing else does', () => {
  expect(press('z', { ctrlKey: true })).toBe('undo');
  expect(press('z', { metaKey: true })).toBe('undo');
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redo');
  expect(press('y', { ctrlKey: true })).toBe('redo');
  for (const other of [
    press('z', {}),
    press('y', { metaKey: true }),
    press('z', { ctrlKey: true, altKey: true }),
  ]) {
    expect(other).toBeNull();
  }
});
