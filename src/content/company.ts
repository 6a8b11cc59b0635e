/**
 * The facts about the company, each in one place. `TO_CONFIRM` lists those that the company has yet to confirm;
 * the R-numbers are decisions on what the specification contradicts or leaves open. What the office changes without a
 * build stands in company-facts.ts; the values made of it here are those of the build.
 */
import { BRAND_NAME, SITE_ADDRESS, SOCIAL } from '../brand.ts';
import { COMPANY_FACTS, type CompanyClaims, type CompanyFacts } from './company-facts.ts';

/** the telephone is answered day and night; these are the hours of work. */
const hoursOf = ({ weekdays_from, weekdays_to, saturday_from, saturday_to }: CompanyClaims) => [
  { days: 'Maandag t/m vrijdag', opens: weekdays_from, closes: weekdays_to },
  ...(saturday_from === null || saturday_to === null
    ? []
    : [{ days: 'Zaterdag', opens: saturday_from, closes: saturday_to }]),
];

const dialled = (phone: string): string => phone.replace(/^0/, '+31').replace(/[ -]/g, '');

/** The facts as pages show them, with the links to the telephone and to mail; WhatsApp is a number in E.164. */
export const companyOf = (facts: CompanyFacts) => ({
  ...facts,
  phone: { text: facts.phone, href: `tel:${dialled(facts.phone)}` },
  whatsapp: dialled(facts.whatsapp ?? facts.phone),
  email: { text: facts.email, href: `mailto:${facts.email}` },
  hours: hoursOf(facts),
});
const OWN = companyOf(COMPANY_FACTS);

export const COMPANY = {
  name: BRAND_NAME,
  line: 'Premium yacht care aan uw ligplaats',
  /** Where the site stands: the only source of whole addresses in pages, feed and sitemap, and in mails without SITE_URL. */
  site_url: SITE_ADDRESS,
  phone: OWN.phone,
  email: OWN.email,
  social: SOCIAL,
  base: 'Amsterdam',
  area: 'heel Nederland',
} as const;

/** Its country, as search engines are told. */
export const COUNTRY = 'Nederland';

export const PHONE_HOURS = 'Telefonisch 24/7 bereikbaar';

/** the base area around Amsterdam in kilometres; work itself is taken on in the whole country. */
export const BASE_RADIUS_KM = 100;
export const BASE_CENTRE = { latitude: 52.3676, longitude: 4.9041 } as const;

/** the company was founded in 2024; its people count their expertise from an earlier year. */
export const FOUNDED_YEAR = 2024;

/** years of expertise, counted in a given calendar year. */
export const expertiseYears = (current_year: number, { expertise_since }: CompanyClaims): number =>
  current_year - expertise_since;

/** The founding-member programme, with what it promises besides the discount (F-063). */
export const FOUNDING_MEMBER = {
  discount_percent: 15,
  discount_period: 'eerste jaar',
  benefits: [
    'Een persoonlijke service manager',
    'Elk jaar een gratis inspectie aan boord',
    'Voorrang in onze planning',
    'Exclusieve inhoud, alleen voor leden',
  ],
  confirmation_hours: 24,
} as const;

/** guarantee in years per service. */
export const GUARANTEE_YEARS = { gelcoat_restoration: 3, premium_coating: 2 } as const;

/** how long a protection lasts, and how often gelcoat is repaired. */
export const DURATIONS = {
  ceramic: '1–2 jaar',
  sealing: '3–6 maanden',
  sealing_up_to: 'tot 6 maanden',
  gelcoat_repair_interval: '3–5 jaar',
  restoration_interval: '2–3 jaar',
} as const;

/** How long work takes: the first three from the specification (Z-010), the others estimates to confirm. */
export const WORK_TIMES = {
  basic_gelcoat: '2–3 dagen',
  underwater: '2–4 dagen',
  full_transformation: '2–3 weken',
  sealant_edges: '1–3 dagen',
  polishing: '1–3 dagen',
  matting: '1–2 dagen',
  spot_repair: 'een halve dag',
  scratch_removal: 'een halve dag',
  plexiglass: '1 dag',
  teak: '2–5 dagen',
  washing: '1 dag',
  steel: '1 dag',
  sails: '1–2 weken',
  ceramic: '2–3 dagen',
} as const;

