import * as v from 'valibot';
import type { Json } from '../../../sync/index.ts';

/** The values of a form: a text for each of its fields. */
export type FieldTexts<F extends string> = Readonly<Record<F, string>>;

/** The texts of some fields only. */
export type SomeTexts<F extends string> = { readonly [field in F]?: string };

/** Values of a row's columns as they were seen. */
export type SeenValues = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The row as it stood on the screen when the edit began; its rev is the base of the save, and a value the person did
 * not see is never replaced (OB12).
 */
export interface EditBase<F extends string> {
  readonly rev: number;
  readonly values: FieldTexts<F>;
  /** The columns behind the fields. */
  readonly seen: SeenValues;
}

/** The start values of a form. */
export interface FormStart<F extends string> {
  readonly values: FieldTexts<F>;
  /** Of the row on the screen now; null for a form that makes a new one. */
  readonly rev: number | null;
  readonly seen: SeenValues;
}

/** A half-filled form as kept on the device; `base` only when it edits a row. */
export interface FormDraft<F extends string> {
  readonly values: FieldTexts<F>;
  readonly base: EditBase<F> | null;
}

const texts = v.record(v.string(), v.string());
const seen = v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])));
const stored = v.object({
  values: texts,
  base: v.nullable(
    v.object({ rev: v.pipe(v.number(), v.safeInteger()), values: texts, seen: v.optional(seen, {}) }),
  ),
});

/** The names of a form's fields. */
export const fieldsOf = <F extends string>(values: FieldTexts<F>): readonly F[] => {
  const isField = (key: string): key is F => Object.hasOwn(values, key);
  return Object.keys(values).filter(isField);
};

/** The fields of `blank` with what `found` says of them; fields this build does not know are left behind. */
const known = <F extends string>(
  blank: FieldTexts<F>,
  found: Readonly<Record<string, string>>,
): FieldTexts<F> => {
  const result: Record<F, string> = { ...blank };
  for (const field of fieldsOf(blank)) result[field] = found[field] ?? result[field];
  return result;
};

/** Reads a kept draft, perhaps of an older build; null when there is none or it makes no sense. */
export function readDraft<F extends string>(value: unknown, blank: FieldTexts<F>): FormDraft<F> | null {
  const parsed = v.safeParse(stored, value);
  if (!parsed.success) return null;
  const { values, base } = parsed.output;
  return {
    values: known(blank, values),
    base: base && { rev: base.rev, values: known(blank, base.values), seen: base.seen },
  };
}

/** The draft as the device keeps it. */
export const draftJson = <F extends string>({ values, base }: FormDraft<F>): Json => ({
  values,
  base: base && { rev: base.rev, values: base.values, seen: base.seen },
});

/** The fields whose text differs, with the text they have now. */
export function changedFields<F extends string>(from: FieldTexts<F>, to: FieldTexts<F>): SomeTexts<F> {
  const changed: { [field in F]?: string } = {};
  for (const field of fieldsOf(to)) if (from[field] !== to[field]) changed[field] = to[field];
  return changed;
}
