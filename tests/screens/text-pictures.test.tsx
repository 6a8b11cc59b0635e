// @vitest-environment jsdom
/** Where the pictures of an article's text can be seen on this device, over a real database. */
import 'fake-indexeddb/auto';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
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
