import { type Picture, sizedUrl } from '../../public-data/picture.ts';
import { log } from '../../lib/logger.ts';

const JPEG_QUALITY = 0.92;
/** Long enough for a browser to begin with the file. */
const KEPT_MS = 30_000;

/** The largest size there is, in the format every browser reads. */
function largestUrl(picture: Picture): string {
  const widest = picture.widths.webp.at(-1);
  return widest === undefined ? picture.url : sizedUrl(picture, widest, 'webp');
}

/** the picture encoded anew, so that the file is what its name says. */
async function toJpeg(bytes: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(bytes);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}

/** D-007: fetches the picture and saves it as a JPEG; false when that did not work. */
export async function downloadJpeg(picture: Picture, file_name: string): Promise<boolean> {
  try {
    const answer = await fetch(largestUrl(picture));
    if (!answer.ok) throw new Error(`the picture answered ${answer.status}`);
    const address = URL.createObjectURL(await toJpeg(await answer.blob()));
    const link = document.createElement('a');
    link.href = address;
    link.download = file_name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
    return true;
  } catch (error) {
    log.warn('a picture could not be downloaded', error);
    return false;
  }
}
