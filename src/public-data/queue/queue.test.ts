import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendInBackground } from './send-files.ts';
import {
  draftKey,
  addDraftFile,
  draftOwner,
  filesOf,
  findQueued,
  keepForm,
  listQueued,
  newPlace,
  onQueueEvent,
  type QueueEvent,
  readDraft,
  rebuildFlags,
  removeDraft,
  removeQueued,
  saveDraft,
  sendForms,
  sendQueued,
  unqueue,
} from './index.ts';
import { hasDraft, hasFormsDatabase, keepTyped, onFlagsChange, queuedCount } from './local-flags.ts';
import { LONGEST_DELAY_MS, retryDelayMs, retryAfterMs } from './send-forms.ts';
import { fakeServer, form, NOW_MS, openFakePage, pdf, read, refused, taken } from './testing/fake-server.ts';

let fake_page = openFakePage();
beforeEach(() => {
  fake_page = openFakePage();
});
afterEach(async () => {
  for (const { id } of await listQueued()) await removeQueued(id);
  vi.unstubAllGlobals();
});

const CONTACT = newPlace('contact', 'page');
const withFiles = (...ids: readonly string[]) => ({
  ...CONTACT,
  files: ids.map((id) => ({ id, name: `${id}.pdf` })),
});
const DUE = { kind: 'due', connection_returned: false } as const;
const RETURNED = { kind: 'due', connection_returned: true } as const;

test('R-19 a submission is on the device before anything is sent, with the files of its draft, and the draft is gone', async () => {
  await saveDraft(CONTACT, { values: { firstName: 'Jan' }, saved_at: 'x' });
  await addDraftFile(CONTACT, pdf('f1', 'romp.webp'));
  expect(hasDraft('contact')).toBe(true);
  const one = form();
  await keepForm(one, withFiles('f1'));
  expect(await findQueued(one.id)).toMatchObject({
    id: one.id,
    tries: 0,
    trouble: null,
    path: '/api/contact',
  });
  expect((await filesOf(one.id)).map(({ name }) => name)).toEqual(['romp.webp']);
  expect([await readDraft(CONTACT), (await filesOf(draftOwner(CONTACT))).length]).toEqual([null, 0]);
  expect([hasDraft('contact'), queuedCount()]).toEqual([false, 1]);
});

test('F-005 F-006 what is sent is JSON with the id made on the device; the answer with that id ends it', async () => {
  const server = fakeServer(taken);
  const one = form();
  await keepForm(one);
  const news: QueueEvent[] = [];
  const stop = onQueueEvent((heard) => news.push(heard));
  await sendForms({ kind: 'one', id: one.id, token: 'abc' }, server.ports);
  expect(await listQueued()).toEqual([]);
  const [asked] = server.asked;
  expect(asked?.path).toBe('/api/contact');
  expect(asked?.init.headers).toEqual({
    'content-type': 'application/json',
    'idempotency-key': one.id,
    'x-request-id': one.id,
  });
  expect(read(asked?.init.body)).toEqual({
    id: one.id,
    firstName: 'Jan',
    recaptchaToken: 'abc',
  });
  expect(queuedCount()).toBe(0);
  await vi.waitFor(() => expect(news).toContainEqual({ type: 'sent', id: one.id }));
  stop();
});

test('R-19 an answer lost on the way is no second row: the same id is sent again', async () => {
  let is_lost = true;
  const server = fakeServer((asked, rows) => {
    const answer = taken(asked, rows);
    if (!is_lost) return answer;
    throw new TypeError('Failed to fetch');
  });
  const one = form();
  await keepForm(one);
  await sendForms({ kind: 'one', id: one.id, token: null }, server.ports);
  expect(await findQueued(one.id)).toMatchObject({ trouble: 'offline', tries: 1 });
  is_lost = false;
  await sendQueued(RETURNED, server.ports);
  expect([server.asked.length, server.rows.size, (await listQueued()).length]).toEqual([2, 1, 0]);
});

test('three queued forms go one after another, oldest first, also when two senders begin at once', async () => {
  const server = fakeServer(taken);
  const three = [form(), form(), form()];
  for (const one of three) await keepForm(one);
  await Promise.all([sendQueued(RETURNED, server.ports), sendQueued({ kind: 'all' }, server.ports)]);
  expect(server.asked.map(({ id }) => id)).toEqual(three.map(({ id }) => id));
  expect([server.most(), server.rows.size, queuedCount()]).toEqual([1, 3, 0]);
});

test('without a connection the first failure spares the others, and the connection brings all of them', async () => {
  let is_offline = true;
  const server = fakeServer((asked, rows) => {
    if (is_offline) throw new TypeError('Failed to fetch');
    return taken(asked, rows);
  });
  for (const one of [form(), form()]) await keepForm(one);
  expect(await sendQueued(DUE, server.ports)).toHaveLength(2);
  expect(server.asked).toHaveLength(1);
  is_offline = false;
  // Its pause is not over, but it only missed the connection.
  expect(await sendQueued(RETURNED, server.ports)).toEqual([]);
});

