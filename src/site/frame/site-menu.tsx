import { useEffect, useRef } from 'react';
import { PHONE_HOURS } from '../../content/company.ts';
import { frame } from '../../content/site/frame.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import { useCompany } from '../../public-data/company-settings.ts';
import { type PublicPage, routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from './icons.tsx';
import { MENU_PAGES, pageLinks } from './links.ts';
import { scrollToSection } from './scroll-to-section.ts';
import styles from './site-menu.module.css';

/** N-008: a menu's action runs this long after the menu began to close: it is out of the way by then. */
export const MENU_DELAY_MS = 300;

/** Goes where a link leads; a target that begins with # is a section of this page (N-009). */
function followLink(href: string): void {
  location.assign(href);
  if (href.startsWith('#')) scrollToSection(href.slice(1));
}

type Closable = Pick<HTMLDialogElement, 'close'> & EventTarget;

/**
 * Closes the menu first and goes on 300 ms later; a click beside its panel only closes it. A click for a new tab stays
 * the browser's, and so does every click before this is called.
 */
export function closeBeforeFollowing(menu: Closable): () => void {
  const clicked = (event: Event): void => {
    if (event.target === menu) menu.close();
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? null;
    if (href === null || !(event instanceof MouseEvent) || !isPlainClick(event)) return;
    event.preventDefault();
    menu.close();
    setTimeout(() => followLink(href), MENU_DELAY_MS);
  };
  menu.addEventListener('click', clicked);
  return () => menu.removeEventListener('click', clicked);
}

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
  const { phone, email } = useCompany();
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
            <a href={phone.href}>{`${menu.call} ${phone.text}`}</a>
            <span>{PHONE_HOURS}</span>
          </p>
          <p>
            <a href={email.href}>{email.text}</a>
          </p>
          {pageLinks(['checklist'], built).map(({ page, href, text }) => (
            <p key={page}>
              <a href={href}>{text}</a>
            </p>
          ))}
        </div>
      </div>
    </dialog>
  );
}
