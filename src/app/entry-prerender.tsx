/** Runs in the build only: turns an address into the HTML that the host serves. */
import type { ReactNode } from 'react';
import type { ArticleHtml, ShownHtml } from '../html/sanitise.ts';
import { type Article, parseArticle, textMark } from '../public-data/article.ts';
import type { Picture } from '../public-data/picture.ts';
import { portfolio } from '../public-data/portfolio.ts';
import { parseCards } from '../public-data/posts.ts';
import { pictureAddress, type RawRow } from '../public-data/rest.ts';
import { parsePortfolio } from '../public-data/projects.ts';
import projects from '../public-data/snapshot/portfolio.generated.json';
import posts from '../public-data/snapshot/posts.generated.json';
import { OFFERINGS } from '../content/site/offerings.ts';
import { BUILT_PAGES, NOT_FOUND_PATH, PROJECT_TEXTS_PATH, PUBLIC_PATHS, routes } from '../routes.ts';
import { articleHead, type HeadArticle } from '../site/article/article-head.ts';
import { articleData, BuiltArticle } from '../site/article/built-article.ts';
import { MissingArticle } from '../site/article/missing-article.tsx';
import { rssXml } from '../site/blog/rss.ts';
import { SiteFrame } from '../site/frame/site-frame.tsx';
import { BuiltOffering, offeringElement } from '../site/offering/built-offering.ts';
import { shownOffering } from '../site/offering/offering-data.ts';
import { offeringThings } from '../site/offering/offering-things.ts';
import project_text_styles from '../site/portfolio/project-texts.module.css?inline';
import { ProjectTexts } from '../site/portfolio/project-texts.tsx';
import { PagePath } from '../site/page-path.ts';
import { structuredData, structuredDataElement } from '../site/seo/structured-data.ts';
import { BuiltProjects, projectsElement } from '../site/waters/built-projects.ts';
import '../ui/global.css';
import {
  ARTICLE_SHELL,
  ARTICLE_SOURCE,
  KEPT_AHEAD,
  MISSING_ARTICLE,
  NOT_FOUND_SOURCE,
  OFFERING_SOURCE,
  sourcesOf,
} from './page-sources.ts';
import { loadScreen, screenAt } from './pages.tsx';
import { fileAt, type Prerendered, render, renderPath } from './render-page.tsx';
import {
  AdminOfflinePage,
  MAIL_LINK_PAGES,
  OfflinePage,
  RESULT_PAGES,
  ResultPage,
} from './script-free-pages.tsx';
import { ShownScreen } from './shown-screen.tsx';

/** What the build provides: a sanitiser with its own document. */
export interface BuildTools {
  readonly showArticle: (article: ArticleHtml, addressOf: (stored: string) => string) => ShownHtml;
}

/** Of the list that the worker writes into the offline page. */
const KEPT_LIST_STYLES =
  '[data-kept] h2{margin-top:var(--space-sm);font-size:1.25rem}[data-kept] ul{padding:0;list-style:none}[data-kept] a{display:inline-flex;align-items:center;min-height:var(--target);padding-block:0.375rem}';

const noRetry = (): void => undefined;

/** B-041: the finished page for an address without an article; the host answers it with status 404. */
function MissingPage({ path }: { path: string }) {
  return (
    <PagePath value={path}>
      <SiteFrame>
        <MissingArticle is_offline={false} onRetry={noRetry} />
      </SiteFrame>
    </PagePath>
  );
}

/** The projects that the map of our waters shows, around a page. */
const withProjects = (content: ReactNode): ReactNode => (
  <BuiltProjects value={portfolio.first.items}>{content}</BuiltProjects>
);

/** An article of the snapshot; that of a project says when it was last changed. */
function headArticle(row: RawRow): Article & HeadArticle {
  const article = parseArticle(row);
  if (article === null) throw new Error('the snapshot holds a post that is none');
  const modified = row['updated_at'];
  return typeof modified === 'string' ? { ...article, modified } : article;
}

/** An article of the snapshot, its text made harmless, at its own address (G-009). */
async function renderArticle(row: RawRow, { showArticle }: BuildTools): Promise<Prerendered> {
  const article = headArticle(row);
  const { html, css } = showArticle(article, pictureAddress);
  const mark = textMark(article);
  const { content: _content, html_blocks: _blocks, updated_at: _updated, ...data } = row;
  const path = routes.article(article.card.slug);
  await loadScreen({ pathname: path, search: '', hash: '' });
  return {
    file: `${path.slice(1)}/index.html`,
    sources: [ARTICLE_SOURCE],
    screen: screenAt(path).name,
    html: await render(
      <BuiltArticle value={{ row: data, mark, html }}>
        <ShownScreen path={path} />
      </BuiltArticle>,
    ),
    hydrate: true,
    head: articleHead(article) + articleData(data, mark),
    css,
    kept_ahead: false,
  };
}

