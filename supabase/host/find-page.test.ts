import { expect, test } from 'vitest';
import { findPage } from './find-page.ts';

const files = new Set([
  'index.html',
  '_shell.html',
  '404.html',
  'over-ons.html',
  'blog/index.html',
  'assets/a-12345678.js',
]);
const find = (pathname: string, present = files) => findPage(pathname, '', (file) => present.has(file));

test('a file is itself, a page needs no ending, a folder has its index', () => {
  expect(find('/')).toEqual({ kind: 'file', file: 'index.html', status: 200 });
  expect(find('/assets/a-12345678.js')).toEqual({ kind: 'file', file: 'assets/a-12345678.js', status: 200 });
  expect(find('/over-ons')).toEqual({ kind: 'file', file: 'over-ons.html', status: 200 });
  expect(find('/blog')).toEqual({ kind: 'file', file: 'blog/index.html', status: 200 });
});

test('R-49 an unknown address is 404.html with its status; a missing file is no page', () => {
  expect(find('/nergens')).toEqual({ kind: 'file', file: '404.html', status: 404 });
  expect(find('/404')).toEqual({ kind: 'file', file: '404.html', status: 404 });
  expect(find('/nergens/plaatje.png')).toEqual({ kind: 'bare_404' });
  expect(find('/nergens', new Set(['index.html']))).toEqual({ kind: 'bare_404' });
});

test('below /admin there is one shell, and the plain entry where a build has no shell yet', () => {
  for (const address of ['/admin', '/admin/inloggen', '/admin/a/b/c'])
    expect(find(address)).toEqual({ kind: 'file', file: '_shell.html', status: 200 });
  expect(find('/admin', new Set(['index.html']))).toEqual({ kind: 'file', file: 'index.html', status: 200 });
});

test('a path that climbs, hides or lies finds nothing', () => {
  for (const address of ['/../x', '/%2e%2e/x', '/.git/config', '/a//b', '/%00', '/%zz', '/a%5Cb'])
    expect(find(address).kind === 'file' ? find(address) : null).toMatchObject({ status: 404 });
});

test('G-005 the old name of the services page leads on with its query; the browser keeps the hash', () => {
  expect(findPage('/services', '?boot=sloep', (file) => files.has(file))).toEqual({
    kind: 'redirect',
    to: '/yacht-care-services?boot=sloep',
  });
  expect(find('/admin/login')).toEqual({ kind: 'file', file: '_shell.html', status: 200 });
});

test('G-019 a slash at the end is redirected away, on this host only', () => {
  expect(findPage('/blog/', '?a=1', (file) => files.has(file))).toEqual({
    kind: 'redirect',
    to: '/blog?a=1',
  });
  expect(find('//elders.example/').kind).toBe('file');
});
