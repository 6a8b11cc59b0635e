import { expect, test } from 'vitest';
import { BRAND_NAME, SHADES, SITE_ADDRESS, STORAGE_PREFIX } from '../../src/brand.ts';
import { COMPANY_FACTS } from '../../src/content/company-facts.ts';
import { filesBelow, textOf } from '../support/source-files.ts';
import { isTestFile } from './import-rules.ts';

/** Where the brand is given, what is made of it by a command, and the demo, which no build of a project holds. */
const HOLDERS =
  /^src\/(?:brand\.ts|content\/company-facts\.ts|ui\/tokens\.generated\.css|public-data\/snapshot\/|site\/scenes\/cycles\/)/;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

test('name, addresses, telephone and house colour stand in one place each, so that another company changes them there', () => {
  const sources = [
    ...['src', 'supabase/functions', 'supabase/host'].flatMap(filesBelow),
    'index.html',
  ].filter(
    (path) => /\.(?:ts|tsx|mjs|css|html|json)$/.test(path) && !isTestFile(path) && !HOLDERS.test(path),
  );
  const traces = [
    BRAND_NAME,
    STORAGE_PREFIX,
    new URL(SITE_ADDRESS).host,
    COMPANY_FACTS.email,
    COMPANY_FACTS.phone,
    SHADES[7],
  ].map((trace) => trace.toLowerCase());
  const found = sources.flatMap((path) => {
    const code = textOf(path).replaceAll(COMMENTS, '').toLowerCase();
    return traces.filter((trace) => code.includes(trace)).map((trace) => `${path}: ${trace}`);
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test('R-08 pages of visitors take telephone and mail address from what the office says of the company, since the build knows only its defaults', () => {
  const pages = [...filesBelow('src/site'), ...filesBelow('src/content/legal')].filter(
    (path) => /\.tsx?$/.test(path) && !isTestFile(path),
  );
  const fixed = pages.filter((path) => /\bCOMPANY\.(?:phone|email)\b/.test(textOf(path)));
  expect(pages.length).toBeGreaterThan(100);
  expect(fixed).toEqual([]);
});
