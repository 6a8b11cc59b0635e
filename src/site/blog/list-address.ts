import type { PostCard } from '../../public-data/posts.ts';

/** Z-015: how many posts stand at first, and how many each load adds. */
export const PAGE_SIZE = 4;

/** The parameters in the list's address, which are combined. */
export interface ListAddress {
  /** Null: all categories. Lower case, as it stands in the address (B-009). */
  readonly category: string | null;
  /** From 1. */
  readonly page: number;
  readonly term: string;
}

export const FIRST_LIST: ListAddress = { category: null, page: 1, term: '' };

const NAMES = { category: 'categorie', page: 'page', term: 'zoek' } as const;
const MAX_TERM_CHARACTERS = 80;

/** Reads the query of the address; what makes no sense is as if it were not there. */
export function readList(search: string): ListAddress {
  const given = new URLSearchParams(search);
  const page = Number(given.get(NAMES.page) ?? '1');
  return {
    category: given.get(NAMES.category)?.trim().toLowerCase() || null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    term: (given.get(NAMES.term) ?? '').slice(0, MAX_TERM_CHARACTERS),
  };
}

/** The query of a list, with its question mark; empty for the first page of everything. */
export function listQuery({ category, page, term }: ListAddress): string {
  const query = new URLSearchParams();
  if (category !== null) query.set(NAMES.category, category);
  if (page > 1) query.set(NAMES.page, String(page));
  if (term.trim() !== '') query.set(NAMES.term, term);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** B-008: the distinct categories, in the order they are met. */
export const categoriesOf = (posts: readonly PostCard[]): readonly string[] => [
  ...new Set(posts.map(({ category }) => category).filter((category) => category !== null)),
];
