import { useCallback, useEffect, useRef } from 'react';
import { blog as words } from '../../content/site/blog.ts';
import { foldText } from '../../lib/search-text.ts';
import type { Content } from '../../public-data/content-store.ts';
import type { PostCard } from '../../public-data/posts.ts';
import type { PostTexts } from '../../public-data/post-texts.ts';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import page from '../sections/layout.module.css';
import { type ListAddress, PAGE_SIZE } from './list-address.ts';
import { keepListScroll, takeListScroll } from './list-scroll.ts';
import { ListTools } from './list-tools.tsx';
import { PostEntry } from './post-entry.tsx';
import styles from './post-list.module.css';
import { useList, usePostTexts, useSearchEvent } from './use-list.ts';

const folded_titles = new WeakMap<PostCard, string>();

const foldedTitle = (post: PostCard): string => {
  const known = folded_titles.get(post);
  if (known !== undefined) return known;
  const folded = foldText(`${post.title}\n${post.preview ?? ''}`);
  folded_titles.set(post, folded);
  return folded;
};

/**
 * B-010: the posts of a category whose title or text holds each word of the term, whatever its case or accents. Until the texts are
 * there, titles and introductions are looked in.
 */
export function findPosts(
  posts: readonly PostCard[],
  { category, term }: Pick<ListAddress, 'category' | 'term'>,
  texts: PostTexts | null,
): readonly PostCard[] {
  const wanted = foldText(term).split(/\s+/);
  return posts.filter(
    (post) =>
      (category === null || post.category?.toLowerCase() === category) &&
      wanted.every((word) => foldedTitle(post).includes(word) || texts?.get(post.id)?.includes(word)),
  );
}

/** B-004. */
function Skeletons() {
  return (
    <output className={styles['cards']} aria-label={words.loading}>
      {Array.from({ length: PAGE_SIZE }, (_, place) => (
        <span key={place} className={styles['skeleton']} aria-hidden />
      ))}
    </output>
  );
}

/** B-005: what went wrong, in red; what is shown stays. */
function FetchFailed() {
  return (
    <div className={styles['failed']} role="alert">
      <p>{words.error}</p>
      <Button look="quiet" onClick={() => location.reload()}>
        {words.retry}
      </Button>
    </div>
  );
}

/** Replaces the cards: loading, no articles at all, or none found (B-004). */
function Nothing(props: {
  content: Content<readonly PostCard[]>;
  category: string | null;
  onReset: () => void;
}) {
  const { content, category, onReset } = props;
  if (content.items.length > 0)
    return (
      <>
        <output className={styles['empty']}>{words.search.nothing(category)}</output>
        <Button look="quiet" className={styles['reset']} onClick={onReset}>
          {words.search.reset}
        </Button>
      </>
    );
  if (content.status === 'kept') return <Skeletons />;
  return content.status === 'fresh' ? <p className={styles['empty']}>{words.empty}</p> : null;
}

/** Without a script the first cards stand with all other articles below them, as links. */
function OtherArticles({ posts }: { posts: readonly PostCard[] }) {
  if (!import.meta.env.SSR) return null;
  return (
    <ul>
      {posts.map(({ slug, title }) => (
        <li key={slug}>
          <a href={routes.article(slug)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/**
 * B-042: back on the line where the reader left the list. The list itself asks for it: a page is hydrated in pieces, and only
 * here are the cards of its address drawn in the frame that follows.
 */
function useReturn(): void {
  useEffect(() => {
    const scroll_px = takeListScroll();
    if (scroll_px !== null) requestAnimationFrame(() => scrollTo({ top: scroll_px, behavior: 'instant' }));
    return keepListScroll();
  }, []);
}

/** B-014: search, categories, cards and paging, all of it in the address. */
export function PostList({ content }: { content: Content<readonly PostCard[]> }) {
  const { list, change } = useList();
  useReturn();
  const is_searching = list.term.trim() !== '';
  const { texts, has_failed, load } = usePostTexts(is_searching);
  useSearchEvent(list.term);
  const found = findPosts(content.items, list, texts);
  const shown = found.slice(0, list.page * PAGE_SIZE);
  const remaining = found.length - shown.length;
  // An empty blog has nothing to search; an address with a search in it still shows what is searched for.
  const has_nothing =
    content.items.length === 0 && content.status === 'fresh' && !is_searching && list.category === null;
  const show = (next: Partial<ListAddress>): void => change({ page: 1, ...next });
  const is_asked = useRef(false);
  const showMore = (): void => {
    is_asked.current = true;
    change({ page: list.page + 1 });
  };
  // The focus goes on to the first of the new ones; the button may be gone.
  const goOn = useCallback((entry: HTMLLIElement | null): void => {
    if (entry === null || !is_asked.current) return;
    is_asked.current = false;
    entry.querySelector('a')?.focus({ preventScroll: true });
  }, []);
  const first_added = (list.page - 1) * PAGE_SIZE;
  return (
    <section className={styles['list']} id="artikelen" aria-labelledby="artikelen-kop">
      <h2 id="artikelen-kop">{words.posts}</h2>
      {!has_nothing && <ListTools posts={content.items} list={list} onChange={show} onSearchFocus={load} />}
      <p className={is_searching ? styles['found'] : page['unseen']} aria-live="polite">
        {is_searching && words.search.found(found.length, list.term.trim())}
      </p>
      {is_searching && has_failed && <p className={styles['note']}>{words.search.titles_only}</p>}
      {content.status === 'failed' && <FetchFailed />}
      {shown.length === 0 ? (
        <Nothing
          content={content}
          category={list.category}
          onReset={() => show({ term: '', category: null })}
        />
      ) : (
        <ul className={styles['cards']}>
          {shown.map((post, at) => (
            <li key={post.id} ref={at === first_added ? goOn : null}>
              <PostEntry post={post} />
            </li>
          ))}
        </ul>
      )}
      {remaining > 0 && (
        <Button look="quiet" className={styles['more']} onClick={showMore}>
          {words.more(remaining)}
        </Button>
      )}
      <noscript className={styles['all']}>
        <OtherArticles posts={content.items.slice(PAGE_SIZE)} />
      </noscript>
    </section>
  );
}
