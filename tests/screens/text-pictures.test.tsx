// @vitest-environment jsdom
/** Where the pictures of an article's text can be seen on this device, over a real database. */
import 'fake-indexeddb/auto';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { RefusedPictures } from '../../src/admin/features/blog/form/refused-pictures.tsx';
import { type TextPictures, useTextPictures } from '../../src/admin/features/blog/form/use-text-pictures.ts';
import { addPostPicture } from '../../src/data/index.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { sitePicture } from '../../src/data/testing/rows.ts';
import { routes } from '../../src/routes.ts';
import { drawAdmin } from './draw-admin.tsx';

/** A text that is opened without a picture. */
function Text({ onRead }: { readonly onRead: (pictures: TextPictures) => void }) {
  const pictures = useTextPictures('<p>Tekst</p>');
  useEffect(() => {
    if (pictures !== null) onRead(pictures);
  }, [pictures, onRead]);
  return null;
}

test('R-34 a picture that came into the text after it was opened is found among the files that were not sent', async () => {
  const { db } = await openDevice();
  URL.createObjectURL = () => 'blob:teak';
  URL.revokeObjectURL = () => undefined;
  const read = Promise.withResolvers<TextPictures>();
  const { end } = drawAdmin(db, routes.adminStart(), <Text onRead={read.resolve} />);
  const opened = await read.promise;
  const kept = await addPostPicture(db, sitePicture());
  const src = kept.ok ? (kept.value?.image_url ?? '') : '';
  expect(opened.addressOf(src)).toBe(src);
  expect(await opened.find(src)).toBe('blob:teak');
  expect(opened.addressOf(src)).toBe('blob:teak');
  expect(await opened.find('/images/bestaat-niet.webp')).toBeNull();
  end();
});

test('R-34 a picture of the text is looked for where the project is, and one that was not sent on this device, however it is named', async () => {
  const { db } = await openDevice();
  URL.createObjectURL = () => 'blob:teak';
  URL.revokeObjectURL = () => undefined;
  const project = 'https://project.example';
  const file_address = (address: string): string =>
    address.startsWith('/storage/') ? project + address : address;
  const read = Promise.withResolvers<TextPictures>();
  const { end } = drawAdmin(db, routes.adminStart(), <Text onRead={read.resolve} />, { file_address });
  const opened = await read.promise;
  const kept = await addPostPicture(db, sitePicture());
  const src = kept.ok ? (kept.value?.image_url ?? '') : '';
  expect(src).toMatch(/^\/storage\//);
  expect(opened.addressOf(src)).toBe(project + src);
  opened.add(src, new Blob(['teak']));
  for (const named of [src, project + src]) {
    expect(opened.addressOf(named)).toBe('blob:teak');
    expect(await opened.find(named)).toBe('blob:teak');
  }
  expect(opened.addressOf('/scenes/a.webp')).toBe('/scenes/a.webp');
  end();
});

test('R-34 PH7 a picture of the text that the server refused is said with its reason, and sent again', async () => {
  const { db } = await openDevice();
  const kept = await addPostPicture(db, sitePicture());
  const src = kept.ok ? (kept.value?.image_url ?? '') : '';
  const { end } = drawAdmin(db, routes.adminStart(), <RefusedPictures html={`<p>a</p><img src="${src}">`} />);
  expect(document.querySelector('[role="alert"]')).toBeNull();
  const refuse = { state: 'failed', code: 'WRONG_TYPE' } as const;
  for (const { key } of await db.rows.uploads.toArray()) await db.rows.uploads.update(key, refuse);
  const button = await vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>('[role="alert"] button');
    if (found === null) throw new Error('not there yet');
    return found;
  });
  const said = document.querySelector('[role="alert"]')?.textContent;
  expect(said).toContain('1 foto in de tekst is niet verzonden.');
  expect(said).toContain('De server neemt dit soort bestand niet aan.');
  button.click();
  await vi.waitFor(() => expect(document.querySelector('[role="alert"]')).toBeNull());
  expect(new Set((await db.rows.uploads.toArray()).map(({ state }) => state))).toEqual(new Set(['pending']));
  end();
});
