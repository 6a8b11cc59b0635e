import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OFFERINGS } from '../../content/site/offerings.ts';
import { routes } from '../../routes.ts';
import OfferingPage from '../pages/offering-page.tsx';
import { PagePath } from '../page-path.ts';
import { BuiltOffering } from './built-offering.ts';
import { shownOffering } from './offering-data.ts';

const htmlOf = (slug: string): string =>
  renderToStaticMarkup(
    <PagePath value={routes.offering(slug)}>
      <BuiltOffering value={shownOffering(slug)}>
        <OfferingPage />
      </BuiltOffering>
    </PagePath>,
  );

test.each(OFFERINGS.map(({ slug }) => slug))(
  'R-57 the page of %s says what the list says of it, and leads to the form with it',
  (slug) => {
    const html = htmlOf(slug);
    const { title, description, when, features, time, price, guarantee, place } = shownOffering(slug);
    expect(html.match(/<h1[^>]*>([^<]*)</)?.[1]).toBe(title);
    for (const said of [description, when, ...features, time, price, guarantee, place])
      expect(html).toContain(said);
    expect(html.match(new RegExp(`href="/\\?dienst=${slug}#contact"`, 'g'))).toHaveLength(3);
    expect(html).toContain(`href="/yacht-care-services#${slug}"`);
  },
);

test('Z-003 the price of a group stands on the page of the work that it buys, and on no other', () => {
  const named = OFFERINGS.filter(({ slug }) => /Vanaf €\s(?:250|30)/.test(htmlOf(slug)));
  expect(named.map(({ slug }) => slug)).toEqual(['wassen-en-sealen']);
  expect(htmlOf('wassen-en-sealen')).toMatch(
    /Op aanvraag.*Bescherming &amp; Onderhoud: Vanaf €\s250\. Voor het wassen van een kleine boot\./s,
  );
});

test('R-57 the planner is offered to reckon out what has a price, and to keep in the season what is on request', () => {
  expect(htmlOf('antifouling-aanbrengen')).toMatch(
    /href="\/yacht-care-services\?dienst=antifouling-aanbrengen#plan-uw-boot"[^>]*>Reken het uit/,
  );
  expect(htmlOf('matteren')).toMatch(
    /href="\/yacht-care-services\?dienst=matteren#plan-uw-boot"[^>]*>Zet deze dienst in Plan uw boot/,
  );
});

test('headings come in order, without a level left out', () => {
  for (const { slug } of OFFERINGS) {
    const levels = [...htmlOf(slug).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1));
  }
});

test('what there is none of has no heading', () => {
  const html = htmlOf('matteren');
  expect(html).not.toContain('Waar wij het deden');
  expect(html).toContain('Wat de prijs bepaalt');
  expect(htmlOf('antifouling-aanbrengen')).toContain('Wat u ervoor krijgt');
});
