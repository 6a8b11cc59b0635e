/** The state of the list in the address: search text and filters. */
import type { PostListItem } from '../../../../data/index.ts';
import { type CalendarDate, isCalendarDate } from '../../../../domain/calendar-date.ts';
import { foldText } from '../../../../lib/search-text.ts';

export const POST_STATUSES = ['all', 'published', 'planned', 'draft'] as const;
type StatusFilter = (typeof POST_STATUSES)[number];

const SEO_FILTERS = ['met', 'missed'] as const;

export interface PostParams {
  readonly search: string;
  /** null: every category. */
  readonly category: string | null;
  readonly status: StatusFilter;
  /** Those that meet the rules for search engines, or miss one; null: both. */
  readonly seo: (typeof SEO_FILTERS)[number] | null;
  /** Those made on this day or later; null: all. */
  readonly since: CalendarDate | null;
}

/** The filters without which the list is whole. */
export const NO_FILTERS: Omit<PostParams, 'search'> = {
  category: null,
  status: 'all',
  seo: null,
  since: null,
};

/** Reads the list's part of an address query; what is unknown becomes the default. */
export const parsePostParams = (query: URLSearchParams): PostParams => ({
  search: query.get('q') ?? '',
  category: query.get('categorie') || null,
  status: POST_STATUSES.find((status) => status === query.get('status')) ?? 'all',
  seo: SEO_FILTERS.find((seo) => seo === query.get('seo')) ?? null,
  since: [query.get('sinds') ?? ''].find(isCalendarDate) ?? null,
});

/** The query with this change: defaults are left out, other keys stay as they are. */
export function withPostParams(query: URLSearchParams, change: Partial<PostParams>): URLSearchParams {
  const { search, category, status, seo, since } = { ...parsePostParams(query), ...change };
  const result = new URLSearchParams(query);
  const put = (key: string, value: string | null) => {
    if (value) result.set(key, value);
    else result.delete(key);
  };
  put('q', search);
  put('categorie', category);
  put('status', status === 'all' ? null : status);
  put('seo', seo);
  put('sinds', since);
  return result;
}

/** Whether visitors read it, or the server is to publish it, or neither. */
const statusOf = ({ published, publish_at }: PostListItem): Exclude<StatusFilter, 'all'> => {
  if (published) return 'published';
  return publish_at === null ? 'draft' : 'planned';
};

/** The articles that pass: every word of the search is in them, and category and status are those asked for. */
export function filterPosts(
  posts: readonly PostListItem[],
  { search, category, status, seo, since }: PostParams,
): readonly PostListItem[] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return posts.filter(
    (post) =>
      (category === null || post.category === category) &&
      (status === 'all' || statusOf(post) === status) &&
      (seo === null || post.meets_seo === (seo === 'met')) &&
      (since === null || post.created_on >= since) &&
      words.every((word) => post.search_key.includes(word)),
  );
}

/** The categories that occur, those of the form first and in its order, and the one that is chosen. */
export const categoriesIn = (
  posts: readonly PostListItem[],
  known: readonly string[],
  chosen: string | null,
): readonly string[] => {
  const in_use = new Set(posts.map(({ category }) => category));
  if (chosen !== null) in_use.add(chosen);
  const others = [...in_use].filter((category) => category !== null && !known.includes(category));
  return [
    ...known.filter((category) => in_use.has(category)),
    ...others.filter((one) => one !== null).toSorted(),
  ];
};
