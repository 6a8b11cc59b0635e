import { article as words } from '../../content/site/article.ts';
import { latest_posts } from '../../public-data/post-list.ts';
import type { PostCard } from '../../public-data/posts.ts';
import { PostEntry } from '../blog/post-entry.tsx';
import page from '../sections/layout.module.css';
import styles from './related-articles.module.css';

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
export function RelatedArticles({ card }: { card: PostCard }) {
  const related = relatedTo(card, latest_posts.use().items);
  if (related.length === 0) return null;
  return (
    <section className={`${page['wrap']} ${styles['related']}`} aria-labelledby="artikel-verder">
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
