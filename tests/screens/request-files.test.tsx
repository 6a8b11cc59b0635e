// @vitest-environment jsdom
/** The files of a contact request over a real database and a server that the test speaks for. */
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestsRoutes } from '../../src/admin/features/requests/requests-routes.tsx';
import { createRequestFileAccess } from '../../src/app/request-file-access.ts';
import type { FetchRequestFiles } from '../../src/backend/request-files.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverLead } from '../../src/data/testing/rows.ts';
import { REQUEST_KIND_PATHS, adminPage } from '../../src/admin-routes.ts';
import { drawAdmin, eventually, find, press } from './draw-admin.tsx';

afterEach(() => vi.restoreAllMocks());

const ID = '00000000-0000-4000-8000-000000000001';
const requestPath = adminPage('request', {
  request_kind: REQUEST_KIND_PATHS.contacts,
  request_id: ID,
});

const PHOTO = {
  id: '00000000-0000-4000-8000-0000000000f1',
  contact_id: ID,
  position: 0,
  path: `${ID}/1.jpg`,
  file_name: 'boot.jpg',
  content_type: 'image/jpeg',
  size_bytes: 2_400_000,
};
const REPORT = {
  ...PHOTO,
  id: '00000000-0000-4000-8000-0000000000f2',
  position: 1,
  path: `${ID}/2.pdf`,
  file_name: 'keuring.exe',
  content_type: 'application/pdf',
};

/** A request that names its first file. */
const REQUEST = serverLead(ID, {
  form: 'contact',
  first_name: 'Jan',
  last_name: 'de Wit',
  attachment_url: PHOTO.path,
});

test('C-009 C-023 the files of a contact are listed and downloaded; what fails is told in the specified words', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { contacts: [REQUEST] } });
  const file = PHOTO;
  let listed: Awaited<ReturnType<FetchRequestFiles['list']>> = { ok: false, error: 'failed' };
  let fetched: Awaited<ReturnType<FetchRequestFiles['fetch']>> = { ok: false, error: 'no_link' };
  const { end, tell } = drawAdmin(db, requestPath, <RequestsRoutes />, {
    request_files: { list: async () => listed, fetch: async () => fetched },
  });
  tell({ online: true });
  await find(HTMLElement, '[role="alert"]', 'Kon geen download link genereren. Probeer het opnieuw.');
  listed = { ok: true, value: [] };
  await press('section[aria-label="Bijlagen"] button', 'Opnieuw proberen');
  await find(HTMLElement, '[role="alert"]', 'Geen bijlage gevonden voor dit contact.');
  end();

  listed = { ok: true, value: [file] };
  const again = drawAdmin(db, requestPath, <RequestsRoutes />, {
    request_files: { list: async () => listed, fetch: async () => fetched },
  });
  again.tell({ online: true });
  await find(HTMLElement, 'section[aria-label="Bijlagen"] li', 'boot.jpg2,4\u00a0MB');
  const download = 'button[aria-label="Download boot.jpg"]';
  await press(download);
  await find(HTMLElement, '[role="alert"]', 'Kon geen download link genereren. Probeer het opnieuw.');
  fetched = { ok: false, error: 'failed' };
  await press(download);
  await find(HTMLElement, '[role="alert"]', 'Er is een fout opgetreden bij het downloaden.');
  fetched = { ok: true, value: new Blob(['abc'], { type: 'image/jpeg' }) };
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:x';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await press(download);
  await eventually(() => expect(saved).toEqual(['boot.jpg']));
  again.end();
  db.close();
});

test('C-018 C-023 files that were opened are there without a connection, the others say that they need one; a name never becomes a program', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { contacts: [REQUEST] } });
  const server: { -readonly [Call in keyof FetchRequestFiles]: FetchRequestFiles[Call] } = {
    list: async () => ({ ok: true, value: [PHOTO, REPORT] }),
    fetch: async () => ({ ok: true, value: new Blob(['%PDF-1.7'], { type: 'application/pdf' }) }),
  };
  const request_files = createRequestFileAccess(db, {
    list: (contact_id) => server.list(contact_id),
    fetch: (file) => server.fetch(file),
  });
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:x';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const list = 'section[aria-label="Bijlagen"] li';
  const online = drawAdmin(db, requestPath, <RequestsRoutes />, { request_files });
  online.tell({ online: true });
  await press('button[aria-label="Download keuring.exe"]');
  await find(HTMLElement, list, 'keuring.exe2,4\u00a0MBOp dit apparaat');
  expect(saved).toEqual(['keuring.exe.pdf']);
  online.end();

  server.list = async () => ({ ok: false, error: 'offline' });
  server.fetch = async () => ({ ok: false, error: 'offline' });
  const offline = drawAdmin(db, requestPath, <RequestsRoutes />, { request_files });
  offline.tell({ online: false });
  await find(HTMLElement, list, 'boot.jpg2,4\u00a0MBVerbinding nodig');
  await press('button[aria-label="Download keuring.exe"]');
  await eventually(() => expect(saved).toHaveLength(2));
  await pull({ tombstones: [{ table: 'contacts', row_id: ID, rev: 9 }] });
  await eventually(async () => expect(await db.rows.request_file_bytes.count()).toBe(0));
  offline.end();
  db.close();
});

