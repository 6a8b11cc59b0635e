import * as v from 'valibot';
import { err, ok, type Result } from '../lib/result.ts';
import { isTime } from './wall-clock.ts';
import { isWorkDate, parseDate } from './calendar-date.ts';
import type { FieldErrorCode } from './field-errors.ts';
import { amountOf, parseAmount } from './money.ts';

/** Building blocks of the input schemas: forms give texts, rows want trimmed texts, numbers and nulls. */

/** The same limits stand as checks in the SQL of the tables: a longer text would only be refused later. */
const MAX_SHORT_TEXT = 200;
const MAX_EMAIL_TEXT = 320;
/** In UTF-16 code units, as the tables count them or fewer. */
export const MAX_LONG_TEXT = 20_000;

const code = (value: FieldErrorCode): FieldErrorCode => value;

/** Runs a parser that answers a Result as one step of a schema. */
const step = <In, Out>(parse: (input: In) => Result<Out, FieldErrorCode>) =>
  v.rawTransform<In, Out>(({ dataset, addIssue, NEVER }) => {
    const parsed = parse(dataset.value);
    if (parsed.ok) return parsed.value;
    addIssue({ message: parsed.error });
    return NEVER;
  });

/** What a number field gives: its text, or a number. */
const textOrNumber = v.nullish(v.union([v.string(), v.number()], code('invalid_number')), '');

const formText = v.nullish(v.string(), '');

/** Text that must hold something after trimming (M-011); at most `max` characters. */
export const requiredText = (max: number = MAX_SHORT_TEXT) =>
  v.pipe(formText, v.trim(), v.nonEmpty(code('required')), v.maxLength(max, code('too_long')));

/** Text that may be left out: trimmed, null when empty; at most `max` characters. */
export const optionalText = (max: number = MAX_SHORT_TEXT) =>
  v.pipe(
    formText,
    v.trim(),
    v.maxLength(max, code('too_long')),
    v.transform((text) => (text === '' ? null : text)),
  );

/** Notes: kept as typed, spaces and line breaks too, null when empty. */
export const notesText = v.pipe(
  formText,
  v.maxLength(MAX_LONG_TEXT, code('too_long')),
  v.transform((text) => (text === '' ? null : text)),
);

/** An e-mail address, required: the browser's own rule for `type=email`, and a domain with a dot (M-011). */
export const requiredEmail = v.pipe(
  requiredText(MAX_EMAIL_TEXT),
  v.rfcEmail(code('invalid_email')),
  v.regex(/\.[^.@]+$/, code('invalid_email')),
);

const MAX_YACHT_LENGTH_DM = 10_000;

const parseYachtLength = (input: string | number): Result<number | null, FieldErrorCode> => {
  const text = String(input)
    .trim()
    .replace(',', '.')
    .replace(/\s*m(?:eter)?$/i, '');
  if (text === '') return ok(null);
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(text)) return err('invalid_number');
  const metres = Number(text);
  if (metres <= 0) return err('too_small');
  const decimetres = Math.round(metres * 10);
  if (Math.abs(metres * 10 - decimetres) > 1e-6) return err('too_precise');
  return decimetres >= MAX_YACHT_LENGTH_DM ? err('too_large') : ok(decimetres / 10);
};

/** Metres in steps of 0.1, comma or point, over 0 and under 1000; empty is none (M-012). */
export const yachtLength = v.pipe(textOrNumber, step(parseYachtLength));

const parseAmountField = (input: string | number): Result<number, FieldErrorCode> => {
  const text = typeof input === 'number' ? input.toFixed(2) : input;
  const cents = parseAmount(text);
  return cents.ok ? ok(amountOf(cents.value)) : cents;
};

/** An amount as typed, or a number in euros, to euros with at most two decimals; empty is 0 (M-014). */
export const amountField = v.pipe(textOrNumber, step(parseAmountField));

/** A day that work can have, as typed: the SQL of the tables takes no other. */
export const parseWorkDate = (input: string): Result<string, FieldErrorCode> => {
  const date = parseDate(input);
  if (date === null) return err('invalid_date');
  return isWorkDate(date) ? ok(date) : err('date_out_of_range');
};

const parseDateField = (input: string): Result<string, FieldErrorCode> => {
  if (input.trim() === '') return err('required');
  return parseWorkDate(input);
};

/** A calendar date, required (M-013). */
export const requiredDate = v.pipe(v.nullish(v.string(), ''), step(parseDateField));

/** One of a fixed list. */
export const choice = <const TOptions extends readonly string[]>(options: TOptions) =>
  v.picklist(options, code('invalid_choice'));

const parseTimeField = (input: string): Result<string | null, FieldErrorCode> => {
  const text = input.trim();
  if (text === '') return ok(null);
  const time = text.replace('.', ':').replace(/^\d:/, '0$&');
  return isTime(time) ? ok(time) : err('no_such_time');
};

/** A time of day as typed ('9:30', '09.30') to 'HH:mm'; null when empty. */
export const optionalTime = v.pipe(formText, step(parseTimeField));

/** The same limits stand as a check in the SQL of services. */
const DURATION_MINUTES = { min: 5, max: 1_440 } as const;

const parseDuration = (input: string | number): Result<number | null, FieldErrorCode> => {
  const text = String(input).trim();
  if (text === '') return ok(null);
  if (!/^-?\d+$/.test(text)) return err('invalid_number');
  const minutes = Number(text);
  if (minutes < DURATION_MINUTES.min) return err('too_small');
  return minutes > DURATION_MINUTES.max ? err('too_large') : ok(minutes);
};

/** Whole minutes of planned work, from five to those of a day; null when empty. */
export const durationMinutes = v.pipe(textOrNumber, step(parseDuration));

/** The id of another row that may be left out; null when empty. */
export const optionalId = v.pipe(
  formText,
  v.union([v.literal(''), v.pipe(v.string(), v.uuid())], code('invalid_choice')),
  v.transform((id) => (id === '' ? null : id)),
);

/** A whole number within bounds, required. */
export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    textOrNumber,
    step((input: string | number): Result<number, FieldErrorCode> => {
      const text = String(input).trim();
      if (text === '') return err('required');
      if (!/^-?\d{1,9}$/.test(text)) return err('invalid_number');
      if (Number(text) < least) return err('too_small');
      return Number(text) > most ? err('too_large') : ok(Number(text));
    }),
  );
