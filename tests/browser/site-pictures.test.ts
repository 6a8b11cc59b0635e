import { expect, test } from 'vitest';
import { pictureColumns, siteSizesOf } from '../../src/domain/site-picture.ts';
import { prepareSitePicture } from '../../src/media/index.ts';

const PICTURE = '01900000-0000-7000-8000-000000000101';

/** A picture as a camera gives it, of these measures. */
async function drawn(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#16292c';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#f3f0e8';
  context.fillRect(width / 4, height / 2, width / 2, height / 4);
  return await canvas.convertToBlob({ type: 'image/jpeg' });
}

const prepared = async (kind: string, width: number, height: number) => {
  const made = await prepareSitePicture(await drawn(width, height), siteSizesOf(kind));
  if (!made.ok) throw new Error(made.error);
  return made.value;
};

test.each([
  ['hero', 3000, [828, 1200, 1920, 2400]],
  ['hero', 1600, [828, 1200, 1600]],
  ['hero', 600, [600]],
  ['project', 3000, [480, 800, 1200, 1600]],
])(
  'R-14 R-53 a %s of %i pixels is kept in the widths the site serves, never wider than it is',
  async (kind, width, widths) => {
    const picture = await prepared(kind, width, width / 2);
    const columns = pictureColumns({ bucket: 'site-images', picture_id: PICTURE }, picture);
    expect(columns).toMatchObject({ width: widths.at(-1), height: (widths.at(-1) ?? 0) / 2 });
    // AVIF stands beside WebP in every width, or, where the browser makes none, in no width.
    const { avif = widths, webp } = columns?.variants ?? {};
    expect({ avif, webp }).toEqual({ avif: widths, webp: widths });
    for (const { format, width: said, bytes } of picture.files) {
      const read = await createImageBitmap(new Blob([bytes], { type: `image/${format}` }));
      expect([read.width, read.height]).toEqual([said, said / 2]);
    }
  },
);
