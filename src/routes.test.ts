import { expect, test } from 'vitest';
import {
  articleSlugAt,
  contactPresetOf,
  isAdminSide,
  placesOf,
  offeringSlugAt,
  publicPageAt,
  redirectFor,
  reopenedIdOf,
  routes,
} from './routes.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test('A-001 /admin leads to /admin/blog-beheer', () => {
  expect(redirectFor(at('/admin'))).toBe('/admin/blog-beheer');
  expect(redirectFor(at('/admin/'))).toBe('/admin/blog-beheer');
});

test('G-013 R-12 the old names lead on and keep query and hash', () => {
  expect(redirectFor(at('/admin/login', '?van=mail', '#x'))).toBe('/admin/inloggen?van=mail#x');
  expect(redirectFor(at('/admin/editor', '?tab=clients'))).toBe('/admin/blog-beheer?tab=clients');
  expect(redirectFor(at('/admin/dashboard')), 'R-14 it has a screen of that name').toBeNull();
  expect(redirectFor(at('/admin/blog-beheer'))).toBeNull();
});

test('G-005 the old name of the services page leads on and keeps query and hash', () => {
  expect(redirectFor(at('/services', '?boot=sloep', '#solution_finder'))).toBe(
    '/yacht-care-services?boot=sloep#solution_finder',
  );
  expect(redirectFor(at('/services/'))).toBe('/yacht-care-services');
});

test('who cuts the address of an offering short finds the list of all of them', () => {
  expect(redirectFor(at('/diensten'))).toBe('/yacht-care-services');
  expect(redirectFor(at('/diensten/antifouling-aanbrengen'))).toBeNull();
});

test('the portfolio of some places says them in its address, and reads them back', () => {
  const address = routes.projectsAt(['Port Zélande', 'Veere']);
  expect(address).toBe('/portfolio?plaats=Port+Z%C3%A9lande%2CVeere#projecten');
  expect(placesOf(new URL(address, 'https://havenglans.example').search)).toEqual(['Port Zélande', 'Veere']);
  expect(placesOf('')).toEqual([]);
  expect(placesOf('?plaats=')).toEqual([]);
});

test('N-014 N-016 N-018 sections of other pages have an address', () => {
  expect([routes.homeContact(), routes.solutionFinder(), routes.foundingMember()]).toEqual([
    '/#contact',
    '/yacht-care-services#solution_finder',
    '/portfolio#founding_member',
  ]);
});

test('G-011 a path that no built page answers belongs to no screen', () => {
  expect(publicPageAt('/')).toBe('home');
  for (const path of ['/404', '/bestaat-niet', '/index.html', '/constructor'])
    expect(publicPageAt(path), path).toBeNull();
});

test('the admin side begins at a path segment', () => {
  expect(isAdminSide('/admin')).toBe(true);
  expect(isAdminSide('/admin/x')).toBe(true);
  expect(isAdminSide('/administratie')).toBe(false);
});

test('R-19 every form has a page where a refused submission opens again, and the page reads which', () => {
  for (const kind of ['contact', 'consultation', 'founding-member', 'newsletter'] as const) {
    const url = new URL(routes.reopenedForm(kind, 'a1'), 'https://any.invalid');
    expect([kind, publicPageAt(url.pathname)]).not.toContain(null);
    expect(reopenedIdOf(url.search)).toBe('a1');
  }
  expect(reopenedIdOf('?dienst=x')).toBeNull();
});

test('R-57 a link to the contact form carries what is already known, and the form reads it back', () => {
  const preset = {
    service: 'antifouling-aanbrengen',
    boat: 'zeilboot',
    project: 'Sloep weer op kleur',
    length_m: '12,5',
    count: '3',
    indication: 'vanaf € 938 incl. btw',
    plan: 'Dof of geel; april: Matteren',
  };
  const url = new URL(routes.homeContact(preset), 'https://any.invalid');
  expect(url.pathname).toBe('/');
  expect(url.hash).toBe('#contact');
  expect([...url.searchParams.keys()]).toEqual([
    'dienst',
    'boot',
    'zoals',
    'lengte',
    'aantal',
    'indicatie',
    'plan',
  ]);
  expect(contactPresetOf(url.search)).toEqual(preset);
  expect(routes.homeContact()).toBe('/#contact');
  expect(contactPresetOf('?dienst=%20&boot=')).toEqual({});
  expect(contactPresetOf(`?dienst=${'a'.repeat(500)}`).service).toHaveLength(80);
});

test('R-57 an offering has an address of its own, which hands the boat on; other addresses are of none', () => {
  expect(routes.offering('matteren')).toBe('/diensten/matteren');
  const url = new URL(routes.offering('matteren', 'sloep'), 'https://any.invalid');
  expect(offeringSlugAt(url.pathname)).toBe('matteren');
  expect(contactPresetOf(url.search)).toEqual({ boat: 'sloep' });
  for (const path of ['/diensten', '/diensten/', '/diensten/Matteren', '/diensten/a/b', '/blog/matteren'])
    expect(offeringSlugAt(path), path).toBeNull();
  expect(articleSlugAt('/diensten/matteren')).toBeNull();
});
