/** The featured image of an article: what its form keeps of it, and the point that stays in sight where a page cuts it. */
import * as v from 'valibot';
import type { PictureColumns } from '../site-picture.ts';

/** Per cent from the left and from the top. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

export const MIDDLE: Focus = { x: 50, y: 50 };

const within = (share: number): number => Math.min(100, Math.max(0, Math.round(share)));

/** The nearest point of the picture, in whole per cents. */
export const focusAt = ({ x, y }: Focus): Focus => ({ x: within(x), y: within(y) });

const variants = v.record(v.string(), v.array(v.number()));
/** Any picture that an article may have (B-061): an imported one lies elsewhere, and its measures may be unknown. */
const columns = v.object({
  image_url: v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https?:\/\/|[a-z0-9])/i)),
  width: v.number(),
  height: v.number(),
  color: v.string(),
  variants,
});
const chosen = v.object({
  ...columns.entries,
  image_url: v.pipe(v.string(), v.regex(/^\/storage\/v1\/object\/public\//)),
});

const read = <T>(schema: v.GenericSchema<unknown, T>, text: string): T | null => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};

/** What a form keeps of a picture that was chosen in it, as a text. */
export const coverText = (cover: PictureColumns): string => JSON.stringify(cover);

/** The picture of such a text; null when none was chosen. */
export const readCover = (text: string): PictureColumns | null => read(chosen, text);

/** The picture that an article has, of such a text; null when it has none. */
export const readRowCover = (text: string): PictureColumns | null => read(columns, text);

/** The sizes of a picture, of a form's text that says which there were; none of any other text. */
export const readVariants = (text: string): PictureColumns['variants'] => read(variants, text) ?? {};

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A point as a form keeps it; the middle, which needs no saying, is an empty text. */
export const focusText = (focus: Focus | null): string =>
  focus === null || (focus.x === MIDDLE.x && focus.y === MIDDLE.y) ? '' : JSON.stringify([focus.x, focus.y]);

/** The point of such a text; null for the middle. */
export const readFocus = (text: string): Focus | null => {
  const point = read(v.tuple([share, share]), text);
  return point && { x: point[0], y: point[1] };
};

/** The point as a row, or a version of one, holds it; null for the middle. */
export const focusOf = ({
  focus_x: x,
  focus_y: y,
}: {
  readonly focus_x?: unknown;
  readonly focus_y?: unknown;
}): Focus | null => (typeof x === 'number' && typeof y === 'number' ? { x, y } : null);

/** The point as CSS has it. */
export const focusPosition = (focus: Focus | null): string => {
  const { x, y } = focus ?? MIDDLE;
  return `${x}% ${y}%`;
};
