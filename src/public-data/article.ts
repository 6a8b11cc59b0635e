import { descriptionOf, type HtmlBlock, parseBlocks } from '../domain/post.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { asShown } from '../domain/as-shown.ts';
import { textOf } from './picture.ts';
import { parseCard, type PostCard } from './posts.ts';
import { QUERIES } from './queries.ts';
import { type FetchError, fetchRows, type RawRow } from './rest.ts';

/** An article with its text as its author left it: it is sanitised by src/html before any of it is shown. */
export interface Article {
  readonly card: PostCard;
  readonly author: string | null;
  /** Null: the site's own sentence (G-022). */
  readonly description: string | null;
  readonly content: string;
  readonly blocks: readonly HtmlBlock[];
}

/** An article of a row, R-37; null when it has no title or no address. */
export function parseArticle(given: RawRow): Article | null {
  const row = asShown(given);
  const card = parseCard(row);
  if (card === null) return null;
  return {
    card,
    author: textOf(row['author']),
    description: descriptionOf(textOf(row['metaDescription'])),
    content: textOf(row['content']) ?? '',
    blocks: parseBlocks(row['html_blocks']),
  };
}

/** The answer to a request for an article. */
type FoundArticle =
  | { readonly kind: 'article'; readonly row: RawRow }
  /** it has another slug now. */
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'none' };

async function movedTo(slug: string): Promise<Result<FoundArticle, FetchError>> {
  const redirects = await fetchRows(QUERIES.post_redirect(slug));
  if (!redirects.ok) return redirects;
  const post_id = textOf(redirects.value[0]?.['post_id']);
  if (post_id === null) return ok({ kind: 'none' });
  const posts = await fetchRows(QUERIES.post_slug(post_id));
  if (!posts.ok) return posts;
  const now = textOf(posts.value[0]?.['slug']);
  return ok(now === null ? { kind: 'none' } : { kind: 'moved', slug: now });
}

/** B-061: one post by its slug; an old slug leads on. */
export async function fetchArticle(slug: string): Promise<Result<FoundArticle, FetchError>> {
  const answer = await fetchRows(QUERIES.post(slug));
  if (!answer.ok) return err(answer.error);
  const row = answer.value[0];
  return row === undefined ? await movedTo(slug) : ok({ kind: 'article', row });
}

/** Tells one text from another: the finished page carries the mark of the text it was made from. */
export function textMark({ content, blocks }: Pick<Article, 'content' | 'blocks'>): string {
  const text = JSON.stringify([content.trim(), blocks.map(({ id, html }) => [id, html])]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return `${hash.toString(36)}-${text.length}`;
}
