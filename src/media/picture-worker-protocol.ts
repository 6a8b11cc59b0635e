import type { Result } from '../lib/result.ts';
import type { PictureProblem, PreparedPicture, PreparedSitePicture, SiteSize } from './picture.ts';

/** A request of the page to the worker; there is one at a time, so the answer needs no number. */
export type PictureRequest =
  | { readonly kind: 'prepare' | 'shrink'; readonly file: Blob }
  | { readonly kind: 'site'; readonly file: Blob; readonly wanted: readonly SiteSize[] };

/** `cannot`: this browser draws only in the page. */
export type PictureAnswer =
  | { readonly kind: 'prepared'; readonly result: Result<PreparedPicture, PictureProblem> }
  | { readonly kind: 'site'; readonly result: Result<PreparedSitePicture, PictureProblem> }
  | { readonly kind: 'shrunk'; readonly thumbnail: ArrayBuffer | null }
  | { readonly kind: 'cannot' };
