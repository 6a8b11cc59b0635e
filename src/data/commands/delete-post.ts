import type { BlogPostRow } from '../../domain/rows.generated.ts';
import { pictureIdOf } from '../../domain/site-picture.ts';
import type { Result } from '../../lib/result.ts';
import type { AppDatabase } from '../database/database.ts';
import { PICTURE_TABLES, picturesOfPost, rowsWithPicture } from '../site-labels.ts';
import { storageResult } from './command.ts';
import { commitDeletes, deleteAsSeen, type DeleteError } from './delete-seen.ts';

const TABLE = 'blog_posts';

/**
 * Deletes an article for good, with the pictures that nothing else shows; `unseen`, and nothing is done, when
 * another tab changed it since the person was asked (OB14).
 */
export const deletePost = async (
  db: AppDatabase,
  post: BlogPostRow,
): Promise<Result<undefined, DeleteError>> => {
  const files = await storageResult(async () => {
    const own = new Set(picturesOfPost(post));
    if (own.size === 0) return [];
    for (const table of PICTURE_TABLES)
      for (const row of await rowsWithPicture(db, table)) {
        if (row.id === post.id) continue;
        const shown = 'content' in row ? picturesOfPost(row) : [pictureIdOf(row.image_url) ?? ''];
        for (const picture_id of shown) own.delete(picture_id);
      }
    return await db.rows.site_files
      .where('picture_id')
      .anyOf([...own])
      .toArray();
  });
  if (!files.ok) return files;
  return await commitDeletes(
    db,
    TABLE,
    [deleteAsSeen(TABLE, post)],
    files.value.map((file) => deleteAsSeen('site_files', file)),
  );
};
