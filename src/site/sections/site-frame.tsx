import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { COMPANY } from '../../content/company.ts';
import { frame } from '../../content/site/frame.ts';
import { routes } from '../../routes.ts';
import { Logo } from '../../ui/logo.tsx';
import styles from './site-frame.module.css';

const CONTENT_ID = 'inhoud';

/**
 * Header, content and footer of every public page. `over_scene` lays the header in light ink over a dark picture that
 * the content begins with. Links are plain: pages are finished HTML and need no router.
 */
export function SiteFrame({ over_scene = false, children }: { over_scene?: boolean; children: ReactNode }) {
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href={`#${CONTENT_ID}`}>
        {frame.skip_link}
      </a>
      <header className={clsx(styles['header'], over_scene && styles['over'])}>
        <a className={styles['home']} href={routes.home()} aria-label={frame.home_link}>
          <Logo name={COMPANY.name} />
        </a>
        <a className={styles['phone']} href={COMPANY.phone.href}>
          {COMPANY.phone.text}
        </a>
      </header>
      <main id={CONTENT_ID} className={styles['main']}>
        {children}
      </main>
      <footer className={styles['footer']}>
        <div className={styles['foot']}>
          <p className={styles['line']}>
            <Logo name={COMPANY.name} />
            <span>{COMPANY.line}</span>
          </p>
          <a href={routes.adminSignIn()} rel="nofollow">
            {frame.staff}
          </a>
        </div>
      </footer>
    </div>
  );
}
