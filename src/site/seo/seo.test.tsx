import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { COMPANY_FACTS } from '../../content/company-facts.ts';
import { article_description } from '../../content/site/article.ts';
import { pageMetadata, pageTitles } from '../../content/site/page-metadata.ts';
import { PUBLIC_PATHS, type PublicPage } from '../../routes.ts';
import { canonicalAddress, indexablePaths } from './page-address.ts';
import { PageHead } from './page-head.tsx';
import { business, breadcrumbs, structuredData, structuredDataElement } from './structured-data.ts';

const ALL: readonly PublicPage[] = [
  'home',
  'services',
  'about',
  'portfolio',
  'contact',
  'blog',
  'privacy',
  'terms',
  'cookies',
  'checklist',
];
const SITE = 'https://havenglans.example';
const head = (page: PublicPage): string => renderToStaticMarkup(<PageHead page={page} />);

test.each(ALL)(
  'G-015 G-020 G-022 G-023 %s has one title, a description, one address and both languages',
  (page) => {
    const html = head(page);
    const address = canonicalAddress(PUBLIC_PATHS[page]);
    expect(html.match(/<title>[^<]{10,70}<\/title>/g)).toHaveLength(1);
    expect(html).toMatch(/<meta name="description" content="[^"]{70,180}"/);
    expect(html).toContain(`<link rel="canonical" href="${address}"`);
    expect(html).toContain(`<link rel="alternate" hrefLang="nl-NL" href="${address}"`);
    expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${address}"`);
    expect(html).toContain('<meta property="og:locale" content="nl_NL"');
    expect(html).toMatch(
      /<meta property="og:image" content="https:\/\/havenglans\.example\/scenes\/og-\w+\.jpg"/,
    );
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
  },
);

test('G-015 no two pages share a title or a description', () => {
  const all = Object.values(pageMetadata);
  expect(new Set(Object.values(pageTitles)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

test('G-022 an article without a description gets a generic one', () => {
  expect(article_description).toMatch(/^Een artikel van Havenglans/);
});

test('G-024 G-025 noindex only when asked, and then nothing is called canonical; no account is made up', () => {
  const asked = renderToStaticMarkup(<PageHead page="home" noindex />);
  expect(asked).toContain('<meta name="robots" content="noindex"');
  expect(asked).not.toMatch(/canonical|alternate/);
  for (const page of ALL) expect(head(page)).not.toMatch(/robots|twitter:site/);
});

test('G-018 G-024 R-25 the page after unsubscribing is not to be indexed', () => {
  expect(head('unsubscribed')).toContain('<meta name="robots" content="noindex"');
  expect(indexablePaths(['home', 'unsubscribed'])).toEqual(['/']);
});

test('G-018 the indexable set has the blog with every article, and neither the admin nor /404', () => {
  const paths = indexablePaths(ALL, ['teak-in-het-voorjaar']);
  expect(paths).toEqual(expect.arrayContaining(['/', '/blog', '/blog/teak-in-het-voorjaar', '/contact']));
  expect(paths.filter((path) => path.startsWith('/admin') || path === '/404')).toEqual([]);
  expect(indexablePaths(['home'], ['x'])).toEqual(['/']);
  expect(indexablePaths(['services'], [], ['matteren'])).toContain('/diensten/matteren');
});

test('G-019 slashes at the end are stripped, and the root is the bare address', () => {
  expect(canonicalAddress('/')).toBe(SITE);
  expect(canonicalAddress('/over-ons/')).toBe(`${SITE}/over-ons`);
});

test('G-026 R-05 the hours of work: Monday to Friday 09:00-18:00, Saturday 10:00-17:00', () => {
  expect(business()['openingHoursSpecification']).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '17:00' },
  ]);
});

test('G-026 R-13 an address that the office gave stands in the data of the company, and a Saturday without hours in none', () => {
  const facts = {
    ...COMPANY_FACTS,
    street: 'Kade 1',
    postal_code: '1011 AB',
    saturday_from: null,
    saturday_to: null,
  };
  expect(business(facts)['openingHoursSpecification']).toHaveLength(1);
  expect(business(facts)['address']).toMatchObject({
    streetAddress: 'Kade 1',
    postalCode: '1011 AB',
    addressLocality: 'Amsterdam',
  });
  expect(business()['address']).not.toHaveProperty('streetAddress');
});

test('G-027 R-06 the area is the whole country, with a base area of 100 km around Amsterdam', () => {
  expect(business()['areaServed']).toEqual([
    { '@type': 'Country', name: 'Nederland' },
    {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: 52.3676, longitude: 4.9041 },
      geoRadius: 100_000,
    },
  ]);
});

test('G-033 the site and every page say that they are in nl-NL', () => {
  for (const page of ALL)
    for (const type of ['WebSite', 'WebPage'])
      expect(structuredData(page).find((thing) => thing['@type'] === type)?.['inLanguage']).toBe('nl-NL');
});

test('G-028 R-07 no page carries a rating or a review of ourselves', () => {
  for (const page of ALL) expect(JSON.stringify(structuredData(page))).not.toMatch(/rating|review/i);
});

test('the trail of a page leads from home to itself, and the services are named on their page', () => {
  expect(breadcrumbs('about')['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: SITE },
    { '@type': 'ListItem', position: 2, name: 'Over Ons', item: `${SITE}/over-ons` },
  ]);
  expect(structuredData('services').filter((thing) => thing['@type'] === 'Service')).toHaveLength(5);
  expect(structuredData('home').some((thing) => thing['@type'] === 'BreadcrumbList')).toBe(false);
});

test('the company stands in full where it presents itself, and under the same id on every page', () => {
  for (const page of ALL)
    expect(structuredData(page)[0]).toMatchObject({ '@id': `${SITE}/#bedrijf`, telephone: '+31201234567' });
  expect(structuredData('contact')[0]).toHaveProperty('openingHoursSpecification');
  expect(structuredData('services')[0]).not.toHaveProperty('openingHoursSpecification');
});

test('structured data cannot end its own element', () => {
  const element = structuredDataElement([{ '@type': 'Thing', name: '</script><script>alert(1)' }]);
  expect(element.match(/<\/?script/g)).toHaveLength(2);
  expect(element).toMatch(/^<script type="application\/ld\+json">\{.*\}<\/script>$/);
});