test('R-26 a file that arrives while its request is open is shown there, and stands in the viewer', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { contacts: [REQUEST] } });
  const second = { ...PHOTO, id: '00000000-0000-4000-8000-0000000000f3', position: 1, file_name: 'romp.png' };
  const arrived = [PHOTO];
  const list = vi.fn<FetchRequestFiles['list']>(async () => ({ ok: true, value: [...arrived] }));
  const { end, tell } = drawAdmin(db, requestPath, <RequestsRoutes />, {
    request_files: createRequestFileAccess(db, { list, fetch: async () => ({ ok: false, error: 'failed' }) }),
  });
  tell({ online: true });
  const files = 'section[aria-label="Bijlagen"] li';
  await find(HTMLElement, files, 'boot.jpg');
  expect(document.querySelectorAll(files)).toHaveLength(1);
  arrived.push(second);
  await pull({ tables: { contacts: [{ ...REQUEST, rev: 2 }] } });
  await find(HTMLElement, files, 'romp.png');
  expect(document.querySelectorAll(files)).toHaveLength(2);
  await pull({});
  await press('button[aria-label="Bekijk boot.jpg"]');
  await find(HTMLElement, '[role="dialog"][aria-label="Bijlagen van Jan de Wit"]', '1 van 2');
  await eventually(() =>
    expect(list, 'on opening, for the new rev, and by the viewer').toHaveBeenCalledTimes(3),
  );
  end();
  db.close();
});

test('C-018 R-14 pictures are shown over everything, one after the other; one that this browser cannot draw is downloaded', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { contacts: [REQUEST] } });
  const second = { ...PHOTO, id: '00000000-0000-4000-8000-0000000000f3', position: 2, file_name: 'romp.png' };
  const opened: string[] = [];
  const request_files: FetchRequestFiles = {
    list: async () => ({ ok: true, value: [PHOTO, REPORT, second] }),
    fetch: async ({ id }) => {
      opened.push(id);
      return id === PHOTO.id
        ? { ok: true, value: new Blob(['x'], { type: 'image/jpeg' }) }
        : { ok: true, value: new Blob(['<svg/>'], { type: 'application/octet-stream' }) };
    },
  };
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { end, tell } = drawAdmin(db, requestPath, <RequestsRoutes />, { request_files });
  tell({ online: true });
  await press('button[aria-label="Bekijk boot.jpg"]');
  const viewer = await find(HTMLElement, '[role="dialog"][aria-label="Bijlagen van Jan de Wit"]', '1 van 2');
  await find(HTMLImageElement, 'img[alt="Bijlage boot.jpg"]');
  expect(window.location.pathname).toBe(`${requestPath}/bijlagen/${PHOTO.id}`);
  viewer
    .querySelector('[data-zoomed], button')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await find(HTMLElement, '[role="dialog"]', '2 van 2');
  await find(HTMLElement, 'output', 'Deze browser kan de bijlage niet tonen.');
  await press('button', 'Downloaden');
  expect(saved).toEqual(['romp.png.jpg']);
  await eventually(() => expect(window.location.pathname).toContain(second.id));
  expect(opened).toEqual([PHOTO.id, second.id]);
  window.history.back();
  await eventually(() => expect(window.location.pathname).toBe(requestPath));
  end();

  const none = drawAdmin(db, `${requestPath}/bijlagen/${REPORT.id}`, <RequestsRoutes />, { request_files });
  none.tell({ online: false });
  await find(HTMLElement, '[role="dialog"]', 'Niet op dit apparaat');
  none.tell({ online: true });
  await find(HTMLElement, '[role="dialog"]', 'Deze bijlage is niet gevonden');
  none.end();
  db.close();
});
