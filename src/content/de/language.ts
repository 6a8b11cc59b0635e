import type { Language } from '../language.ts';

export { LANGUAGES, type Language } from '../language.ts';
export const LANGUAGE: Language = 'de';
export const LOCALE = 'de-DE';
export const NETWORK_LOCALE = 'de_DE';
export const withinSentence = (name: string): string => name;
export const OTHER_LANGUAGES = [
  ['nl', 'Nederlands'],
  ['en', 'English'],
] as const;
