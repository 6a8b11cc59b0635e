import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardName } from '../../site/seo/shared-card.ts';
import { withoutMissing, writeShareCards } from './share-cards.ts';

const COVER = '0190a0e0-0000-7000-8000-0000000000aa';
const GONE = '0190a0e0-0000-7000-8000-0000000000bb';
const BUCKET = '/storage/v1/object/public/blog-images';

let out = '';
let storage: Server;
let project_url = '';
const asked: string[] = [];

/** A picture of 800 × 1600: red above, blue below. */
const picture = async (): Promise<Buffer> => {
  const half = { width: 800, height: 800, channels: 3, background: 'blue' } as const;
  return await sharp({ create: { ...half, height: 1600, background: 'red' } })
    .composite([{ input: await sharp({ create: half }).png().toBuffer(), top: 800, left: 0 }])
    .webp()
    .toBuffer();
};

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'share-cards-'));
  mkdirSync(join(out, 'scenes'));
  const bytes = await picture();
  await sharp(bytes).resize(1200, 900).toFile(join(out, 'scenes/project-03-after-1200.webp'));
  storage = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url.includes(COVER)) response.end(bytes);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  const bound = storage.address();
  project_url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
});
afterAll(() => {
  storage.close();
  rmSync(out, { recursive: true });
});

const head = (name: string) =>
  `<meta property="og:image" content="https://havenglans.example/scenes/og-${name}.jpg">`;
const cardOf = (name: string) => sharp(join(out, `scenes/og-${name}.jpg`));

test('G-020 G-023 scenes and covers that the office uploaded get a JPEG card of 1200 × 630, cut around the focal point', async () => {
  const missing = await writeShareCards(out, {
    texts: ['<meta content="https://havenglans.example/scenes/og-project-03-after.jpg">'],
    pictures: [
      { url: `${project_url}${BUCKET}/${COVER}-1600.webp`, focus: '50% 100%' },
      { url: `${project_url}${BUCKET}/${GONE}-1600.webp` },
      { url: `https://elders.example${BUCKET}/${GONE}-1600.webp` },
      { url: 'https://elders.example/foto.jpg' },
    ],
    project_url,
  });
  expect([...missing]).toEqual([GONE]);
  for (const name of ['project-03-after', COVER]) {
    const { width, height, format } = await cardOf(name).metadata();
    expect({ name, width, height, format }).toEqual({ name, width: 1200, height: 630, format: 'jpeg' });
  }
  const { channels } = await cardOf(COVER).stats();
  expect(Math.round(channels[2]?.mean ?? 0), 'the lower end of the picture is blue').toBeGreaterThan(200);
  expect(asked.every((address) => address.startsWith(BUCKET))).toBe(true);
  expect(existsSync(join(out, `scenes/og-${GONE}.jpg`))).toBe(false);
});

test('G-020 a page names the card of the blog where a cover could not be had', () => {
  expect(withoutMissing(head(GONE) + head(COVER), new Set([GONE]))).toBe(head('blog') + head(COVER));
});

test('a picture of the site or of its storage has a card by its name, one of elsewhere has none', () => {
  expect(cardName('/scenes/project-03-after-800.webp')).toBe('project-03-after');
  expect(cardName(`https://werf.supabase.co${BUCKET}/${COVER}-1600.webp`)).toBe(COVER);
  expect(cardName('https://elders.example/foto-800.webp')).toBe(null);
});
