import type { Hint, Triggers } from '../ports.ts';

/** Where pokes come from: tells that other devices changed something, never what. */
export interface PokeSource {
  start(on: (hint: 'poke' | 'joined') => void): void;
  /** The token that was just good; null: leave the channel. */
  listen(token: string | null): void;
  stop(): void;
}

export interface BrowserTriggersOptions {
  readonly subscribe_poke?: PokeSource;
  /** The page's window, document and navigator, unless told otherwise. */
  readonly page?: {
    readonly window: EventTarget;
    readonly document: EventTarget & { readonly visibilityState: DocumentVisibilityState };
    readonly navigator: { readonly onLine: boolean };
  };
}

const deaf = (): void => undefined;

/** Hints from the page: network, visibility, return from the back-forward cache, and pokes. */
export function createBrowserTriggers(options: BrowserTriggersOptions = {}): Triggers {
  const page = options.page ?? { window, document, navigator };
  const poke = options.subscribe_poke;
  let on: (hint: Hint) => void = deaf;
  const isVisible = (): boolean => page.document.visibilityState === 'visible';

  const online = (): void => on('online');
  const offline = (): void => on('offline');
  const visibility = (): void => on(isVisible() ? 'visible' : 'hidden');
  /** A window beside another one is in sight all along; a person turns to it all the same. */
  const focused = (): void => on('looked');
  const returned = (event: Event): void => {
    if ('persisted' in event && event.persisted === true) on('visible');
  };

  return {
    start(listener) {
      on = listener;
      page.window.addEventListener('online', online);
      page.window.addEventListener('offline', offline);
      page.window.addEventListener('focus', focused);
      page.window.addEventListener('pageshow', returned);
      page.document.addEventListener('visibilitychange', visibility);
      poke?.start((hint) => on(hint));
    },
    stop() {
      on = deaf;
      page.window.removeEventListener('online', online);
      page.window.removeEventListener('offline', offline);
      page.window.removeEventListener('focus', focused);
      page.window.removeEventListener('pageshow', returned);
      page.document.removeEventListener('visibilitychange', visibility);
      poke?.stop();
    },
    listen: (token) => poke?.listen(token),
    is_online: () => page.navigator.onLine,
    is_visible: isVisible,
  };
}
