import { MAX_BODY_BYTES } from '../../supabase/functions/shared/leads/read-submission.ts';

/** One question to a host of the build, and what every host answers. */
export interface HostCase {
  readonly name: string;
  /** As it is sent, not as a browser would tidy it. */
  readonly path: string;
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
  /** What a server that reads addresses more strictly may answer instead. */
  readonly or_status?: number;
  /** Null: it may not be there. The port is left out. */
  readonly answers?: Readonly<Record<string, string | null>>;
  /** What the body holds. */
  readonly holds?: string;
  /** The body is that of the embedded host. */
  readonly same_body?: true;
  /** Hosts that run code show a page of its own, so its policy is another. */
  readonly own_page?: true;
  /** Only a host that runs code can know it. */
  readonly by_code?: true;
}

/** Of a request, as a device makes it. */
const DEVICE_ID = '0b6f4a52-9d3e-4c11-8a77-3f5de2c0a911';

/** The article of the demo that the build holds, and one that was published after it. */
export const BUILT_ARTICLE = 'boot-winterklaar-maken-in-volgorde';
export const LATER_ARTICLE = 'na-de-bouw';
/** The slug that LATER_ARTICLE had at first. */
export const FORMER_ARTICLE = 'vroeger-adres';
/** A project of the demo. */
const PROJECT = {
  id: '01a139db-3630-7d16-a3c8-169c60d748d8',
  title: 'Donkergroene romp weer diep van kleur',
};

const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'x-robots-tag': null,
};
const SHELL = { ...PAGE, 'x-robots-tag': 'noindex' };
const FOR_EVER = 'public, max-age=31536000, immutable';
const BR = { 'accept-encoding': 'gzip, deflate, br' };

/** Stands for a script of the build that has a compressed file too. */
export const SOME_SCRIPT = '/assets/some-script.js';

