import type { TextLink, Words } from '../../content/legal/document.ts';
import { BUILT_PAGES, routes } from '../../routes.ts';

function Link({ link }: { link: TextLink }) {
  if (!('page' in link)) return <a href={link.href}>{link.text}</a>;
  // A page that is not built yet is named, not linked.
  return BUILT_PAGES.some((page) => page === link.page) ? (
    <a href={routes.page(link.page)}>{link.text}</a>
  ) : (
    link.text
  );
}

/** Running text with its links. */
export function LegalWords({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  return words.map((piece) => (typeof piece === 'string' ? piece : <Link key={piece.text} link={piece} />));
}
