/** What the office writes in the form of an article; apart from `post.ts`, which pages of visitors load. */
import * as v from 'valibot';
import { err, ok, type Result } from '../lib/result.ts';
import type { FieldErrorCode, FieldErrors } from './field-errors.ts';
import { optionalText, parseWorkDate, requiredDate, requiredText } from './fields.ts';
import { instantsOf, isTime, type WallTime, wallTimeAt } from './wall-clock.ts';

/** the longest slug. */
export const MAX_SLUG_CHARACTERS = 100;

const FALLBACK = 'artikel';

const withinLimit = (slug: string, most: number): string => slug.slice(0, most).replace(/-+$/, '');

/**
 * the one way from a title to a slug: small letters without accents, digits, and single hyphens; at most
 * 100 characters.
 */
export function slugOf(title: string): string {
  const plain = title
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9\s_-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return withinLimit(plain, MAX_SLUG_CHARACTERS) || FALLBACK;
}

/** the slug itself, or with the lowest -n that is free (from 2), still within the limit. */
export function freeSlug(slug: string, is_taken: (slug: string) => boolean): string {
  if (!is_taken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    const candidate = withinLimit(slug, MAX_SLUG_CHARACTERS - suffix.length) + suffix;
    if (!is_taken(candidate)) return candidate;
  }
}

/** whether a slug is that of this title with the -n it got because another article has the title's own. */
export function isNumberedSlug(slug: string, title: string): boolean {
  const own = slugOf(title);
  const suffix = /-\d+$/.exec(slug)?.[0];
  if (suffix === undefined || slug === own) return false;
  return slug === withinLimit(own, MAX_SLUG_CHARACTERS - suffix.length) + suffix;
}

/** Whether a text can be a slug at all; addresses that cannot are not asked for. */
export const isSlug = (text: string): boolean =>
  text.length <= MAX_SLUG_CHARACTERS && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** what a search engine shows. The table takes more, for articles of before. */
export const MAX_META_DESCRIPTION = 160;
/** The same limits stand as checks in the SQL of the table. */
const MAX_CATEGORY = 100;
const MAX_SUMMARY = 2_000;
const MAX_ALT = 500;
const MAX_CONTENT = 500_000;

const not_a_slug: FieldErrorCode = 'invalid_address';
const too_long: FieldErrorCode = 'too_long';
const not_a_date: FieldErrorCode = 'invalid_date';

/** When the server publishes it, ISO 8601. */
const moment = v.nullable(
  v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text)), not_a_date),
  ),
);

const entries = {
  title: requiredText(),
  author: requiredText(),
  // One of the form's list; a row may hold another one of before.
  category: requiredText(MAX_CATEGORY),
  metaDescription: requiredText(MAX_META_DESCRIPTION),
  // The form puts the places of its blocks into a text that is empty.
  content: requiredText(MAX_CONTENT),
  slug: v.pipe(requiredText(MAX_SLUG_CHARACTERS), v.check(isSlug, not_a_slug)),
  summary: optionalText(MAX_SUMMARY),
  excerpt: optionalText(MAX_SUMMARY),
  alt: optionalText(MAX_ALT),
  date: requiredDate,
};

/** What of an unfinished article may be missing: everything but its title. */
const unfinished = {
  author: optionalText(),
  category: optionalText(MAX_CATEGORY),
  metaDescription: optionalText(MAX_META_DESCRIPTION),
  content: v.pipe(v.string(), v.trim(), v.maxLength(MAX_CONTENT, too_long)),
};

/** A whole article as it is published at once. */
export const publishedPost = v.object(entries);

/** An article that is kept as a draft: it needs no more than a title, and has no day until it is published. */
export const draftPost = v.object({ ...entries, ...unfinished, date: v.nullable(v.string()) });

/** A whole article that the server is to publish later: it gets its day when that happens. */
export const plannedPost = v.object({ ...entries, date: v.nullable(v.string()) });

/**
 * The moment, ISO 8601, at which an article is to be published: of a time that the clock shows twice the first that is yet
 * to come. `kept` is the moment it is planned for already, which stays when the clock shows it so. What cannot be comes back
 * by the fields `publish_date` and `publish_time`.
 */
export function readPlan(
  plan: WallTime,
  { now_ms, kept }: { readonly now_ms: number; readonly kept: string | null },
): Result<string, FieldErrors> {
  const date = plan.date === '' ? err<FieldErrorCode>('required') : parseWorkDate(plan.date);
  const time_error = isTime(plan.time) ? null : 'required';
  if (!date.ok || time_error !== null)
    return err({
      ...(date.ok ? {} : { publish_date: date.error }),
      ...(time_error === null ? {} : { publish_time: time_error }),
    });
  const kept_ms = Date.parse(kept ?? '');
  const as_kept = wallTimeAt(kept_ms);
  const is_kept = as_kept.date === date.value && as_kept.time === plan.time;
  const instants = is_kept ? [kept_ms] : instantsOf({ date: date.value, time: plan.time });
  if (instants.length === 0) return err({ publish_time: 'no_such_time' });
  const at_ms = instants.find((instant) => instant > now_ms);
  if (at_ms !== undefined) return ok(is_kept && kept !== null ? kept : new Date(at_ms).toISOString());
  const is_today = date.value >= wallTimeAt(now_ms).date;
  return err({ [is_today ? 'publish_time' : 'publish_date']: 'in_the_past' });
}

/** A new article as its form gives it; it is a draft unless it says otherwise. Picture and blocks come beside it. */
export const newPost = v.object({
  ...entries,
  published: v.optional(v.boolean(), false),
  publish_at: v.optional(moment),
});

/** Changed columns of an article; a column that is not given stays untouched, and a draft may lack some. */
export const postEdit = v.partial(
  v.object({ ...entries, ...unfinished, published: v.boolean(), publish_at: moment }),
);
