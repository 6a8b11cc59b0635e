/**
 * The facts about the company, each in one place. `TO_CONFIRM` lists those that the company has yet to confirm;
 * the R-numbers are decisions on what the specification contradicts or leaves open.
 */

export const COMPANY = {
  name: 'Havenglans',
  line: 'Premium yacht care aan uw ligplaats',
  /** Where the site stands: the only source of whole addresses in pages, feed and sitemap, and in mails without SITE_URL. */
  site_url: 'https://havenglans.example',
  phone: { text: '020 123 45 67', href: 'tel:+31201234567' },
  email: { text: 'info@havenglans.example', href: 'mailto:info@havenglans.example' },
  /** N-011: a professional and a photo-sharing network. */
  social: [
    { network: 'LinkedIn', href: 'https://www.linkedin.com/company/havenglans' },
    { network: 'Instagram', href: 'https://www.instagram.com/havenglans' },
  ],
  base: 'Amsterdam',
  area: 'heel Nederland',
  /** Street, number, postal code and town. */
  address: null,
  kvk_number: null,
  vat_number: null,
} as const;

/** the telephone is answered day and night; these are the hours of work. Times are Amsterdam wall time. */
export const OPENING_HOURS = [
  {
    days: 'Maandag t/m vrijdag',
    /** As schema.org names them. */
    week_days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  },
  { days: 'Zaterdag', week_days: ['Saturday'], opens: '10:00', closes: '17:00' },
] as const;
export const PHONE_HOURS = 'Telefonisch 24/7 bereikbaar';

/** the base area around Amsterdam in kilometres; work itself is taken on in the whole country. */
export const BASE_RADIUS_KM = 100;
export const BASE_CENTRE = { latitude: 52.3676, longitude: 4.9041 } as const;

/** the company was founded in 2024; its people count their expertise from 2018. */
export const FOUNDED_YEAR = 2024;
export const EXPERTISE_SINCE_YEAR = 2018;
export const TEAM_EXPERIENCE = '10+';
export const FOUNDER_EXPERIENCE = '5+';

/** years of expertise, counted in a given calendar year. */
export function expertiseYears(current_year: number): number {
  return current_year - EXPERTISE_SINCE_YEAR;
}

/** The founding-member programme, with what it promises besides the discount (F-063). */
export const FOUNDING_MEMBER = {
  discount_percent: 15,
  discount_period: 'eerste jaar',
  year: 2025,
  places: 7,
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
export const CERAMIC_PRICE = '€ 45–60 per voet';

/** What has been done so far (P-073). */
export const FIGURES = { gelcoat_treated: '2.000+ m²', sealant_replaced: '250+ m' } as const;

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

/** D-014: examples of where we work, by province; work itself is taken on in the whole country. */
export const REGIONS = [
  { name: 'Noord-Holland', locations: ['Amsterdam', 'Muiden', 'Monnickendam', 'IJmuiden'] },
  { name: 'Zuid-Holland', locations: ['Rotterdam', 'Kaag', 'Leiden', 'Den Haag'] },
  { name: 'Flevoland', locations: ['Almere', 'Lelystad', 'Zeewolde', 'Urk'] },
  { name: 'Utrecht', locations: ['Loosdrecht', 'Vinkeveen', 'Breukelen'] },
] as const;

/** shown as content, never as rating markup about ourselves. */
export const RATING = { score: '4,9', count: 87 } as const;

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
  { value: 'COMPANY.phone', reason: 'example number' },
  { value: 'COMPANY.email', reason: 'example domain' },
  { value: 'COMPANY.social', reason: 'example addresses' },
  { value: 'COMPANY.address', reason: 'not known yet; the legal pages say so' },
  { value: 'COMPANY.kvk_number', reason: 'not known yet; the legal pages say so' },
  { value: 'COMPANY.vat_number', reason: 'not known yet; the legal pages say so' },
  { value: 'FOUNDING_MEMBER.discount_period', reason: 'R-01: first year, one page said permanent' },
  { value: 'EXPERTISE_SINCE_YEAR', reason: 'R-02: 2018, 2024 and 10+ years stood beside each other' },
  { value: 'TEAM_EXPERIENCE', reason: 'R-02: years of experience together' },
  { value: 'FOUNDER_EXPERIENCE', reason: 'R-02: years of the founder' },
  { value: 'about.team', reason: 'P-072: example people' },
  {
    value: 'about.values',
    reason: 'P-070: that they sail themselves, and try a coating a season long on panels of their own',
  },
  { value: 'videos', reason: 'P-086: example films; their addresses at the host stand for real ones' },
  { value: 'RATING', reason: 'R-07: the source of the ratings' },
  { value: 'FOUNDING_MEMBER.places', reason: 'R-08: places left' },
  { value: 'FOUNDING_MEMBER.benefits', reason: 'Z-013: what each of them means in practice' },
  { value: 'PRICES', reason: 'every amount, and that it includes VAT' },
  { value: 'OFFERING_GROUPS', reason: 'Z-003: what the price of a group buys' },
  { value: 'POLICY', reason: 'R-59: a lawyer reads the terms; offer and payment days are proposals' },
  {
    value: 'RETENTION',
    reason: 'R-44: a lawyer reads the privacy policy; all but the seven years are proposals',
  },
  { value: 'WORK_TIMES', reason: 'all but the three of Z-010 are estimates' },
] as const;
