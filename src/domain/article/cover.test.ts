import { expect, test } from 'vitest';
import { coverText, focusAt, focusPosition, focusText, readCover, readFocus, readRowCover } from './cover.ts';

test('A-054 R-41 the picture that was chosen in a form is kept with its draft; what is none is no picture', () => {
  const cover = {
    image_url: '/storage/v1/object/public/blog-images/a-800.webp',
    width: 800,
    height: 600,
    color: '#16292c',
    variants: { webp: [480, 800] },
  };
  expect(readCover(coverText(cover))).toEqual(cover);
  for (const text of ['', '{', 'null', '{"image_url":"https://elders.example/a.webp"}'])
    expect(readCover(text), text).toBeNull();
});

test('B-061 the picture that an article has may lie elsewhere, and its measures be unknown', () => {
  for (const image_url of ['/pictures/blog/teak-960.webp', 'teak.jpg', 'https://elders.example/a.webp']) {
    const cover = { image_url, width: 0, height: 0, color: '', variants: {} };
    expect(readRowCover(coverText(cover))).toEqual(cover);
    expect(readCover(coverText(cover)), 'no picture that was chosen in a form').toBeNull();
  }
  expect(
    readRowCover(coverText({ image_url: '//a', width: 0, height: 0, color: '', variants: {} })),
  ).toBeNull();
});

test('A-054 a focal point lies within the picture, in whole per cents; the middle is none', () => {
  expect(focusAt({ x: -3.2, y: 120 })).toEqual({ x: 0, y: 100 });
  expect(focusAt({ x: 33.6, y: 50 })).toEqual({ x: 34, y: 50 });
  expect(readFocus(focusText({ x: 30, y: 70 }))).toEqual({ x: 30, y: 70 });
  expect([focusText({ x: 50, y: 50 }), focusText(null)]).toEqual(['', '']);
  for (const text of ['', '[1]', '[101,0]', '[-1,0]', 'x']) expect(readFocus(text), text).toBeNull();
  expect([focusPosition({ x: 30, y: 70 }), focusPosition(null)]).toEqual(['30% 70%', '50% 50%']);
});
