import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import type { FetchRequestFiles } from '../backend/request-files.ts';
import { listRequestFiles } from '../data/index.ts';
import { openDevice } from '../data/testing/device.ts';
import { serverLead } from '../data/testing/rows.ts';
import { setLogSink } from '../lib/logger.ts';
import { createRequestFileAccess } from './request-file-access.ts';

afterEach(() => vi.restoreAllMocks());

const FILE = {
  id: 'f1',
  contact_id: 'r1',
  position: 0,
  path: 'r1/f1.pdf',
  file_name: 'keuring.pdf',
  content_type: 'application/pdf',
  size_bytes: 8,
};

/** The office with a request, and a server that counts what it is asked. */
async function openOffice() {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      contacts: [serverLead('r1', { form: 'contact', first_name: 'Jan', last_name: 'de Wit' })],
    },
  });
  const list = vi.fn<FetchRequestFiles['list']>(async () => ({ ok: true, value: [FILE] }));
  const fetch = vi.fn<FetchRequestFiles['fetch']>(async () => ({ ok: true, value: new Blob(['%PDF-1.7']) }));
  return { db, list, fetch, files: createRequestFileAccess(db, { list, fetch }) };
}

test('C-018 a file that was opened with a connection is opened without one, and is fetched once', async () => {
  const { db, files, list, fetch } = await openOffice();
  expect(await files.list('r1')).toEqual({ ok: true, value: [FILE] });
  await Promise.all([files.fetch(FILE), files.fetch(FILE)]);
  list.mockResolvedValue({ ok: false, error: 'offline' });
  fetch.mockResolvedValue({ ok: false, error: 'offline' });
  const again = await files.fetch(FILE);
  expect(again.ok && [again.value.type, await again.value.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  expect(fetch).toHaveBeenCalledOnce();
  expect(await files.list('r1')).toEqual({ ok: false, error: 'offline' });
  expect((await listRequestFiles(db, 'r1')).map(({ id }) => id)).toEqual(['f1']);
});

test('C-018 C-023 what cannot be had is not kept, and a full device only costs the copy', async () => {
  const { db, files, fetch } = await openOffice();
  fetch.mockResolvedValueOnce({ ok: false, error: 'no_link' });
  expect(await files.fetch(FILE)).toEqual({ ok: false, error: 'no_link' });
  const lines: string[] = [];
  const restore = setLogSink(({ event }) => lines.push(event));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('the disk is full', 'QuotaExceededError');
  });
  const fetched = await files.fetch(FILE);
  restore();
  expect(fetched.ok && (await fetched.value.text())).toBe('%PDF-1.7');
  expect(lines).toEqual(['files of a request could not be kept']);
  expect(await db.rows.request_file_bytes.count()).toBe(0);
});

test('R-26 a list that is asked for while another is under way is asked for after it, and is the one that is kept', async () => {
  const { db, files, list } = await openOffice();
  const slow = Promise.withResolvers<Awaited<ReturnType<FetchRequestFiles['list']>>>();
  const second = { ...FILE, id: 'f2', position: 1, path: 'r1/f2.pdf' };
  list.mockReturnValueOnce(slow.promise).mockResolvedValue({ ok: true, value: [FILE, second] });
  const asked = [files.list('r1'), files.list('r1')];
  slow.resolve({ ok: true, value: [FILE] });
  expect(await Promise.all(asked)).toEqual([
    { ok: true, value: [FILE] },
    { ok: true, value: [FILE, second] },
  ]);
  expect((await listRequestFiles(db, 'r1')).map(({ id }) => id)).toEqual(['f1', 'f2']);
});
