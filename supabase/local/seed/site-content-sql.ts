import type { SeededPost } from './posts.ts';
import type { SiteContent } from './site-content.ts';

type Value = string | number | boolean | object | null;

function literal(value: Value | undefined): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return typeof value === 'object' ? literal(JSON.stringify(value)) : String(value);
}

function insert(table: string, rows: readonly Readonly<Record<string, Value | undefined>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => `  (${columns.map((column) => literal(row[column])).join(', ')})`);
  return `insert into public.${table}\n  (${columns.map((column) => (/[A-Z]/.test(column) ? `"${column}"` : column)).join(', ')})\nvalues\n${values.join(',\n')}\non conflict (id) do nothing;\n`;
}

/** What the database derives itself. */
const withoutDerived = ({
  published_at: _a,
  first_paragraph: _p,
  content_start: _s,
  search_text: _t,
  word_count: _w,
  ...post
}: SeededPost) => post;

/** The site's content as SQL; rows that are there stay. */
export function siteContentSql(content: SiteContent): string {
  return [
    '\n-- What the public site shows. Its days are fixed: the finished pages show their months.\n',
    insert('images', content.images),
    insert('transformations', content.transformations),
    insert('boat_type_images', content.boat_type_images),
    insert('services', content.services),
    insert('videos', content.videos),
    insert('blog_posts', content.blog_posts.map(withoutDerived)),
  ].join('\n');
}
