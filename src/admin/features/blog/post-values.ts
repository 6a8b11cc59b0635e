/** An article as its form holds it. */
import { blogText } from '../../../content/admin/blog.ts';
import { shownColumns } from '../../../data/index.ts';
import { parseBlocks } from '../../../domain/post.ts';
import type { BlogPostRow } from '../../../domain/rows.generated.ts';
import type { FieldTexts, SeenValues } from '../../components/forms/draft.ts';
import type { EntityFields } from '../../components/forms/entity-form.tsx';

/** `html_blocks`: the blocks that have a place in the text, as JSON; `new_address`: 'yes' when a published article goes to the address of its new title. */
export type PostField =
  | 'title'
  | 'author'
  | 'category'
  | 'metaDescription'
  | 'content'
  | 'html_blocks'
  | 'alt'
  | 'new_address';
export type PostValues = FieldTexts<PostField>;

const BLANK_POST: PostValues = {
  title: '',
  author: '',
  category: '',
  metaDescription: '',
  content: '',
  html_blocks: '[]',
  alt: '',
  new_address: '',
};

const SAVED_COLUMNS = [
  'title',
  'author',
  'category',
  'metaDescription',
  'content',
  'alt',
  'slug',
  'published',
  'date',
  'summary',
  'reading_time',
  'image_url',
  'width',
  'height',
  'color',
] as const satisfies readonly (keyof BlogPostRow)[];

/** A new article is by the person who writes it. */
export const newPostValues = (author: string): PostValues => ({ ...BLANK_POST, author });

/** An article's row as its form shows it; empty columns are empty texts. */
export const postValues = (row: BlogPostRow): PostValues => ({
  title: row.title,
  author: row.author ?? '',
  category: row.category ?? '',
  metaDescription: row.metaDescription ?? '',
  content: row.content,
  html_blocks: JSON.stringify(parseBlocks(row.html_blocks)),
  alt: row.alt ?? '',
  new_address: '',
});

/** The columns that a save of the form may write, as they were seen; the blocks as the form has them. */
export const seenPost = (row: BlogPostRow): SeenValues => {
  const shown = shownColumns(row);
  const seen = SAVED_COLUMNS.map((column) => [column, shown[column] ?? null] as const);
  return { ...Object.fromEntries(seen), html_blocks: JSON.stringify(parseBlocks(row.html_blocks)) };
};

export const POST_FIELDS: EntityFields<PostField> = {
  blank: BLANK_POST,
  labels: blogText.fields,
  error_words: blogText.field_errors_of,
};
