let shown: CSSStyleSheet | null = null;

/**
 * Lays the styles of an article's blocks over the page, in place of the former ones. A constructed stylesheet is no
 * inline style: the pages' policy lets it be, and src/html has held its rules to the article.
 */
export function showStyles(css: string): void {
  if (shown === null) {
    if (css === '') return;
    shown = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, shown];
  }
  shown.replaceSync(css);
}
