/** The entry of both sides: it hydrates the prerendered page, or fills the empty shell. */
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { registerWorker } from '../pwa/register.ts';
import { isAdminSide, redirectFor } from '../routes.ts';
import { countPageView } from '../site/tracking/count-page-view.ts';
import '../ui/global.css';
import { askAgainForStylesheets } from './missing-stylesheet.ts';
import { loadScreen, screenAt } from './pages.tsx';
import { ShownScreen } from './shown-screen.tsx';
import { reloadOnceOnStaleChunk } from './stale-chunk.ts';

const appAt = (path: string): ReactNode => (
  <StrictMode>
    <ShownScreen path={path} />
  </StrictMode>
);

/** A host without rewrites answers /admin with the not-found page: only its own page may be hydrated. */
function isPrerenderedHere(root: HTMLElement): boolean {
  return root.firstElementChild !== null && root.dataset['screen'] === screenAt(location.pathname).name;
}

async function start(root: HTMLElement): Promise<void> {
  const moved = redirectFor(location);
  if (moved !== null && !isAdminSide(location.pathname)) {
    // Only where the host did not lead on itself (G-005).
    location.replace(moved);
    return;
  }
  // Replaced, so that the back button does not fall into an old name (G-013, R-12).
  if (moved !== null) history.replaceState(history.state, '', moved);
  if (isPrerenderedHere(root)) {
    // Evaluating this module and its imports is one task. What follows is another, so that a slow phone can answer a touch in between.
    await new Promise((resolve) => setTimeout(resolve));
    await loadScreen(location);
    // As a transition React hydrates a piece at a time, lets the visitor in between, and wakes first what is touched.
    startTransition(() => {
      hydrateRoot(root, appAt(location.pathname));
    });
    if (screenAt(location.pathname).name !== 'not_found') countPageView(location.pathname);
  } else {
    // React keeps a title it did not write beside its own.
    for (const title of document.head.querySelectorAll('title')) title.remove();
    root.replaceChildren();
    createRoot(root).render(appAt(location.pathname));
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
askAgainForStylesheets();
const entry_url = new URL(import.meta.url).pathname;
reloadOnceOnStaleChunk({
  is_admin: () => isAdminSide(location.pathname),
  entry_url,
  reload: () => location.reload(),
});
void start(root);
registerWorker(entry_url);