/** How often upkeep is advised (Z-012). */
export const ADVISED_UPKEEP = {
  polishing: 'minstens één keer per jaar',
  sealing: 'twee keer per jaar',
  ceramic: 'één keer per jaar',
} as const;

/** What neglect takes off a yacht's value (Z-011). */
export const NEGLECT_COST = '15–20%';

/** What a ceramic coating costs per foot of length (Z-006). */
export const CERAMIC_PRICE = '€\u00a045–60 per voet';

/**
 * Prices from the specification (Z-003), in cents and with VAT, by unit: metre, foot, spot, zone or flat.
 * What does not stand here is on request. No other file names an amount.
 */
export const PRICES = {
  spot_repair: { unit: 'spot', from_cents: 7_500 },
  scratch_removal: { unit: 'zone', from_cents: 5_000 },
  antifouling: { unit: 'metre', from_cents: 7_500 },
  ceramic_coating: { unit: 'foot', from_cents: 4_500, to_cents: 6_000 },
  group_protection: { unit: 'flat', from_cents: 25_000 },
  group_underwater: { unit: 'metre', from_cents: 3_000 },
} as const;

/** the promise that the lead inbox counts down. */
export const REPLY_HOURS = 24;

/** L-031: what the legal pages fix. */
export const POLICY = {
  effective_on: { text: '16/02/2025', date: '2025-02-16' },
  minimum_age: 18,
  cancellation_hours: 8,
  /** how long an offer stands, and within how many days a bill is paid. */
  offer_days: 30,
  payment_days: 14,
} as const;

/** how long personal data are kept. The seven years are the tax law's. */
export const RETENTION = {
  leads: '12 maanden',
  clients: '5 jaar',
  bills: '7 jaar',
  measurements: '24 maanden',
  newsletter_signups: '7 dagen',
  awaited_files: '7 dagen',
} as const;

/** What the company must confirm one day, with the name of the value above. */
export const TO_CONFIRM = [
  { value: 'COMPANY.site_url', reason: 'example domain' },
  {
    value: 'COMPANY_FACTS.phone',
    reason: 'example number; and that WhatsApp is answered on it, where no other number is given',
  },
  { value: 'COMPANY_FACTS.email', reason: 'example domain' },
  { value: 'COMPANY.social', reason: 'example addresses' },
  { value: 'COMPANY_FACTS.street', reason: 'not known yet; the legal pages say so' },
  { value: 'COMPANY_FACTS.kvk_number', reason: 'not known yet; the legal pages say so' },
  { value: 'COMPANY_FACTS.vat_number', reason: 'not known yet; the legal pages say so' },
  { value: 'FOUNDING_MEMBER.discount_period', reason: 'R-01: first year, one page said permanent' },
  {
    value: 'COMPANY_FACTS.expertise_since',
    reason: 'R-02: 2018, 2024 and 10+ years stood beside each other',
  },
  { value: 'COMPANY_FACTS.team_experience', reason: 'R-02: years of experience together' },
  { value: 'COMPANY_FACTS.founder_experience', reason: 'R-02: years of the founder' },
  { value: 'about.team', reason: 'P-072: example people' },
  {
    value: 'about.values',
    reason: 'P-070: that they sail themselves, and try a coating a season long on panels of their own',
  },
  { value: 'videos', reason: 'P-086: example films; their addresses at the host stand for real ones' },
  { value: 'COMPANY_FACTS.rating_score', reason: 'R-07: the source of the ratings' },
  { value: 'COMPANY_FACTS.founding_places', reason: 'R-08: places left' },
  { value: 'FOUNDING_MEMBER.benefits', reason: 'Z-013: what each of them means in practice' },
  { value: 'PRICES', reason: 'every amount, and that it includes VAT' },
  { value: 'OFFERING_GROUPS', reason: 'Z-003: what the price of a group buys' },
  { value: 'POLICY', reason: 'R-59: a lawyer reads the terms; offer and payment days are proposals' },
  {
    value: 'RETENTION',
    reason: 'R-44: a lawyer reads the privacy policy; all but the seven years are proposals',
  },
  {
    value: 'accessibility',
    reason: 'a lawyer reads whether the law binds a company of this size, and which supervisor it names',
  },
  { value: 'WORK_TIMES', reason: 'all but the three of Z-010 are estimates' },
] as const;
