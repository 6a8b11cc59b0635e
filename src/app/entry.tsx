/** What a browser runs first, on both sides: it wakes the prerendered page, or fills the empty shell. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { registerWorker } from '../pwa/register.ts';
import { isAdminSide, redirectFor } from '../routes.ts';
import '../ui/global.css';
import { askAgainForStylesheets } from './missing-stylesheet.ts';
import { loadScreen, screenAt } from './pages.tsx';
import { Router } from './router.tsx';
import { reloadOnceOnStaleChunk } from './stale-chunk.ts';

const app = (
  <StrictMode>
    <BrowserRouter>
      <Router />
    </BrowserRouter>
  </StrictMode>
);

/** A host without rewrites answers /admin with the not-found page: only its own page may be hydrated. */
function isPrerenderedHere(root: HTMLElement): boolean {
  return root.firstElementChild !== null && root.dataset['screen'] === screenAt(location.pathname).name;
}

async function start(root: HTMLElement): Promise<void> {
  const moved = isAdminSide(location.pathname) ? null : redirectFor(location);
  if (moved !== null) {
    // Only where the host did not lead on itself (G-005).
    location.replace(moved);
    return;
  }
  if (isPrerenderedHere(root)) {
    await loadScreen(location);
    hydrateRoot(root, app);
  } else {
    // React keeps a title it did not write beside its own.
    for (const title of document.head.querySelectorAll('title')) title.remove();
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
askAgainForStylesheets();
reloadOnceOnStaleChunk(() => isAdminSide(location.pathname));
void start(root);
registerWorker(new URL(import.meta.url).pathname);
