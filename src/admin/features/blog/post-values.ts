/** An article as its form holds it. */
import { blogText } from '../../../content/admin/blog.ts';
import { shownColumns } from '../../../data/index.ts';
import { coverText, focusOf, focusText, readVariants } from '../../../domain/article/cover.ts';
import { parseBlocks } from '../../../domain/post.ts';
import type { BlogPostRow } from '../../../domain/rows.generated.ts';
import type { PictureColumns } from '../../../domain/site-picture.ts';
import { wallTimeAt } from '../../../domain/wall-clock.ts';
import type { FieldTexts, SeenValues } from '../../components/forms/draft.ts';
import type { EntityFields } from '../../components/forms/use-drafted-form.ts';

/**
 * `html_blocks`: the blocks that have a place in the text, as JSON; `html_code`: what is typed in the HTML editor and is not
 * in the article (`TypedCode`); `new_address`: 'yes' when a published article goes to the address of its new title;
 * `row_picture`: the featured image that the edit began with; `picture` and `focus`: the one chosen in the form, and the point
 * that stays in sight, as `domain/article/cover.ts` keeps them; `publish_date` and `publish_time`: when it is to be published, by the clock in Amsterdam.
 */
export type PostField =
  | 'title'
  | 'author'
  | 'category'
  | 'metaDescription'
  | 'content'
  | 'html_blocks'
  | 'html_code'
  | 'alt'
  | 'row_picture'
  | 'picture'
  | 'focus'
  | 'publish_date'
  | 'publish_time'
  | 'new_address';
export type PostValues = FieldTexts<PostField>;

const BLANK_POST: PostValues = {
  title: '',
  author: '',
  category: '',
  metaDescription: '',
  content: '',
  html_blocks: '[]',
  html_code: '',
  alt: '',
  row_picture: '',
  picture: '',
  focus: '',
  publish_date: '',
  publish_time: '',
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
  'publish_at',
  'date',
  'summary',
  'reading_time',
  'image_url',
  'width',
  'height',
  'color',
  'focus_x',
  'focus_y',
] as const satisfies readonly (keyof BlogPostRow)[];

/** A new article is by the person who writes it. */
export const newPostValues = (author: string): PostValues => ({ ...BLANK_POST, author });

const plannedFor = ({ publish_at }: BlogPostRow): Pick<PostValues, 'publish_date' | 'publish_time'> => {
  const { date, time } = wallTimeAt(Date.parse(publish_at ?? ''));
  return { publish_date: date, publish_time: time };
};

/** With its formats in one order: the server gives them back in another than they were saved in. */
const rowPicture = (row: BlogPostRow, image_url: string): PictureColumns => ({
  image_url,
  width: row.width ?? 0,
  height: row.height ?? 0,
  color: row.color ?? '',
  variants: Object.fromEntries(
    Object.entries(readVariants(JSON.stringify(row.variants))).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ),
});

/** An article's row as its form shows it; empty columns are empty texts. */
export const postValues = (row: BlogPostRow): PostValues => ({
  ...plannedFor(row),
  title: row.title,
  author: row.author ?? '',
  category: row.category ?? '',
  metaDescription: row.metaDescription ?? '',
  content: row.content,
  html_blocks: JSON.stringify(parseBlocks(row.html_blocks)),
  html_code: '',
  alt: row.alt ?? '',
  row_picture: row.image_url === null ? '' : coverText(rowPicture(row, row.image_url)),
  picture: '',
  focus: focusText(focusOf(row)),
  new_address: '',
});

/** The columns that a save of the form may write, as they were seen; the blocks as the form has them. */
export const seenPost = (row: BlogPostRow): SeenValues => {
  const shown = shownColumns(row);
  const seen = SAVED_COLUMNS.map((column) => [column, shown[column] ?? null] as const);
  return {
    ...Object.fromEntries(seen),
    html_blocks: JSON.stringify(parseBlocks(row.html_blocks)),
    variants: JSON.stringify(row.variants),
  };
};

export const POST_FIELDS: EntityFields<PostField> = {
  blank: BLANK_POST,
  labels: blogText.fields,
  error_words: blogText.field_errors_of,
};
