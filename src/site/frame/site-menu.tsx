import { useEffect, useRef } from 'react';
import { COMPANY, PHONE_HOURS } from '../../content/company.ts';
import { frame } from '../../content/site/frame.ts';
import { type PublicPage, routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { closeBeforeFollowing } from './follow-link.ts';
import { Icon } from './icons.tsx';
import { MENU_PAGES, pageLinks } from './links.ts';
import styles from './site-menu.module.css';

export const MENU_ID = 'menu';

/** The slide-in menu of narrow windows (N-006): the browser's own dialog holds the focus and gives it back. */
export function SiteMenu({
  here,
  built,
}: {
  here: PublicPage | null;
  built: readonly PublicPage[] | undefined;
}) {
  const { menu } = frame;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => (dialog.current === null ? undefined : closeBeforeFollowing(dialog.current)), []);
  return (
    <dialog
      ref={dialog}
      id={MENU_ID}
      className={styles['menu']}
      aria-label={menu.name}
      {...{ closedby: 'any' }}
    >
      <div className={styles['panel']}>
        <button
          className={styles['close']}
          type="button"
          {...{ command: 'close', commandfor: MENU_ID }}
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          <span>{menu.close}</span>
          <Icon name="close" />
        </button>
        <nav className={styles['pages']} aria-label={menu.name}>
          {pageLinks(MENU_PAGES, built).map(({ page, href, text }) => (
            <a key={page} href={href} aria-current={page === here ? 'page' : undefined}>
              {text}
            </a>
          ))}
        </nav>
        <div className={styles['contact']}>
          <ButtonLink href={routes.homeContact()}>{menu.request}</ButtonLink>
          <p>
            <a href={COMPANY.phone.href}>{`${menu.call} ${COMPANY.phone.text}`}</a>
            <span>{PHONE_HOURS}</span>
          </p>
          <p>
            <a href={COMPANY.email.href}>{COMPANY.email.text}</a>
          </p>
        </div>
      </div>
    </dialog>
  );
}
