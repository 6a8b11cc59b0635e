export const cleanPaste = (html: string, isOwnPicture: (src: string) => boolean): string =>
  isOwnPicture('') ? '' : html;
