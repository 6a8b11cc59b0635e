import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { sha256 } from '../../supabase/local/sha256.ts';
import { createStorageFiles } from '../../src/sync/adapters/storage-files.ts';
import { client, putOfClient, signedIn, tokenOf } from './backend-fixtures.ts';

const BUCKET = 'service-photos';
const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 9, 8, 7, 6, 5, 4, 3, 2, 1]);

let backend: RunningBackend;
let admin: SupabaseClient;
let technician: SupabaseClient;

beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo' });
  admin = await signedIn(backend, 'admin');
  technician = await signedIn(backend, 'technician');
});
afterAll(() => backend.stop());

const blob = (type = 'image/jpeg', bytes = PICTURE) => new Blob([bytes], { type });
const files = (supabase: SupabaseClient) => supabase.storage.from(BUCKET);

interface Pushed {
  readonly status: string;
  readonly row: { readonly rev: number } | null;
}

const push = async (supabase: SupabaseClient, ...mutations: object[]): Promise<readonly Pushed[]> => {
  const filled = mutations.map((mutation, index) => ({
    id: crypto.randomUUID(),
    seq: index + 1,
    bases: {},
    set: {},
    epoch: null,
    app_version: 'test',
    ...mutation,
  }));
  const { data, error } = await supabase.rpc('sync_push', {
    p_client: crypto.randomUUID(),
    p_schema: 1,
    p_mutations: filled,
  });
  if (error) throw error;
  return data.results;
};

/** A client with one service and the given photos, as a technician's tablet sends them. */
async function work(photo_ids: readonly string[]): Promise<{ client_id: string; record_id: string }> {
  const { row_id: client_id, mutation } = putOfClient('Jan');
  const record_id = crypto.randomUUID();
  const set = { client_id, service_type: 'waxing', date: '2026-05-01' };
  const photo = {
    service_record_id: record_id,
    kind: 'before',
    taken_at: '2026-05-01T10:00:00Z',
    width: 4,
    height: 3,
    mime_type: 'image/jpeg',
    size_bytes: PICTURE.length,
    sha256: sha256(PICTURE),
  };
  const results = await push(
    technician,
    mutation,
    { seq: 2, op: 'put', table: 'service_records', row_id: record_id, set },
    ...photo_ids.map((row_id, index) => ({
      seq: 3 + index,
      op: 'put',
      table: 'service_photos',
      row_id,
      set: photo,
    })),
  );
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 'applied'));
  return { client_id, record_id };
}

test('R-17 a file goes up when its row is there, by staff, once, small enough, of its type, and under its id', async () => {
  const id = crypto.randomUUID();
  const guest = await signedIn(backend, 'guest');
  expect((await files(technician).upload(id, blob())).error).not.toBeNull();
  await work([id]);
  for (const stranger of [client(backend), guest])
    expect((await files(stranger).upload(id, blob())).error).not.toBeNull();
  expect((await files(technician).upload(`${id}.jpg`, blob())).error).not.toBeNull();
  expect((await files(technician).upload(id, blob('image/png'))).error).not.toBeNull();
  expect(
    (await files(technician).upload(id, blob('image/jpeg', new Uint8Array(8 * 1024 * 1024 + 1)))).error,
  ).not.toBeNull();
  expect((await files(technician).exists(id)).data).toBe(false);

  expect((await files(technician).upload(id, blob())).error).toBeNull();
  expect((await files(technician).upload(id, blob())).error).toMatchObject({ statusCode: '409' });
  const other = blob('image/jpeg', new Uint8Array([1]));
  expect((await files(technician).upload(id, other, { upsert: true })).error).not.toBeNull();
  for (const stranger of [client(backend), guest]) {
    expect((await files(stranger).download(id)).error).not.toBeNull();
    expect((await files(stranger).createSignedUrl(id, 60)).error).not.toBeNull();
  }
  const { data } = await files(await signedIn(backend, 'technician2')).createSignedUrl(id, 60);
  const answer = await fetch(data?.signedUrl ?? '');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PICTURE);
});

test('R-17 G4 of technicians only the person whose photo is awaited may put bytes there, from any device', async () => {
  const id = crypto.randomUUID();
  await work([id]);
  const colleague = await signedIn(backend, 'technician2');
  expect((await files(colleague).upload(id, blob('image/jpeg', new Uint8Array([1])))).error).toMatchObject({
    statusCode: '403',
  });
  const { url: base_url, publishable_key } = backend;
  const bucket = createStorageFiles({ base_url, publishable_key, bucket: BUCKET });
  const bytes = new Uint8Array([1]).buffer;
  expect(
    await bucket.add({
      path: id,
      bytes,
      mime_type: 'image/jpeg',
      sha256: sha256(new Uint8Array([1])),
      token: await tokenOf(colleague),
    }),
    'and the queue of a device is told so',
  ).toEqual(failure('forbidden'));
  expect((await files(technician).exists(id)).data).toBe(false);
  const another_device = await signedIn(backend, 'technician');
  expect((await files(another_device).upload(id, blob())).error).toBeNull();
});

