import { summaryOf } from '../../domain/article/saved-text.ts';
import { parseBlocks } from '../../domain/post.ts';
import type { BlogPostRow } from '../../domain/rows.generated.ts';
import type { Result } from '../../lib/result.ts';
import type { AppDatabase } from '../database/database.ts';
import type { ConflictItem } from '../queries/conflicts.ts';
import { jsonOf, type PostText, textColumns, type WrittenPost } from './blog-posts.ts';
import { type CommandError, invalid } from './command.ts';
import { resolveConflict } from './conflicts.ts';

/**
 * Settles a conflict over the text of an article with a text made of both versions (G4). Without a difference to what the
 * article holds no row changes, and the conflict is settled all the same.
 * @param row the article as it was on the screen
 */
export const resolvePostConflict = async (
  db: AppDatabase,
  item: ConflictItem,
  row: BlogPostRow,
  text: Pick<WrittenPost, 'clean'> & { readonly texts: Pick<PostText, 'content' | 'html_blocks'> },
): Promise<Result<undefined, CommandError>> => {
  const columns = textColumns(text);
  if (!columns.ok) return invalid(columns.error);
  const { content, reading_time, summary, html_blocks } = columns.value;
  const is_made =
    row.summary === null || row.summary === summaryOf(row.content, parseBlocks(row.html_blocks));
  const values = { content, reading_time, html_blocks: jsonOf(html_blocks), ...(is_made && { summary }) };
  const row_values = {
    content: row.content,
    html_blocks: row.html_blocks,
    summary: row.summary,
    reading_time: row.reading_time,
  };
  return await resolveConflict(db, { item: { ...item, row_rev: row.rev, row_values }, values });
};
