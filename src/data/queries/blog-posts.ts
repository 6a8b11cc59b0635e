import { postImageAddress } from '../../domain/article/saved-text.ts';
import { withoutTags } from '../../domain/plain-text.ts';
import { parseBlocks } from '../../domain/post.ts';
import type { BlogPostRow } from '../../domain/rows.generated.ts';
import { searchKey } from '../../lib/search-text.ts';
import type { AppDatabase } from '../database/database.ts';
import type { RowBadge } from '../changes/pending-changes.ts';
import { createReadAhead } from '../read-ahead.ts';
import { readPictures, type SitePictureItem } from './site-pictures.ts';

/** An article as the list shows it; its text stays in the database, for a thousand of them are held at once. */
export interface PostListItem
  extends Pick<BlogPostRow, 'id' | 'slug' | 'title' | 'category' | 'author' | 'published' | 'created_at'> {
  /** The day its author gave it, else that of the row; null for one that only stands here and has none. */
  readonly date: string | null;
  readonly picture: SitePictureItem | null;
  readonly badge: RowBadge;
  /** Holds a folded search text when the article is one of those meant. */
  readonly search_key: string;
}

/** An article with its picture, for its form. */
export interface OpenPost {
  readonly row: BlogPostRow;
  readonly picture: SitePictureItem | null;
}

/** The picture's address as the site understands it (B-061). */
const withAddress = <Row extends BlogPostRow>(row: Row): Row => ({
  ...row,
  image_url: postImageAddress(row.image_url),
});

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

/** All articles, the newest first. Made for a thousand. */
export const listPosts = async (db: AppDatabase): Promise<readonly PostListItem[]> => {
  const rows = (await db.rows.blog_posts.toArray()).map(withAddress);
  const { pictureOf, badgeOf } = await readPictures(db, rows);
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
        picture: pictureOf(row),
        badge: badgeOf(row),
        search_key: searchKey(title, category, author, textOf(row)),
      };
    })
    .toSorted(newestFirst);
};

/** The list that an admin's start shows first. */
export const postListAhead = createReadAhead(listPosts);

/** One article; null when it does not exist (any more). */
export const getPost = async (db: AppDatabase, id: string): Promise<OpenPost | null> => {
  const row = await db.rows.blog_posts.get(id);
  if (row === undefined) return null;
  const { pictureOf } = await readPictures(db, [withAddress(row)]);
  return { row, picture: pictureOf(withAddress(row)) };
};

/** How many articles there are on this device. */
export const countPosts = async (db: AppDatabase): Promise<number> => await db.rows.blog_posts.count();
