/** What shows a screen with React: the entry asks for it once there is somebody to use it. */
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isAdminSide } from '../routes.ts';
import { loadScreen } from './pages.tsx';
import { ShownScreen } from './shown-screen.tsx';

const appAt = (path: string): ReactNode => (
  <StrictMode>
    <ShownScreen path={path} />
  </StrictMode>
);

/** Wakes the finished page of an address. React listens to it once this is done, and has still to look at its parts. */
export async function hydrate(root: HTMLElement): Promise<void> {
  await loadScreen(location);
  // As a transition React hydrates a piece at a time, lets the visitor in between, and wakes first what is touched.
  startTransition(() => {
    hydrateRoot(root, appAt(location.pathname));
  });
}

/** Fills an empty shell, or one that holds another page. */
export async function render(root: HTMLElement): Promise<void> {
  // Until the code of the page is here, the root keeps its words (that an article is loading, or that there is none) instead of a turning
  // mark; the admin shows a mark of its own. Code that cannot be fetched fails again while React draws, and the error boundary tells.
  if (!isAdminSide(location.pathname)) await loadScreen(location).catch(() => undefined);
  // React keeps a title it did not write beside its own.
  for (const title of document.head.querySelectorAll('title')) title.remove();
  // What the root holds goes with React's first drawing.
  createRoot(root).render(appAt(location.pathname));
}
