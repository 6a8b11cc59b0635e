import { expect, test } from 'vitest';
import { adminShell, LOADER, publicPage } from './page-html.ts';

const template = `<!doctype html><html lang="nl" data-faces><head><meta charset="utf-8"><!--head-->
  <script type="module" crossorigin src="/assets/index-1.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/shared-1.js">
  <link rel="stylesheet" crossorigin href="/assets/index-1.css">
</head><body><div id="root"><!--page--></div></body></html>`;

const page = {
  template,
  html: '<title>Een $& titel</title><meta name="robots" content="noindex"/><main>tekst</main>',
  head: '<script type="application/ld+json">{}</script>',
  screen: 'home',
  root_attributes: '',
  entry: '/assets/index-1.js',
  ahead: '/assets/react-1.js',
  styles: ['base-1', 'index-1'],
  css: 'p{color:red}',
  print: '/assets/print-1.css',
};

test('a finished page has React’s head in its head and its content in the root', () => {
  const html = publicPage(page);
  expect(html).toMatch(/<head>.*<title>Een \$& titel<\/title>.*<\/head>/s);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toMatch(/<head>.*<script type="application\/ld\+json">.*<\/head>/s);
  expect(html).toContain('<div id="root" data-screen="home"><main>tekst</main></div>');
});

test('a finished page waits for nothing: no stylesheet is fetched, no script stands in its way', () => {
  const html = publicPage(page);
  expect(html).toContain('<style>p{color:red}</style>');
  expect(html).not.toMatch(/<script type="module"|modulepreload|rel="stylesheet"(?![^>]*media="print")/);
  expect(html).toContain(
    `<script data-entry="/assets/index-1.js" data-ahead="/assets/react-1.js" data-styles="base-1 index-1">${LOADER}</script></body>`,
  );
});

const expectedIn = (html: string) => /<link rel="expect"[^>]*>/.exec(publicPage({ ...page, html }))?.[0];

test('a finished page is first painted when it has been read down to its second heading, and waits for no stylesheet there', () => {
  expect(
    expectedIn(
      '<main><h1>Een</h1><p>tekst</p><h2 class="a" id="twee">Twee</h2><h2 id="drie">Drie</h2></main>',
    ),
  ).toBe('<link rel="expect" href="#twee" blocking="render">');
  expect(
    expectedIn(
      '<main><h1>Een</h1><link rel="stylesheet" href="/page-end.css"/><h2 id="twee">Twee</h2></main>',
    ),
  ).toBeUndefined();
  expect(expectedIn('<main><h1>Een</h1></main>')).toBeUndefined();
});

test('the loader puts the faces on; a page without it has them from the start', () => {
  expect(publicPage(page)).toContain('<html lang="nl">');
  expect(publicPage(page)).not.toContain('rel="preload"');
  expect(publicPage({ ...page, entry: null })).toContain('<html lang="nl" data-faces>');
});

test('a finished page links the styles of paper after its own, without a script too', () => {
  for (const entry of [page.entry, null])
    expect(publicPage({ ...page, entry })).toContain(
      '</style><link rel="stylesheet" href="/assets/print-1.css" media="print"/></head>',
    );
});

test('a page that needs no script has none', () => {
  expect(publicPage({ ...page, entry: null, head: '' })).not.toContain('<script');
});

test('G-017 A-018 the admin’s shell is empty, installable and not to be indexed', () => {
  const html = adminShell({
    template,
    title: 'Beheer',
    manifest_href: '/manifest.webmanifest',
    no_script: 'JavaScript nodig',
    preload: ['/assets/admin-1.js'],
    styles: ['/assets/admin-1.css'],
  });
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(html).toContain('<div id="root"><noscript>');
  expect(html).toContain('src="/assets/index-1.js"');
});

test('the admin’s first screen waits for none of its stylesheets in a row', () => {
  const html = adminShell({
    template,
    title: 'Beheer',
    manifest_href: '/manifest.webmanifest',
    no_script: 'JavaScript nodig',
    preload: ['/assets/admin-1.js'],
    styles: ['/assets/admin-1.css', '/assets/clients-1.css'],
  });
  const order = [...html.matchAll(/rel="stylesheet" crossorigin href="([^"]+)"/g)].map(([, href]) => href);
  expect(order).toEqual(['/assets/index-1.css', '/assets/admin-1.css', '/assets/clients-1.css']);
});
