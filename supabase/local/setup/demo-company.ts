import { BRAND_NAME, SITE_ADDRESS, SOCIAL } from '../../../src/brand.ts';
import { TO_CONFIRM } from '../../../src/content/company.ts';
import { COMPANY_FACTS } from '../../../src/content/company-facts.ts';

/** The brand of the demo, whatever `src/brand.ts` says by now. */
export const DEMO_BRAND = {
  name: 'Havenglans',
  site_url: 'https://havenglans.example',
  social: ['https://www.linkedin.com/company/havenglans', 'https://www.instagram.com/havenglans'],
} as const;

/** What a company gave of itself. */
interface GivenCompany {
  /** The row of company_settings. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Null where they are those of `src/brand.ts`. */
  readonly name: string | null;
  readonly site_url: string | null;
}

/** What is left to say about the company itself, a line each; where nothing is, no line. */
export function companySteps({ facts, name, site_url }: GivenCompany): readonly string[] {
  const former = Object.entries(COMPANY_FACTS).filter(([column, value]) => facts[column] === value);
  const in_project = former.filter(([, value]) => value !== null).map(([column]) => column);
  const has_demo_address = (site_url ?? SITE_ADDRESS) === DEMO_BRAND.site_url;
  const networks = SOCIAL.filter(({ href }) => DEMO_BRAND.social.some((one) => one === href));
  const in_brand = [
    ...((name ?? BRAND_NAME) === DEMO_BRAND.name ? ['the name'] : []),
    ...(has_demo_address ? ['the address of the site'] : []),
    ...networks.map(({ network }) => `the page on ${network}`),
  ];
  const still: Readonly<Record<string, boolean>> = {
    ...Object.fromEntries(
      Object.keys(COMPANY_FACTS).map((column) => [
        `COMPANY_FACTS.${column}`,
        former.some(([one]) => one === column),
      ]),
    ),
    'COMPANY.site_url': has_demo_address,
    'COMPANY.social': networks.length > 0,
  };
  const to_confirm = TO_CONFIRM.filter(({ value }) => still[value] !== false).map(({ value }) => value);
  return [
    ...(in_project.length > 0
      ? [`Here or under Settings, Bedrijf: still as in the demo are ${in_project.join(', ')}.`]
      : []),
    ...(in_brand.length > 0 ? [`src/brand.ts: still as in the demo are ${in_brand.join(', ')}.`] : []),
    ...(to_confirm.length > 0
      ? [
          `src/content, to be confirmed by the company (TO_CONFIRM of company.ts says why): ${to_confirm.join(', ')}.`,
        ]
      : []),
  ];
}
