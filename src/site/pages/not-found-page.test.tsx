import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PublicPage } from '../../routes.ts';
import NotFoundPage from './not-found-page.tsx';
import { PagePath } from '../page-path.ts';

function html(built?: readonly PublicPage[]): string {
  return renderToStaticMarkup(
    <PagePath value="/weg">
      {built === undefined ? <NotFoundPage /> : <NotFoundPage built={built} />}
    </PagePath>,
  );
}

test('P-100 P-101 the not-found page carries the specified title and text, before any script runs', () => {
  expect(html()).toContain('<title>Pagina Niet Gevonden | Havenglans</title>');
  expect(html()).toMatch(/<h1[^>]*>Pagina Niet Gevonden<\/h1>/);
  expect(html()).toContain('De pagina die u zoekt bestaat niet meer of is verplaatst.');
});

test('P-102 there are buttons home, back, which leads home where there is no way back, and to the contact section', () => {
  expect(html()).toMatch(/<a href="\/"[^>]*>Naar de homepagina<\/a>/);
  expect(html()).toMatch(/<a href="\/"[^>]*>Ga terug<\/a>/);
  expect(html()).toMatch(/<a href="\/#contact"[^>]*>Neem contact op<\/a>/);
});

test('P-102 services and portfolio are linked as soon as they are built, and not before', () => {
  expect(html(['home'])).not.toContain('Misschien zocht u');
  const later = html(['home', 'services', 'portfolio']);
  expect(later).toContain('href="/yacht-care-services"');
  expect(later).toContain('href="/portfolio"');
});

test('P-103 R-49 the not-found page is not to be indexed', () => {
  expect(html()).toContain('<meta name="robots" content="noindex"/>');
});