test('a server that cannot is asked again after a pause that grows, and another submission goes on meanwhile', async () => {
  const broken = form();
  const fine = form();
  const server = fakeServer((asked, rows) =>
    asked.id === broken.id ? new Response('<h1>502</h1>', { status: 502 }) : taken(asked, rows),
  );
  await keepForm(broken);
  await keepForm(fine);
  await sendQueued(DUE, server.ports);
  expect(await findQueued(fine.id)).toBeNull();
  expect(await findQueued(broken.id)).toMatchObject({
    trouble: 'server',
    tries: 1,
    not_before_ms: NOW_MS + 5_000,
  });
  await sendQueued(RETURNED, server.ports);
  expect(server.asked).toHaveLength(2);
  server.advance(5_000);
  await sendQueued(DUE, server.ports);
  expect(await findQueued(broken.id)).toMatchObject({ tries: 2, not_before_ms: NOW_MS + 15_000 });
});

test('R-20 a pause that was noted while the clock of the device was ahead ends when the clock is right again', async () => {
  let is_broken = true;
  const server = fakeServer((asked, rows) =>
    is_broken ? new Response('', { status: 502 }) : taken(asked, rows),
  );
  const one = form();
  await keepForm(one);
  server.advance(400 * 24 * 60 * 60 * 1000);
  await sendQueued(DUE, server.ports);
  server.advance(-400 * 24 * 60 * 60 * 1000);
  is_broken = false;
  expect(await sendQueued(DUE, server.ports)).toEqual([]);
});

test('R-20 a server that is busy decides when: Retry-After holds, also against a returned connection', async () => {
  const server = fakeServer(() => new Response('{}', { status: 429, headers: { 'retry-after': '120' } }));
  const one = form();
  await keepForm(one);
  await sendQueued(DUE, server.ports);
  expect(await findQueued(one.id)).toMatchObject({ trouble: 'busy', not_before_ms: NOW_MS + 120_000 });
  server.advance(119_000);
  await sendQueued(RETURNED, server.ports);
  expect(server.asked).toHaveLength(1);
  server.advance(1_000);
  await sendQueued(DUE, server.ports);
  expect(server.asked).toHaveLength(2);
});

test('F-006 a refusal of ours is shown and not repeated by itself; the visitor may still try', async () => {
  const server = fakeServer(() => refused(422, 'invalid_fields', { email: 'invalid_email' }));
  const one = form();
  await keepForm(one);
  expect(await sendQueued(DUE, server.ports)).toEqual([]);
  expect(await findQueued(one.id)).toMatchObject({
    trouble: 'refused',
    refusal: { status: 422, code: 'invalid_fields', error: 'Niet goed', fields: { email: 'invalid_email' } },
  });
  server.advance(24 * 60 * 60 * 1000);
  await sendQueued(RETURNED, server.ports);
  expect(server.asked).toHaveLength(1);
  await sendQueued({ kind: 'all' }, server.ports);
  expect(server.asked).toHaveLength(2);
});

test('F-006 a refusal without a message gets the specified one', async () => {
  const server = fakeServer(() => Response.json({ code: 'malformed' }, { status: 400 }));
  const one = form();
  await keepForm(one);
  await sendQueued(DUE, server.ports);
  expect((await findQueued(one.id))?.refusal?.error).toBe('Network response was not ok');
});

test('a harbour’s network that answers everything with a page takes nothing away', async () => {
  const pages = [
    () => new Response('<h1>Welkom</h1>', { status: 200 }),
    () => Response.json({ id: 'een andere' }),
    () => new Response('<h1>Log in</h1>', { status: 403 }),
    () => new Response('', { status: 404 }),
  ];
  for (const page of pages) {
    const one = form();
    await keepForm(one);
    await sendForms({ kind: 'one', id: one.id, token: null }, fakeServer(page).ports);
    expect(await findQueued(one.id)).toMatchObject({ trouble: 'server' });
  }
});

test('what is refused goes back to being typed, files included; what is removed is gone, files included', async () => {
  await addDraftFile(CONTACT, pdf('f3', 'a.pdf'));
  const one = form();
  await keepForm(one, withFiles('f3'));
  const queued = await findQueued(one.id);
  if (queued === null) throw new Error('it should be queued');
  await unqueue(queued, { firstName: 'Jan' }, CONTACT);
  expect(await findQueued(one.id)).toBeNull();
  expect(await readDraft(CONTACT)).toMatchObject({ values: { firstName: 'Jan' } });
  expect((await filesOf(draftOwner(CONTACT))).map(({ id }) => id)).toEqual(['f3']);
  await removeDraft(withFiles('f3'));
  const two = form();
  await keepForm(two);
  await removeQueued(two.id);
  expect([await filesOf(two.id), await listQueued(), queuedCount()]).toEqual([[], [], 0]);
});

