/** Longest sides in pixels: of what is kept, and of what lists show. */
export const PICTURE_PX = 2048;
export const THUMBNAIL_PX = 320;

/** More than any camera gives; decoding it would take a tablet's whole memory. */
export const MAX_FILE_BYTES = 80 * 1024 * 1024;

/** The size of a picture whose longest side is at most `longest_px`; never larger than it is. */
export function fit(
  size: { readonly width: number; readonly height: number },
  longest_px: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longest_px / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/** Taller pictures are made narrower: no page shows them, and no canvas of a tablet holds them. */
const MAX_HEIGHT_PX = 4096;

/** The sizes a picture of the site is kept in: those of `widths_px` it is wide enough for, and its own when it is not. */
export function siteSizes(
  size: { readonly width: number; readonly height: number },
  widths_px: readonly number[],
): readonly { readonly width: number; readonly height: number }[] {
  const ratio = size.height / size.width;
  const widest = Math.max(1, Math.min(size.width, Math.floor(MAX_HEIGHT_PX / ratio), Math.max(...widths_px)));
  const widths = [...new Set([...widths_px.filter((width) => width < widest), widest])];
  return widths.map((width) => ({ width, height: Math.max(1, Math.round(width * ratio)) }));
}
