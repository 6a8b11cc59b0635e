/** An article as its form holds it. */
import { blogText } from '../../../content/admin/blog.ts';
import type { BlogPostRow } from '../../../domain/rows.generated.ts';
import type { FieldTexts, SeenValues } from '../../components/forms/draft.ts';
import type { EntityFields } from '../../components/forms/entity-form.tsx';

/** `new_address`: 'yes' when a published article goes to the address of its new title. */
export type PostField =
  | 'title'
  | 'author'
  | 'category'
  | 'metaDescription'
  | 'content'
  | 'alt'
  | 'new_address';
export type PostValues = FieldTexts<PostField>;

const BLANK_POST: PostValues = {
  title: '',
  author: '',
  category: '',
  metaDescription: '',
  content: '',
  alt: '',
  new_address: '',
};

/** A new article is by the person who writes it. */
export const newPostValues = (author: string): PostValues => ({ ...BLANK_POST, author });

/** An article's row as its form shows it; empty columns are empty texts. */
export const postValues = (row: BlogPostRow): PostValues => ({
  title: row.title,
  author: row.author ?? '',
  category: row.category ?? '',
  metaDescription: row.metaDescription ?? '',
  content: row.content,
  alt: row.alt ?? '',
  new_address: '',
});

/** The columns that a save of the form may write, as they were seen. */
export const seenPost = (row: BlogPostRow): SeenValues => {
  const { title, author, category, metaDescription, content, alt } = row;
  const { slug, published, date, summary, reading_time, image_url, width, height, color } = row;
  return {
    ...{ title, author, category, metaDescription, content, alt },
    ...{ slug, published, date, summary, reading_time, image_url, width, height, color },
  };
};

export const POST_FIELDS: EntityFields<PostField> = {
  blank: BLANK_POST,
  labels: blogText.fields,
  error_words: blogText.field_errors_of,
};
