import type { Language } from '../language.ts';

export { LANGUAGE_NAMES, type Language } from '../language.ts';
export const LANGUAGE: Language = 'de';
export const LOCALE = 'de-DE';
export const NETWORK_LOCALE = 'de_DE';
