import { type Picture, sourceSet } from '../../public-data/picture.ts';

/** P-087: how many pictures of the gallery are fetched before anyone scrolls to them. */
const PRELOADED = 4;

/** P-087: asks for the first four pictures once the page stands, so that they take nothing from what is seen first. */
export function preloadPictures(pictures: readonly Picture[], sizes: string): void {
  for (const picture of pictures.slice(0, PRELOADED)) {
    const avif = sourceSet(picture, 'avif');
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.href = picture.url;
    if (picture.url.startsWith('https:')) link.crossOrigin = 'anonymous';
    if (avif !== undefined) {
      link.type = 'image/avif';
      link.imageSrcset = avif;
      link.imageSizes = sizes;
    }
    document.head.append(link);
  }
}
