/**
 * What makes the site that of one company rather than of another. A company of its own changes it here before its first
 * device signs in; README, 'Another brand', lists the few other places. `npm run setup` writes the first three.
 */
export const BRAND_NAME = 'Havenglans';

/** Where the site stands. */
export const SITE_ADDRESS = 'https://havenglans.example';

/**
 * The beginning of every name on a device: databases, keys and saved files. It stays once devices work, whatever the
 * company is called later, for under another one they would not find their unsent work.
 */
export const STORAGE_PREFIX = 'havenglans';

/** N-011: a professional and a photo-sharing network. */
export const SOCIAL = [
  { network: 'LinkedIn', href: 'https://www.linkedin.com/company/havenglans' },
  { network: 'Instagram', href: 'https://www.instagram.com/havenglans' },
] as const;

/** Ten steps of the house colour, light to dark; step 7 is the primary colour #006039 (G-029). */
export const SHADES = [
  '#edf6f1',
  '#d6eae0',
  '#abd5bf',
  '#7cbe9c',
  '#52a67c',
  '#2f8d61',
  '#14774c',
  '#006039',
  '#004f2f',
  '#003d25',
] as const;
