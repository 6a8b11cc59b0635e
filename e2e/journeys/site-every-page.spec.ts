import { OTHER_LANGUAGES } from '../../src/content/language.ts';
import { OFFERINGS } from '../../src/content/site/offerings.ts';
import {
  BUILT_PAGES,
  CONFIRM_PATHS,
  NOT_FOUND_PATH,
  pathIn,
  PROJECT_TEXTS_PATH,
  PUBLIC_PATHS,
  RESULT_PATHS,
  routes,
  TRANSLATED_PAGES,
  UNSUBSCRIBE_PATHS,
} from '../../src/routes.ts';
import { ARTICLES } from '../../supabase/local/seed/articles/index.ts';
import { expect, test } from '../fixtures.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { awake } from '../pages/public-page.ts';

/** Pages that the app wakes once they were painted; the others stand as they were built. */
const AWAKE = '#root[data-screen]:not([data-screen=result])';

const halfOf = <T>(all: readonly T[], second: boolean): readonly T[] => {
  const middle = Math.ceil(all.length / 2);
  return second ? all.slice(middle) : all.slice(0, middle);
};
const DUTCH = BUILT_PAGES.map((page) => PUBLIC_PATHS[page]);
const SERVICES = OFFERINGS.map(({ slug }) => routes.offering(slug));
const BLOG = ARTICLES.map(({ slug }) => routes.article(slug));

/** Every page of the build, in groups that take about as long. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'the first half of the Dutch pages': halfOf(DUTCH, false),
  'the second half of the Dutch pages': halfOf(DUTCH, true),
  ...Object.fromEntries(
    OTHER_LANGUAGES.map(([language, name]) => [
      `the pages in ${name}`,
      TRANSLATED_PAGES.map((page) => pathIn(language, page)),
    ]),
  ),
  'the first half of the offerings': halfOf(SERVICES, false),
  'the second half of the offerings': halfOf(SERVICES, true),
  'the first half of the articles': halfOf(BLOG, false),
  'the second half of the articles': halfOf(BLOG, true),
  'the pages without a script': [
    ...Object.values(RESULT_PATHS),
    UNSUBSCRIBE_PATHS.ask,
    CONFIRM_PATHS.ask,
    NOT_FOUND_PATH,
    PROJECT_TEXTS_PATH,
  ],
};

for (const [name, paths] of Object.entries(GROUPS))
  test(`WCAG 2.2 AA ${name}: no fault and no sideways scrolling at any size, and no colour that is hard to read by day or at night`, {
    tag: '@long',
  }, async ({ page, app, consoleWatch }) => {
    test.slow();
    consoleWatch.allow(/status of 404/);
    await page.addInitScript(() => localStorage.setItem('cookie_consent', 'false'));
    for (const path of paths) {
      await page.goto(`${app.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      // A page that hydrates draws parts that its build does not have.
      if ((await page.locator(AWAKE).count()) > 0) await awake(page);
      await checkViewports(page, path);
    }
  });
