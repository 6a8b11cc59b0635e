/** What a visitor can read on this device without a network, for the page that says that there is none. */
import { errors } from '../../content/errors.ts';
import { frame } from '../../content/site/frame.ts';
import { escapeMarkup } from '../../lib/markup-text.ts';
import { BUILT_PAGES, NOINDEX_PAGES, PUBLIC_PATHS, routes } from '../../routes.ts';

interface KeptPage {
  readonly href: string;
  readonly name: string;
}

/** Where the worker and the pages keep what visitors read. */
interface KeptCaches {
  /** The cache of the build's own pages. */
  readonly build: Cache;
  /** Pages as they were opened. */
  readonly opened: Cache;
  /** Articles that were read, as rows. */
  readonly articles: Cache;
}

const PLACE = /(<section [^>]*data-kept[^>]*>)(<\/section>)/;

async function keptPages({ build, opened }: KeptCaches): Promise<readonly KeptPage[]> {
  const pages = BUILT_PAGES.filter((page) => !NOINDEX_PAGES.includes(page)).map((page) => ({
    href: PUBLIC_PATHS[page],
    name: frame.pages[page],
  }));
  const kept = await Promise.all(
    pages.map(
      async ({ href }) =>
        (await build.match(`${href.replace(/\/$/, '')}/index.html`)) ?? (await opened.match(href)),
    ),
  );
  return pages.filter((_, at) => kept[at] !== undefined);
}

async function keptArticles({ articles }: KeptCaches): Promise<readonly KeptPage[]> {
  const rows = await Promise.all(
    (await articles.keys()).map(async (key): Promise<unknown> => (await articles.match(key))?.json()),
  );
  return rows.flatMap((row) => {
    if (typeof row !== 'object' || row === null || !('slug' in row && 'title' in row)) return [];
    const { slug, title } = row;
    return typeof slug === 'string' && typeof title === 'string'
      ? [{ href: routes.article(slug), name: title }]
      : [];
  });
}

function listOf(heading: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return '';
  const links = pages.map(
    ({ href, name }) => `<li><a href="${escapeMarkup(href)}">${escapeMarkup(name)}</a></li>`,
  );
  return `<h2>${heading}</h2><ul>${links.join('')}</ul>`;
}

/** The page that says there is no network, with links to what this device holds. */
export async function withKeptList(page: Response, kept: KeptCaches): Promise<Response> {
  const { kept_pages, kept_articles } = errors.offline;
  const lists = listOf(kept_pages, await keptPages(kept)) + listOf(kept_articles, await keptArticles(kept));
  const html = (await page.text()).replace(PLACE, (_, begin: string, end: string) => begin + lists + end);
  return new Response(html, { headers: page.headers });
}
