import { asShown } from '../domain/as-shown.ts';
import { pictureAddress, type RawRow } from './rest.ts';

/** The formats a picture may stand in, best first. */
const FORMATS = ['avif', 'webp'] as const;
type Format = (typeof FORMATS)[number];

/** A picture with its sizes: its address ends in -<width>.<format>, the others differ there only. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  readonly widths: Readonly<Record<Format, readonly number[]>>;
  /** What stays in sight where a page cuts the picture, as CSS has it; its middle when not given. */
  readonly focus?: string;
}

/** A text that says something, or null. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const sizeOf = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

const widthsOf = (variants: unknown, format: Format): readonly number[] => {
  const listed: unknown = typeof variants === 'object' && variants !== null && Reflect.get(variants, format);
  return Array.isArray(listed)
    ? listed
        .filter((width): width is number => typeof width === 'number' && width > 0)
        .toSorted((a, b) => a - b)
    : [];
};

/** Only our own origin and https are let into a page; files of the storage lie where the backend is. */
const addressOf = (value: unknown): string | null => {
  const text = textOf(value);
  return text === null || !/^(?:\/(?!\/)|https:\/\/)/.test(text) ? null : pictureAddress(text);
};

/** The picture of a row; null when it has no address (V-028): `url` is the older name of `image_url`. */
export function parsePicture(given: RawRow, alt: string): Picture | null {
  const row = asShown(given);
  const url = addressOf(row['image_url']) ?? addressOf(row['url']);
  if (url === null) return null;
  const { variants, color, focus_x: x, focus_y: y } = row;
  return {
    url,
    alt: textOf(row['alt']) ?? alt,
    width: sizeOf(row['width']),
    height: sizeOf(row['height']),
    color: typeof color === 'string' && /^#[0-9a-f]{6}$/.test(color) ? color : null,
    widths: { avif: widthsOf(variants, 'avif'), webp: widthsOf(variants, 'webp') },
    ...(typeof x === 'number' && { focus: `${x}% ${String(y)}%` }),
  };
}

const OWN_SIZE = /-\d+\.\w+$/;

/** The address of one size of a picture. */
export const sizedUrl = ({ url }: Picture, width: number, format: Format): string =>
  url.replace(OWN_SIZE, `-${width}.${format}`);

/** A srcset of one format; undefined when the picture does not stand in it. */
export function sourceSet(picture: Picture, format: Format): string | undefined {
  const widths = picture.widths[format];
  if (widths.length === 0 || !OWN_SIZE.test(picture.url)) return undefined;
  return widths.map((width) => `${sizedUrl(picture, width, format)} ${width}w`).join(', ');
}

/** What a storage that transforms pictures understands (D-015). */
interface Transform {
  readonly width?: number;
  readonly quality?: number;
  readonly format?: string;
}

/** D-015: an address with width, quality and format asked for. Ours are made beforehand and need none of it. */
export function transformedUrl(url: string, wanted: Transform): string {
  const query = Object.entries(wanted).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return query.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}`;
}
