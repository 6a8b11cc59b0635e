import { expect, test } from 'vitest';
import { BRAND_NAME, SITE_ADDRESS, SOCIAL } from '../../../src/brand.ts';
import { TO_CONFIRM } from '../../../src/content/company.ts';
import { COMPANY_FACTS } from '../../../src/content/company-facts.ts';
import { companySteps, DEMO_BRAND } from './demo-company.ts';

const OWN = { name: 'Werf Noorderlicht', site_url: 'https://www.noorderlicht.example' };

test('the brand of the demo is that of the repository as it is', () => {
  expect(DEMO_BRAND).toEqual({
    name: BRAND_NAME,
    site_url: SITE_ADDRESS,
    social: SOCIAL.map(({ href }) => href),
  });
});

test('a company that gave nothing is told of every fact of the demo, its name, addresses and all that is to be confirmed', () => {
  const [facts = '', brand = '', confirm = '', ...more] = companySteps({
    facts: { ...COMPANY_FACTS },
    name: null,
    site_url: null,
  });
  for (const [column, value] of Object.entries(COMPANY_FACTS))
    expect(new RegExp(`[ ,]${column}[,.]`).test(facts), column).toBe(value !== null);
  expect(brand).toContain('the name, the address of the site, the page on LinkedIn, the page on Instagram.');
  for (const { value } of TO_CONFIRM) expect(confirm).toContain(value);
  expect(more).toEqual([]);
});

test('what was given is not named again, and neither is its confirmation', () => {
  const changed = Object.fromEntries(Object.keys(COMPANY_FACTS).map((column) => [column, 'eigen']));
  const [brand = '', confirm = '', ...more] = companySteps({ facts: changed, ...OWN });
  expect(brand).toBe('src/brand.ts: still as in the demo are the page on LinkedIn, the page on Instagram.');
  expect(confirm).toContain('PRICES');
  expect(confirm).toContain('COMPANY.social');
  expect(confirm).not.toMatch(/COMPANY_FACTS|COMPANY\.site_url/);
  expect(more).toEqual([]);
});

test.each(Object.keys(COMPANY_FACTS))(
  'a company that left %s alone is told of it, or is to confirm it',
  (column) => {
    const changed = Object.fromEntries(Object.keys(COMPANY_FACTS).map((name) => [name, 'eigen']));
    const steps = companySteps({ facts: { ...changed, ...pick(column) }, ...OWN }).join('\n');
    const is_marked = TO_CONFIRM.some(({ value }) => value === `COMPANY_FACTS.${column}`);
    const is_named = new RegExp(`Bedrijf: still as in the demo are ${column}\\.`).test(steps);
    expect([is_named, steps.includes(`COMPANY_FACTS.${column}`)]).toEqual([
      pick(column)[column] !== null,
      is_marked,
    ]);
  },
);

function pick(column: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(COMPANY_FACTS).filter(([name]) => name === column));
}
