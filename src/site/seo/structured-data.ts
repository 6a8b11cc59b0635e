import { BASE_CENTRE, BASE_RADIUS_KM, COMPANY, companyOf, COUNTRY } from '../../content/company.ts';
import { COMPANY_FACTS, type CompanyFacts } from '../../content/company-facts.ts';
import { LOCALE } from '../../content/language.ts';
import { frame } from '../../content/site/frame.ts';
import { pageMetadata, pageTitles } from '../../content/site/page-metadata.ts';
import { withoutForbidden } from '../../lib/markup-text.ts';
import { type PublicPage, routes } from '../../routes.ts';
import { canonicalAddress } from './page-address.ts';

/** One thing of schema.org. */
export interface Thing {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

const BUSINESS_ID = `${COMPANY.site_url}/#bedrijf`;
const SITE_ID = `${COMPANY.site_url}/#site`;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** G-026: the company, its hours of work, the whole country and the base area around Amsterdam. */
export function business(facts: CompanyFacts = COMPANY_FACTS): Thing {
  const { phone, email, street, postal_code, hours } = companyOf(facts);
  return {
    '@type': 'LocalBusiness',
    '@id': BUSINESS_ID,
    name: COMPANY.name,
    slogan: COMPANY.line,
    url: COMPANY.site_url,
    image: `${COMPANY.site_url}/scenes/og-home.jpg`,
    logo: `${COMPANY.site_url}/icons/icon-512.png`,
    telephone: phone.href.replace('tel:', ''),
    email: email.text,
    currenciesAccepted: 'EUR',
    address: {
      '@type': 'PostalAddress',
      ...(street !== null && postal_code !== null && { streetAddress: street, postalCode: postal_code }),
      addressLocality: COMPANY.base,
      addressCountry: 'NL',
    },
    sameAs: COMPANY.social.map(({ href }) => href),
    openingHoursSpecification: hours.map(({ opens, closes }, at) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: at === 0 ? WEEKDAYS : ['Saturday'],
      opens,
      closes,
    })),
    areaServed: [
      { '@type': 'Country', name: COUNTRY },
      {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', ...BASE_CENTRE },
        geoRadius: BASE_RADIUS_KM * 1000,
      },
    ],
  };
}

/** Pages that describe the company in full; the others name it, for their bytes are for reading. */
const COMPANY_PAGES: readonly PublicPage[] = ['home', 'about', 'contact'];

function businessInShort(): Thing {
  const { name, url, telephone } = business();
  return { '@type': 'LocalBusiness', '@id': BUSINESS_ID, name, url, telephone };
}

/** Home and the page itself, as the trail above a search result. */
export function breadcrumbs(page: PublicPage): Thing {
  const trail = page === 'home' ? (['home'] as const) : (['home', page] as const);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: frame.pages[step],
      item: canonicalAddress(routes.page(step)),
    })),
  };
}

const services = (): readonly Thing[] =>
  frame.footer.service_names.map((name) => ({
    '@type': 'Service',
    name,
    provider: { '@id': BUSINESS_ID },
    url: canonicalAddress(routes.services()),
  }));

/**
 * Everything a page tells machines about itself. Ratings and reviews by clients are left out, since
 * no third party keeps them (G-028).
 */
export function structuredData(page: PublicPage): readonly Thing[] {
  const { description } = pageMetadata[page];
  const address = canonicalAddress(routes.page(page));
  return [
    COMPANY_PAGES.includes(page) ? business() : businessInShort(),
    {
      '@type': 'WebSite',
      '@id': SITE_ID,
      url: COMPANY.site_url,
      name: COMPANY.name,
      inLanguage: LOCALE,
      publisher: { '@id': BUSINESS_ID },
    },
    {
      '@type': 'WebPage',
      '@id': `${address}#pagina`,
      url: address,
      name: pageTitles[page],
      description,
      inLanguage: LOCALE,
      isPartOf: { '@id': SITE_ID },
      about: { '@id': BUSINESS_ID },
    },
    ...(page === 'home' ? [] : [breadcrumbs(page)]),
    ...(page === 'services' ? services() : []),
  ];
}

/** As an element for the head: a block of data, which no Content-Security-Policy needs a hash for. */
export function structuredDataElement(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  const text = JSON.stringify(graph, (_key, value: unknown) =>
    typeof value === 'string' ? withoutForbidden(value) : value,
  ).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}