test('R-19 what was not taken stays, files included, until what it became is kept; changes to it stand beside a new draft', async () => {
  const one = form();
  await addDraftFile(CONTACT, pdf('f4', 'a.pdf'));
  await keepForm(one, withFiles('f4'));
  const reopened = { ...CONTACT, reopened_id: one.id };
  await saveDraft(CONTACT, { values: { firstName: 'Een ander' }, saved_at: 'x' });
  await saveDraft(reopened, { values: { firstName: 'Johan' }, saved_at: 'x' });
  await addDraftFile(reopened, pdf('f5', 'b.pdf'));
  expect((await filesOf(one.id)).map(({ id }) => id)).toEqual(['f4', 'f5']);
  const two = form();
  await keepForm(two, { ...withFiles('f4', 'f5'), reopened_id: one.id });
  expect((await listQueued()).map(({ id }) => id)).toEqual([two.id]);
  expect((await filesOf(two.id)).map(({ id }) => id)).toEqual(['f4', 'f5']);
  expect([await readDraft(reopened), (await readDraft(CONTACT))?.values]).toEqual([
    null,
    { firstName: 'Een ander' },
  ]);
  expect(hasDraft('contact')).toBe(true);
  const again = { ...CONTACT, reopened_id: two.id };
  await saveDraft(again, { values: {}, saved_at: 'x' });
  await removeQueued(two.id);
  expect(await readDraft(again)).toBeNull();
});

test('R-19 local flags that were lost with a killed browser are written anew from the database', async () => {
  expect(await hasFormsDatabase()).toBe(true);
  await keepForm(form(), withFiles());
  await saveDraft(newPlace('consultation', 'page'), { values: { message: 'Mijn boot' }, saved_at: 'x' });
  const of_gone = { ...CONTACT, reopened_id: 'gone' };
  await saveDraft(of_gone, { values: { message: 'x' }, saved_at: 'x' });
  await addDraftFile(newPlace('founding-member', 'page'), pdf('f6'));
  fake_page.stored.clear();
  await rebuildFlags();
  expect([queuedCount(), hasDraft('consultation'), hasDraft('contact')]).toEqual([1, true, false]);
  expect(hasDraft('founding-member'), 'files alone').toBe(true);
  expect(await readDraft(of_gone)).toBeNull();
  const { indexedDB: real } = globalThis;
  vi.stubGlobal('indexedDB', {});
  expect(await hasFormsDatabase()).toBe(false);
  vi.stubGlobal('indexedDB', real);
});

const draftOf = (firstName: string) => ({ values: { firstName }, saved_at: new Date().toISOString() });

test('R-19 the last keys of a page that ended count, also when they come while its draft is being read', async () => {
  await saveDraft(CONTACT, draftOf('J'));
  const reading = readDraft(CONTACT);
  keepTyped(draftKey(CONTACT), draftOf('Jan'));
  expect(await reading).toMatchObject({ values: { firstName: 'Jan' } });
});

test('Background Sync: the worker sends queued forms, and asks to be called again while something is left', async () => {
  const one = form();
  await keepForm(one);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(sendInBackground()).rejects.toThrow('left');
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) =>
    Promise.resolve(Response.json({ id: read(body)['id'] })),
  );
  await sendInBackground();
  expect(await listQueued()).toEqual([]);
});

test('a local flag tells pages whether forms are queued; the queue works where no flag can be kept', async () => {
  const told = vi.fn();
  const stop = onFlagsChange(told);
  const one = form();
  await keepForm(one);
  expect(told).toHaveBeenCalled();
  stop();
  vi.stubGlobal('localStorage', undefined);
  expect(queuedCount()).toBe(0);
  await removeQueued(one.id);
  expect(await listQueued()).toEqual([]);
});

test('the pause doubles from five seconds to half an hour, spread over its second half', () => {
  expect([0, 1, 2, 3].map((tries) => retryDelayMs(tries, 1, null))).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(retryDelayMs(0, 0, null)).toBe(2_500);
  for (const tries of [9, 30, 1_000]) expect(retryDelayMs(tries, 1, null)).toBe(LONGEST_DELAY_MS);
});

test('R-20 what the server asks for is the least, in seconds or as a date, and never more than a day', () => {
  const now_ms = Date.parse('2026-05-01T10:00:00Z');
  expect(retryAfterMs('90', now_ms)).toBe(90_000);
  expect(retryAfterMs('Fri, 01 May 2026 10:01:00 GMT', now_ms)).toBe(60_000);
  expect(retryAfterMs('99999999', now_ms)).toBe(24 * 60 * 60 * 1000);
  for (const nonsense of [null, '', 'straks', 'Thu, 30 Apr 2026 10:00:00 GMT'])
    expect(retryAfterMs(nonsense, now_ms)).toBeNull();
  expect([retryDelayMs(0, 1, 90_000), retryDelayMs(8, 1, 90_000)]).toEqual([90_000, 1_280_000]);
});
