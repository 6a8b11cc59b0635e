/** The languages of the site, each by its own name. Dutch is the first; the others have the pages of TRANSLATED_PAGES. */
export const LANGUAGE_NAMES = { nl: 'Nederlands', en: 'English', de: 'Deutsch' } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

/** The language of the texts in this build. Each language has a build of its own, with its own texts in place of these. */
export const LANGUAGE: Language = 'nl';

/** How it writes numbers and dates, and how a network calls it. */
export const LOCALE = 'nl-NL';
export const NETWORK_LOCALE = 'nl_NL';
