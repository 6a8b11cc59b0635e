import { useEffect, useRef } from 'react';
import { article as words } from '../../content/site/article.ts';
import { monthName } from '../../content/site/months.ts';
import { amsterdamClock } from '../../lib/amsterdam-clock.ts';
import type { Article } from '../../public-data/article.ts';
import { routes } from '../../routes.ts';
import { ContentPicture } from '../gallery/content-picture.tsx';
import { Breadcrumb } from '../sections/breadcrumb.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { sceneUrl } from '../sections/scene.tsx';
import { SectionBoundary } from '../sections/section-boundary.tsx';
import { ArticleBody } from './article-body.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { latest_posts } from '../../public-data/post-list.ts';
import type { PostCard } from '../../public-data/posts.ts';
import { PostEntry } from '../blog/post-entry.tsx';
import page from '../sections/layout.module.css';
import related_styles from './related-articles.module.css';
import { shareLinks } from './article-links.ts';
import share_styles from './share-menu.module.css';
import styles from './article-view.module.css';
import back_styles from './back-button.module.css';
import type { ArticleText } from './use-article.ts';
import { useWayBack } from './use-way-back.ts';

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
    <details ref={menu} className={share_styles['share']}>
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

const MOST_RELATED = 3;

/** Other articles: those of the same category first, then the newest. */
export function relatedTo(
  card: Pick<PostCard, 'slug' | 'category'>,
  posts: readonly PostCard[],
): readonly PostCard[] {
  const others = posts.filter(({ slug }) => slug !== card.slug);
  const alike = others.filter(({ category }) => category !== null && category === card.category);
  return [...alike, ...others.filter((post) => !alike.includes(post))].slice(0, MOST_RELATED);
}

/** Further articles. */
function RelatedArticles({ card }: { card: PostCard }) {
  const related = relatedTo(card, latest_posts.use().items);
  if (related.length === 0) return null;
  return (
    <section className={`${page['wrap']} ${related_styles['related']}`} aria-labelledby="artikel-verder">
      <h2 id="artikel-verder">{words.related}</h2>
      <ul>
        {related.map((post) => (
          <li key={post.id}>
            <PostEntry post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const COVER_SIZES = '(min-width: 75rem) 75rem, 100vw';
/** Replaces a cover that cannot be fetched: the scene of the cards' placeholder, as wide as a cover. */
const COVER_FALLBACK_URL = sceneUrl('hero-blog', 1200);

/** G-031: a day in full, in Dutch; null when the text is no time. */
export function longDate(date: string | null): string | null {
  if (date === null) return null;
  const time_ms = Date.parse(date);
  if (Number.isNaN(time_ms)) return null;
  const day = amsterdamClock(time_ms);
  return `${day.getUTCDate()} ${monthName(day.getUTCMonth() + 1)} ${day.getUTCFullYear()}`;
}

/** B-048: the way back, always shown: at the side of a wide window and at the foot of a narrow one. */
function BackButton() {
  const goBack = useWayBack();
  return (
    <a className={back_styles['back']} href={routes.page('blog')} onClick={goBack}>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden>
        <path d="M19 12H5m6-6-6 6 6 6" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span>{words.back}</span>
    </a>
  );
}

/** An article with everything around it (B-049). */
export function ArticleView({ article, text }: { article: Article; text: ArticleText }) {
  const { card, author } = article;
  const date = longDate(card.date);
  const { heading, text: invitation, action } = words.call;
  return (
    <>
      <ReadingProgress />
      <Breadcrumb here={card.title} within={{ text: words.blog, href: routes.page('blog') }} />
      <article>
        <header className={styles['head']}>
          <p className={styles['meta']}>
            {card.category !== null && <span className={styles['chip']}>{card.category}</span>}
            {date !== null && card.date !== null && <time dateTime={card.date.slice(0, 10)}>{date}</time>}
            <span>{words.reading_time(card.reading_minutes)}</span>
          </p>
          <h1>{card.title}</h1>
          <div className={styles['byline']}>
            <p>
              <b>{words.author(author)}</b>
              <span>{words.expert}</span>
            </p>
            <ShareMenu title={card.title} slug={card.slug} />
          </div>
        </header>
        {card.picture !== null && (
          <div className={styles['cover']}>
            <ContentPicture
              picture={card.picture}
              sizes={COVER_SIZES}
              eager
              fallback_url={COVER_FALLBACK_URL}
            />
          </div>
        )}
        <SectionBoundary name="article">
          <ArticleBody text={text} />
        </SectionBoundary>
      </article>
      <RelatedArticles card={card} />
      <CallToAction
        id="artikel-inspectie"
        heading={heading}
        text={invitation}
        action={{ text: action, href: routes.page('contact') }}
      />
      <BackButton />
    </>
  );
}
