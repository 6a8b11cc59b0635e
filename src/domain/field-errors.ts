import * as v from 'valibot';
import { err, ok, type Result } from '../lib/result.ts';

/** Why a field was refused; the words for it stand in src/content. */
export type FieldErrorCode =
  | 'required'
  | 'invalid_email'
  | 'invalid_number'
  | 'negative'
  | 'too_large'
  | 'too_small'
  | 'too_precise'
  | 'too_long'
  | 'blocks_too_long'
  | 'invalid_date'
  | 'date_out_of_range'
  | 'invalid_choice'
  | 'invalid_address'
  | 'nothing_allowed'
  | 'unfinished'
  | 'in_the_past'
  | 'no_such_time';

/** Field name → the first reason it was refused. */
export type FieldErrors = Readonly<Record<string, FieldErrorCode>>;

const CODES: ReadonlySet<string> = new Set<FieldErrorCode>([
  'required',
  'invalid_email',
  'invalid_number',
  'negative',
  'too_large',
  'too_small',
  'too_precise',
  'too_long',
  'blocks_too_long',
  'invalid_date',
  'date_out_of_range',
  'invalid_choice',
  'invalid_address',
  'nothing_allowed',
  'unfinished',
  'in_the_past',
  'no_such_time',
]);

const isCode = (message: string): message is FieldErrorCode => CODES.has(message);

/** Reads input with a schema whose messages are codes; the first issue of each field counts. */
export const parseInput = <TSchema extends v.GenericSchema>(
  schema: TSchema,
  input: unknown,
): Result<v.InferOutput<TSchema>, FieldErrors> => {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return ok(parsed.output);
  const fields: Record<string, FieldErrorCode> = {};
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) ?? '';
    // Anything without a code of ours is a value of a type no form makes.
    fields[field] ??= isCode(issue.message) ? issue.message : 'invalid_choice';
  }
  return err(fields);
};
