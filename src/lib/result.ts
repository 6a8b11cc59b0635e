/** An expected outcome: a value, or an error that the caller must decide about by its code. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a value as success. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** Wraps an expected failure; surprises are thrown instead. */
export const err = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });
