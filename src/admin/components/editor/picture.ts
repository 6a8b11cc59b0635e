/** Pictures of an article as attributes: how they are read from HTML, written into it, and changed. */
import type { DOMOutputSpec, Node as DocNode } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** E-007: no picture is narrower or lower than this. */
export const MIN_PICTURE_PX = 30;
/** The page of an article is no wider. */
export const MAX_PICTURE_PX = 1600;

/** E-005: where a picture stands, as the classes that the public page knows (src/ui/prose-parts.css). */
const PICTURE_CLASSES = {
  left: 'picture-left',
  center: 'picture-center',
  right: 'picture-right',
} as const;

export type PictureAlign = keyof typeof PICTURE_CLASSES;

/** A picture alone, in a paragraph of its own, or in a figure with a caption. */
type Frame = 'none' | 'p' | 'figure';

export interface PictureAttributes {
  readonly src: string;
  /** Null: the text that was opened says nothing; empty: it was said to be decoration. */
  readonly alt: string | null;
  readonly title: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly align: PictureAlign | null;
  /** Classes besides that of the place. */
  readonly classes: string;
  readonly frame: Frame;
  readonly caption: string;
}

const isAlign = (value: string): value is PictureAlign => value in PICTURE_CLASSES;

const ALIGNMENTS: readonly PictureAlign[] = Object.keys(PICTURE_CLASSES).filter(isAlign);

const numberOf = (value: string | null): number | null =>
  value !== null && /^\d+$/.test(value) ? Number(value) : null;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const sizeOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The attributes of a picture's node. */
export function pictureOf({ attrs }: DocNode): PictureAttributes {
  const { src, alt, title, width, height, align, classes: others, frame, caption } = attrs;
  return {
    src: String(src),
    alt: textOf(alt),
    title: textOf(title),
    width: sizeOf(width),
    height: sizeOf(height),
    align: typeof align === 'string' && isAlign(align) ? align : null,
    classes: String(others),
    frame: frame === 'p' || frame === 'figure' ? frame : 'none',
    caption: String(caption),
  };
}

/** The attributes that an element of HTML stands for; false when it holds more than a picture. */
export function readPicture(outer: HTMLElement): PictureAttributes | false {
  const frame: Frame = outer.localName === 'figure' ? 'figure' : outer.localName === 'p' ? 'p' : 'none';
  const image = frame === 'none' ? outer : outer.querySelector('img');
  const children = [...outer.childNodes].filter(
    (node) => node.nodeType === node.ELEMENT_NODE || (node.textContent ?? '').trim() !== '',
  );
  const caption = frame === 'figure' ? outer.querySelector('figcaption') : null;
  if (image === null || (frame !== 'none' && children.length !== (caption === null ? 1 : 2))) return false;
  const named = (frame === 'figure' ? outer : image).className.split(/\s+/).filter((name) => name !== '');
  const align = ALIGNMENTS.find((place) => named.includes(PICTURE_CLASSES[place])) ?? null;
  return {
    src: image.getAttribute('src') ?? '',
    alt: image.getAttribute('alt'),
    title: image.getAttribute('title'),
    width: numberOf(image.getAttribute('width')),
    height: numberOf(image.getAttribute('height')),
    align,
    classes: named.filter((name) => align === null || name !== PICTURE_CLASSES[align]).join(' '),
    frame,
    caption: caption?.textContent ?? '',
  };
}

/** How a picture is written into the HTML. */
export function pictureHtml({
  src,
  alt,
  title,
  width,
  height,
  align,
  classes: others,
  frame,
  caption,
}: PictureAttributes): DOMOutputSpec {
  const names = [others, align === null ? '' : PICTURE_CLASSES[align]]
    .filter((name) => name !== '')
    .join(' ');
  const named = names === '' ? {} : { class: names };
  const image: DOMOutputSpec = [
    'img',
    { ...(frame === 'figure' ? {} : named), src, alt, title, width, height },
  ];
  if (frame === 'p') return ['p', image];
  if (frame === 'none') return image;
  return caption === '' ? ['figure', named, image] : ['figure', named, image, ['figcaption', caption]];
}

/** A width within the bounds, with the height that keeps the proportions (E-007). */
export function sizedPicture(
  width: number,
  { width: full_width, height: full_height }: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const ratio = full_width > 0 && full_height > 0 ? full_height / full_width : 1;
  const least = Math.max(MIN_PICTURE_PX, MIN_PICTURE_PX / ratio);
  const fitting = Math.round(Math.min(Math.max(width, least), Math.max(MAX_PICTURE_PX, least)));
  return { width: fitting, height: Math.max(MIN_PICTURE_PX, Math.round(fitting * ratio)) };
}

/**
 * Changes the picture at a position in one step of undo; it stays selected.
 * @param former a change whose step of undo this one joins: of the same field, whose letters are no steps of their own
 */
export function changePicture(
  view: EditorView,
  position: number,
  changes: Partial<PictureAttributes>,
  former?: Transaction | null,
): Transaction {
  const { tr } = view.state;
  for (const [name, value] of Object.entries(changes)) tr.setNodeAttribute(position, name, value);
  if (former) tr.setMeta('appendedTransaction', former);
  view.dispatch(tr);
  return tr;
}
