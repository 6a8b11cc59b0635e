/** What is counted of articles, kept beside them: their texts are long, and are read once when they change. */
import type { Transaction } from 'dexie';
import { DEFAULT_PICTURE_ALT } from '../../content/admin/picture-alt.ts';
import { postImageAddress } from '../../domain/article/saved-text.ts';
import { seoFigures } from '../../domain/article/seo.ts';
import { type CalendarDate, dateAt } from '../../domain/calendar-date.ts';
import { parseBlocks } from '../../domain/post.ts';
import { uuidv7Time } from '../../lib/uuid.ts';
import type { RowChange, SyncRow } from '../../sync/index.ts';
import { textIn } from '../entities/entity.ts';

/** One article. */
export interface PostFigures {
  readonly id: string;
  /** In Amsterdam; '' when nobody knows. */
  readonly created_on: CalendarDate;
  /** Whether it meets the rules for title, description and pictures. */
  readonly meets_seo: boolean;
}

/** The server has not stamped an article that only stands here; its id knows when it was made. */
const createdOn = (row: SyncRow): CalendarDate =>
  dateAt(row.created_at === null ? (uuidv7Time(row.id) ?? Number.NaN) : Date.parse(row.created_at));

const figuresOf = (row: SyncRow): PostFigures => {
  const { misses } = seoFigures({
    title: textIn(row, 'title') ?? '',
    metaDescription: textIn(row, 'metaDescription'),
    image_url: postImageAddress(textIn(row, 'image_url')),
    alt: textIn(row, 'alt'),
    content: textIn(row, 'content') ?? '',
    blocks: parseBlocks(row['html_blocks']),
    default_alt: DEFAULT_PICTURE_ALT,
  });
  return { id: row.id, created_on: createdOn(row), meets_seo: misses.length === 0 };
};

/** Keeps `post_figures` in the transaction that writes the articles. */
export const keepPostFigures = async (tx: Transaction, changes: readonly RowChange[]): Promise<void> => {
  const table = tx.table<PostFigures, string>('post_figures');
  const last = new Map(changes.map(({ id, after }) => [id, after?.deleted_at === null ? after : null]));
  const present = [...last.values()].filter((row) => row !== null);
  const gone = [...last].flatMap(([id, row]) => (row === null ? [id] : []));
  if (gone.length > 0) await table.bulkDelete(gone);
  if (present.length > 0) await table.bulkPut(present.map(figuresOf));
};
