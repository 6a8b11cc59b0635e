import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import { COMPANY } from '../../content/company.ts';
import { frame } from '../../content/site/frame.ts';
import { useCompany } from '../../public-data/company-settings.ts';
import { type PublicPage, routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Icon } from './icons.tsx';
import { BAR_PAGES, pageLinks } from './links.ts';
import styles from './site-header.module.css';
import { MENU_ID } from './site-menu.tsx';

interface HeaderProps {
  readonly over_scene: boolean;
  readonly here: PublicPage | null;
  readonly built: readonly PublicPage[] | undefined;
}

/**
 * The bar: on a wide window the pages, the telephone and 'Gratis Consultatie', on a narrow one the
 * button and the toggle of the menu (N-005). The browser itself opens the menu, also before any script is there.
 */
export function SiteHeader({ over_scene, here, built }: HeaderProps) {
  const { phone } = useCompany();
  const state = useBarState();
  return (
    <header className={clsx(styles['header'], over_scene && styles['over'])} data-bar={state}>
      <div className={styles['bar']}>
        <a className={styles['home']} href={routes.home()} aria-label={frame.home_link}>
          <Logo name={COMPANY.name} />
        </a>
        <nav className={styles['pages']} aria-label={frame.main_navigation}>
          {pageLinks(BAR_PAGES, built).map(({ page, href, text }) => (
            <a key={page} href={href} aria-current={page === here ? 'page' : undefined}>
              {text}
            </a>
          ))}
        </nav>
        <a className={styles['phone']} href={phone.href}>
          {phone.text}
        </a>
        <ButtonLink className={styles['consultation']} look="quiet" href={routes.homeContact()}>
          {frame.consultation}
        </ButtonLink>
        <ButtonLink className={styles['inspection']} look="quiet" href={routes.homeContact()}>
          {frame.inspection}
        </ButtonLink>
        <button
          className={styles['toggle']}
          type="button"
          aria-haspopup="dialog"
          {...{ command: 'show-modal', commandfor: MENU_ID }}
          onClick={openMenu}
        >
          <Icon name="menu" />
          <span>{frame.menu.open}</span>
        </button>
      </div>
    </header>
  );
}

/** For browsers that do not know the button's own command yet. */
function openMenu(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const menu = document.getElementById(MENU_ID);
  if (menu instanceof HTMLDialogElement && !menu.open) menu.showModal();
}

/** N-004: the bar is condensed once the page is scrolled further than this. */
const CONDENSED_BEYOND_PX = 20;

type BarState = 'asleep' | 'top' | 'condensed';

/** The look of the bar at a scroll position. */
export const barStateAt = (scrolled_px: number): BarState =>
  scrolled_px > CONDENSED_BEYOND_PX ? 'condensed' : 'top';

let bar_state: BarState | undefined;

/** Read once, and again when the page was scrolled: to say where it stands a browser lays it out, and React asks often. */
const currentBarState = (): BarState => (bar_state ??= barStateAt(scrollY));

const subscribe = (changed: () => void): (() => void) => {
  const scrolled = (): void => {
    bar_state = barStateAt(scrollY);
    changed();
  };
  addEventListener('scroll', scrolled, { passive: true });
  // The page may have been scrolled while no component listened.
  bar_state = undefined;
  return () => removeEventListener('scroll', scrolled);
};

/** The state of the bar; 'asleep' in the finished HTML, so that a bar no script can condense stays with its picture. */
function useBarState(): BarState {
  return useSyncExternalStore<BarState>(subscribe, currentBarState, () => 'asleep');
}
