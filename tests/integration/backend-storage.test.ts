import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { client, signedIn } from './backend-fixtures.ts';

let backend: RunningBackend;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'havenglans-storage-'));
  backend = await startBackend({ port: 0, data_dir: folder, seed: 'demo' });
  const admin = client(backend, backend.secret_key);
  const { error } = await admin.storage.createBucket('proef', { public: false });
  if (error) throw error;
});

afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

const bucket = () => client(backend, backend.secret_key).storage.from('proef');
const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5]);

test('a Blob and plain bytes come back as they went up, with their type', async () => {
  const blob = new Blob([PICTURE], { type: 'image/jpeg' });
  expect((await bucket().upload('werk/foto.jpg', blob, { cacheControl: '60' })).error).toBeNull();
  expect(
    (await bucket().upload('werk/ruw.bin', PICTURE, { contentType: 'application/x-proef' })).error,
  ).toBeNull();
  for (const [name, type] of [
    ['werk/foto.jpg', 'image/jpeg'],
    ['werk/ruw.bin', 'application/x-proef'],
  ]) {
    const { data, error } = await bucket().download(name ?? '');
    expect(error).toBeNull();
    expect(data?.type).toBe(type);
    expect(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(PICTURE);
  }
});

test('the same name twice is refused, unless asked for', async () => {
  const blob = new Blob(['een'], { type: 'text/plain' });
  expect((await bucket().upload('twee.txt', blob)).error).toBeNull();
  expect((await bucket().upload('twee.txt', blob)).error).not.toBeNull();
  expect((await bucket().upload('twee.txt', new Blob(['twee']), { upsert: true })).error).toBeNull();
  expect(await (await bucket().download('twee.txt')).data?.text()).toBe('twee');
});

test('signed addresses work without signing in, for reading and for writing, and not when altered', async () => {
  await bucket().upload('privé/rapport.txt', new Blob(['rapport'], { type: 'text/plain' }));
  const { data } = await bucket().createSignedUrl('privé/rapport.txt', 60);
  const answer = await fetch(data?.signedUrl ?? '');
  expect([answer.status, await answer.text()]).toEqual([200, 'rapport']);
  expect((await fetch(`${data?.signedUrl}x`)).status).toBeGreaterThanOrEqual(400);
  const several = await bucket().createSignedUrls(['privé/rapport.txt', 'nergens.txt'], 60);
  expect(several.data?.map((entry) => Boolean(entry.signedUrl))).toEqual([true, false]);
  const upload = await bucket().createSignedUploadUrl('privé/later.txt');
  const { error } = await client(backend)
    .storage.from('proef')
    .uploadToSignedUrl(
      'privé/later.txt',
      upload.data?.token ?? '',
      new Blob(['later'], { type: 'text/plain' }),
    );
  expect(error).toBeNull();
  expect(await (await bucket().download('privé/later.txt')).data?.text()).toBe('later');
});

test('without a policy neither anonymous nor staff read or write a private bucket', async () => {
  await bucket().upload('geheim.txt', new Blob(['geheim']));
  for (const supabase of [client(backend), await signedIn(backend, 'technician')]) {
    const theirs = supabase.storage.from('proef');
    expect((await theirs.download('geheim.txt')).error).not.toBeNull();
    expect((await theirs.upload('indringer.txt', new Blob(['x']))).error).not.toBeNull();
    expect((await theirs.list()).data ?? []).toEqual([]);
  }
  expect((await bucket().download('indringer.txt')).error).not.toBeNull();
});

test('no name reaches outside the folder, and removed means gone from the disk', async () => {
  const names = ['../../../../etc/havenglans', 'a/../../b', '/wortel', '..\\..\\b'];
  for (const name of names) await bucket().upload(name, new Blob(['x']));
  expect(readdirSync(path.join(folder, '..')).filter((name) => name === 'b' || name === 'wortel')).toEqual(
    [],
  );
  const files = () =>
    readdirSync(path.join(folder, 'objects'), { recursive: true, withFileTypes: true }).filter((e) =>
      e.isFile(),
    );
  await bucket().upload('weg.txt', new Blob(['weg']));
  const before = files().length;
  expect((await bucket().remove(['weg.txt'])).error).toBeNull();
  expect(files().length).toBe(before - 2);
  expect((await bucket().download('weg.txt')).error).not.toBeNull();
});

test('moving and copying keep the bytes', async () => {
  await bucket().upload('een.txt', new Blob(['inhoud'], { type: 'text/plain' }));
  expect((await bucket().copy('een.txt', 'kopie.txt')).error).toBeNull();
  expect((await bucket().move('een.txt', 'verhuisd.txt')).error).toBeNull();
  expect(await (await bucket().download('kopie.txt')).data?.text()).toBe('inhoud');
  expect(await (await bucket().download('verhuisd.txt')).data?.text()).toBe('inhoud');
  expect((await bucket().download('een.txt')).error).not.toBeNull();
});
