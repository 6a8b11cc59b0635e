import { expect, test } from 'vitest';
import {
  listAddress,
  pictureColumns,
  PICTURE_BUCKETS,
  pictureIdOf,
  pictureIdsIn,
  siteFileAddress,
  sharpWidthPx,
  siteFilePath,
  type SitePictureFile,
  siteSizesOf,
} from './site-picture.ts';

const PICTURE = '01900000-0000-7000-8000-000000000101';
const file = (format: SitePictureFile['format'], width: number): SitePictureFile => ({
  format,
  width,
  bytes: new ArrayBuffer(1),
  sha256: '0a'.repeat(32),
});
const picture = (...files: readonly SitePictureFile[]) => ({
  width: 1600,
  height: 1200,
  color: '#16292c',
  files,
  thumbnail: new ArrayBuffer(1),
});

test('PH3 the place of a file follows from its row alone', () => {
  expect(siteFilePath({ picture_id: PICTURE, width: 480, format: 'webp' })).toBe(`${PICTURE}-480.webp`);
});

test('R-14 a row names the widest file every browser reads, and lists the others', () => {
  expect(
    pictureColumns(
      { bucket: 'site-images', picture_id: PICTURE },
      picture(file('avif', 1600), file('webp', 1600), file('avif', 480), file('webp', 480)),
    ),
  ).toEqual({
    image_url: `/storage/v1/object/public/site-images/${PICTURE}-1600.webp`,
    width: 1600,
    height: 1200,
    color: '#16292c',
    variants: { avif: [480, 1600], webp: [480, 1600] },
  });
  expect(
    pictureColumns({ bucket: 'blog-images', picture_id: PICTURE }, picture(file('jpg', 1600))),
  ).toMatchObject({
    image_url: `/storage/v1/object/public/blog-images/${PICTURE}-1600.jpg`,
    variants: {},
  });
  expect(pictureColumns({ bucket: 'site-images', picture_id: PICTURE }, picture())).toBeNull();
});

test.each(PICTURE_BUCKETS)('A-072 an address in %s tells whose picture it is', (bucket) => {
  const address = siteFileAddress({ bucket, picture_id: PICTURE, width: 800, format: 'webp' });
  expect(pictureIdOf(address)).toBe(PICTURE);
  expect(pictureIdsIn(`<p>Voor</p><img src="${address}" alt="">`)).toEqual([PICTURE]);
});

test('an address of another make is no picture that the office put there', () => {
  expect(pictureIdOf(`/storage/v1/object/public/service-photos/${PICTURE}-800.webp`)).toBeNull();
  expect(pictureIdOf('/scenes/project-01-after-1600.webp')).toBeNull();
  expect(pictureIdOf(null)).toBeNull();
});

test('a list shows the smallest file that is sharp there', () => {
  expect(listAddress('/scenes/a-1600.webp', { webp: [1600, 480, 160], avif: [480] })).toBe(
    '/scenes/a-480.webp',
  );
  expect(listAddress('/scenes/a-1600.jpg', {})).toBe('/scenes/a-1600.jpg');
  expect(listAddress('/scenes/a-1600.jpg', null)).toBe('/scenes/a-1600.jpg');
});

test('D-016 R-53 a hero is kept in the widths heroes are served in, at the two qualities laid down', () => {
  expect(siteSizesOf('hero')).toEqual([
    { width_px: 828, quality: 0.75 },
    { width_px: 1200 },
    { width_px: 1920, quality: 0.85 },
    { width_px: 2400 },
  ]);
  expect(siteSizesOf('project').map(({ width_px }) => width_px)).toEqual([480, 800, 1200, 1600]);
  expect([sharpWidthPx('hero'), sharpWidthPx('video')]).toEqual([1920, 1200]);
});
