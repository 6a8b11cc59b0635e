/** The one thing the build asks of jsdom: a window to read HTML in. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: import('dompurify').WindowLike;
  }
}
