import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type IDBPDatabase, openDB } from 'idb';
import {
  addDraftFile,
  fileWithBytes,
  filesOf,
  findQueued,
  keepForm,
  listQueued,
  newPlace,
  removeQueued,
  replaceFile,
  sendFiles,
  sendForms,
  sendQueued,
  unqueue,
} from './index.ts';
import { FORMS_DATABASE, queuedCount } from './local-flags.ts';
import { fileServer, form, openFakePage, pdf, read } from './testing/fake-server.ts';

const CONTACT = newPlace('contact', 'page');
const withFiles = (...ids: readonly string[]) => ({
  ...CONTACT,
  files: ids.map((id) => ({ id, name: `${id}.pdf` })),
});
const DUE = { kind: 'due', connection_returned: false } as const;
const RETURNED = { kind: 'due', connection_returned: true } as const;
const ALL = { kind: 'all' } as const;

beforeEach(() => {
  openFakePage();
});
afterEach(async () => {
  for (const { id } of await listQueued()) await removeQueued(id);
  vi.unstubAllGlobals();
});

/** A submission on the device, with files of these ids. */
async function keepWith(...files: readonly string[]) {
  for (const id of files) await addDraftFile(CONTACT, pdf(id));
  const one = form();
  await keepForm(one, withFiles(...files));
  return one;
}
const fileIds = async (owner: string) => (await filesOf(owner)).map(({ id }) => id);

test('R-26 a file has as long as its bytes take on a slow network, so that a large one is not begun again for ever', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout');
  const server = fileServer();
  await addDraftFile(CONTACT, { ...pdf('a1'), bytes: new ArrayBuffer(8_000_000) });
  const uploads = { ask_path: '/api/attachments', max_bytes: 10_485_760 };
  await keepForm(form({ uploads }), withFiles('a1'));
  await sendQueued(DUE, server.ports);
  expect(waits.mock.calls.map(([wait_ms]) => wait_ms)).toContain(1_180_000);
  waits.mockRestore();
});

test('R-26 the form goes first and alone, as JSON that announces its files; each file follows to an address that was signed for it', async () => {
  const server = fileServer();
  const one = await keepWith('a1', 'a2');
  expect(await sendQueued(DUE, server.ports)).toEqual([]);
  const [first, ...others] = server.asked;
  expect(first?.path).toBe('/api/contact');
  expect(read(first?.init.body)).toMatchObject({
    id: one.id,
    attachments: [
      { id: 'a1', name: 'a1.pdf', type: 'application/pdf', size_bytes: 3 },
      { id: 'a2', name: 'a2.pdf', type: 'application/pdf', size_bytes: 3 },
    ],
  });
  expect(others.map(({ path }) => path.replace(/\?.*/, ''))).toEqual([
    '/storage/v1/object/upload/sign/x/a1',
    '/storage/v1/object/upload/sign/x/a2',
    '/api/attachments',
  ]);
  expect(others[0]?.init.headers, 'the right to put it is in the address').toEqual({
    'content-type': 'application/pdf',
  });
  expect([[...server.kept.bytes], await listQueued(), queuedCount()]).toEqual([
    [
      ['a1', 3],
      ['a2', 3],
    ],
    [],
    0,
  ]);
});

test('R-19 R-26 killed between the form and its files, the next start sends the files and never the form again', async () => {
  const server = fileServer();
  const one = await keepWith('b1');
  await sendForms(DUE, server.ports);
  // As the next start finds it.
  expect(await findQueued(one.id)).toMatchObject({ is_taken: true });
  expect(await fileIds(one.id)).toEqual(['b1']);
  expect(await sendQueued(RETURNED, server.ports)).toEqual([]);
  expect([server.posts('/api/contact'), server.puts()]).toEqual([1, ['b1']]);
});

test('R-26 one file that fails for ever is tried after growing pauses, while the others and later forms go', async () => {
  const server = fileServer({
    upload: (id) => (id === 'c1' ? new Response('down', { status: 500 }) : null),
  });
  const first = await keepWith('c1', 'c2');
  const later = await keepWith('c3');
  expect((await sendQueued(DUE, server.ports)).map(({ id }) => id)).toEqual([first.id]);
  expect([...server.kept.bytes.keys()]).toEqual(['c2', 'c3']);
  expect(await findQueued(later.id)).toBeNull();
  expect(await filesOf(first.id)).toMatchObject([{ id: 'c1', tries: 1, trouble: 'server', refusal: null }]);
  const before = server.asked.length;
  await sendQueued(RETURNED, server.ports);
  expect(server.asked.length, 'not before its pause is over').toBe(before);
  for (const [pause_ms, tries] of [
    [5_000, 2],
    [10_000, 3],
  ] as const) {
    server.advance(pause_ms);
    await sendQueued(DUE, server.ports);
    expect((await filesOf(first.id))[0]?.tries).toBe(tries);
  }
  const meanwhile = await keepWith('c4');
  await sendQueued(DUE, server.ports);
  expect([await findQueued(meanwhile.id), server.posts('/api/contact')]).toEqual([null, 3]);
});

