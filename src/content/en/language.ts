import type { Language } from '../language.ts';

export { LANGUAGE_NAMES, type Language } from '../language.ts';
export const LANGUAGE: Language = 'en';
export const LOCALE = 'en-GB';
export const NETWORK_LOCALE = 'en_GB';
