import { expect, test } from 'vitest';
import { framePage } from './frame-page.ts';

test('E-020 R-30 the policy of a preview allows pictures, fonts and styles alone, of origins that it writes out', () => {
  const page = framePage('https://boot.example', 'https://opslag.example');
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src https://boot.example https://opslag.example data: blob:',
    'font-src https://boot.example',
    "form-action 'none'",
    "base-uri 'none'",
  ]);
  expect(framePage('https://boot.example', 'https://boot.example')).toContain(
    'img-src https://boot.example data: blob:',
  );
});
