/** What the build writes the stylesheet's real address over (app/build/finished-page.ts). */
export const PAGE_END_STYLE = '/page-end.css';

/**
 * The styles of forms and footer, linked right where the first of them begins: no page weighs more above it, and what
 * stands below is never seen without them; what can be seen first goes first over the line. In the browser the page's
 * root knows the address; a light page holds them itself, and one that is not finished HTML gets them with its code.
 */
export function PageEndStyles() {
  const href =
    typeof document === 'undefined' ? PAGE_END_STYLE : document.getElementById('root')?.dataset['pageEnd'];
  return href === undefined ? null : <link rel="stylesheet" href={href} fetchPriority="low" />;
}
