import type { BlogPostRow } from '../../../src/domain/rows.generated.ts';
import { wordCount } from '../../../src/domain/article/saved-text.ts';
import { firstParagraph } from '../../../src/domain/post.ts';
import { withoutTags } from '../../../src/domain/plain-text.ts';
import catalogue from '../../../src/site/scenes/catalogue.generated.json' with { type: 'json' };
import type { SeedArticle } from './articles/seed-article.ts';
import type { Chance } from './random.ts';

/** A seeded post; who changed it, and when, is the database's to say. Nothing of it is planned or under way, and no cover has a focal point. */
export type SeededPost = Omit<
  BlogPostRow,
  | 'created_at'
  | 'updated_at'
  | 'updated_by'
  | 'deleted_at'
  | 'rev'
  | 'publish_at'
  | 'published_at'
  | 'former'
  | 'former_text'
  | 'ready'
  | 'focus_x'
  | 'focus_y'
> & { readonly created_at: string; readonly published_at: string };

/** The day the articles count back from. It is fixed: the finished pages show their days. */
const LAST_DAY_MS = Date.UTC(2026, 10, 20, 8, 30);
const DAY_MS = 86_400_000;
/** The width of a cover that a browser without srcset loads. */
const USUAL_WIDTH = 800;

const isScene = (name: string): name is keyof typeof catalogue => name in catalogue;

/** What the database derives from a text (private.post_written). */
function derived(content: string, blocks: SeedArticle['html_blocks']) {
  const html = `${content} ${blocks.map((block) => block.html).join(' ')}`;
  const paragraph = firstParagraph(blocks[0]?.html ?? '');
  return {
    first_paragraph: paragraph === null ? null : Array.from(paragraph).slice(0, 600).join(''),
    content_start: Array.from(withoutTags(content)).slice(0, 400).join(''),
    search_text: withoutTags(html),
    word_count: wordCount(html),
  };
}

/** The articles as rows of blog_posts, oldest first. */
export function makePosts(articles: readonly SeedArticle[], chance: Chance): readonly SeededPost[] {
  return articles
    .toSorted((a, b) => b.days_ago - a.days_ago || a.slug.localeCompare(b.slug))
    .map(({ cover, days_ago, html_blocks, ...article }) => {
      const at_ms = LAST_DAY_MS - days_ago * DAY_MS;
      if (!isScene(cover.scene)) throw new Error(`there is no scene ${cover.scene}`);
      const { width, height, widths, color } = catalogue[cover.scene];
      const at = `${new Date(at_ms).toISOString().slice(0, 19)}+00:00`;
      return {
        id: chance.uuid(at_ms),
        created_at: at,
        slug: article.slug,
        title: article.title,
        content: article.content,
        html_blocks: html_blocks.map(({ id, html }) => ({ id, html })),
        category: article.category,
        image_url: `/scenes/${cover.scene}-${widths.find((one) => one >= USUAL_WIDTH) ?? USUAL_WIDTH}.webp`,
        alt: cover.alt,
        width,
        height,
        color,
        variants: { avif: widths, webp: widths },
        summary: article.summary ?? null,
        excerpt: article.excerpt ?? null,
        metaDescription: article.metaDescription ?? null,
        author: article.author === '' ? null : article.author,
        date: new Date(at_ms).toISOString().slice(0, 10),
        reading_time: article.reading_time ?? null,
        published: true,
        published_at: at,
        ...derived(article.content, html_blocks),
      };
    });
}
