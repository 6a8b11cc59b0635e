// @vitest-environment jsdom
/** The question before signing out: what is said of work that is on this device only. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { ADMIN_PATHS } from '../../src/admin-routes.ts';
import { SignOutDialog } from '../../src/admin/shell/sign-out/sign-out-dialog.tsx';
import { addServicePhoto } from '../../src/data/index.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { picture, serverClient, serverRecord } from '../../src/data/testing/rows.ts';
import { drawUntilEnd, eventually, find } from './draw-admin.tsx';

const draw = drawUntilEnd();

const PHOTO = { service_record_id: 's1', kind: 'before', taken_at: '2026-05-01T09:30:00.000Z' } as const;

/** The question of a device with photos, of which the server refuses the first so many. */
async function ask(taken: number, refused: number) {
  const { db, pull, answer } = await openDevice();
  await pull({
    tables: { clients: [serverClient('c1')], service_records: [serverRecord('s1', 'c1')] },
  });
  const ids: string[] = [];
  for (let n = 0; n < taken; n += 1) {
    const added = await addServicePhoto(db, { ...PHOTO, picture: picture() });
    if (added.ok) ids.push(added.value.id);
  }
  const refused_ids = ids.slice(0, refused);
  await answer((id) => (refused_ids.includes(id) ? { status: 'rejected', code: 'FORBIDDEN' } : {}));
  draw(
    db,
    ADMIN_PATHS.clients,
    <SignOutDialog opened on_close={() => undefined} on_leave={async () => undefined} />,
  );
  const dialog = await find(HTMLElement, '[role="dialog"]');
  await eventually(() => expect(dialog.textContent).toContain('Bewaren en afmelden'));
  return dialog.textContent;
}

test('G4 R-50 a photo that the server refused is told as refused when somebody signs out, and sending it is not offered', async () => {
  const said = await ask(1, 1);
  expect(said).toContain('Er is 1 foto die nog niet is verzonden.');
  expect(said).toContain('Daarvan heeft de server er 1 niet aangenomen.');
  expect(said, 'told once').not.toContain('wijziging');
  expect(said).not.toContain('U blijft nog even ingelogd');
  expect(
    document.querySelector('[data-tone="danger"] svg')?.getAttribute('class'),
    'a saved copy has the picture of its button elsewhere',
  ).toContain('tabler-icon-download');
});

test('G4 R-50 beside a refused photo the others are sent first', async () => {
  const said = await ask(3, 1);
  expect(said).toContain('Er zijn 3 foto’s die nog niet zijn verzonden.');
  expect(said).toContain('Daarvan heeft de server er 1 niet aangenomen.');
  expect(said).toContain('U blijft nog even ingelogd');
});
