import { articleSlugAt, routes } from '../../src/routes.ts';
import { articleHead, articleTitle, type HeadArticle } from '../../src/site/article/article-head.ts';
import { articleAddress } from '../../src/site/article/article-links.ts';
import { rssXml } from '../../src/site/blog/rss.ts';
import { sitemapEntry } from '../../src/app/build/search-files.ts';
import type { BlogSource } from './blog-source.ts';
import type { PageDecision } from './find-page.ts';
import type { BuildFiles, ServedFile } from './served-file.ts';

const SHELL_FILE = '_article.html';
const MISSING_FILE = '_article-missing.html';
const SITEMAP_FILE = 'sitemap.xml';
const LIST_FILE = 'blog/index.html';
/** An entry of the built list, up to the address of its article. */
const LIST_ENTRY = /<li>((?:(?!<\/?li\b)[^])*?<a href="\/blog\/([^"/?#]+)")/g;
const DATE_MODIFIED = /"dateModified":"[^"]*"/;
const LISTED_ARTICLE = / *<url><loc>[^<]*\/blog\/[^<]*<\/loc>(?:<lastmod>[^<]*<\/lastmod>)?<\/url>\n/g;

/** The sitemap of the build with the articles there are now; null when the build has none. */
async function sitemap(source: BlogSource, files: BuildFiles): Promise<BlogAnswer | null> {
  const built = await files.take(SITEMAP_FILE);
  if (built === null) return null;
  const posts = await source.listed();
  if (!posts.ok) return null;
  const listed = posts.value.map(({ slug, modified }) => sitemapEntry(articleAddress(slug), modified));
  const xml = new TextDecoder()
    .decode(await built.bytes(null))
    .replace(LISTED_ARTICLE, '')
    .replace('</urlset>', `${listed.join('')}</urlset>`);
  return { kind: 'text', served: await files.made(xml, built.content_type) };
}

/** The feed of the articles there are now; null when they cannot be asked for. */
async function feed(source: BlogSource, files: BuildFiles): Promise<BlogAnswer | null> {
  const newest = await source.newest();
  if (!newest.ok) return null;
  const served = await files.made(rssXml(newest.value), 'application/rss+xml; charset=utf-8');
  return { kind: 'text', served };
}

/** The list that was answered last for a build, since compressing it takes longer than asking what is gone. */
const lists = new WeakMap<ServedFile, { readonly gone: string; readonly served: ServedFile }>();

/**
 * The built list, in which entries of articles that were taken from the site since the build are hidden; null when there
 * is none. They stay in the page: its script takes over the entries that the build wrote, then asks for the articles.
 */
async function listWithoutGone(source: BlogSource, files: BuildFiles): Promise<BlogAnswer | null> {
  const built = await files.take(LIST_FILE);
  if (built === null) return null;
  const html = new TextDecoder().decode(await built.bytes(null));
  const slugs = [...html.matchAll(LIST_ENTRY)].map(([, , slug = '']) => slug);
  const found = await source.readable(slugs);
  if (!found.ok) return null;
  const readable = found.value;
  const gone = slugs.filter((slug) => !readable.has(slug)).join(' ');
  if (gone === '') return null;
  const last = lists.get(built);
  if (last?.gone === gone) return { kind: 'text', served: last.served };
  const shown = html.replace(LIST_ENTRY, (entry: string, rest: string, slug: string) =>
    readable.has(slug) ? entry : `<li hidden>${rest}`,
  );
  const served = await files.made(shown, built.content_type);
  lists.set(built, { gone, served });
  return { kind: 'text', served };
}

/** The page that was answered last for a built article that was changed since. */
const changed = new WeakMap<ServedFile, { readonly modified: string; readonly served: ServedFile }>();

/** The built page of an article, which says to search engines when the article was last changed, after the build too. */
async function withLastChange(
  file: string,
  { modified }: HeadArticle,
  files: BuildFiles,
): Promise<BlogAnswer> {
  const page: BlogAnswer = { kind: 'file', file, status: 200 };
  const built = await files.take(file);
  if (built === null || modified === undefined) return page;
  const last = changed.get(built);
  if (last?.modified === modified) return { kind: 'text', served: last.served };
  const html = new TextDecoder().decode(await built.bytes(null));
  const said = html.replace(DATE_MODIFIED, () => `"dateModified":"${modified}"`);
  if (said === html) return page;
  const served = await files.made(said, built.content_type);
  changed.set(built, { modified, served });
  return { kind: 'text', served };
}

/** An answer for the blog: a page decision, or a text made for this request. */
type BlogAnswer = PageDecision | { readonly kind: 'text'; readonly served: ServedFile };

/**
 * G-009: what an address of the blog leads to, asked of the database each time, so that a new article is
 * there at once: its built page or, until the next build, the shell that fetches it; its new address; or a 404. The list
 * hides what was taken away. Null: the address is not of the blog, its built page is right, or nothing can be asked, so that
 * the build answers alone.
 */
export async function answerBlog(
  url: URL,
  source: BlogSource,
  files: BuildFiles,
): Promise<BlogAnswer | null> {
  if (url.pathname === routes.blogFeed()) return await feed(source, files);
  if (url.pathname === `/${SITEMAP_FILE}`) return await sitemap(source, files);
  if (url.pathname === routes.page('blog')) return await listWithoutGone(source, files);
  const slug = articleSlugAt(url.pathname);
  if (slug === null || url.pathname.endsWith('/') || !files.has(SHELL_FILE)) return null;
  const built = `${url.pathname.slice(1)}/index.html`;
  const asked = await source.find(slug);
  // A browser asks the project itself, or shows what it kept; a search engine comes again.
  if (!asked.ok) return files.has(built) ? null : { kind: 'file', file: SHELL_FILE, status: 503 };
  const found = asked.value;
  if (found === null) return { kind: 'file', file: MISSING_FILE, status: 404 };
  if ('moved_to' in found) return { kind: 'redirect', to: routes.article(found.moved_to) + url.search };
  if (files.has(built)) return await withLastChange(built, found, files);
  const shell = await files.take(SHELL_FILE);
  if (shell === null) return null;
  const html = new TextDecoder()
    .decode(await shell.bytes(null))
    .replace(
      /<title>[^<]*<\/title>/,
      () => articleTitle(found) + articleHead(found, (file) => files.has(file)),
    );
  return { kind: 'text', served: await files.made(html, shell.content_type) };
}
