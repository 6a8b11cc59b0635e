import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { COMPANY, companyOf, REGIONS } from '../../content/company.ts';
import { COMPANY_FACTS } from '../../content/company-facts.ts';
import ContactPage from './contact-page.tsx';
import { PagePath } from '../page-path.ts';

const html = renderToStaticMarkup(
  <PagePath value="/contact">
    <ContactPage />
  </PagePath>,
);
const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';

test('G-008 R-10 the contact page names telephone, e-mail, hours, base and regions', () => {
  expect(main).toContain(`href="${COMPANY.phone.href}"`);
  expect(main).toContain(`href="${COMPANY.email.href}"`);
  for (const { days, opens, closes } of companyOf(COMPANY_FACTS).hours) {
    expect(main).toContain(days);
    expect(main).toContain(`${opens}–${closes}`);
  }
  for (const { name, locations } of REGIONS) {
    expect(main).toContain(name);
    for (const place of locations) expect(main).toContain(place);
  }
});

test('R-05 R-06 day and night by telephone beside the hours of work; the whole country, with examples', () => {
  expect(main).toContain('Telefonisch 24/7 bereikbaar');
  expect(main).toMatch(
    /Wij werken in heel Nederland\. Binnen 100\u00a0km van Amsterdam .* bijvoorbeeld hier/,
  );
});

test('P-004 P-007 P-008 inspection is free, an answer comes within 24 hours, the telephone is always answered', () => {
  expect(main).toContain('gratis en vrijblijvend');
  expect(main).toContain('binnen 24 uur');
  expect(main).toContain('24/7');
});

test('a letter can be written at once, with our questions in it', () => {
  const href = /href="(mailto:[^"]*subject=[^"]*)"/.exec(main)?.[1] ?? '';
  expect(decodeURIComponent(href)).toContain('Type en lengte van de boot:');
});
