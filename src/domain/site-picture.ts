/** Pictures of the public site: their sizes, where their files lie, and what the row that shows one says of it. */

/** Public: anyone reads their files by their address. Pictures of articles lie apart from the site's own. */
export const PICTURE_BUCKETS = ['site-images', 'blog-images'] as const;
export type PictureBucket = (typeof PICTURE_BUCKETS)[number];

/** How long browsers keep a file of them before they ask again: one that was removed is not shown for long. */
export const SITE_MAX_AGE_SECONDS = 3_600;

/** Where a bucket's files lie on the project's own origin; rows name them so, whatever project they live in. */
const bucketAddress = (bucket: string): string => `/storage/v1/object/public/${bucket}/`;

/** A width a picture is kept in, and how well it is encoded there (0 to 1) where that is laid down. */
interface SiteSize {
  readonly width_px: number;
  readonly quality?: number;
}

/** Widths a picture is kept in, as far as it is that wide itself: those of the site's own pictures (src/site/scenes). */
const SIZES: readonly SiteSize[] = [480, 800, 1200, 1600].map((width_px) => ({ width_px }));

/** Of what fills a page from edge to edge (D-016): 828 and 1920 are the specification's own. */
const HERO_SIZES: readonly SiteSize[] = [
  { width_px: 828, quality: 0.75 },
  { width_px: 1200 },
  { width_px: 1920, quality: 0.85 },
  { width_px: 2400 },
];

/** The sizes wanted of a picture of this kind. */
export const siteSizesOf = (kind: string): readonly SiteSize[] => (kind === 'hero' ? HERO_SIZES : SIZES);

/** Narrower than this a picture of this kind is not sharp where the site shows it large. */
export const sharpWidthPx = (kind: string): number => (kind === 'hero' ? 1920 : 1200);

/** Neither bucket takes more of this app. */
export const MAX_SITE_FILE_BYTES = 8 * 1024 * 1024;

/** What a file may be; AVIF only where the browser makes it, JPEG only where it makes no WebP. */
export const SITE_FORMATS = ['avif', 'webp', 'jpg'] as const;
type SiteFormat = (typeof SITE_FORMATS)[number];

export const MIME_TYPE_OF: Readonly<Record<SiteFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** One size of a picture, ready to be stored. */
export interface SitePictureFile {
  readonly format: SiteFormat;
  /** Pixels. */
  readonly width: number;
  readonly bytes: ArrayBuffer;
  /** Hex. */
  readonly sha256: string;
}

/** A picture ready to be stored. */
export interface SitePicture {
  /** Of the widest file, in pixels, as the picture is seen. */
  readonly width: number;
  readonly height: number;
  /** Fills its place until it arrives, as #rrggbb. */
  readonly color: string;
  readonly files: readonly SitePictureFile[];
  /** At most 320 pixels on its longest side. */
  readonly thumbnail: ArrayBuffer;
}

/** The row of a file, as far as its place in the bucket follows from it. */
interface Placed {
  readonly picture_id: string;
  readonly width: number;
  readonly format: string;
}

/** Where a file lies in the bucket: it follows from its row alone (PH3). */
export const siteFilePath = ({ picture_id, width, format }: Placed): string =>
  `${picture_id}-${width}.${format}`;

/** The public address of a file, on the project's own origin. */
export const siteFileAddress = ({ bucket, ...file }: Placed & { readonly bucket: string }): string =>
  bucketAddress(bucket) + siteFilePath(file);

const ROOTS = `(?:${PICTURE_BUCKETS.map(bucketAddress).join('|')})`;

const ADDRESS = new RegExp(`^${ROOTS}([0-9a-f-]{36})-(\\d+)\\.(\\w+)$`);

const IN_HTML = new RegExp(`${ROOTS}([0-9a-f-]{36})-`, 'g');

/** The picture an address names, when it is one of those the office put there; null for any other. */
export const pictureIdOf = (image_url: string | null): string | null =>
  ADDRESS.exec(image_url ?? '')?.[1] ?? null;

/** The pictures the office put on the site that a piece of HTML shows. */
export const pictureIdsIn = (html: string): readonly string[] =>
  [...html.matchAll(IN_HTML)].map(([, picture_id = '']) => picture_id);

/** The file that stands for the whole picture: the widest that every browser reads. */
export const mainFile = (files: readonly SitePictureFile[]): SitePictureFile | null =>
  files
    .filter(({ format }) => format !== 'avif')
    .reduce<SitePictureFile | null>(
      (widest, file) => (widest === null || file.width > widest.width ? file : widest),
      null,
    );

/** The columns of a row about its picture, besides the alternative text. */
export interface PictureColumns {
  readonly image_url: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly variants: Readonly<Record<string, readonly number[]>>;
}

const widthsIn = (files: readonly SitePictureFile[], wanted: SiteFormat): readonly number[] =>
  files
    .filter(({ format }) => format === wanted)
    .map(({ width }) => width)
    .toSorted((a, b) => a - b);

/** The columns of a row that shows this picture, kept under this id; null when it has no file every browser reads. */
export const pictureColumns = (
  kept: { readonly bucket: PictureBucket; readonly picture_id: string },
  picture: SitePicture,
): PictureColumns | null => {
  const { files, width, height, color } = picture;
  const main = mainFile(files);
  if (main === null) return null;
  const variants: Record<string, readonly number[]> = {};
  for (const format of ['avif', 'webp'] as const) {
    const widths = widthsIn(files, format);
    if (widths.length > 0) variants[format] = widths;
  }
  return { image_url: siteFileAddress({ ...kept, ...main }), width, height, color, variants };
};

/** Wide enough for a thumbnail in a list, on a dense screen too. */
const LIST_PX = 320;

/** The address of the smallest file that is wide enough for a list. */
export const listAddress = (image_url: string, variants: unknown): string => {
  const listed: unknown = typeof variants === 'object' && variants !== null && Reflect.get(variants, 'webp');
  const widths = Array.isArray(listed) ? listed.filter((width) => typeof width === 'number') : [];
  const smallest = widths.filter((width) => width >= LIST_PX).toSorted((a, b) => a - b)[0];
  return smallest === undefined ? image_url : image_url.replace(/-\d+\.\w+$/, `-${smallest}.webp`);
};
