/** The form of an article beside the article as it is now: what of it somebody else changed since the edit began. */
import type { EditBase } from '../../../components/forms/draft.ts';
import type { PostField, PostValues } from '../post-values.ts';

/** The form: what it holds, and what its edit began with. */
export interface PostEditing {
  readonly base: EditBase<PostField>;
  readonly values: PostValues;
}

/** The text of an article, which merges block by block. */
type TextField = 'content' | 'html_blocks';
/** What only the form holds, and no row. */
type OwnField = 'html_code' | 'picture' | 'new_address';
/** A field that merges as a whole. */
type WholeField = Exclude<PostField, TextField | OwnField>;

/** A record, so that a new field of the form is named here or above. */
const MERGED_WHOLE: Readonly<Record<WholeField, true>> = {
  title: true,
  author: true,
  category: true,
  metaDescription: true,
  alt: true,
  row_picture: true,
  focus: true,
  publish_date: true,
  publish_time: true,
};
const isWhole = (name: string): name is WholeField => Object.hasOwn(MERGED_WHOLE, name);

/** Fields that merge as a whole. */
export const WHOLE_FIELDS = Object.keys(MERGED_WHOLE).filter(isWhole);

export const isSameText = (a: Pick<PostValues, TextField>, b: Pick<PostValues, TextField>): boolean =>
  a.content === b.content && a.html_blocks === b.html_blocks;

/** The featured image with its description and its focal point, which fit this one picture only. */
const COVER_FIELDS: readonly WholeField[] = ['row_picture', 'alt', 'focus'];

/** Whether both writers changed something of the featured image, and at least one of them chose another picture. */
const isCoverOfBoth = ({ base, values }: PostEditing, now: PostValues): boolean => {
  const changedIn = (other: PostValues) => COVER_FIELDS.some((field) => other[field] !== base.values[field]);
  const is_another = now.row_picture !== base.values.row_picture || values.picture !== '';
  return is_another && changedIn(now) && (values.picture !== '' || changedIn(values));
};

/** The fields that both changed, each in another way: what was typed stays, and the save keeps both (D3). */
export const fieldsOfBoth = (editing: PostEditing, now: PostValues): readonly WholeField[] => {
  const { base, values } = editing;
  const is_cover_of_both = isCoverOfBoth(editing, now);
  return WHOLE_FIELDS.filter(
    (field) =>
      (is_cover_of_both && COVER_FIELDS.includes(field)) ||
      (now[field] !== base.values[field] &&
        values[field] !== base.values[field] &&
        values[field] !== now[field]),
  );
};

/** Whether the article has something that the form can take over. */
export const isNewer = (editing: PostEditing, now: PostValues): boolean => {
  const { base } = editing;
  const left = fieldsOfBoth(editing, now);
  return (
    !isSameText(base.values, now) ||
    WHOLE_FIELDS.some((field) => now[field] !== base.values[field] && !left.includes(field))
  );
};
