/** The languages of the site. Dutch is the first; the others have the pages of TRANSLATED_PAGES. */
export const LANGUAGES = ['nl', 'en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of the texts in this build. Each language has a build of its own, with its own texts in place of these. */
export const LANGUAGE: Language = 'nl';

/** The other languages, each with its own name. */
export const OTHER_LANGUAGES = [
  ['en', 'English'],
  ['de', 'Deutsch'],
] as const;

/** A name within a sentence; German writes nouns with a capital there too. */
export const withinSentence = (name: string): string => name.toLowerCase();

/** How it writes numbers and dates, and how a network calls it. */
export const LOCALE = 'nl-NL';
export const NETWORK_LOCALE = 'nl_NL';