/** What a host of the build answers, whichever it is. */
export const HOST_CASES: readonly HostCase[] = [
  { name: 'the first page', path: '/', status: 200, answers: PAGE, holds: '<html lang="nl">' },
  { name: 'only its head', path: '/', method: 'HEAD', status: 200, answers: PAGE, holds: '' },
  { name: 'a page', path: '/over-ons', status: 200, answers: PAGE },
  { name: 'a page with a query', path: '/over-ons?van=mail', status: 200, answers: PAGE },
  { name: 'an offering', path: '/diensten/antifouling-aanbrengen', status: 200, answers: PAGE },
  { name: 'a page in another language', path: '/en/services', status: 200, answers: PAGE },
  {
    name: 'the list of articles',
    path: '/blog',
    status: 200,
    answers: PAGE,
    holds: `/blog/${BUILT_ARTICLE}`,
  },
  { name: 'an article', path: `/blog/${BUILT_ARTICLE}`, status: 200, answers: PAGE },
  { name: 'the file of a page', path: '/blog/index.html', status: 200, answers: PAGE },
  { name: 'G-011 an unknown address', path: '/nergens', status: 404, answers: PAGE, holds: '<html' },
  { name: 'G-011 the not-found page by its address', path: '/404', status: 404, answers: PAGE },
  { name: 'its file, which the worker keeps', path: '/404.html', status: 200, answers: PAGE },
  {
    name: 'R-49 a missing file, which is no page',
    path: '/nergens/plaatje.png',
    status: 404,
    answers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
    holds: '404\n',
  },
  { name: 'an article that never was', path: '/blog/nergens', status: 404, answers: PAGE, own_page: true },
  { name: 'the start of the admin', path: '/admin', status: 200, answers: SHELL, holds: '<div id="root"' },
  { name: 'deep in the admin', path: '/admin/klanten/1/bewerken', status: 200, answers: SHELL },
  { name: 'the shell by its file', path: '/_shell.html', status: 200, answers: SHELL },
  { name: 'what only begins as the admin', path: '/administratie', status: 404, answers: PAGE },
  {
    name: 'G-005 an old name, with its query',
    path: '/services?boot=sloep',
    status: 301,
    answers: { location: '/yacht-care-services?boot=sloep', 'cache-control': null },
  },
  { name: 'G-019 a slash at the end', path: '/over-ons/', status: 301, answers: { location: '/over-ons' } },
  {
    name: 'G-019 a slash at the end, with a query',
    path: '/blog/?a=1',
    status: 301,
    answers: { location: '/blog?a=1' },
  },
  {
    name: 'G-019 never to another host',
    path: '//elders.example/',
    status: 404,
    answers: { location: null },
  },
  {
    name: 'nor by a backslash',
    path: '/\\elders.example/',
    status: 404,
    or_status: 400,
    answers: { location: null },
  },
  {
    name: 'G-002 the name with www',
    path: '/over-ons?van=mail',
    headers: { host: 'www.localhost' },
    status: 301,
    answers: { location: '//localhost/over-ons?van=mail' },
  },
  {
    name: 'R-49 a script with its hash, as brotli',
    path: SOME_SCRIPT,
    headers: BR,
    status: 200,
    answers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': FOR_EVER,
      'content-encoding': 'br',
      vary: 'accept-encoding',
    },
  },
  {
    name: 'as gzip for who reads no brotli',
    path: SOME_SCRIPT,
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    answers: { 'content-encoding': 'gzip', vary: 'accept-encoding', 'cache-control': FOR_EVER },
  },
  {
    name: 'as gzip for who refuses brotli',
    path: SOME_SCRIPT,
    headers: { 'accept-encoding': 'br;q=0, gzip' },
    status: 200,
    answers: { 'content-encoding': 'gzip' },
  },
  {
    name: 'as it is for who reads neither',
    path: SOME_SCRIPT,
    status: 200,
    answers: { 'content-encoding': null, vary: 'accept-encoding' },
  },
  {
    name: 'a page as brotli',
    path: '/',
    headers: BR,
    status: 200,
    answers: { ...PAGE, 'content-encoding': 'br' },
  },
  { name: 'a script that is gone', path: '/assets/weg-12345678.js', status: 404 },
  {
    name: 'the worker',
    path: '/sw.js',
    status: 200,
    answers: {
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-type': 'text/javascript; charset=utf-8',
    },
  },
  {
    name: 'the manifest',
    path: '/manifest.webmanifest',
    status: 200,
    answers: { 'cache-control': 'no-cache', 'content-type': 'application/manifest+json; charset=utf-8' },
  },
  {
    name: 'a scene, which keeps its name',
    path: '/scenes/og-blog.jpg',
    status: 200,
    answers: {
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-type': 'image/jpeg',
      vary: null,
    },
  },
  {
    name: 'any other file',
    path: '/robots.txt',
    status: 200,
    answers: { 'cache-control': 'public, max-age=3600', 'content-type': 'text/plain; charset=utf-8' },
  },
  { name: 'a hidden file', path: '/.vite/manifest.json', status: 404 },
  { name: 'a way out of the folder', path: '/%2e%2e/%2e%2e/etc/passwd', status: 404, or_status: 400 },
  { name: 'another way out', path: '/..%2f..%2fetc/passwd', status: 404, or_status: 400 },
  { name: 'what is no address', path: '/%zz', status: 404, or_status: 400 },
  {
    name: 'a page that is posted to',
    path: '/',
    method: 'POST',
    status: 405,
    answers: { allow: 'GET, HEAD' },
  },
  { name: 'a file that is put', path: '/robots.txt', method: 'PUT', status: 405 },
  { name: 'a function that refuses what it was sent', path: '/api/page-view', method: 'POST', status: 400 },
  { name: 'a function that is only posted to', path: '/api/page-view', status: 405 },
  { name: 'a function that does not exist', path: '/api/nergens', method: 'POST', status: 404 },
  {
    name: 'a function is asked by the id that the device gave the request, and names what it refuses with',
    path: '/api/contact',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': DEVICE_ID },
    body: 'no form',
    status: 400,
    answers: { 'x-request-id': DEVICE_ID, 'x-error-code': 'malformed' },
  },
  {
    name: 'more than a function takes',
    path: '/api/contact',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'a'.repeat(MAX_BODY_BYTES + 1),
    status: 413,
  },
  {
    name: 'whether the host is well, and which build it serves',
    path: '/healthz',
    status: 200,
    answers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    holds: '{"status":"ok","version":"',
    same_body: true,
  },
  {
    name: 'B-061 an article of after the build',
    path: `/blog/${LATER_ARTICLE}`,
    status: 200,
    answers: PAGE,
    holds: '"@type":"BlogPosting"',
    by_code: true,
  },
  ...['/', '/portfolio'].map(
    (page): HostCase => ({
      name: `V-017 ${page} with a project open, which the networks are told of`,
      path: `${page}?project=${PROJECT.id}`,
      status: 200,
      answers: PAGE,
      holds: `<meta property="og:title" content="${PROJECT.title} | `,
      by_code: true,
    }),
  ),
  {
    name: 'R-31 an old slug',
    path: `/blog/${FORMER_ARTICLE}?via=mail`,
    status: 301,
    answers: { location: `/blog/${LATER_ARTICLE}?via=mail` },
    by_code: true,
  },
  {
    name: 'the feed as it is now',
    path: '/blog/rss.xml',
    status: 200,
    answers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' },
    holds: LATER_ARTICLE,
    by_code: true,
  },
  {
    name: 'G-018 the sitemap as it is now',
    path: '/sitemap.xml',
    status: 200,
    holds: LATER_ARTICLE,
    by_code: true,
  },
];
