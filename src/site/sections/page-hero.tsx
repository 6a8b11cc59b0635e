import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './page-hero.module.css';

interface WordsProps {
  readonly heading: string;
  readonly lead: string;
  /** The links below the texts; a quieter second link turns light by itself. */
  readonly children?: ReactNode;
}

/** The title block of a page on a dark background. */
export function HeroWords({ heading, lead, children }: WordsProps) {
  return (
    <div className={styles['words']}>
      <h1>{heading}</h1>
      <p>{lead}</p>
      {children !== undefined && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}

/** How wide a picture stands that is laid above the words on a narrow window, and fills the height given on any other. */
export const sizesAbove = (wide: string): string =>
  `(max-width: 63.99rem) and (max-aspect-ratio: 1/1) 134vw, ${wide}`;

interface Props extends WordsProps {
  /** The page's one large picture, marked eager. */
  readonly picture: ReactNode;
  /** Where the words go on a narrow window: over the picture, or above it where it leaves them no quiet ground. */
  readonly narrow?: 'over' | 'above';
  /** A page's own height, shade and cut, as --hero-height, --hero-shade, --hero-cut and --hero-sunk. */
  readonly className: string | undefined;
}

/**
 * The first window of a page: a picture from edge to edge, a shade, and words (P-021). The words come first: a page that is
 * shown before all of it has arrived has nothing above the picture that is yet to come.
 */
export function PageHero({ picture, narrow = 'over', className, ...words }: Props) {
  return (
    <section className={clsx(styles['hero'], className)} data-narrow={narrow}>
      <HeroWords {...words} />
      {picture}
    </section>
  );
}
