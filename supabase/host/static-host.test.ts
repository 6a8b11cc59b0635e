import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheControl } from './host-headers.ts';
import { folderFiles } from './folder-files.ts';
import { createStaticHost } from './static-host.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'havenglans-static-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Thuis</title>');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const answerOf = async (address: string, origin?: string): Promise<Response> =>
  createStaticHost({
    files: folderFiles(folder),
    supabase_url: null,
    ...(origin === undefined ? {} : { origin }),
  })(new Request(address));

test('G-002 the www host leads to the bare host, with path and query', async () => {
  const answer = await answerOf('https://www.havenglans.example/over-ons?van=mail');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    '//havenglans.example/over-ons?van=mail',
  ]);
  expect((await answerOf('https://havenglans.example/')).status).toBe(200);
});

test('a site whose own name begins with www answers there, and its bare name leads to it', async () => {
  const site = 'https://www.werf.example';
  expect((await answerOf(`${site}/`, site)).status).toBe(200);
  const answer = await answerOf('https://werf.example/over-ons?van=mail', site);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    '//www.werf.example/over-ons?van=mail',
  ]);
  expect((await answerOf('https://elders.example/', site)).status, 'no name of the site').toBe(200);
});

test('G-005 G-019 old names and slashes at the end lead on for good', async () => {
  for (const [asked, location] of [
    ['/services?boot=sloep', '/yacht-care-services?boot=sloep'],
    ['/over-ons/', '/over-ons'],
  ]) {
    const answer = await answerOf(`https://havenglans.example${asked}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
  }
});

test('scenes keep their names, so they are kept for a day and then asked for while the old one shows', () => {
  expect(cacheControl('/scenes/og-home.jpg', 'image/jpeg')).toBe(
    'public, max-age=86400, stale-while-revalidate=604800',
  );
});
