/** The featured image of an article: keeping a picture, and what an edit makes of the picture, its description and its focal point. */
import { type Focus, focusOf, readVariants } from '../../domain/article/cover.ts';
import type { BlogPostRow } from '../../domain/rows.generated.ts';
import type { PictureColumns, SitePicture } from '../../domain/site-picture.ts';
import { ok, type Result } from '../../lib/result.ts';
import { type Json, sameJson } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { COVER_COLUMNS } from '../entities/blog-posts.ts';
import { type CommandError, commitUnnoted, type EditedRow } from './command.ts';
import { storePictures } from './site-pictures.ts';

/** What an edit says of the featured image. */
interface CoverEdit extends Pick<EditedRow, 'expected'> {
  /** A picture chosen anew; null leaves it as it is. */
  readonly picture: PictureColumns | null;
  /** The focal point; null: the middle of the picture; left out, it stays as it is. */
  readonly focus?: Focus | null;
  /** The description; undefined leaves it as it is. */
  readonly alt: Json | undefined;
}

const variantsJson = (variants: PictureColumns['variants']): Json =>
  Object.fromEntries(Object.entries(variants).map(([format, widths]) => [format, [...widths]]));

/** The columns of a picture as a row holds them; what is not known of it is empty. */
export const columnsOf = ({
  image_url,
  width,
  height,
  color,
  variants,
}: PictureColumns): Record<string, Json> => ({
  image_url,
  width: width || null,
  height: height || null,
  color: color || null,
  variants: variantsJson(variants),
});

/** The featured image, its description and its focal point as the person saw them. */
export const seenCover = (
  row: BlogPostRow,
  { expected }: Pick<EditedRow, 'expected'>,
): Record<string, Json> => {
  const cover: Record<string, Json> = {};
  for (const column of COVER_COLUMNS)
    cover[column] = (column in expected ? expected[column] : row[column]) ?? null;
  const { variants: seen } = expected;
  if (typeof seen === 'string') cover['variants'] = variantsJson(readVariants(seen));
  // A draft of an older version of this app did not keep them; the picture itself shows without.
  else if (seen === undefined && cover['image_url'] !== row.image_url) cover['variants'] = {};
  return cover;
};

/**
 * The featured image of an article that was deleted during its edit, for the one that is made anew: the one that was
 * chosen, else the one that the person saw.
 */
export const coverKept = ({
  picture,
  focus,
  expected,
}: Omit<CoverEdit, 'alt'>): Pick<CoverEdit, 'picture' | 'focus'> => {
  const { image_url, width, height, color, variants } = expected;
  if (picture !== null || typeof image_url !== 'string') return { picture, ...(focus && { focus }) };
  const seen = {
    image_url,
    width: typeof width === 'number' ? width : 0,
    height: typeof height === 'number' ? height : 0,
    color: typeof color === 'string' ? color : '',
    variants: typeof variants === 'string' ? readVariants(variants) : {},
  };
  return { picture: seen, focus: focus === undefined ? focusOf(expected) : focus };
};

/**
 * What an edit makes of the featured image, whole as soon as it changes any of it: a description or a point that met
 * another picture would be of neither writer. Another picture has its middle in sight unless told otherwise.
 */
export const coverEdited = (row: BlogPostRow, edit: CoverEdit): Record<string, Json> => {
  const { picture, focus, alt } = edit;
  const seen = seenCover(row, edit);
  const is_other = picture !== null && picture.image_url !== seen['image_url'];
  const wanted = focus === undefined && is_other ? null : focus;
  const cover = {
    ...seen,
    ...(is_other && columnsOf(picture)),
    ...(wanted !== undefined && { focus_x: wanted?.x ?? null, focus_y: wanted?.y ?? null }),
    ...(alt !== undefined && { alt }),
  };
  return sameJson(cover, seen) ? {} : cover;
};

/**
 * Keeps a picture for the text of an article: its files wait to be sent from now on, whether the article is saved or not
 * (one that no article shows in 30 days, the server lets go). Answers what a row that shows it says of it, its address in
 * the published text among that; null when it is too large. It is no step of undo: the text has its own.
 */
export const addPostPicture = async (
  db: AppDatabase,
  picture: SitePicture,
): Promise<Result<PictureColumns | null, CommandError>> => {
  const stored = storePictures({ picture }, 'blog-images');
  const made = stored.ok ? stored.value.get('picture') : undefined;
  if (made === undefined) return ok(null);
  const done = await commitUnnoted(db, made.changes, undefined, made.files);
  return done.ok ? ok(made.columns) : done;
};
