import type { Language } from '../language.ts';

export { LANGUAGES, type Language, withinSentence } from '../language.ts';
export const LANGUAGE: Language = 'en';
export const LOCALE = 'en-GB';
export const NETWORK_LOCALE = 'en_GB';
export const OTHER_LANGUAGES = [
  ['nl', 'Nederlands'],
  ['de', 'Deutsch'],
] as const;
