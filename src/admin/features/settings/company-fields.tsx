/** What the forms of the company have in common: its fields in pairs, their inputs, and what they give. */
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { HTMLAttributes } from 'react';
import { entityTexts } from '../../../content/admin/entities.ts';
import { settingsText } from '../../../content/admin/settings.ts';
import type { CompanyField } from '../../../domain/company-settings.ts';
import type { FieldErrorCode } from '../../../domain/field-errors.ts';
import type { CompanySettingRow } from '../../../domain/rows.generated.ts';
import type { FieldTexts, SomeTexts } from '../../components/forms/draft.ts';
import type { EntityFields } from '../../components/forms/use-drafted-form.ts';
import classes from './company-section.module.css';

const words = settingsText.company;
const labels = entityTexts.company_settings.columns;

export type CompanyPart = keyof typeof words.parts;

/** The fields of each part, in pairs that stand beside each other and are saved together. */
const PAIRS: Readonly<Record<CompanyPart, readonly (readonly CompanyField[])[]>> = {
  reach: [
    ['phone', 'whatsapp'],
    ['email'],
    ['street', 'postal_code'],
    ['weekdays_from', 'weekdays_to'],
    ['saturday_from', 'saturday_to'],
  ],
  registers: [['kvk_number', 'vat_number']],
  claims: [
    ['rating_score', 'rating_count'],
    ['gelcoat_treated', 'sealant_replaced'],
    ['team_experience', 'founder_experience'],
    ['expertise_since'],
  ],
  founding: [['founding_year', 'founding_places']],
};

/** The parts in the order of the section. */
export const COMPANY_PARTS: readonly CompanyPart[] = ['founding', 'reach', 'registers', 'claims'];

const KEYBOARDS: Partial<Record<CompanyField, HTMLAttributes<HTMLInputElement>['inputMode']>> = {
  phone: 'tel',
  whatsapp: 'tel',
  kvk_number: 'numeric',
  email: 'email',
  expertise_since: 'numeric',
  rating_score: 'decimal',
  rating_count: 'numeric',
  founding_year: 'numeric',
  founding_places: 'numeric',
};

const ABOUT: Partial<Record<CompanyField, string>> = words.about;
const ERRORS: Readonly<Record<string, Readonly<Partial<Record<FieldErrorCode, string>>>>> = words.errors;

/** The values of a form of the company: texts of the fields of its parts. */
type CompanyValues = FieldTexts<string>;

const textsOf = (parts: readonly CompanyPart[], textOf: (field: CompanyField) => string): CompanyValues =>
  Object.fromEntries(parts.flatMap((part) => PAIRS[part].flat()).map((field) => [field, textOf(field)]));

/** The fields of some parts, as their form is configured. */
export const companyFields = (parts: readonly CompanyPart[]): EntityFields<string> => ({
  blank: textsOf(parts, () => ''),
  labels: textsOf(parts, (field) => labels[field]),
  error_words: ERRORS,
});

/** What the fields of some parts hold of a row. */
export const companyValues = (parts: readonly CompanyPart[], row: CompanySettingRow): CompanyValues =>
  textsOf(parts, (field) => String(row[field] ?? ''));

/** What is sent of a form: each pair whole of which a field was changed. */
export const companyChanges = (changed: SomeTexts<string>, values: CompanyValues): SomeTexts<string> => {
  const pairs = Object.values(PAIRS).flat();
  const sent = pairs.filter((pair) => pair.some((field) => field in changed)).flat();
  return Object.fromEntries(sent.map((field) => [field, values[field] ?? '']));
};

interface Props {
  readonly part: CompanyPart;
  readonly form: UseFormReturnType<CompanyValues>;
}

/** The inputs of one part. */
export function CompanyInputs({ part, form }: Props) {
  return PAIRS[part].map((pair) => (
    <div key={pair[0]} className={classes['pair']}>
      {pair.map((field) => (
        <TextInput
          key={field}
          name={field}
          size="md"
          inputMode={KEYBOARDS[field]}
          label={labels[field]}
          description={ABOUT[field]}
          // Below the input, so that two beside each other stand on one line.
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...form.getInputProps(field)}
        />
      ))}
    </div>
  ));
}
