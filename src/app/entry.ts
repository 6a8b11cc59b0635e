/** The entry of both sides. A finished page rests until somebody comes; then, and in an empty shell at once, React is fetched and run. */
import { LANGUAGE } from '../content/language.ts';
import { log } from '../lib/logger.ts';
import { nextTask } from '../lib/when-at-rest.ts';
import { registerWorker } from '../pwa/register.ts';
import { isAdminSide, redirectFor } from '../routes.ts';
import { followConsent } from '../site/consent/follow-consent.ts';
import { untilTouched } from '../site/frame/first-touch.ts';
import { countPageView } from '../site/tracking/count-page-view.ts';
import '../ui/global.css';
import { keepPagesOf } from './keep-language.ts';
import { askAgainForStylesheets } from './missing-stylesheet.ts';
import { screenNameAt } from './screen-name.ts';
import { reloadOnceOnStaleChunk } from './stale-chunk.ts';

/** A host without rewrites answers /admin with the not-found page: only its own page may be hydrated. */
function isPrerenderedHere(root: HTMLElement): boolean {
  return root.firstElementChild !== null && root.dataset['screen'] === screenNameAt(location.pathname);
}

async function layOutAtRest(): Promise<void> {
  const { layOutFar } = await import('../site/frame/lay-out-far.ts');
  layOutFar();
}

/** What a page does at its start for a visitor who touches nothing, in tasks beside the one that evaluates the entry. */
async function beginAtRest(): Promise<void> {
  await nextTask();
  const name = screenNameAt(location.pathname);
  if (name !== 'not_found') countPageView(location.pathname);
  followConsent(name);
  await nextTask();
  // Without this code the browser lays out each part when the visitor comes near it.
  await layOutAtRest().catch(() => undefined);
}

async function wake(root: HTMLElement): Promise<void> {
  // It holds what is pressed from here on, so it goes first.
  const touched = untilTouched(root);
  void beginAtRest();
  const replay = await touched;
  try {
    const { hydrate } = await import('./start-app.tsx');
    await hydrate(root);
  } catch (reason) {
    // The page can still be read, and its links and forms work without a script.
    log.warn('the page could not be woken', reason);
  }
  replay();
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
    await wake(root);
    return;
  }
  const { render } = await import('./start-app.tsx');
  await render(root);
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
if (LANGUAGE !== 'nl') void keepPagesOf(LANGUAGE);