/** The page of an offering, with all that it shows as data for its script. */
async function renderOffering(slug: string): Promise<Prerendered> {
  const offering = shownOffering(slug);
  const path = routes.offering(slug);
  await loadScreen({ pathname: path, search: '', hash: '' });
  return {
    file: `${path.slice(1)}/index.html`,
    sources: [OFFERING_SOURCE],
    screen: screenAt(path).name,
    html: await render(
      <BuiltOffering value={offering}>
        <ShownScreen path={path} />
      </BuiltOffering>,
    ),
    hydrate: true,
    kept_ahead: false,
    head: structuredDataElement(offeringThings(offering)) + offeringElement(offering),
  };
}

/** What the host answers for an article that the build did not know, and where there is none (B-040). */
async function renderArticleShells(): Promise<readonly Prerendered[]> {
  const path = routes.article('artikel');
  await loadScreen({ pathname: path, search: '', hash: '' });
  const shell = { sources: [ARTICLE_SOURCE], hydrate: true, kept_ahead: false } as const;
  return [
    {
      ...shell,
      file: ARTICLE_SHELL.slice(1),
      screen: 'article_shell',
      html: await render(<ShownScreen path={path} />),
      head: '',
    },
    {
      ...shell,
      file: MISSING_ARTICLE.slice(1),
      screen: 'article_missing',
      html: await render(<MissingPage path={path} />),
      head: '',
    },
  ];
}

/** A prerendered page without a script that other pages lead to and that the worker does not cache ahead. */
async function renderStill(path: string, page: ReactNode): Promise<Prerendered> {
  const html = await render(page);
  const file = `${path.slice(1)}/index.html`;
  return { sources: [], hydrate: false, kept_ahead: false, head: '', file, screen: 'result', html };
}

/** The texts of all projects, with the styles of the portfolio and its own, which no bundle for browsers holds. */
async function renderProjectTexts(): Promise<Prerendered> {
  const texts = <ProjectTexts projects={parsePortfolio(projects)} />;
  const still = await renderStill(
    PROJECT_TEXTS_PATH,
    <PagePath value={PROJECT_TEXTS_PATH}>{texts}</PagePath>,
  );
  return { ...still, sources: sourcesOf('portfolio'), css: project_text_styles };
}

/** Every public page, the articles, the offerings, the not-found page, the two offline answers, and where forms without JavaScript and mails lead to. */
export async function renderAll(tools: BuildTools): Promise<readonly Prerendered[]> {
  const still = { sources: [], hydrate: false, kept_ahead: true, head: '' } as const;
  const pages = await Promise.all([
    ...BUILT_PAGES.map((page) => {
      // The map of our waters stands on the contact page.
      const placed = page === 'contact' ? projectsElement(portfolio.first.items) : '';
      const data = structuredDataElement(structuredData(page)) + placed;
      const kept_ahead = KEPT_AHEAD.includes(page);
      const path = PUBLIC_PATHS[page];
      return renderPath(path, fileAt(path), sourcesOf(page), data, kept_ahead, withProjects);
    }),
    ...posts.map((row) => renderArticle(row, tools)),
    ...OFFERINGS.map(({ slug }) => renderOffering(slug)),
    // Only a host's answer: a device without a network is told that it has none.
    renderPath(NOT_FOUND_PATH, '404.html', [NOT_FOUND_SOURCE], '', false),
    render(<OfflinePage />).then((html) => ({
      ...still,
      file: 'offline.html',
      screen: 'offline',
      html,
      css: KEPT_LIST_STYLES,
    })),
    render(<AdminOfflinePage />).then((html) => ({
      ...still,
      file: 'admin-offline.html',
      screen: 'admin_offline',
      html,
    })),
    renderProjectTexts(),
    ...RESULT_PAGES.map(({ result, path }) => renderStill(path, <ResultPage result={result} />)),
    ...MAIL_LINK_PAGES.map(({ path, page }) => renderStill(path, page)),
  ]);
  return [...pages, ...(await renderArticleShells())];
}

/** The articles as feeds and the sitemap read them. */
export const articles = () =>
  posts.map(headArticle).map(({ card: { slug, date }, modified = date }) => ({ slug, modified }));
/** What links to articles and projects show. */
export const sharedPictures = (): readonly Picture[] =>
  [...parseCards(posts), ...parsePortfolio(projects)].flatMap(({ picture }) => picture ?? []);
export const feed = (): string => rssXml(posts.map(headArticle));
