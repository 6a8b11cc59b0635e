/** The small build for JPEG and HEIC; its types are those of the whole. */
declare module 'exifr/dist/lite.esm.mjs' {
  export { parse } from 'exifr';
}
