/** What is told of the versions of an article in a list of them. Pure. */
import { postVersionsText } from '../../../../content/admin/post-versions.ts';
import { addDays, dateAt, TIME_ZONE } from '../../../../domain/calendar-date.ts';
import type { PostVersion } from '../../../../domain/post-version.ts';
import type { BlogPostRow } from '../../../../domain/rows.generated.ts';

const text = postVersionsText;

const time_format = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: TIME_ZONE });
const day_format = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: TIME_ZONE });
const year_format = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: TIME_ZONE });

/** A moment as people here say it: 'vandaag 14:03', '3 mei 14:03', '3 mei 2025 14:03'. `at` is ISO 8601. */
function formatMoment(at: string, now_ms: number): string {
  const at_ms = Date.parse(at);
  const time = time_format.format(at_ms);
  const [day, today] = [dateAt(at_ms), dateAt(now_ms)];
  if (day === today) return text.today(time);
  if (day === addDays(today, -1)) return text.yesterday(time);
  const is_this_year = day.slice(0, 4) === today.slice(0, 4);
  return `${(is_this_year ? day_format : year_format).format(at_ms)} ${time}`;
}

/** When a version was saved, by the clock of its device; what no device saved, when it reached the server. */
export const formatVersionTime = ({ made_at, arrived_at }: PostVersion, now_ms: number): string => {
  const at = made_at ?? arrived_at;
  return at === null ? text.unknown_time : formatMoment(at, now_ms);
};

/** When a version reached the server, if a person would call that another moment than when it was saved; else null. */
export function formatArrival({ made_at, arrived_at }: PostVersion, now_ms: number): string | null {
  if (made_at === null || arrived_at === null) return null;
  const [made, arrived] = [formatMoment(made_at, now_ms), formatMoment(arrived_at, now_ms)];
  return made === arrived ? null : text.arrived(arrived);
}

/**
 * The version that visitors read now; null when they read none. While new pictures of its text are on their way that is the
 * version before them, which the article names.
 */
export function publicVersionId(
  versions: readonly PostVersion[],
  { ready, former_text }: Partial<Pick<BlogPostRow, 'ready' | 'former_text'>>,
): string | null {
  const newest = versions.find(({ state, lost }) => state === 'kept' && !lost);
  // A row that only stands here has no column that the server makes.
  if (ready === false || newest?.published !== true) return null;
  if (typeof former_text !== 'object' || former_text === null) return newest.id;
  const id: unknown = Reflect.get(former_text, 'version_id');
  return typeof id === 'string' ? id : null;
}

/** Whether the article was ever as this version has it: a refused save and one that lost to another never were. */
const wasArticle = ({ state, lost }: PostVersion): boolean => state !== 'rejected' && !lost;

/** The article as it is on this device now; undefined while no version of it is known. */
export const presentVersion = (versions: readonly PostVersion[]): PostVersion | undefined =>
  versions.find(wasArticle);

/** What the article was before a version; undefined for the oldest. */
export const versionBefore = (
  versions: readonly PostVersion[],
  version: PostVersion,
): PostVersion | undefined => versions.slice(versions.indexOf(version) + 1).find(wasArticle);

const isSameSave = (a: PostVersion, b: PostVersion): boolean =>
  a.change !== null && a.change.client_id === b.change?.client_id && a.change.seq === b.change.seq;

const without = (versions: readonly PostVersion[], others: readonly PostVersion[]): readonly PostVersion[] =>
  versions.filter((one) => !others.some((other) => other.id === one.id || isSameSave(other, one)));

/** The versions of an article as far as they are known. */
export interface KnownVersions {
  /** Saves of this device that the server did not keep when it was asked last, newest first. */
  readonly unsent: readonly PostVersion[];
  /** Those that the server keeps, newest first; null while it never answered. */
  readonly kept: readonly PostVersion[] | null;
}

/**
 * The list, newest first. `own`: the unsent saves now; one that was sent since the server was asked stays in its place until
 * the server tells it.
 */
export function joinVersions(
  own: readonly PostVersion[],
  known: KnownVersions | null,
): readonly PostVersion[] {
  const kept = known?.kept ?? [];
  const unsent = without(known?.unsent ?? [], kept);
  // Of a save that is refused since, the present state counts.
  const now = unsent.map((version) => own.find(({ id }) => id === version.id) ?? version);
  return [...without(own, [...unsent, ...kept]), ...now, ...kept];
}

/**
 * The version with an id. One that was not sent when it was looked at has the id of the server by now, and is found by
 * its change. `seen`: it as it was listed earlier.
 */
export const findVersion = (
  versions: readonly PostVersion[],
  id: string,
  seen: PostVersion | undefined,
): PostVersion | undefined =>
  versions.find((version) => version.id === id) ??
  (seen === undefined ? undefined : versions.find((version) => isSameSave(version, seen)));
