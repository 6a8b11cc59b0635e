import { describe, expect, test } from 'vitest';
import { type Dialog, dialogBelow, dialogDepth, parseDialog, withDialog } from './dialog.ts';

const DIALOGS: readonly Dialog[] = [
  { kind: 'none' },
  { kind: 'new_client' },
  { kind: 'client', client_id: 'c1', over: null },
  { kind: 'client', client_id: 'c1', over: { kind: 'edit_client' } },
  { kind: 'client', client_id: 'c1', over: { kind: 'new_service' } },
  { kind: 'client', client_id: 'c1', over: { kind: 'follow_up' } },
  { kind: 'client', client_id: 'c1', over: { kind: 'edit_service', record_id: 'r1' } },
  { kind: 'client', client_id: 'c1', over: { kind: 'refused', mutation_id: 'm1' } },
  { kind: 'client', client_id: 'c1', over: { kind: 'versions', record_id: null } },
  { kind: 'client', client_id: 'c1', over: { kind: 'versions', record_id: 'r1' } },
  { kind: 'client', client_id: 'c1', over: { kind: 'changes', record_id: null } },
  { kind: 'client', client_id: 'c1', over: { kind: 'changes', record_id: 'r1' } },
  { kind: 'client', client_id: 'c1', over: null, photos: { kind: 'add_photos', record_id: 'r1' } },
  { kind: 'client', client_id: 'c1', over: null, photos: { kind: 'photo', photo_id: 'p1' } },
  {
    kind: 'client',
    client_id: 'c1',
    over: { kind: 'edit_service', record_id: 'r1' },
    photos: { kind: 'photo', photo_id: 'p1' },
  },
];

describe('the open dialog in the address', () => {
  test('R-14 every dialog survives the way through the address, with the list beside it', () => {
    for (const dialog of DIALOGS) {
      const query = withDialog(
        new URLSearchParams(
          'tab=clients&q=zee&client=old&form=edit&record=old&versions=old&changes=old&photo=old&photos=old',
        ),
        dialog,
      );
      expect(parseDialog(query)).toEqual(dialog);
      expect(query.get('q')).toBe('zee');
      expect(query.get('tab')).toBe('clients');
    }
  });

  test('R-14 the address of a client is tab and record', () => {
    const query = withDialog(new URLSearchParams('tab=clients'), {
      kind: 'client',
      client_id: 'c1',
      over: null,
    });
    expect(query.toString()).toBe('tab=clients&client=c1');
  });

  test('what makes no sense opens nothing', () => {
    expect(parseDialog(new URLSearchParams('form=service'))).toEqual({ kind: 'none' });
    expect(parseDialog(new URLSearchParams('record=r1'))).toEqual({ kind: 'none' });
    expect(parseDialog(new URLSearchParams('client=c1&form=toString'))).toEqual({
      kind: 'client',
      client_id: 'c1',
      over: null,
    });
  });

  test('closing peels off one dialog at a time', () => {
    expect(DIALOGS.map(dialogDepth)).toEqual([0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3]);
    for (const dialog of DIALOGS) {
      expect(dialogDepth(dialogBelow(dialog))).toBe(Math.max(0, dialogDepth(dialog) - 1));
    }
  });
});
