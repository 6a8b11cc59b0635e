/** What a conflict over an article's text needs beyond its versions, to be chosen block by block (G4). */
import { parseBlocks } from '../../domain/post.ts';
import type { BlogPostRow } from '../../domain/rows.generated.ts';
import type { AppDatabase } from '../database/database.ts';
import type { Columns } from '../entities/entity.ts';
import type { ConflictItem, ConflictVersion } from './conflicts.ts';

/** An article's text; `html_blocks` as JSON, as its form has it. */
interface TextOfArticle {
  readonly content: string;
  readonly html_blocks: string;
}

/** Two versions of an article's text. */
export interface ArticleConflict {
  readonly row: BlogPostRow;
  /** The text as it is, and the version that is to come to it. */
  readonly now: TextOfArticle;
  readonly other: TextOfArticle;
  readonly other_version: ConflictVersion;
  /** What both began with; null where this device does not know it. */
  readonly base: TextOfArticle | null;
}

const TABLE = 'blog_posts';

const textOf = (columns: Columns, row: BlogPostRow): TextOfArticle => {
  const { content = row.content, html_blocks = row.html_blocks } = columns;
  return {
    content: typeof content === 'string' ? content : '',
    html_blocks: JSON.stringify(parseBlocks(html_blocks)),
  };
};

/**
 * What both versions of a conflict began with: the device that lost knows it of the first of its changes, the other one
 * where a change of its own had the same base.
 */
async function baseOf(db: AppDatabase, item: ConflictItem, row: BlogPostRow): Promise<TextOfArticle | null> {
  const conflicts = (await db.rows.conflicts.bulkGet(item.conflicts.map(({ id }) => id))).filter(
    (conflict) => conflict !== undefined,
  );
  const losing = new Set(conflicts.map(({ mutation_id }) => mutation_id));
  const bases = new Set(conflicts.map(({ base_rev }) => base_rev));
  const of_text = (await db.store.list_journal({ table: TABLE, row_id: row.id })).filter(
    ({ before }) => 'content' in before || 'html_blocks' in before,
  );
  // Newest first: a change that follows another one began with what that one made.
  const first =
    of_text.findLast(({ mutation }) => losing.has(mutation.id)) ??
    of_text.findLast(({ mutation }) => Object.values(mutation.bases).some((base) => bases.has(base)));
  return first === undefined ? null : textOf(first.before, row);
}

/** A conflict over an article's text as it is now; null when the article is gone. */
export async function readArticleConflict(
  db: AppDatabase,
  item: ConflictItem,
): Promise<ArticleConflict | null> {
  const row = await db.rows.blog_posts.get(item.row_id);
  const other_version =
    item.versions.find(({ kind, stands }) => kind === 'lost' && !stands) ??
    item.versions.find(({ stands }) => !stands);
  if (row === undefined || other_version === undefined) return null;
  return {
    row,
    now: textOf({}, row),
    other: textOf(other_version.values, row),
    other_version,
    base: await baseOf(db, item, row),
  };
}
