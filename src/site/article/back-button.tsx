import { article as words } from '../../content/site/article.ts';
import { routes } from '../../routes.ts';
import styles from './back-button.module.css';
import { useWayBack } from './use-way-back.ts';

/** B-048: always there, at the side of a wide window and at the foot of a narrow one. */
export function BackButton() {
  const goBack = useWayBack();
  return (
    <a className={styles['back']} href={routes.page('blog')} onClick={goBack}>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden>
        <path d="M19 12H5m6-6-6 6 6 6" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span>{words.back}</span>
    </a>
  );
}
