import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOwner, filesOf, fileWithBytes, newPlace, removeFile } from '../../public-data/queue/index.ts';
import { openFakePage } from '../../public-data/queue/testing/fake-server.ts';
import { addFile, shrinkFile } from './form-files.ts';

const CONTACT = newPlace('contact', 'page');
const TEN_MB = 10 * 1024 * 1024;
const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xe0];
/** A photo of so many bytes. */
const photo = (size_bytes = 100): File => {
  const bytes = new Uint8Array(size_bytes);
  bytes.set(JPEG_HEAD);
  return new File([bytes], 'Romp 1.jpeg', { type: 'image/jpeg' });
};
const small = () => Promise.resolve({ bytes: new ArrayBuffer(9), type: 'image/webp' } as const);
/** A browser that cannot draw it. */
const unable = () => Promise.resolve(null);
const kept = () => filesOf(draftOwner(CONTACT));

beforeEach(() => {
  openFakePage();
});
afterEach(async () => {
  for (const { id } of await kept()) await removeFile(id);
  vi.unstubAllGlobals();
});

/** Keeps a photo as it was chosen; answers its id. */
async function keep(file = photo()): Promise<string> {
  const added = await addFile(CONTACT, file, 0);
  if (!added.ok) throw new Error(added.error);
  return added.value.id;
}

test('R-26 a photo is on the device as it was chosen before anything is done to it, and the small one takes its place', async () => {
  const id = await keep();
  expect(await kept()).toMatchObject([{ name: 'Romp 1.jpg', size_bytes: 100, is_original: true }]);
  const drawn = Promise.withResolvers<Awaited<ReturnType<typeof small>>>();
  const shrinking = shrinkFile(id, () => drawn.promise);
  expect((await fileWithBytes(id))?.bytes.byteLength, 'while it is drawn').toBe(100);
  drawn.resolve(await small());
  expect(await shrinking).toEqual({ ok: true, value: { id, name: 'Romp 1.webp', size_bytes: 9 } });
  expect(await kept()).toMatchObject([
    { name: 'Romp 1.webp', type: 'image/webp', size_bytes: 9, is_original: false },
  ]);
  expect(await shrinkFile(id, small), 'once').toBeNull();
});

test('R-26 a photo that this browser cannot draw goes as it is, unless it is too large: then it is not kept, and that is said', async () => {
  const id = await keep();
  expect(await shrinkFile(id, unable)).toBeNull();
  expect(await kept()).toMatchObject([{ size_bytes: 100, is_original: true }]);
  const large = await keep(photo(TEN_MB + 1));
  expect(await shrinkFile(large, unable)).toEqual({
    ok: false,
    error: 'Een bestand mag hooguit 10\u00a0MB groot zijn',
  });
  expect((await kept()).map((file) => file.id)).toEqual([id]);
});

test('R-26 a photo that was taken away while it was drawn does not come back', async () => {
  const id = await keep();
  const drawn = Promise.withResolvers<Awaited<ReturnType<typeof small>>>();
  const shrinking = shrinkFile(id, () => drawn.promise);
  await removeFile(id);
  drawn.resolve(await small());
  expect([await shrinking, await kept()]).toEqual([null, []]);
});

test('R-26 a document is kept as it is and never drawn; one that is none of ours, or too large, is refused', async () => {
  const pdf = new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' });
  const id = await keep(pdf);
  const redraw = vi.fn(small);
  expect([await shrinkFile(id, redraw), redraw.mock.calls.length]).toEqual([null, 0]);
  expect(await kept()).toMatchObject([{ name: 'plan.pdf', is_original: false }]);
  const large = new File(['%PDF-', new Uint8Array(TEN_MB)], 'groot.pdf');
  for (const file of [large, new File(['MZ'], 'virus.exe'), new File([], 'leeg.pdf')])
    expect((await addFile(CONTACT, file, 0)).ok, file.name).toBe(false);
  expect((await addFile(CONTACT, pdf, 5)).ok, 'a sixth').toBe(false);
  expect(await kept()).toHaveLength(1);
});

test('R-26 a photo of the guide is called after what it shows, takes the place of the former one, and is none but a picture', async () => {
  const added = await addFile(CONTACT, photo(), 0, { step: 'hull', replaces: null });
  if (!added.ok) throw new Error(added.error);
  const { id } = added.value;
  expect(added.value).toMatchObject({ name: 'romp-zonzijde.jpg', step: 'hull' });
  await shrinkFile(id, small);
  expect(await kept()).toMatchObject([{ id, name: 'romp-zonzijde.webp', step: 'hull', size_bytes: 9 }]);
  const pdf = new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' });
  expect(await addFile(CONTACT, pdf, 0, { step: 'hull', replaces: id })).toEqual({
    ok: false,
    error: 'Kies hier een foto. Een pdf voegt u hieronder toe.',
  });
  expect(await kept(), 'what is refused takes nothing away').toHaveLength(1);
  const next = await addFile(CONTACT, photo(), 0, { step: 'hull', replaces: id });
  expect(await kept()).toMatchObject([{ id: next.ok && next.value.id, name: 'romp-zonzijde.jpg' }]);
  const elsewhere = await addFile(newPlace('contact', 'other'), photo(), 0, {
    step: 'hull',
    replaces: next.ok ? next.value.id : null,
  });
  expect(await kept(), 'a draft takes nothing from another one').toHaveLength(1);
  await removeFile(elsewhere.ok ? elsewhere.value.id : '');
});
