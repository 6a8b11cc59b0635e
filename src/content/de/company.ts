import {
  COMPANY as FACTS,
  companyOf as dutchCompanyOf,
  FOUNDING_MEMBER as MEMBER,
  PRICES,
} from '../company.ts';
import type { CompanyFacts } from '../company-facts.ts';

// What is no word stays the one fact that it is.
export {
  BASE_CENTRE,
  BASE_RADIUS_KM,
  expertiseYears,
  FOUNDED_YEAR,
  GUARANTEE_YEARS,
  POLICY,
  PRICES,
  REPLY_HOURS,
} from '../company.ts';

const DAYS = ['Montag bis Freitag', 'Samstag'] as const;

export const companyOf = (facts: CompanyFacts) => {
  const { hours, ...others } = dutchCompanyOf(facts);
  return { ...others, hours: hours.map((day, at) => ({ ...day, days: DAYS[at] ?? '' })) };
};

export const COMPANY = {
  ...FACTS,
  line: 'Premium-Yachtpflege an Ihrem Liegeplatz',
  area: 'den gesamten Niederlanden',
} as const;

export const COUNTRY = 'Niederlande';

export const PHONE_HOURS = 'Telefonisch 24/7 erreichbar';

const { discount_percent, confirmation_hours } = MEMBER;
export const FOUNDING_MEMBER = {
  discount_percent,
  confirmation_hours,
  discount_period: 'ersten Jahr',
} as const;

export const DURATIONS = {
  ceramic: '1–2 Jahre',
  sealing: '3–6 Monate',
  sealing_up_to: 'bis zu 6 Monate',
  gelcoat_repair_interval: '3–5 Jahre',
  restoration_interval: '2–3 Jahre',
} as const;

export const WORK_TIMES = {
  basic_gelcoat: '2–3 Tage',
  underwater: '2–4 Tage',
  full_transformation: '2–3 Wochen',
  sealant_edges: '1–3 Tage',
  polishing: '1–3 Tage',
  matting: '1–2 Tage',
  spot_repair: 'einen halben Tag',
  scratch_removal: 'einen halben Tag',
  plexiglass: '1 Tag',
  teak: '2–5 Tage',
  washing: '1 Tag',
  steel: '1 Tag',
  sails: '1–2 Wochen',
  ceramic: '2–3 Tage',
} as const;

export const ADVISED_UPKEEP = {
  polishing: 'mindestens einmal im Jahr',
  sealing: 'zweimal im Jahr',
  ceramic: 'einmal im Jahr',
} as const;

export const NEGLECT_COST = '15–20%';

const { from_cents, to_cents } = PRICES.ceramic_coating;
export const CERAMIC_PRICE = `${from_cents / 100}–${to_cents / 100}\u00a0€ pro Fuß`;
