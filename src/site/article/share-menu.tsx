import { useEffect, useRef } from 'react';
import { article as words } from '../../content/site/article.ts';
import { shareLinks } from './article-links.ts';
import styles from './share-menu.module.css';

/** The menu closes when the reader goes on reading or presses Escape. */
function closeBehind(menu: HTMLDetailsElement): () => void {
  const left = ({ relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node && menu.contains(relatedTarget))) menu.open = false;
  };
  const pressed = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  menu.addEventListener('focusout', left);
  menu.addEventListener('keydown', pressed);
  return () => {
    menu.removeEventListener('focusout', left);
    menu.removeEventListener('keydown', pressed);
  };
}

/** B-045: where the article can be shared, each in a new window. It opens without a script. */
export function ShareMenu({ title, slug }: { title: string; slug: string }) {
  const { open, label, new_window } = words.share;
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current === null ? undefined : closeBehind(menu.current)), []);
  return (
    <details ref={menu} className={styles['share']}>
      <summary aria-label={label}>{open}</summary>
      <ul>
        {shareLinks(title, slug).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" title={`${name} (${new_window})`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
