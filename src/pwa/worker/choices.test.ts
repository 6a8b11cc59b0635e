import { expect, test } from 'vitest';
import {
  buildCaches,
  cachesToDelete,
  keptPageUrls,
  type RequestFacts,
  sceneOf,
  treatmentOf,
} from './choices.ts';

const ORIGIN = 'https://havenglans.example';

const PROJECT = 'https://project.example';

function treat(path: string, facts: Partial<RequestFacts> = {}, backend = ORIGIN) {
  const request: RequestFacts = {
    method: 'GET',
    url: new URL(path, ORIGIN),
    mode: 'cors',
    destination: '',
    has_authorization: false,
    has_range: false,
    ...facts,
  };
  return treatmentOf(request, { own: ORIGIN, backend });
}

test('the worker never touches a request to the backend', () => {
  for (const path of [
    '/rest/v1/clients?select=*',
    '/auth/v1/token',
    '/storage/v1/object/public/a.webp',
    '/realtime/v1/websocket',
    '/functions/v1/contact',
    '/api/contact',
    '/_local/mail',
  ]) {
    expect(treat(path), path).toBe('leave');
    expect(treat(path, { mode: 'navigate' }), path).toBe('leave');
    if (!path.startsWith('/storage')) expect(treat(path, { destination: 'image' }), path).toBe('leave');
  }
});

test('a picture of a public bucket is kept, from another origin only where it can be read (CORS)', () => {
  const stored = '/storage/v1/object/public/site-images/a.webp';
  expect(treat(stored, { destination: 'image', mode: 'no-cors' })).toBe('picture');
  expect(treat(`${PROJECT}${stored}`, { destination: 'image' }, PROJECT)).toBe('picture');
  expect(treat(`${PROJECT}${stored}`, { destination: 'image', mode: 'no-cors' }, PROJECT)).toBe('leave');
  expect(treat(`${PROJECT}${stored}`, { destination: 'image' })).toBe('leave');
  expect(treat('/storage/v1/object/sign/service-photos/a.webp', { destination: 'image' })).toBe('leave');
  expect(treat(stored, { destination: '' })).toBe('leave');
});

test('a scene is kept, and fetched anew behind what is shown', () => {
  expect(treat('/scenes/hero-home-800.avif', { destination: 'image', mode: 'no-cors' })).toBe('scene');
  expect(treat('/scenes/og-home.jpg', { destination: '' })).toBe('leave');
});

test('the worker never answers a request that carries an authorization, or asks for a part', () => {
  expect(treat('/assets/a-1.js', { has_authorization: true })).toBe('leave');
  expect(treat('/assets/a-1.mp4', { has_range: true })).toBe('leave');
});

test('the worker leaves other origins and everything but GET alone', () => {
  expect(treat('https://elsewhere.example/assets/a-1.js')).toBe('leave');
  expect(treat('/', { mode: 'navigate', method: 'POST' })).toBe('leave');
});

const navigate = (path: string) => treat(path, { mode: 'navigate' });

test('pages of the admin and of the site are told apart, files are no pages', () => {
  expect(navigate('/admin')).toBe('admin_page');
  expect(navigate('/admin/klanten')).toBe('admin_page');
  expect(navigate('/administratie')).toBe('public_page');
  expect(navigate('/')).toBe('public_page');
  expect(navigate('/robots.txt')).toBe('leave');
});

test('R-33 every size and format of a scene is that scene, and no other', () => {
  expect(sceneOf('/scenes/hero-home-800.avif')).toBe('/scenes/hero-home');
  expect(sceneOf('/scenes/hero-home-1600.webp')).toBe('/scenes/hero-home');
  expect(sceneOf('/scenes/hero-home-tall-800.webp')).not.toBe('/scenes/hero-home');
});

test('files with a hash in their name come from a cache, pictures from their own', () => {
  expect(treat('/assets/index-B2GphRXZ.js', { destination: 'script' })).toBe('hashed_file');
  expect(treat('/assets/berth-1.avif', { destination: 'image' })).toBe('picture');
  expect(treat('/favicon.svg', { destination: 'image' })).toBe('leave');
});

test('a page kept at installation is found with and without a trailing slash', () => {
  expect(keptPageUrls('/')).toEqual(['/index.html']);
  expect(keptPageUrls('/over-ons/')).toEqual(['/over-ons/index.html']);
  expect(keptPageUrls('/services')).toEqual(['/yacht-care-services/index.html']);
  expect(keptPageUrls('/blog')).toEqual(['/blog/index.html']);
  expect(keptPageUrls('/blog/teak-in-de-zon'), 'R-33 an article is shown from what the device kept').toEqual([
    '/_article.html',
  ]);
});

const old = buildCaches([{ url: '/index.html', revision: 'a' }]);
const own = buildCaches([{ url: '/index.html', revision: 'b' }]);
const names = [old.public_cache, old.admin_cache, own.public_cache, own.admin_cache, 'pages', 'pictures'];
const clear = (given: Partial<Parameters<typeof cachesToDelete>[0]>) =>
  cachesToDelete({
    names,
    own,
    own_files: ['/assets/index-new.js'],
    own_admin_complete: true,
    newer_worker: false,
    open_entries: ['/assets/index-new.js'],
    ...given,
  });

test('two builds never share a cache', () => {
  expect(old.public_cache).not.toBe(own.public_cache);
  expect(old.admin_cache).not.toBe(own.admin_cache);
});

test('caches of an older build go once no open page runs it', () => {
  expect(clear({})).toEqual([old.public_cache, old.admin_cache]);
});

test('caches stay while an old tab is open, while a page does not answer, and while a newer worker waits', () => {
  expect(clear({ open_entries: ['/assets/index-new.js', '/assets/index-old.js'] })).toEqual([]);
  expect(clear({ open_entries: [null] })).toEqual([]);
  expect(clear({ newer_worker: true })).toEqual([]);
});

test('an old admin stays until the new one is complete', () => {
  expect(clear({ own_admin_complete: false })).toEqual([old.public_cache]);
});
