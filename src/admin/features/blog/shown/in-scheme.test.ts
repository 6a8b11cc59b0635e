import { expect, test } from 'vitest';
import { inScheme } from './in-scheme.ts';

test('A-064 R-13 styles of a text follow the scheme that was chosen in the admin, alone and joined with other conditions', () => {
  const css =
    '@media (prefers-color-scheme:dark){a{}} @media (min-width: 40rem) and (Prefers-Color-Scheme: light){b{}}';
  expect(inScheme(css, 'dark')).toBe(
    '@media (min-width: 0){a{}} @media (min-width: 40rem) and (max-width: -1px){b{}}',
  );
  expect(inScheme(css, 'light')).toBe(
    '@media (max-width: -1px){a{}} @media (min-width: 40rem) and (min-width: 0){b{}}',
  );
});
