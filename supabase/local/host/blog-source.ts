import { cardPreview, descriptionOf, readingMinutes } from '../../../src/domain/post.ts';
import { type HeadArticle } from '../../../src/site/article/article-head.ts';
import { rssXml } from '../../../src/site/blog/rss.ts';
import type { Database } from '../database/database.ts';

/** What the host asks of the database before it answers for the blog. */
export interface BlogSource {
  /** The article of a slug; its present slug when it has another one; null when there is none. */
  readonly find: (slug: string) => Promise<HeadArticle | { readonly moved_to: string } | null>;
  /** Which of these slugs are of an article that can be read. */
  readonly readable: (slugs: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Every article that can be read with the day of its last change, the newest first, as many as a sitemap bears. */
  readonly listed: () => Promise<readonly { readonly slug: string; readonly modified: string }[]>;
  /** The feed as it is now. */
  readonly feed: () => Promise<string>;
}

interface PostRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly category: string | null;
  readonly image_url: string | null;
  readonly author: string | null;
  readonly description: string | null;
  readonly first_paragraph: string | null;
  readonly summary: string | null;
  readonly excerpt: string | null;
  readonly content: string | null;
  readonly reading_time: number | null;
  readonly word_count: number;
  readonly date: string;
  readonly modified: string;
}

/** A sitemap may list 50,000 addresses; ours stays small enough to be made for each request. */
const MOST_LISTED = 5_000;

/** Published posts only, as visitors read them: the host asks as the owner, whom no policy holds back. */
const POSTS = `select s.id::text, s.slug, s.title, s.category, s.image_url, s.author, s."metaDescription" as description,
    s.first_paragraph, s.summary, s.excerpt, s.content_start as content, s.reading_time, s.word_count,
    to_char(coalesce(s.date::timestamptz, s.published_at) at time zone 'UTC', 'YYYY-MM-DD') as date,
    to_char(s.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as modified
  from public.blog_posts p, private.post_shown(p) s where p.published and p.ready and p.deleted_at is null`;

const pictureOf = (image_url: string | null): HeadArticle['card']['picture'] => {
  if (image_url === null) return null;
  const url = /^(?:\/|https?:)/.test(image_url)
    ? image_url
    : `/storage/v1/object/public/blog-images/${image_url}`;
  return { url, alt: '', width: null, height: null, color: null, widths: { avif: [], webp: [] } };
};

const headOf = (row: PostRow): HeadArticle => ({
  card: {
    id: row.id,
    slug: row.slug,
    title: row.title,
    category: row.category,
    picture: pictureOf(row.image_url),
    preview: cardPreview(row),
    reading_minutes: readingMinutes(row.reading_time, row.word_count),
    date: row.date,
  },
  modified: row.modified,
  author: row.author,
  description: descriptionOf(row.description),
});

/** The blog of the embedded backend. */
export function blogSource(database: Pick<Database, 'query'>): BlogSource {
  return {
    find: async (slug) => {
      const [post] = await database.query<PostRow>(`${POSTS} and p.slug = $1`, [slug]);
      if (post !== undefined) return headOf(post);
      const [moved] = await database.query<{ slug: string }>(
        `select p.slug from public.post_redirects r join public.blog_posts p on p.id = r.post_id
         where r.slug = $1 and p.published and p.ready and p.deleted_at is null`,
        [slug],
      );
      return moved === undefined ? null : { moved_to: moved.slug };
    },
    readable: async (slugs) => {
      const posts = await database.query<{ slug: string }>(
        'select slug from public.blog_posts where published and ready and deleted_at is null and slug = any(string_to_array($1, $2))',
        [slugs.join(' '), ' '],
      );
      return new Set(posts.map(({ slug }) => slug));
    },
    listed: async () =>
      await database.query<{ slug: string; modified: string }>(
        `select slug, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as modified from public.blog_posts where published and ready and deleted_at is null
         order by published_at desc, id limit ${MOST_LISTED}`,
      ),
    feed: async () => {
      const posts = await database.query<PostRow>(`${POSTS} order by p.published_at desc, p.id limit 30`);
      return rssXml(posts.map(headOf));
    },
  };
}
