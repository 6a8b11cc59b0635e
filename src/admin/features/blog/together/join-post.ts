/** Joins the form of an article with the article that somebody else changed meanwhile. Code of a chunk of its own. */
import type { BlogPostRow } from '../../../../domain/rows.generated.ts';
import type { SeenValues } from '../../../components/forms/draft.ts';
import {
  type BlockAnswers,
  type BlockChoice,
  choicesOf,
  mergeTexts,
  resolveTexts,
  withoutJoin,
} from './join-texts.ts';
import { type PostField, postValues, type PostValues, seenPost } from '../post-values.ts';
import { fieldsOfBoth, isSameText, type PostEditing, WHOLE_FIELDS } from './post-editing.ts';

// Of the same chunk, for a choice between versions that met on the server.
export { choicesOf, mergeTexts, resolveTexts };

/** `choice`: blocks that both changed have no answer yet. */
type JoinedPost =
  | { readonly kind: 'joined'; readonly editing: PostEditing }
  | { readonly kind: 'choice'; readonly choices: readonly BlockChoice[] };

/** The columns that a save writes for a field. */
const columnsOf = (field: PostField): readonly string[] => {
  if (field === 'title') return ['title', 'slug'];
  if (field === 'focus') return ['focus_x', 'focus_y'];
  if (field === 'row_picture') return ['image_url', 'width', 'height', 'color', 'variants'];
  return field === 'publish_date' || field === 'publish_time' ? ['published', 'publish_at'] : [field];
};

/**
 * Joins what was typed with the article as it is now: the text block by block, every other field as a whole. The edit goes
 * on from the article as it is now; a field that both changed keeps what its edit began with, so that the save replaces
 * nothing that its writer did not see (OB12).
 */
export function joinPost(
  editing: PostEditing,
  row: BlogPostRow,
  answers: BlockAnswers,
  clean: (html: string) => string,
): JoinedPost {
  const { base, values } = editing;
  const now = postValues(row);
  const joined: Record<PostField, string> = { ...values };
  if (!isSameText(base.values, now)) {
    const merge = mergeTexts({ base: base.values, mine: values, theirs: now, clean });
    const texts = resolveTexts(merge, answers);
    if (texts === null) return { kind: 'choice', choices: choicesOf(merge) };
    Object.assign(joined, texts);
  }
  const left = fieldsOfBoth(editing, now);
  const { new_address, html_code } = base.values;
  const began: Record<PostField, string> = { ...now, new_address, html_code };
  const seen: Record<string, SeenValues[string]> = { ...seenPost(row) };
  for (const field of WHOLE_FIELDS) {
    if (left.includes(field)) {
      began[field] = base.values[field];
      for (const column of columnsOf(field)) seen[column] = base.seen[column] ?? null;
    } else if (values[field] === base.values[field]) joined[field] = now[field];
  }
  return { kind: 'joined', editing: { values: joined, base: { rev: row.rev, values: began, seen } } };
}

/** The form without what a join brought; what was typed since stays. */
export function undoJoin(
  { before, after }: Readonly<Record<'before' | 'after', PostEditing>>,
  now: PostValues,
  clean: (html: string) => string,
): PostEditing {
  const texts = withoutJoin({ before: before.values, joined: after.values, now }, clean);
  const values: Record<PostField, string> = { ...now, ...texts };
  for (const field of WHOLE_FIELDS)
    if (now[field] === after.values[field]) values[field] = before.values[field];
  return { base: before.base, values };
}