test('PH10 D13 an admin’s device puts back a missing file of a photo that a technician took', async () => {
  const id = crypto.randomUUID();
  expect((await files(admin).upload(id, blob())).error, 'not without its row').toMatchObject({
    statusCode: '403',
  });
  await work([id]);
  await files(technician).upload(id, blob());
  await files(admin).remove([id]);
  const { url: base_url, publishable_key } = backend;
  const bucket = createStorageFiles({ base_url, publishable_key, bucket: BUCKET });
  const file = { path: id, bytes: PICTURE.buffer, mime_type: 'image/jpeg', sha256: sha256(PICTURE) };
  const colleague = await tokenOf(await signedIn(backend, 'technician2'));
  expect(await bucket.add({ ...file, token: colleague })).toEqual(failure('forbidden'));
  expect(await bucket.add({ ...file, token: await tokenOf(admin) })).toEqual({ ok: true, value: undefined });
  expect(await bucket.add({ ...file, token: await tokenOf(technician) })).toEqual(failure('exists'));
});

test('R-17 only an admin removes a file by hand', async () => {
  const id = crypto.randomUUID();
  await work([id]);
  await files(technician).upload(id, blob());
  await files(technician).remove([id]);
  expect((await files(technician).exists(id)).data).toBe(true);
  await files(admin).remove([id]);
  expect((await files(technician).exists(id)).data).toBe(false);
});

test('R-18 R-47 the files of deleted photos disappear by themselves, those of others stay', async () => {
  const [gone, gone_too, kept] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const { client_id, record_id } = await work([gone, gone_too]);
  await work([kept]);
  for (const id of [gone, gone_too, kept])
    expect((await files(technician).upload(id, blob())).error).toBeNull();
  const [deleted] = await push(admin, {
    op: 'delete',
    table: 'clients',
    row_id: client_id,
    bases: { '*': 1 },
    seen: { service_records: [record_id], service_photos: [gone, gone_too] },
  });
  expect(deleted?.status).toBe('applied');
  await vi.waitFor(
    async () => {
      expect((await files(admin).exists(gone)).data).toBe(false);
      expect((await files(admin).exists(gone_too)).data).toBe(false);
    },
    { timeout: 10_000, interval: 200 },
  );
  expect((await files(technician).exists(kept)).data).toBe(true);
  expect((await files(technician).upload(gone, blob())).error).not.toBeNull();
});

test('S1 only the service key starts the removal of files', async () => {
  for (const key of [
    null,
    backend.publishable_key,
    (await technician.auth.getSession()).data.session?.access_token,
  ]) {
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
    const answer = await fetch(`${backend.url}/functions/v1/remove-deleted-files`, {
      method: 'POST',
      headers,
    });
    expect(answer.status).toBe(401);
  }
  const { error } = await admin.rpc('storage_deletions_take', {});
  expect(error).toMatchObject({ code: '42501' });
});

const failure = (kind: string, parts: object = {}) => ({ ok: false, failure: { kind, ...parts } });

test('PH3 PH4 PH9 the queue and the bucket understand each other', async () => {
  const { url: base_url, publishable_key } = backend;
  const bucket = createStorageFiles({ base_url, publishable_key, bucket: BUCKET });
  const [path, unknown] = [crypto.randomUUID(), crypto.randomUUID()];
  await work([path]);
  const token = await tokenOf(technician);
  const file = { path, bytes: PICTURE.buffer, mime_type: 'image/jpeg', sha256: sha256(PICTURE), token };

  expect(await bucket.look_up({ path, token })).toEqual(failure('absent'));
  expect(await bucket.add({ ...file, token: `${token}x` })).toEqual(failure('unauthorized'));
  expect(await bucket.add({ ...file, path: unknown })).toEqual(failure('forbidden'));
  const guest = await tokenOf(await signedIn(backend, 'guest'));
  expect(await bucket.add({ ...file, token: guest })).toEqual(failure('forbidden'));
  expect(await bucket.add({ ...file, mime_type: 'image/png' })).toEqual(
    failure('refused', { code: 'WRONG_TYPE' }),
  );
  expect(await bucket.add({ ...file, bytes: new ArrayBuffer(8 * 1024 * 1024 + 1) })).toEqual(
    failure('refused', { code: 'TOO_LARGE' }),
  );
  expect(await bucket.add(file)).toEqual({ ok: true, value: undefined });
  expect(await bucket.add(file)).toEqual(failure('exists'));
  expect(await bucket.look_up({ path, token })).toMatchObject({
    ok: true,
    value: { size_bytes: PICTURE.length },
  });
  const fetched = await bucket.fetch({ path, token });
  expect(fetched.ok && new Uint8Array(await fetched.value.arrayBuffer())).toEqual(PICTURE);
  expect(await bucket.fetch({ path: unknown, token })).toEqual(failure('absent'));
  expect(await bucket.fetch({ path, token: guest })).toEqual(failure('absent'));
  expect(await bucket.fetch({ path, token: `${token}x` })).toEqual(failure('unauthorized'));
});
