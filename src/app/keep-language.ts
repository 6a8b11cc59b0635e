/** Keeps the pages of a language on the device of a visitor who reads one of them: no first visit keeps them for everybody. */
import type { Language } from '../content/language.ts';
import { log } from '../lib/logger.ts';

/** What the pages of a language need, written by its build. */
export interface LanguageFiles {
  readonly pages: readonly string[];
  readonly files: readonly string[];
}

/** The address of that list. */
export const languageFilesUrl = (language: Language): string => `/${language}/files.json`;

/** The worker's cache of opened pages, which answers for them without a network. */
const PAGES_CACHE = 'pages';

/** Settles once a worker answers for this page. */
async function underWorker({ serviceWorker }: Navigator): Promise<void> {
  await serviceWorker.ready;
  if (serviceWorker.controller === null)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
}

/** Keeps all pages of a language with what they need, once a build: the list is put last, so that a kept list is a whole one. */
export async function keepPagesOf(language: Language): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await underWorker(navigator);
    const url = languageFilesUrl(language);
    const answer = await fetch(url);
    const text = await answer.clone().text();
    const cache = await caches.open(PAGES_CACHE);
    if ((await (await cache.match(url))?.text()) === text) return;
    const { pages, files }: LanguageFiles = JSON.parse(text);
    // The worker keeps each file that a page is the first to ask for.
    await Promise.all(files.map((file) => fetch(file)));
    await cache.addAll(pages);
    await cache.put(url, answer);
  } catch (reason) {
    log.info('the pages of this language are not kept now', reason);
  }
}
