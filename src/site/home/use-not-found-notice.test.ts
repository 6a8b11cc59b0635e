import { expect, test } from 'vitest';
import { notFoundNotice } from './use-not-found-notice.ts';

const at = (pathname: string, search: string, hash = '') => ({ pathname, search, hash });

test('N-020 notFound=true with a path names the missing page, and is taken out of the address', () => {
  expect(notFoundNotice(at('/', '?notFound=true&path=%2Foude-pagina'))).toEqual({
    path: '/oude-pagina',
    address: '/',
  });
  expect(notFoundNotice(at('/', '?van=mail&notFound=true&path=/weg', '#contact'))).toEqual({
    path: '/weg',
    address: '/?van=mail#contact',
  });
});

test('N-020 anything else is left alone', () => {
  for (const search of ['', '?notFound=true', '?notFound=false&path=/x', '?path=/x'])
    expect(notFoundNotice(at('/', search)), search).toBeNull();
  expect(notFoundNotice(at('/contact', '?notFound=true&path=/x'))).toBeNull();
});
