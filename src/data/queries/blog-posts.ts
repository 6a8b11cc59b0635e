import { type Focus, focusOf } from '../../domain/article/cover.ts';
import { type Author, authorFor } from '../../domain/conflict.ts';
import { postImageAddress } from '../../domain/article/saved-text.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { withoutTags } from '../../domain/plain-text.ts';
import { parseBlocks } from '../../domain/post.ts';
import type { BlogPostRow } from '../../domain/rows.generated.ts';
import { searchKey } from '../../lib/search-text.ts';
import { rowKey } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import type { RowBadge } from '../changes/pending-changes.ts';
import { createReadAhead } from '../read-ahead.ts';
import { picturesOfPost } from '../site-labels.ts';
import { colleagueNames } from './colleagues.ts';
import { type PictureRow, readPictures, type SitePictureItem, unsentPictures } from './site-pictures.ts';

/**
 * How many pictures a published article waits for before visitors see it, or see what was saved of it last: 0 when it waits
 * for none, null when another device has yet to send them.
 */
export type PicturesAwaited = number | null;

/** An article as the list shows it; its text stays in the database, for a thousand of them are held at once. */
export interface PostListItem
  extends Pick<BlogPostRow, 'id' | 'slug' | 'title' | 'category' | 'author' | 'published' | 'created_at'> {
  /** The day its author gave it, else that of the row; null for one that only stands here and has none. */
  readonly date: string | null;
  /** When the server is to publish it, ISO 8601. */
  readonly publish_at: string | null;
  readonly pictures_awaited: PicturesAwaited;
  /** Visitors read the version before it meanwhile. */
  readonly is_read: boolean;
  readonly picture: SitePictureItem | null;
  /** The point of the picture that stays in sight where a card cuts it; null: its middle. */
  readonly focus: Focus | null;
  readonly badge: RowBadge;
  /** The day it was made, in Amsterdam; '' when nobody knows. */
  readonly created_on: CalendarDate;
  /** Whether it meets the rules for search engines. */
  readonly meets_seo: boolean;
  /** Holds a folded search text when the article is one of those meant. */
  readonly search_key: string;
}

/** An article with its picture, for its form. */
export interface OpenPost {
  readonly row: BlogPostRow;
  readonly picture: SitePictureItem | null;
  readonly pictures_awaited: PicturesAwaited;
  readonly is_read: boolean;
  readonly changed_by: ChangedBy;
}

/** Who changed a row last, as seen by the signed-in person. */
export interface ChangedBy {
  readonly author: Author;
  /** Null when it is not known on this device. */
  readonly name: string | null;
}

/** The picture's address as the site understands it (B-061). */
const withAddress = (row: BlogPostRow): BlogPostRow => ({
  ...row,
  image_url: postImageAddress(row.image_url),
});

/** The featured image before the present one, with its address as the site understands it; null without any. */
const formerOf = ({ former }: BlogPostRow): unknown => {
  if (typeof former !== 'object' || former === null) return null;
  const image_url: unknown = Reflect.get(former, 'image_url');
  const variants: unknown = Reflect.get(former, 'variants');
  return { image_url: typeof image_url === 'string' ? postImageAddress(image_url) : null, variants };
};

/** The featured image alone: `ready` says of all pictures of the article whether the server has them. */
const coverOf = (row: BlogPostRow): PictureRow => {
  const { id, image_url, variants, alt, color } = row;
  return { id, image_url, variants, alt, color, former: formerOf(row) };
};

/** What the search looks in: one that the server has not seen yet has no text of the server's. */
const textOf = ({ search_text, content, html_blocks }: Partial<BlogPostRow>): string =>
  search_text ?? withoutTags([content ?? '', ...parseBlocks(html_blocks).map(({ html }) => html)].join(' '));

/** the newest first; one that only stands here is newer than all the server knows. */
const newestFirst = (a: PostListItem, b: PostListItem): number => {
  const born = ({ created_at }: PostListItem): number =>
    created_at === null || created_at === undefined ? Number.POSITIVE_INFINITY : Date.parse(created_at);
  const [of_a, of_b] = [born(a), born(b)];
  if (of_a !== of_b) return of_a < of_b ? 1 : -1;
  return a.id < b.id ? 1 : -1;
};

/** Whether visitors have an article, and which pictures hold back it or its new version. */
type Waiting = Pick<PostListItem, 'pictures_awaited' | 'is_read'>;

/**
 * Which published articles visitors cannot see, or not as they were saved last, until their pictures have been sent. The
 * server says so of what it has; of what was not sent yet, the pictures that were not sent either.
 */
