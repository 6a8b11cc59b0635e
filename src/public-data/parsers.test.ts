import { describe, expect, test } from 'vitest';
import { parseBoatTypes, parseHero, parseServices } from './cards.ts';
import { parsePairs } from './pairs.ts';
import { parsePicture, sourceSet, transformedUrl } from './picture.ts';
import { SERVICE_TITLES } from './queries.ts';
import { publicFileUrl } from './rest.ts';
import { parseVideos, videoId } from './videos.ts';

const half = (pair_id: string | null, is_before: boolean, more: object = {}) => ({
  pair_id,
  is_before,
  title: 'Groene romp',
  image_url: `/scenes/${pair_id}-${is_before ? 'before' : 'after'}-1600.webp`,
  ...more,
});

describe('D-002 V-030 pictures before and after', () => {
  test('are grouped by pair_id, in the order they came', () => {
    const pairs = parsePairs([half('b', false), half('a', true), half('b', true), half('a', false)]);
    expect(pairs.map(({ pair_id }) => pair_id)).toEqual(['b', 'a']);
    expect(pairs[1]).toMatchObject({
      title: 'Groene romp',
      before: { url: '/scenes/a-before-1600.webp' },
      after: { url: '/scenes/a-after-1600.webp' },
    });
  });

  test('half a pair is dropped, with a picture missing as well as with no pair named', () => {
    expect(
      parsePairs([
        half('a', true),
        half('b', true),
        half('b', false, { image_url: null }),
        half(null, true),
        half(null, false),
      ]),
    ).toEqual([]);
  });

  test("without a title they are a 'Boat Transformation'", () => {
    const [pair] = parsePairs([half('a', true, { title: null }), half('a', false, { title: '' })]);
    expect(pair?.title).toBe('Boat Transformation');
  });
});

describe('a picture', () => {
  const row = {
    image_url: '/scenes/hero-services-1920.webp',
    alt: 'Romp',
    width: 2400,
    height: 1350,
    color: '#16292c',
    variants: { webp: [1920, 828], avif: [828, 'x', 1920] },
  };

  test('lists its sizes, narrowest first, in each format', () => {
    const picture = parsePicture(row, '');
    expect(picture && sourceSet(picture, 'webp')).toBe(
      '/scenes/hero-services-828.webp 828w, /scenes/hero-services-1920.webp 1920w',
    );
    expect(picture && sourceSet(picture, 'avif')).toContain('/scenes/hero-services-828.avif 828w');
  });

  test('without other sizes it stands alone, and what makes no sense is left out', () => {
    const picture = parsePicture(
      { image_url: 'https://x.example/a.jpg', color: 'red', width: -1, variants: [] },
      'Romp',
    );
    expect(picture).toEqual({
      url: 'https://x.example/a.jpg',
      alt: 'Romp',
      width: null,
      height: null,
      color: null,
      widths: { avif: [], webp: [] },
    });
    expect(picture && sourceSet(picture, 'webp')).toBeUndefined();
  });

  test('R-14 a picture that was replaced is shown until the new one is there', () => {
    const former = {
      ...row,
      image_url: '/scenes/hero-about-1920.webp',
      alt: 'Vakman',
      variants: { webp: [828] },
    };
    expect(parsePicture({ ...row, former }, '')).toMatchObject({
      url: '/scenes/hero-about-1920.webp',
      alt: 'Vakman',
      widths: { avif: [], webp: [828] },
    });
    expect(parsePicture({ ...row, former: null }, '')).toMatchObject({ url: row.image_url });
  });

  test('D-015 R-53 an address may carry width, quality and format for a storage that transforms, such as a hero’s', () => {
    expect(transformedUrl('https://x.example/a.jpg', { width: 828, quality: 75, format: 'webp' })).toBe(
      'https://x.example/a.jpg?width=828&quality=75&format=webp',
    );
    expect(transformedUrl('/h', { width: 1920, quality: 85, format: 'webp' })).toBe(
      '/h?width=1920&quality=85&format=webp',
    );
    expect(transformedUrl('/a.jpg?v=2', { width: 480 })).toBe('/a.jpg?v=2&width=480');
    expect(transformedUrl('/a.jpg', {})).toBe('/a.jpg');
  });
});

test('D-003 X-008 the hero is the one row there is; without one, or without an address, the page has its own', () => {
  expect(parseHero([{ image_url: '/scenes/hero-home-1600.webp' }])?.url).toBe('/scenes/hero-home-1600.webp');
  expect(parseHero([])).toBeNull();
  expect(parseHero([{ image_url: null }])).toBeNull();
});

test('D-011 P-046 boat types have a type and a picture', () => {
  const rows = [
    { type: 'Motor Yacht', image_url: '/scenes/boat-motor-yacht-800.webp' },
    { type: 'Vlot', image_url: null },
    { type: '', image_url: '/x-1.webp' },
  ];
  expect(parseBoatTypes(rows).map(({ type }) => type)).toEqual(['Motor Yacht']);
});

test('D-013 a service without its fields gets defaults, and no address that is not ours or https', () => {
  expect(parseServices([{ id: '1', title: null, link: 'javascript:x' }])).toEqual([
    {
      id: '1',
      title: 'Premium Yacht Service',
      description: expect.stringMatching(/aan boord/),
      picture: null,
      link: null,
    },
  ]);
  expect(SERVICE_TITLES).toEqual(['Beschermend Coating', 'Jacht Detailing', 'Bootreiniging']);
});

test('D-009 the public storage path of a service picture', () => {
  expect(publicFileUrl('services', 'yacht-restauratie.webp')).toMatch(
    /\/storage\/v1\/object\/public\/services\/yacht-restauratie\.webp$/,
  );
});

describe('P-086 videos', () => {
  const row = {
    id: '1',
    title: 'Polijsten',
    url: 'https://www.youtube.com/watch?v=havenglans1&t=4',
    image_url: '/scenes/project-01-after-1600.webp',
  };

  test('the id is the v= part of the address', () => {
    expect(videoId(row.url)).toBe('havenglans1');
    expect(videoId('https://www.youtube.com/')).toBeNull();
    expect(videoId('niets')).toBeNull();
  });

  test('R-51 play at the host without cookies, or at modal_url, and have a thumbnail of our own', () => {
    const [video] = parseVideos([row]);
    expect(video?.player_url).toBe('https://www.youtube-nocookie.com/embed/havenglans1');
    expect(video?.thumbnail.url).toBe('/scenes/project-01-after-1600.webp');
    expect(parseVideos([{ ...row, modal_url: 'https://v.example/1' }])[0]?.player_url).toBe(
      'https://v.example/1',
    );
    expect(parseVideos([{ ...row, image_url: null }]), 'no thumbnail is taken from the host').toEqual([]);
  });
});
