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

const DAYS = ['Monday to Friday', 'Saturday'] as const;

/** '4,9' and '2.000+' as English writes them. */
const numbers = (text: string): string => text.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));

export const companyOf = (facts: CompanyFacts) => {
  const { hours, gelcoat_treated, rating_score, ...others } = dutchCompanyOf(facts);
  return {
    ...others,
    gelcoat_treated: numbers(gelcoat_treated),
    rating_score: numbers(rating_score),
    hours: hours.map((day, at) => ({ ...day, days: DAYS[at] ?? '' })),
  };
};

export const COMPANY = {
  ...FACTS,
  line: 'Premium yacht care at your berth',
  area: 'all of the Netherlands',
} as const;

export const COUNTRY = 'Netherlands';

export const PHONE_HOURS = 'Telephone answered 24/7';

const { discount_percent, confirmation_hours } = MEMBER;
export const FOUNDING_MEMBER = {
  discount_percent,
  confirmation_hours,
  discount_period: 'first year',
} as const;

export const DURATIONS = {
  ceramic: '1–2 years',
  sealing: '3–6 months',
  sealing_up_to: 'up to 6 months',
  gelcoat_repair_interval: '3–5 years',
  restoration_interval: '2–3 years',
} as const;

export const WORK_TIMES = {
  basic_gelcoat: '2–3 days',
  underwater: '2–4 days',
  full_transformation: '2–3 weeks',
  sealant_edges: '1–3 days',
  polishing: '1–3 days',
  matting: '1–2 days',
  spot_repair: 'half a day',
  scratch_removal: 'half a day',
  plexiglass: '1 day',
  teak: '2–5 days',
  washing: '1 day',
  steel: '1 day',
  sails: '1–2 weeks',
  ceramic: '2–3 days',
} as const;

export const ADVISED_UPKEEP = {
  polishing: 'at least once a year',
  sealing: 'twice a year',
  ceramic: 'once a year',
} as const;

export const NEGLECT_COST = '15–20%';

const { from_cents, to_cents } = PRICES.ceramic_coating;
export const CERAMIC_PRICE = `€${from_cents / 100}–${to_cents / 100} per foot`;