const waitingOf = async (
  db: AppDatabase,
  rows: readonly BlogPostRow[],
): Promise<(row: BlogPostRow) => Waiting> => {
  const unsent_changes = (await db.store.list_outbox()).filter(
    ({ mutation }) => mutation.table === 'blog_posts',
  );
  const unsentOf = (column: string): ReadonlySet<string> =>
    new Set(unsent_changes.flatMap(({ mutation: { row_id, set } }) => (set[column] ? [row_id] : [])));
  const publications = unsentOf('published');
  const texts = new Set([...unsentOf('content'), ...unsentOf('html_blocks')]);
  const isRead = ({ id, published, ready }: BlogPostRow): boolean =>
    published && ready && !publications.has(id);
  const isHeldBack = (row: BlogPostRow): boolean => (row.former_text ?? null) !== null || texts.has(row.id);
  const pictures = new Map(
    rows
      .filter((row) => row.published && (!isRead(row) || isHeldBack(row)))
      .map((row) => [
        row.id,
        // A featured image alone holds back nothing that visitors read already.
        [...new Set(picturesOfPost(isRead(row) ? { ...row, image_url: null } : row))],
      ]),
  );
  const unsent = await unsentPictures(db, [...pictures.values()].flat());
  return (row) => {
    const is_read = isRead(row);
    const own = pictures.get(row.id);
    if (own === undefined) return { pictures_awaited: 0, is_read };
    const count = own.filter((picture_id) => unsent.has(picture_id)).length;
    // A row that only stands here has not been looked at by the server.
    const server_waits = row.rev > 0 && (!row.ready || (row.former_text ?? null) !== null);
    return { pictures_awaited: count === 0 && server_waits ? null : count, is_read };
  };
};

/** All articles, the newest first. Made for a thousand. */
export const listPosts = async (db: AppDatabase): Promise<readonly PostListItem[]> => {
  const rows = (await db.rows.blog_posts.toArray()).map(withAddress);
  const [{ pictureOf, badgeOf }, waiting, figures] = await Promise.all([
    readPictures(db, rows.map(coverOf)),
    waitingOf(db, rows),
    db.rows.post_figures.toArray(),
  ]);
  const figures_by_id = new Map(figures.map((of_post) => [of_post.id, of_post]));
  return rows
    .map((row): PostListItem => {
      const { id, slug, title, category, author, published, created_at } = row;
      return {
        id,
        slug,
        title,
        category,
        author,
        published,
        created_at,
        date: row.date ?? created_at ?? null,
        publish_at: row.publish_at ?? null,
        ...waiting(row),
        picture: pictureOf(coverOf(row)),
        focus: focusOf(row),
        badge: badgeOf(coverOf(row)),
        created_on: figures_by_id.get(id)?.created_on ?? '',
        meets_seo: figures_by_id.get(id)?.meets_seo ?? false,
        search_key: searchKey(title, category, author, textOf(row)),
      };
    })
    .toSorted(newestFirst);
};

/** The list that an admin's start shows first. */
export const postListAhead = createReadAhead(listPosts);

/** A change that waits on this device is of the person signed in here, even when another one wrote what the server has. */
const changedBy = async (db: AppDatabase, { id, updated_by }: BlogPostRow): Promise<ChangedBy> => {
  const is_unsent = (await db.rows.shadow.get(rowKey('blog_posts', id))) !== undefined;
  const author_id = is_unsent ? db.user_id : updated_by;
  const names = await colleagueNames(db);
  return {
    author: authorFor(db.user_id, author_id),
    name: author_id === null ? null : (names.get(author_id) ?? null),
  };
};

/** One article; null when it does not exist (any more). */
export const getPost = async (db: AppDatabase, id: string): Promise<OpenPost | null> => {
  const row = await db.rows.blog_posts.get(id);
  if (row === undefined) return null;
  const shown = withAddress(row);
  const [{ pictureOf }, waiting] = await Promise.all([
    readPictures(db, [coverOf(shown)]),
    waitingOf(db, [shown]),
  ]);
  return {
    row,
    picture: pictureOf(coverOf(shown)),
    ...waiting(shown),
    changed_by: await changedBy(db, row),
  };
};

/** How many articles there are on this device. */
export const countPosts = async (db: AppDatabase): Promise<number> => await db.rows.blog_posts.count();

/** The articles on this device, those made since a day, and how many of all meet the rules for search engines. */
export interface PostTotals {
  readonly posts: number;
  readonly made_since: number;
  readonly meeting_seo: number;
}

/** Counts the articles, without reading any. */
export const postTotals = async (db: AppDatabase, since: CalendarDate): Promise<PostTotals> => {
  const figures = await db.rows.post_figures.toArray();
  return {
    posts: figures.length,
    made_since: figures.filter(({ created_on }) => created_on >= since).length,
    meeting_seo: figures.filter(({ meets_seo }) => meets_seo).length,
  };
};
