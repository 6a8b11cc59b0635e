/** Runs in builds only: turns one page into the HTML that the host serves. */
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { loadScreen, screenAt } from './pages.tsx';
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
  /** Further styles, of this page alone. */
  readonly css?: string;
}

/** The HTML of some content, with everything in place. */
export async function render(content: ReactNode): Promise<string> {
  // A boundary that React moves to the end would need a script to be seen.
  const { prelude } = await prerender(<StrictMode>{content}</StrictMode>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}

/** The file that a host answers with at the path of a page. */
export const fileAt = (path: string): string => `${path.replace(/\/$/, '')}/index.html`.slice(1);

/** What an address shows, as a page that the app wakes; `around` puts it into what the build alone provides. */
export async function renderPath(
  path: string,
  file: string,
  sources: readonly string[],
  head: string,
  kept_ahead = true,
  around: (content: ReactNode) => ReactNode = (content) => content,
): Promise<Prerendered> {
  await loadScreen({ pathname: path, search: '', hash: '' });
  const html = await render(around(<ShownScreen path={path} />));
  return { file, sources, screen: screenAt(path).name, html, hydrate: true, kept_ahead, head };
}
