import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import CookiesPage from './cookies-page.tsx';
import { PagePath } from '../page-path.ts';

const html = renderToStaticMarkup(
  <PagePath value="/cookies">
    <CookiesPage />
  </PagePath>,
);

test('R-27 the cookies page carries the banner’s two buttons and says that nothing is measured before a choice', () => {
  const buttons = [...html.matchAll(/<button [^>]*data-look[^>]*>([^<]*)<\/button>/g)].map(
    ([, text]) => text,
  );
  expect(buttons).toEqual(['Weigeren', 'Accepteren']);
  expect(html).toContain('U hebt nog niet gekozen. Tot dan meten wij niets.');
});

test('R-27 it names what is kept always and what only with consent', () => {
  expect(html).toContain('cookie_consent');
  expect(html).toMatch(/Altijd, omdat de site er niet zonder kan.*Alleen met uw toestemming/s);
});
