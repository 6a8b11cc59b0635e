import { asShown } from '../../../src/domain/as-shown.ts';
import type { TransformationRow } from '../../../src/domain/rows.generated.ts';
import { ok } from '../../../src/lib/result.ts';
import {
  type BlogSource,
  FEED_LENGTH,
  headOf,
  MOST_LISTED,
  type PostRow,
  sharedProjectOf,
} from '../../host/blog-source.ts';
import type { Database } from './database.ts';

/** Published posts only, as visitors read them: the host asks as the owner, whom no policy holds back. */
const POSTS = `select s.id::text, s.slug, s.title, s.category, s.image_url, s.author, s."metaDescription" as description,
    s.first_paragraph, s.summary, s.excerpt, s.content_start as content, s.reading_time, s.word_count,
    to_char(coalesce(s.date::timestamptz, s.published_at) at time zone 'UTC', 'YYYY-MM-DD') as date,
    to_char(s.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as modified
  from public.blog_posts p, private.post_shown(p) s where p.published and p.ready and p.deleted_at is null`;

/** The files of the embedded backend are on the site's own origin. */
const headHere = (row: PostRow) => headOf(row, '');

/** The blog of the embedded backend. */
export function sqlBlog(database: Pick<Database, 'query'>): BlogSource {
  return {
    find: async (slug) => {
      const [post] = await database.query<PostRow>(`${POSTS} and p.slug = $1`, [slug]);
      if (post !== undefined) return ok(headHere(post));
      const [moved] = await database.query<{ slug: string }>(
        `select p.slug from public.post_redirects r join public.blog_posts p on p.id = r.post_id
         where r.slug = $1 and p.published and p.ready and p.deleted_at is null`,
        [slug],
      );
      return ok(moved === undefined ? null : { moved_to: moved.slug });
    },
    readable: async (slugs) => {
      const posts = await database.query<{ slug: string }>(
        'select slug from public.blog_posts where published and ready and deleted_at is null and slug = any(string_to_array($1, $2))',
        [slugs.join(' '), ' '],
      );
      return ok(new Set(posts.map(({ slug }) => slug)));
    },
    listed: async () =>
      ok(
        await database.query<{ slug: string; modified: string }>(
          `select slug, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as modified from public.blog_posts where published and ready and deleted_at is null
         order by published_at desc, id limit ${MOST_LISTED}`,
        ),
      ),
    newest: async () => {
      const posts = await database.query<PostRow>(
        `${POSTS} order by p.published_at desc, p.id limit ${FEED_LENGTH}`,
      );
      return ok(posts.map(headHere));
    },
    project: async (id) => {
      const [row] = await database.query<
        Pick<TransformationRow, 'title' | 'description' | 'image_url' | 'former'>
      >(
        `select title, description, image_url, former from public.transformations
         where id = $1::uuid and active and deleted_at is null
           and (type = 'project' or (type is null and transform_id is null and is_before is null))`,
        [id],
      );
      return ok(row === undefined ? null : sharedProjectOf({ ...row, ...asShown(row) }, ''));
    },
  };
}
