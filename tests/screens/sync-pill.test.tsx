// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { Modal } from '@mantine/core';
import { IconAnchor } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { AdminShell } from '../../src/admin/shell/admin-shell.tsx';
import { PillContent } from '../../src/admin/sync-ui/status/pill-content.tsx';
import { SyncBadge } from '../../src/admin/sync-ui/status/sync-badge.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { ADMIN_PATHS } from '../../src/admin-routes.ts';
import { drawAdmin, eventually, find } from './draw-admin.tsx';

const Screen = () => (
  <Modal opened onClose={() => undefined} title="Fuut" closeButtonProps={{ 'aria-label': 'Sluiten' }}>
    <input aria-label="Naam" />
    <button type="button">Opslaan</button>
  </Modal>
);
const CLIENTS = { name: 'clients', title: 'Clients', icon: IconAnchor, Component: Screen } as const;

/** Presses Tab where the focus is; jsdom itself moves no focus. */
const tab = (shiftKey = false): void => {
  const { activeElement } = document;
  activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true }),
  );
};

const BADGES = [
  ['pending', 'pending'],
  ['rejected', 'rejected'],
  ['rejected', 'photos_failed'],
  ['conflict', 'choices'],
] as const;

const picture = async (place: string): Promise<string | null> =>
  (await find(SVGElement, `[data-place="${place}"] svg`)).getAttribute('class');

test.each(BADGES)(
  'R-50 a row whose badge is %s and the pill that tells %s of it have one picture',
  async (badge, key) => {
    const { db } = await openDevice();
    const brief_key = key === 'pending' ? 'waits' : 'look';
    const words = {
      key,
      brief_key,
      tone: 'busy',
      text: '',
      brief: '',
      pending: 0,
      photos: 0,
      choices: 0,
    } as const;
    for (const role of badge === 'conflict' ? (['admin'] as const) : (['admin', 'technician'] as const)) {
      const user = { id: db.user_id, email: 'bram@havenglans.example', name: 'Bram', role };
      const drawn = drawAdmin(
        db,
        ADMIN_PATHS.clients,
        <>
          <p data-place="pill">
            <PillContent words={words} />
          </p>
          <p data-place="row">
            <SyncBadge badge={badge} />
          </p>
        </>,
        { user },
      );
      const [first] = (await picture('row'))?.match(/tabler-icon-\S+/) ?? [];
      expect(await picture('pill'), role).toContain(first);
      drawn.end();
    }
  },
);

test('R-50 the pill is a stop of the Tab key while a dialog stands, between its last control and its first', async () => {
  const { db } = await openDevice();
  const drawn = drawAdmin(
    db,
    ADMIN_PATHS.clients,
    <AdminShell all_screens={[CLIENTS]} on_dismiss_fault={() => undefined} />,
  );
  const pill = await find(HTMLElement, 'button[data-key]');
  const close = await find(HTMLElement, '[aria-label="Sluiten"]');
  const save = await find(HTMLElement, 'button', 'Opslaan');
  await eventually(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());

  save.focus();
  tab();
  expect(document.activeElement, 'after the last').toBe(pill);
  tab();
  expect(document.activeElement, 'and on').toBe(close);
  tab(true);
  expect(document.activeElement, 'before the first').toBe(pill);
  tab(true);
  expect(document.activeElement, 'and back').toBe(save);
  tab(true);
  expect(document.activeElement, 'in between the dialog keeps its order').toBe(
    document.querySelector('[aria-label="Naam"]'),
  );
  drawn.end();
});
