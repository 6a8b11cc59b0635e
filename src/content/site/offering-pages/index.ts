import { DECK_TEXTS } from './deck.ts';
import { GELCOAT_TEXTS } from './gelcoat.ts';
import type { OfferingText } from './offering-text.ts';
import { PROTECTION_TEXTS } from './protection.ts';
import { UNDERWATER_TEXTS } from './underwater.ts';

/** The texts of every offering's page. Only the build reads them: a page brings its own. */
export const OFFERING_TEXTS: readonly OfferingText[] = [
  ...GELCOAT_TEXTS,
  ...DECK_TEXTS,
  ...PROTECTION_TEXTS,
  ...UNDERWATER_TEXTS,
];
