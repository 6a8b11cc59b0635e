/** Fetched when an article's HTML has to be made harmless in the browser: it is new, or was changed after the build. */
import { type ArticleHtml, createSanitiser, type Sanitiser, type ShownHtml } from './sanitise.ts';

let made: Sanitiser | null = null;

const sanitiser = (): Sanitiser => {
  made ??= createSanitiser(window);
  return made;
};

/**
 * An article as a page shows it; throws only when this browser has no document to read it in.
 * @param scope tells it from others on the same page
 * @param addressOf where the picture of a stored address is; the admin asks when it draws the text instead
 */
export const showArticle = (
  article: ArticleHtml,
  scope = 'new',
  addressOf?: (stored: string) => string,
): ShownHtml => sanitiser().forShowing(article, scope, addressOf);

/** HTML as it may be saved; see `Sanitiser.forSaving`. */
export const cleanForSaving = (html: string, own_origins?: readonly string[]): string =>
  sanitiser().forSaving(html, own_origins);

/** Where this code is, so that a device may keep it beside the articles it has to clean. */
export const CODE_URL = import.meta.url;
