// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { Modal } from '@mantine/core';
import { IconAnchor } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { AdminShell } from '../../src/admin/shell/admin-shell.tsx';
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
