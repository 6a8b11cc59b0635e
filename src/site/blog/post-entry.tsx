import { blog as words } from '../../content/site/blog.ts';
import type { PostCard } from '../../public-data/posts.ts';
import { routes } from '../../routes.ts';
import { ContentPicture } from '../gallery/content-picture.tsx';
import styles from './post-entry.module.css';

const SIZES = '(min-width: 75rem) 26rem, (min-width: 64rem) 34vw, (min-width: 40rem) 46vw, 100vw';

/** B-012: replaces a picture of a card that cannot be fetched. */
const PLACEHOLDER_URL = '/images/placeholder-blog.jpg';

/** B-011: one article in a list; the whole of it is one link. */
export function PostEntry({ post, level = 3 }: { post: PostCard; level?: 2 | 3 }) {
  const { card } = words;
  const Heading = `h${level}` as const;
  return (
    <article className={styles['card']}>
      <div className={styles['frame']}>
        {post.picture === null ? (
          <p>{card.no_image}</p>
        ) : (
          <ContentPicture picture={post.picture} sizes={SIZES} alt="" fallback_url={PLACEHOLDER_URL} />
        )}
      </div>
      {post.category !== null && <p className={styles['category']}>{post.category}</p>}
      <Heading>
        <a href={routes.article(post.slug)}>{post.title}</a>
      </Heading>
      <p className={styles['preview']}>{post.preview ?? card.preview}</p>
      <p className={styles['time']}>{card.reading_time(post.reading_minutes)}</p>
    </article>
  );
}
