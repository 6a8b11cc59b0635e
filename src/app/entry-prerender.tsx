/** Runs in the build only: turns an address into the HTML that the host serves. */
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { BUILT_PAGES, PUBLIC_PATHS, type PublicPage, routes } from '../routes.ts';
import { structuredData, structuredDataElement } from '../site/seo/structured-data.ts';
import '../ui/global.css';
import { AdminOfflinePage, OfflinePage } from './offline-pages.tsx';
import { NOT_FOUND_SOURCE, NOT_KEPT_AHEAD, sourcesOf } from './page-sources.ts';
import { loadScreen, screenAt } from './pages.tsx';
import { RESULT_PAGES, ResultPage } from './result-pages.tsx';
import { ShownScreen } from './shown-screen.tsx';

/** A file to write; `sources` are the page's own modules, `hydrate` says whether the app wakes it. */
export interface Prerendered {
  readonly file: string;
  readonly sources: readonly string[];
  readonly screen: string;
  readonly html: string;
  readonly hydrate: boolean;
  /** Whether a first visit keeps it for reading without a network. */
  readonly kept_ahead: boolean;
  /** Elements for the head that no script needs to know. */
  readonly head: string;
}

async function render(content: ReactNode): Promise<string> {
  // Everything in place: a boundary that React moves to the end would need a script to be seen.
  const { prelude } = await prerender(<StrictMode>{content}</StrictMode>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}

async function renderPath(
  path: string,
  file: string,
  sources: readonly string[],
  head: string,
  kept_ahead = true,
): Promise<Prerendered> {
  await loadScreen({ pathname: path, search: '', hash: '' });
  const html = await render(<ShownScreen path={path} />);
  return { file, sources, screen: screenAt(path).name, html, hydrate: true, kept_ahead, head };
}

const fileOf = (page: PublicPage): string =>
  page === 'home' ? 'index.html' : `${PUBLIC_PATHS[page].slice(1)}/index.html`;

/** Every public page, the not-found page, the two offline answers, and where forms without JavaScript lead to. */
export async function renderAll(): Promise<readonly Prerendered[]> {
  const still = { sources: [], hydrate: false, kept_ahead: true, head: '' } as const;
  return Promise.all([
    ...BUILT_PAGES.map((page) => {
      const data = structuredDataElement(structuredData(page));
      const kept_ahead = !NOT_KEPT_AHEAD.includes(page);
      return renderPath(PUBLIC_PATHS[page], fileOf(page), sourcesOf(page), data, kept_ahead);
    }),
    renderPath(routes.notFound(), '404.html', [NOT_FOUND_SOURCE], ''),
    render(<OfflinePage />).then((html) => ({ ...still, file: 'offline.html', screen: 'offline', html })),
    render(<AdminOfflinePage />).then((html) => ({
      ...still,
      file: 'admin-offline.html',
      screen: 'admin_offline',
      html,
    })),
    ...RESULT_PAGES.map(({ result, path }) =>
      render(<ResultPage result={result} />).then((html) => ({
        ...still,
        kept_ahead: false,
        file: `${path.slice(1)}/index.html`,
        screen: 'result',
        html,
      })),
    ),
  ]);
}
