/** What the page of an offering tells machines about itself; only the build does. */
import { COMPANY, PRICES } from '../../content/company.ts';
import { frame } from '../../content/site/frame.ts';
import { OFFERINGS } from '../../content/site/offerings.ts';
import type { Price } from '../../domain/price.ts';
import { routes } from '../../routes.ts';
import { canonicalAddress } from '../seo/page-address.ts';
import { structuredData, type Thing } from '../seo/structured-data.ts';
import type { ShownOffering } from './built-offering.ts';

/** The amount of an offering; none where it is on request. */
function priceThing(slug: string): Thing | null {
  const id = OFFERINGS.find((offering) => offering.slug === slug)?.price ?? null;
  if (id === null) return null;
  const { unit, from_cents, to_cents }: Price = PRICES[id];
  return {
    '@type': 'Offer',
    priceCurrency: 'EUR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'EUR',
      minPrice: from_cents / 100,
      ...(to_cents === undefined ? {} : { maxPrice: to_cents / 100 }),
      unitText: unit === 'metre' ? 'meter' : unit,
      valueAddedTaxIncluded: true,
    },
  };
}

/** The offering as a service of the company, its questions, and where its page stands (G-026, G-033). */
export function offeringThings({ slug, title, description, questions }: ShownOffering): readonly Thing[] {
  const address = canonicalAddress(routes.offering(slug));
  const company = structuredData('services').slice(0, 2);
  const offers = priceThing(slug);
  const trail = [
    { name: frame.pages.home, item: canonicalAddress(routes.home()) },
    { name: frame.pages.services, item: canonicalAddress(routes.services()) },
    { name: title, item: address },
  ];
  return [
    ...company,
    {
      '@type': 'Service',
      '@id': `${address}#dienst`,
      name: title,
      serviceType: title,
      description,
      url: address,
      provider: { '@id': company[0]?.['@id'] },
      areaServed: { '@type': 'Country', name: 'Nederland' },
      ...(offers === null ? {} : { offers }),
    },
    {
      '@type': 'FAQPage',
      '@id': `${address}#vragen`,
      url: address,
      inLanguage: 'nl-NL',
      publisher: { '@type': 'Organization', name: COMPANY.name, url: COMPANY.site_url },
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}
