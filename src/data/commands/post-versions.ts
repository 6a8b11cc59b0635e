import { wordCount } from '../../domain/article/saved-text.ts';
import { parseBlocks, readingMinutes } from '../../domain/post.ts';
import type { PostVersionText } from '../../domain/post-version.ts';
import type { Result } from '../../lib/result.ts';
import type { AppDatabase } from '../database/database.ts';
import { type CommandError, commit, type EditedRow } from './command.ts';

/**
 * Gives an article the words of one of its versions again, as a save of its own: no version is lost. Its picture, its address
 * and whether visitors read it stay as they are: those are no words. Without a difference nothing is stored.
 * @param clean makes HTML harmless
 */
export const restorePostVersion = async (
  db: AppDatabase,
  { id, base_rev, expected }: EditedRow,
  version: PostVersionText,
  clean: (html: string) => string,
): Promise<Result<undefined, CommandError>> => {
  const { title, category, metaDescription, summary, excerpt, author } = version;
  const content = clean(version.content);
  const blocks = parseBlocks(version.html_blocks).map(({ html, ...block }) => ({
    ...block,
    html: clean(html),
  }));
  const texts = [content, ...blocks.map(({ html }) => html)];
  const set = {
    title,
    category,
    metaDescription,
    summary,
    excerpt,
    author,
    content,
    html_blocks: blocks,
    reading_time: readingMinutes(null, wordCount(texts.join(' '))),
  };
  return await commit(db, [{ op: 'patch', table: 'blog_posts', row_id: id, set, base_rev, expected }]);
};
