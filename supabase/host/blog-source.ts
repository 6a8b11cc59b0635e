import type { Result } from '../../src/lib/result.ts';
import { fileAddress } from '../../src/lib/storage-address.ts';
import { cardPreview, descriptionOf, readingMinutes } from '../../src/domain/post.ts';
import type { HeadArticle } from '../../src/site/article/article-head.ts';

/** Why there is no answer: none in time, one that refuses, or one that is not what was asked for. */
export type BlogFailure = 'unreachable' | 'refused' | 'malformed';

type Asked<T> = Promise<Result<T, BlogFailure>>;

/** What a link to a project shows. */
export interface SharedProject {
  readonly title: string | null;
  readonly description: string | null;
  readonly picture_url: string | null;
}

/** What the host asks of the database before it answers for the blog, or for a link to a project. */
export interface BlogSource {
  /** The article of a slug; its present slug when it has another one; null when there is none. */
  readonly find: (slug: string) => Asked<HeadArticle | { readonly moved_to: string } | null>;
  /** Which of these slugs are of an article that can be read. */
  readonly readable: (slugs: readonly string[]) => Asked<ReadonlySet<string>>;
  /**
   * Every article that can be read, the newest first, as many as a sitemap bears, with when it was
   * last changed.
   */
  readonly listed: () => Asked<readonly { readonly slug: string; readonly modified: string }[]>;
  /** The articles of the feed as it is now, the newest first. */
  readonly newest: () => Asked<readonly HeadArticle[]>;
  /** The project of an id; null when visitors see none. */
  readonly project: (id: string) => Asked<SharedProject | null>;
}

/** How many articles a feed reader gets. */
export const FEED_LENGTH = 30;

/** A sitemap may list 50,000 addresses; ours stays small enough to be made for each request. */
export const MOST_LISTED = 5_000;

/** What of an article stands in its head and in the feed, as its row says it. */
export interface PostRow {
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

function pictureOf(image_url: string | null, project_url: string): HeadArticle['card']['picture'] {
  if (image_url === null) return null;
  const url = /^(?:\/|https?:)/.test(image_url)
    ? fileAddress(image_url, project_url)
    : `${project_url}/storage/v1/object/public/blog-images/${image_url}`;
  return { url, alt: '', width: null, height: null, color: null, widths: { avif: [], webp: [] } };
}

/** A project as its row says it; `row` is what visitors see of it. */
export const sharedProjectOf = (
  row: {
    readonly title: string | null;
    readonly description: string | null;
    readonly image_url: string | null;
  },
  project_url: string,
): SharedProject => ({
  title: row.title,
  description: row.description,
  picture_url: row.image_url === null ? null : fileAddress(row.image_url, project_url),
});

/** The head of a row; `project_url` is where its files are, '' where that is the site's own address. */
export const headOf = (row: PostRow, project_url: string): HeadArticle => ({
  card: {
    id: row.id,
    slug: row.slug,
    title: row.title,
    category: row.category,
    picture: pictureOf(row.image_url, project_url),
    preview: cardPreview(row),
    reading_minutes: readingMinutes(row.reading_time, row.word_count),
    date: row.date,
  },
  modified: row.modified,
  author: row.author,
  description: descriptionOf(row.description),
});
