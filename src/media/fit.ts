/** Longest sides in pixels: of what is kept, and of what lists show. */
export const PICTURE_PX = 2048;
export const THUMBNAIL_PX = 320;

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
