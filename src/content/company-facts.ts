/**
 * What the office changes in the settings ('Bedrijf'), as the one row of `company_settings` has it from the beginning. A
 * build of a project takes the project's own row in place of these values (app/build/snapshot-plugin.ts), and a page that
 * somebody looks at asks for it again. What the terms, the privacy policy or mails promise is none of these.
 */
export interface CompanyFacts {
  readonly phone: string;
  /** Where WhatsApp is answered; the telephone above when it is not given. */
  readonly whatsapp: string | null;
  readonly email: string;
  /** An address is whole or not given; its town is COMPANY.base. */
  readonly street: string | null;
  readonly postal_code: string | null;
  /** The legal pages say that they follow while they are not given. */
  readonly kvk_number: string | null;
  readonly vat_number: string | null;
  /** Amsterdam wall time; the company is closed on a Saturday without times. */
  readonly weekdays_from: string;
  readonly weekdays_to: string;
  readonly saturday_from: string | null;
  readonly saturday_to: string | null;
  /** the people of the company count their expertise from this year. */
  readonly expertise_since: number;
  readonly team_experience: string;
  readonly founder_experience: string;
  /** P-073: what has been done so far. */
  readonly gelcoat_treated: string;
  readonly sealant_replaced: string;
  /** shown as content, never as rating markup about ourselves. */
  readonly rating_score: string;
  readonly rating_count: number;
  /** until when the site names places of the founding members, and how many are left. */
  readonly founding_year: number;
  readonly founding_places: number;
}

/** The facts that pages show as they are, without a link. */
export type CompanyClaims = Omit<CompanyFacts, 'phone' | 'whatsapp' | 'email'>;

export const COMPANY_FACTS: CompanyFacts = {
  phone: '020 123 45 67',
  whatsapp: null,
  email: 'info@havenglans.example',
  street: null,
  postal_code: null,
  kvk_number: null,
  vat_number: null,
  weekdays_from: '09:00',
  weekdays_to: '18:00',
  saturday_from: '10:00',
  saturday_to: '17:00',
  expertise_since: 2018,
  team_experience: '10+',
  founder_experience: '5+',
  gelcoat_treated: '2.000+ m²',
  sealant_replaced: '250+ m',
  rating_score: '4,9',
  rating_count: 87,
  founding_year: 2025,
  founding_places: 7,
};
