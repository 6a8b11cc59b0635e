/** What JSON of a person may hold before it enters the outbox: no NUL and no lone surrogate. */
import type { Json } from '../protocol.ts';

type JsonObject = Readonly<Record<string, Json>>;

const isArray = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isArray(value);

/** A surrogate without its other half (with the u flag, whole pairs do not match). */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Text without NUL and lone surrogates: PostgreSQL takes neither, JSON carries both. */
const cleanText = (text: string): string => text.replaceAll('\0', '').replace(LONE_SURROGATE, '');

/** The value without characters PostgreSQL cannot store, at any depth (K2: they would fail a whole batch). */
export function cleanJson(value: Json): Json {
  if (typeof value === 'string') return cleanText(value);
  if (isArray(value)) return value.map(cleanJson);
  return isObject(value) ? cleanColumns(value) : value;
}

/** `cleanJson` for a set of columns. */
export const cleanColumns = (set: JsonObject): Record<string, Json> =>
  Object.fromEntries(Object.entries(set).map(([name, value]) => [cleanText(name), cleanJson(value)]));

/** Equal as JSON: the order of an object's keys does not matter, a missing key differs from null. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (isArray(a)) {
    return isArray(b) && a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  }
  if (isObject(a)) {
    if (!isObject(b)) return false;
    const names = Object.keys(a);
    return (
      names.length === Object.keys(b).length && names.every((name) => name in b && sameJson(a[name], b[name]))
    );
  }
  return a === b;
}
