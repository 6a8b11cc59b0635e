/** What the company says of itself on the site and changes in the settings. The same limits stand in its table. */
import * as v from 'valibot';
import type { FieldErrorCode } from './field-errors.ts';
import { optionalText, optionalTime, requiredEmail, requiredText, wholeNumber } from './fields.ts';

const code = (value: FieldErrorCode): FieldErrorCode => value;

const LIMITS = {
  expertise_since: [1950, 2100],
  rating_count: [1, 100_000],
  founding_year: [2000, 2200],
  founding_places: [0, 1000],
  figure: 20,
} as const;

/** A number that can be dialled from here, as it will be shown: Dutch with its zero, or with a country. */
const isDialled = (text: string | null): boolean =>
  text === null ||
  (/^[+\d][\d -]+$/.test(text) && /^(0[1-9]\d{8}|\+[1-9]\d{8,14})$/.test(text.replaceAll(/[ -]/g, '')));
const MAX_PHONE = 25;
const phone = v.pipe(
  requiredText(MAX_PHONE),
  v.transform((text) => text.replaceAll(/\s+/g, ' ')),
  v.check((text: string) => isDialled(text), code('invalid_number')),
);
const whatsapp = v.pipe(
  optionalText(MAX_PHONE),
  v.transform((text) => text?.replaceAll(/\s+/g, ' ') ?? null),
  v.check(isDialled, code('invalid_number')),
);

/** A number of a register, with or without the spaces and dots that people write in it. */
const registered = (form: RegExp) =>
  v.pipe(
    optionalText(),
    v.transform((text) => text?.replaceAll(/[\s.]/g, '').toUpperCase() ?? null),
    v.check((text) => text === null || form.test(text), code('invalid_number')),
  );

/** Stricter than addresses of others: it becomes a link on every page. */
const email = v.pipe(
  requiredEmail,
  v.maxLength(254, code('too_long')),
  v.regex(/^[\w.+-]+@[A-Za-z\d-]+(\.[A-Za-z\d-]+)+$/, code('invalid_email')),
);

const POSTAL_CODE = /^([1-9]\d{3})\s*([A-Za-z]{2})$/;
const postalCode = v.pipe(
  optionalText(),
  v.check((text) => text === null || POSTAL_CODE.test(text), code('invalid_choice')),
  v.transform(
    (text) =>
      text?.replace(POSTAL_CODE, (_all, digits: string, letters: string) =>
        `${digits} ${letters}`.toUpperCase(),
      ) ?? null,
  ),
);

const requiredTime = v.pipe(optionalTime, v.string(code('required')));

const score = v.pipe(
  requiredText(),
  v.transform((text) => text.replace('.', ',')),
  v.regex(/^([1-4](,\d)?|5(,0)?)$/, code('invalid_number')),
);

type Given = string | null | undefined;
const isGiven = (value: Given): boolean => (value ?? null) !== null;
const endsLater = (from: Given, to: Given): boolean => !from || !to || from < to;

/** Reads what the form gives; of what belongs together (an address, the hours of a day) it gives all. */
export const companySettingsEdit = v.pipe(
  v.partial(
    v.object({
      phone,
      whatsapp,
      email,
      street: optionalText(),
      postal_code: postalCode,
      kvk_number: registered(/^\d{8}$/),
      vat_number: registered(/^NL\d{9}B\d{2}$/),
      weekdays_from: requiredTime,
      weekdays_to: requiredTime,
      saturday_from: optionalTime,
      saturday_to: optionalTime,
      expertise_since: v.pipe(
        wholeNumber(...LIMITS.expertise_since),
        v.check((year) => year <= new Date().getFullYear(), code('too_large')),
      ),
      team_experience: requiredText(LIMITS.figure),
      founder_experience: requiredText(LIMITS.figure),
      gelcoat_treated: requiredText(LIMITS.figure),
      sealant_replaced: requiredText(LIMITS.figure),
      rating_score: score,
      rating_count: wholeNumber(...LIMITS.rating_count),
      founding_year: wholeNumber(...LIMITS.founding_year),
      founding_places: wholeNumber(...LIMITS.founding_places),
    }),
  ),
  v.forward(
    v.partialCheck(
      [['street'], ['postal_code']],
      ({ street, postal_code }) => isGiven(street) || !isGiven(postal_code),
      'required',
    ),
    ['street'],
  ),
  v.forward(
    v.partialCheck(
      [['street'], ['postal_code']],
      ({ street, postal_code }) => isGiven(postal_code) || !isGiven(street),
      'required',
    ),
    ['postal_code'],
  ),
  v.forward(
    v.partialCheck(
      [['weekdays_from'], ['weekdays_to']],
      ({ weekdays_from, weekdays_to }) => endsLater(weekdays_from, weekdays_to),
      'too_small',
    ),
    ['weekdays_to'],
  ),
  v.forward(
    v.partialCheck(
      [['saturday_from'], ['saturday_to']],
      ({ saturday_from, saturday_to }) => isGiven(saturday_from) || !isGiven(saturday_to),
      'required',
    ),
    ['saturday_from'],
  ),
  v.forward(
    v.partialCheck(
      [['saturday_from'], ['saturday_to']],
      ({ saturday_from, saturday_to }) => isGiven(saturday_to) || !isGiven(saturday_from),
      'required',
    ),
    ['saturday_to'],
  ),
  v.forward(
    v.partialCheck(
      [['saturday_from'], ['saturday_to']],
      ({ saturday_from, saturday_to }) => endsLater(saturday_from, saturday_to),
      'too_small',
    ),
    ['saturday_to'],
  ),
);

/** A column that the office changes. */
export type CompanyField = keyof v.InferInput<typeof companySettingsEdit>;

interface FoundingFacts {
  readonly founding_year: number;
  readonly founding_places: number;
}

/** Why the site no longer names places: the year is over, or none is left; null while it does. */
export function foundingWarning(
  current_year: number,
  { founding_year, founding_places }: FoundingFacts,
): 'year_over' | 'no_places' | null {
  if (current_year > founding_year) return 'year_over';
  return founding_places === 0 ? 'no_places' : null;
}
