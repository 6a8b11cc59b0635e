import type { FocusEvent, KeyboardEvent } from 'react';
import { article as words } from '../../content/site/article.ts';
import { shareLinks } from './article-words.ts';
import styles from './share-menu.module.css';

/** Whoever goes on reading, or presses Escape, has the menu closed behind them. */
function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function closeOnEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** B-045, B-046: where the article can be shared, each in a new window. It opens without a script. */
export function ShareMenu({ title, slug }: { title: string; slug: string }) {
  const { open, label, new_window } = words.share;
  return (
    <details className={styles['share']} onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
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
