/** Decoding and encoding with what this browser has, in a worker or in a page. */
import { fit } from './fit.ts';

export type PictureType = 'image/webp' | 'image/jpeg';
/** AVIF is asked for only where it is welcome and not counted on. */
type EncodedType = PictureType | 'image/avif';

/** A picture that can be drawn; `close` gives its memory back. */
export interface Decoded {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  close(): void;
}

/** A drawn picture. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly source: CanvasImageSource;
  encode(type: EncodedType, quality: number): Promise<Blob | null>;
  /** Red, green, blue and opacity of every pixel. */
  pixels(): Uint8ClampedArray;
  /** Safari keeps a canvas's memory until its size is gone. */
  close(): void;
}

/** Whether pictures can be drawn off the main thread here. */
export const drawsOffscreen = (): boolean =>
  typeof OffscreenCanvas === 'function' &&
  typeof createImageBitmap === 'function' &&
  new OffscreenCanvas(1, 1).getContext('2d') !== null;

/** Decodes upright, as the camera held it. Null when this browser cannot read it. */
export async function decode(file: Blob): Promise<Decoded | null> {
  try {
    const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return { source, width: source.width, height: source.height, close: () => source.close() };
  } catch {
    return typeof Image === 'function' ? await decodeByElement(file) : null;
  }
}

/** What only an image element can read: HEIC in some versions of Safari. */
async function decodeByElement(file: Blob): Promise<Decoded | null> {
  const address = URL.createObjectURL(file);
  const source = new Image();
  source.src = address;
  try {
    await source.decode();
    const { naturalWidth: width, naturalHeight: height } = source;
    const close = (): void => {
      source.removeAttribute('src');
      URL.revokeObjectURL(address);
    };
    if (width > 0 && height > 0) return { source, width, height, close };
  } catch {
    // Neither way can read it.
  }
  URL.revokeObjectURL(address);
  return null;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;

/** Draws a picture so that its longest side is at most `longest_px`; null when there is no memory for it. */
export function draw(
  picture: Pick<Decoded, 'source' | 'width' | 'height'>,
  longest_px: number,
): Drawn | null {
  return drawAt(picture, fit(picture, longest_px));
}

/** Draws a picture at a size; null when there is no memory for it. */
export function drawAt(
  picture: Pick<Decoded, 'source'>,
  { width, height }: { readonly width: number; readonly height: number },
): Drawn | null {
  const [canvas, context, encode] = makeCanvas(width, height);
  const close = (): void => {
    canvas.width = 0;
    canvas.height = 0;
  };
  if (context === null) {
    close();
    return null;
  }
  // JPEG knows no transparency: what is clear becomes white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture.source, 0, 0, width, height);
  const pixels = (): Uint8ClampedArray => context.getImageData(0, 0, width, height).data;
  return { width, height, source: canvas, encode, pixels, close };
}

function makeCanvas(
  width: number,
  height: number,
): [HTMLCanvasElement | OffscreenCanvas, Context, Drawn['encode']] {
  if (typeof document === 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    const encode: Drawn['encode'] = (type, quality) => canvas.convertToBlob({ type, quality });
    return [canvas, canvas.getContext('2d', { alpha: false }), encode];
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const encode: Drawn['encode'] = (type, quality) =>
    new Promise((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
  return [canvas, canvas.getContext('2d', { alpha: false }), encode];
}
