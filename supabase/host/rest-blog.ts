import * as v from 'valibot';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { asShown } from '../../src/domain/as-shown.ts';
import { wholeSeconds } from '../../src/site/article/article-head.ts';
import {
  type BlogFailure,
  type BlogSource,
  FEED_LENGTH,
  headOf,
  MOST_LISTED,
  type PostRow,
  sharedProjectOf,
} from './blog-source.ts';

/** How a host asks a hosted project: as any visitor may. */
export interface ProjectAccess {
  readonly url: string;
  readonly publishable_key: string;
  /** How long a reader waits for the project before the build's own page is shown. */
  readonly timeout_ms?: number;
  /** How long the project is left alone after it failed, so that not every reader waits in turn. */
  readonly pause_ms?: number;
  /** Told of each failure of a request; not of what is answered within the pause after one. */
  readonly onFailure?: (failure: BlogFailure) => void;
}

const TIMEOUT_MS = 3_000;
const PAUSE_MS = 5_000;
/** A project hands out this many rows to one question, unless its settings say otherwise. */
const ROWS_AT_ONCE = 1_000;
/** As many addresses as fit into the line of one request. */
const SLUGS_AT_ONCE = 60;

const text = v.nullable(v.string());
/** What is read of a row as visitors see it. */
const post = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  category: text,
  image_url: text,
  author: text,
  metaDescription: text,
  first_paragraph: text,
  summary: text,
  excerpt: text,
  content_start: text,
  reading_time: v.nullable(v.number()),
  word_count: v.number(),
  date: text,
  published_at: v.string(),
  updated_at: v.string(),
});
const posts = v.array(v.pipe(v.record(v.string(), v.unknown()), v.transform(asShown), post));
const slugs_only = v.array(v.object({ slug: v.string() }));
const dated_slugs = v.array(v.pick(post, ['slug', 'updated_at']));
const projects = v.array(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(asShown),
    v.object({ title: text, description: text, image_url: text }),
  ),
);
const redirects = v.array(v.object({ post_id: v.string() }));

const POST = [...Object.keys(post.entries), 'former', 'former_text'].join();
const PROJECT = 'title,description,image_url,former';
/** P-089: projects, and rows of no type that are no half of a pair. */
const SHOWN_PROJECT =
  'active=eq.true&or=(type.eq.project,and(type.is.null,transform_id.is.null,is_before.is.null))';
const NEWEST_FIRST = 'order=published_at.desc,id';

/** The day its author gave it, else that of its publication. */
const dayOf = ({ date, published_at }: { date: string | null; published_at: string }): string =>
  date ?? new Date(published_at).toISOString().slice(0, 10);

function rowOf(found: v.InferOutput<typeof post>): PostRow {
  const { metaDescription, content_start, updated_at, ...row } = found;
  return {
    ...row,
    description: metaDescription,
    content: content_start,
    date: dayOf(found),
    modified: wholeSeconds(updated_at),
  };
}

/** The blog of a hosted project, read with the publishable key. */
export function restBlog(project: ProjectAccess): BlogSource {
  const { publishable_key, timeout_ms = TIMEOUT_MS, pause_ms = PAUSE_MS } = project;
  const url = project.url.replace(/\/+$/, '');
  const headers = {
    apikey: publishable_key,
    // Older projects have a JWT for a public key; it goes along as a token as well.
    ...(publishable_key.startsWith('eyJ') ? { authorization: `Bearer ${publishable_key}` } : {}),
  };
  let asked_again_at = 0;

  const failed = (failure: BlogFailure): Result<never, BlogFailure> => {
    asked_again_at = performance.now() + pause_ms;
    project.onFailure?.(failure);
    return err(failure);
  };

  async function ask<const Schema extends v.GenericSchema>(
    query: string,
    schema: Schema,
  ): Promise<Result<v.InferOutput<Schema>, BlogFailure>> {
    if (performance.now() < asked_again_at) return err('unreachable');
    let answer: unknown;
    try {
      const response = await fetch(`${url}/rest/v1/${query}`, {
        headers,
        signal: AbortSignal.timeout(timeout_ms),
      });
      if (!response.ok) return failed('refused');
      answer = await response.json();
    } catch (fault) {
      return failed(fault instanceof SyntaxError ? 'malformed' : 'unreachable');
    }
    const rows = v.safeParse(schema, answer);
    return rows.success ? ok(rows.output) : failed('malformed');
  }

  /** where a slug leads that no article has now. */
  async function movedTo(slug: string): Promise<Result<{ moved_to: string } | null, BlogFailure>> {
    const found = await ask(`post_redirects?select=post_id&slug=eq.${slug}`, redirects);
    if (!found.ok) return found;
    const [redirect] = found.value;
    if (redirect === undefined) return ok(null);
    const id = encodeURIComponent(redirect.post_id);
    const present = await ask(`blog_posts?select=slug&id=eq.${id}`, slugs_only);
    if (!present.ok) return present;
    const [moved] = present.value;
    return ok(moved === undefined ? null : { moved_to: moved.slug });
  }

  return {
    find: async (slug) => {
      const safe = encodeURIComponent(slug);
      const found = await ask(`blog_posts?select=${POST}&slug=eq.${safe}&limit=1`, posts);
      if (!found.ok) return found;
      const [row] = found.value;
      return row === undefined ? await movedTo(safe) : ok(headOf(rowOf(row), url));
    },
    readable: async (slugs) => {
      const readable = new Set<string>();
      for (let from = 0; from < slugs.length; from += SLUGS_AT_ONCE) {
        const some = slugs
          .slice(from, from + SLUGS_AT_ONCE)
          .map(encodeURIComponent)
          .join();
        const found = await ask(`blog_posts?select=slug&slug=in.(${some})`, slugs_only);
        if (!found.ok) return found;
        for (const { slug } of found.value) readable.add(slug);
      }
      return ok(readable);
    },
    listed: async () => {
      const listed: { slug: string; modified: string }[] = [];
      while (listed.length < MOST_LISTED) {
        const query = `blog_posts?select=slug,updated_at&${NEWEST_FIRST}&limit=${ROWS_AT_ONCE}&offset=${listed.length}`;
        const found = await ask(query, dated_slugs);
        if (!found.ok) return found;
        listed.push(
          ...found.value.map((row) => ({ slug: row.slug, modified: wholeSeconds(row.updated_at) })),
        );
        // A project may be set to hand out fewer at once, so only an empty part is the end.
        if (found.value.length === 0) break;
      }
      return ok(listed.slice(0, MOST_LISTED));
    },
    newest: async () => {
      const found = await ask(`blog_posts?select=${POST}&${NEWEST_FIRST}&limit=${FEED_LENGTH}`, posts);
      return found.ok ? ok(found.value.map((row) => headOf(rowOf(row), url))) : found;
    },
    project: async (id) => {
      const found = await ask(
        `transformations?select=${PROJECT}&${SHOWN_PROJECT}&id=eq.${id}&limit=1`,
        projects,
      );
      if (!found.ok) return found;
      const [row] = found.value;
      return ok(row === undefined ? null : sharedProjectOf(row, url));
    },
  };
}