test('R-26 a connection that breaks under one file keeps no other from going', async () => {
  const server = fileServer({
    upload: (id) => {
      if (id === 'd1') throw new TypeError('Failed to fetch');
      return null;
    },
  });
  const one = await keepWith('d1', 'd2');
  await sendQueued(DUE, server.ports);
  expect([...server.kept.bytes.keys()]).toEqual(['d2']);
  expect(await filesOf(one.id)).toMatchObject([{ id: 'd1', trouble: 'offline', tries: 1 }]);
});

test('R-26 an address that expired is asked for again with the id and the secret of the form, and the form is not sent anew', async () => {
  let expired = '';
  const server = fileServer({
    upload: (_id, token) => {
      if (expired === '') expired = token;
      return token === expired ? new Response('{"error":"InvalidJWT"}', { status: 400 }) : null;
    },
  });
  const one = await keepWith('e1');
  await sendQueued(DUE, server.ports);
  expect(await filesOf(one.id)).toMatchObject([{ trouble: 'server', tries: 1 }]);
  server.advance(5_000);
  expect(await sendQueued(DUE, server.ports)).toEqual([]);
  expect([server.posts('/api/contact'), [...server.kept.bytes.keys()]]).toEqual([1, ['e1']]);
  const asked = server.asked.find(({ path }) => path === '/api/attachments');
  expect(read(asked?.init.body)).toEqual({
    id: one.id,
    upload_secret: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('R-26 a file whose answer was lost is not put a second time: the server says that it arrived', async () => {
  const server = fileServer({
    upload: (id) => {
      if (server.kept.bytes.has(id)) return null;
      server.kept.bytes.set(id, 3);
      throw new TypeError('Failed to fetch');
    },
  });
  await keepWith('f1');
  await sendQueued(DUE, server.ports);
  expect(await sendQueued(RETURNED, server.ports)).toEqual([]);
  expect(server.puts()).toEqual(['f1']);
});

test('R-26 a harbour’s network that answers an upload with some page takes no file away', async () => {
  const server = fileServer({ upload: () => new Response('<h1>Welkom</h1>') });
  const one = await keepWith('g1');
  expect(await sendQueued(DUE, server.ports)).toHaveLength(1);
  expect((await fileWithBytes('g1'))?.bytes.byteLength).toBe(3);
  expect(await findQueued(one.id)).toMatchObject({ is_taken: true });
});

test('R-26 two tabs at once send each file once', async () => {
  const server = fileServer();
  await keepWith('h1', 'h2');
  await keepWith('h3');
  await Promise.all([sendQueued(RETURNED, server.ports), sendQueued(ALL, server.ports)]);
  expect([server.posts('/api/contact'), server.puts(), await listQueued()]).toEqual([
    2,
    ['h1', 'h2', 'h3'],
    [],
  ]);
});

test('R-19 a form that was just filled in does not wait for another one’s files', async () => {
  const gate = Promise.withResolvers<Response>();
  const at_gate = Promise.withResolvers<void>();
  const server = fileServer({
    upload: () => {
      at_gate.resolve();
      return gate.promise;
    },
  });
  await keepWith('i1');
  await sendForms(DUE, server.ports);
  const under_way = sendFiles(DUE, server.ports);
  await at_gate.promise;
  const next = form();
  await keepForm(next);
  await sendForms({ kind: 'one', id: next.id, token: null }, server.ports);
  expect(await findQueued(next.id), 'taken while the file is still held').toBeNull();
  gate.resolve(new Response(null));
  await under_way;
});

test('R-26 a file that finds no room stays on the device and is tried after growing pauses; the form and the other files go', async () => {
  let is_full = true;
  const server = fileServer({ full: (id) => id === 'p1' && is_full });
  const one = await keepWith('p1', 'p2');
  expect(await sendQueued(DUE, server.ports)).toMatchObject([{ id: one.id, is_taken: true }]);
  expect(server.puts()).toEqual(['p2']);
  expect(await filesOf(one.id)).toMatchObject([{ id: 'p1', refusal: null, trouble: 'busy', tries: 1 }]);
  expect((await fileWithBytes('p1'))?.bytes.byteLength).toBe(3);
  const before = server.asked.length;
  await sendQueued(RETURNED, server.ports);
  expect(server.asked.length, 'not before its pause is over').toBe(before);
  server.advance(5_000);
  await sendQueued(DUE, server.ports);
  expect(await filesOf(one.id)).toMatchObject([{ id: 'p1', refusal: null, trouble: 'busy', tries: 2 }]);
  is_full = false;
  server.advance(10_000);
  expect(await sendQueued(DUE, server.ports)).toEqual([]);
  expect([server.puts(), server.posts('/api/contact')]).toEqual([['p2', 'p1'], 1]);
});

test('R-26 what the server will not take is refused by itself: the form and the other files stand, and it is not sent', async () => {
  const server = fileServer({ refuses: ['j1'] });
  const one = await keepWith('j1', 'j2');
  expect(await sendQueued(DUE, server.ports)).toEqual([]);
  expect(server.puts()).toEqual(['j2']);
  expect(await filesOf(one.id)).toMatchObject([{ id: 'j1', refusal: 'wrong_type' }]);
  server.advance(24 * 60 * 60 * 1000);
  await sendQueued(RETURNED, server.ports);
  expect([server.puts(), server.posts('/api/contact')]).toEqual([['j2'], 1]);
});

test('R-26 one that is larger than the server takes is not announced, and the form goes without it', async () => {
  const server = fileServer();
  for (const file of [pdf('k1', 'k1.pdf', 101), pdf('k2')]) await addDraftFile(CONTACT, file);
  const one = form();
  await keepForm(one, withFiles('k1', 'k2'));
  await sendQueued(DUE, server.ports);
  expect(read(server.asked[0]?.init.body)['attachments']).toMatchObject([{ id: 'k2' }]);
  expect(await filesOf(one.id)).toMatchObject([{ id: 'k1', refusal: 'too_large' }]);
});

test('R-18 R-26 files of a form that the server no longer knows are given up, and said so', async () => {
  const server = fileServer();
  const one = await keepWith('l1');
  await sendForms(DUE, server.ports);
  server.kept.announced.clear();
  await sendFiles(DUE, {
    ...server.ports,
    fetch: (path, init) =>
      init.method === 'PUT'
        ? Promise.resolve(new Response('', { status: 400 }))
        : server.ports.fetch(path, init),
  });
  expect(await filesOf(one.id)).toMatchObject([{ id: 'l1', refusal: 'closed' }]);
});

test('R-26 a picture as it was chosen stays until the small one is in its place, and not after the server was told of it', async () => {
  const server = fileServer();
  await addDraftFile(CONTACT, { ...pdf('m1', 'romp.jpg', 90), type: 'image/jpeg', is_original: true });
  const small = { name: 'romp.webp', type: 'image/webp', bytes: new ArrayBuffer(9) };
  expect(await replaceFile('m1', small)).toBe(true);
  const one = form();
  await keepForm(one, withFiles('m1'));
  expect(await filesOf(one.id)).toMatchObject([
    { name: 'romp.webp', type: 'image/webp', size_bytes: 9, is_original: false },
  ]);
  await sendForms(DUE, server.ports);
  expect(await replaceFile('m1', { ...small, bytes: new ArrayBuffer(5) })).toBe(false);
  await sendFiles(DUE, server.ports);
  expect(server.kept.bytes.get('m1')).toBe(9);
  expect(await replaceFile('m1', small), 'nor when it is gone').toBe(false);
});

test('a form that another tab got taken meanwhile is not turned back into a draft', async () => {
  const server = fileServer();
  const one = await keepWith('n1');
  const seen = await findQueued(one.id);
  if (seen === null) throw new Error('it should be queued');
  await sendForms(DUE, server.ports);
  await unqueue(seen, { firstName: 'Jan' }, CONTACT);
  expect(await findQueued(one.id)).toMatchObject({ is_taken: true });
  expect(await fileIds(one.id)).toEqual(['n1']);
});

/** A database as an earlier version made it, in a browser of its own. */
async function openFormer(version: 1 | 2): Promise<IDBPDatabase> {
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
  return await openDB(FORMS_DATABASE, version, {
    upgrade(fresh) {
      fresh.createObjectStore('waiting', { keyPath: 'id' });
      fresh.createObjectStore('drafts', { keyPath: 'kind' });
      fresh.createObjectStore('files', { keyPath: 'id' }).createIndex('owner', 'owner');
      if (version === 2) fresh.createObjectStore('file_bytes');
    },
  });
}
const FAILED_ONCE = { tries: 2, not_before_ms: 0, trouble: 'offline', refusal: null };

test('what the device kept before this version goes on: the form, its file and the bytes', async () => {
  const former = await openFormer(1);
  const { uploads: _none, ...one } = form();
  await former.put('waiting', { ...one, ...FAILED_ONCE });
  await former.put('files', {
    id: 'o1',
    owner: one.id,
    name: 'o1.pdf',
    type: 'application/pdf',
    bytes: new ArrayBuffer(7),
  });
  await former.put('drafts', { kind: 'contact', values: { firstName: 'Els' }, saved_at: 'x' });
  former.close();
  const server = fileServer();
  expect(await listQueued()).toMatchObject([{ id: one.id, is_taken: false, tries: 2 }]);
  expect(await sendQueued(RETURNED, server.ports)).toEqual([]);
  expect([...server.kept.bytes]).toEqual([['o1', 7]]);
});

test('a form that was queued under the former name of its store is still queued, and sent', async () => {
  const former = await openFormer(2);
  const one = { ...form(), ...FAILED_ONCE, upload_secret: 's', is_taken: false };
  await former.put('waiting', one);
  former.close();
  const server = fileServer();
  expect(await listQueued()).toEqual([one]);
  expect(await sendQueued(RETURNED, server.ports)).toEqual([]);
  expect(server.posts('/api/contact')).toBe(1);
});
