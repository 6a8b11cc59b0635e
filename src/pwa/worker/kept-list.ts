/** What a visitor can read on this device without a network, for the page that says that there is none. */
import { BRAND_NAME } from '../../brand.ts';
import { scriptFree } from '../../content/script-free.ts';
import { OTHER_LANGUAGES } from '../../content/language.ts';
import { frame } from '../../content/site/frame.ts';
import { escapeMarkup } from '../../lib/markup-text.ts';
import {
  articleSlugAt,
  BUILT_PAGES,
  NOINDEX_PAGES,
  offeringSlugAt,
  pathIn,
  PUBLIC_PATHS,
  routes,
  TRANSLATED_PAGES,
  withoutTrailingSlash,
} from '../../routes.ts';

interface KeptPage {
  readonly href: string;
  /** As markup. */
  readonly name: string;
}

type ReadCache = Pick<Cache, 'keys' | 'match'>;

/** Where the worker and the pages keep what visitors read. */
interface KeptCaches {
  /** The cache of the build's own pages. */
  readonly build: ReadCache;
  /** Pages as they were opened. */
  readonly opened: ReadCache;
  /** Articles that were read, as rows. */
  readonly articles: ReadCache;
}

const PLACE = /(<section [^>]*data-kept[^>]*>)(<\/section>)/;
const HEADING = /<h1[^>]*>(.*?)<\/h1>/s;
const TITLE = /<title>([^<]*)<\/title>/;

/** The address under which each page was opened, by its path: one without a query, where there is one. */
async function addressesIn(opened: ReadCache): Promise<ReadonlyMap<string, string>> {
  const urls = (await opened.keys()).map(({ url }) => new URL(url));
  const queried_first = urls.toSorted((a, b) => Number(a.search === '') - Number(b.search === ''));
  return new Map(
    queried_first.map(({ pathname, search }) => [withoutTrailingSlash(pathname), pathname + search]),
  );
}

async function keptPages(
  { build }: KeptCaches,
  addresses: ReadonlyMap<string, string>,
): Promise<readonly KeptPage[]> {
  const pages = BUILT_PAGES.filter((page) => !NOINDEX_PAGES.includes(page)).map(async (page) => {
    const path = PUBLIC_PATHS[page];
    const ahead = await build.match(`${path.replace(/\/$/, '')}/index.html`);
    const href = ahead === undefined ? addresses.get(path) : path;
    return href === undefined ? [] : [{ href, name: frame.pages[page] }];
  });
  return (await Promise.all(pages)).flat();
}

/** The opened pages at these paths, each by what `naming` finds in it; none whose page names itself not. */
async function openedPages(
  { opened }: KeptCaches,
  addresses: ReadonlyMap<string, string>,
  { paths, naming }: { paths: readonly string[]; naming: RegExp },
): Promise<readonly KeptPage[]> {
  const pages = paths.map(async (path) => {
    const href = addresses.get(path);
    const html = href === undefined ? undefined : await (await opened.match(href))?.text();
    const name = naming.exec(html ?? '')?.[1]?.replaceAll(/<[^>]*>/g, '');
    return href === undefined || !name
      ? []
      : [{ href, name: name.replace(` | ${BRAND_NAME}`, '').replace(`${BRAND_NAME} | `, '') }];
  });
  return (await Promise.all(pages)).flat();
}

async function articleRows({ articles }: KeptCaches): Promise<readonly KeptPage[]> {
  const rows = await Promise.all(
    (await articles.keys()).map(async (key): Promise<unknown> => (await articles.match(key))?.json()),
  );
  return rows.flatMap((row) => {
    if (typeof row !== 'object' || row === null || !('slug' in row && 'title' in row)) return [];
    const { slug, title } = row;
    return typeof slug === 'string' && typeof title === 'string'
      ? [{ href: routes.article(slug), name: escapeMarkup(title) }]
      : [];
  });
}

function listOf(heading: string, pages: readonly KeptPage[], lang = ''): string {
  if (pages.length === 0) return '';
  const links = pages.map(({ href, name }) => `<li><a href="${escapeMarkup(href)}">${name}</a></li>`);
  return `<h2${lang}>${heading}</h2><ul${lang}>${links.join('')}</ul>`;
}

/** The page that says there is no network, with links to what this device holds. */
export async function withKeptList(page: Response, kept: KeptCaches): Promise<Response> {
  const { kept_pages, kept_offerings, kept_articles } = scriptFree.offline;
  const addresses = await addressesIn(kept.opened);
  const paths = [...addresses.keys()];
  const rows = await articleRows(kept);
  const read = paths.filter(
    (path) => articleSlugAt(path) !== null && !rows.some(({ href }) => href === path),
  );
  const groups = [
    listOf(kept_pages, await keptPages(kept, addresses)),
    listOf(
      kept_offerings,
      await openedPages(kept, addresses, {
        paths: paths.filter((path) => offeringSlugAt(path) !== null),
        naming: HEADING,
      }),
    ),
    listOf(kept_articles, [
      ...rows,
      ...(await openedPages(kept, addresses, { paths: read, naming: HEADING })),
    ]),
    ...(await Promise.all(
      OTHER_LANGUAGES.map(async ([language, name]) => {
        const translated = TRANSLATED_PAGES.map((one) => pathIn(language, one));
        const pages = await openedPages(kept, addresses, { paths: translated, naming: TITLE });
        return listOf(name, pages, ` lang="${language}"`);
      }),
    )),
  ];
  const html = (await page.text()).replace(
    PLACE,
    (_, begin: string, end: string) => begin + groups.join('') + end,
  );
  return new Response(html, { headers: page.headers });
}
