import type { Page } from '@playwright/test';
import { ARTICLES } from '../../supabase/local/seed/articles/index.ts';
import { accessToken } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { answerQuery } from '../pages/gallery-page.ts';
import { awake } from '../pages/public-page.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { PUBLISHABLE_KEY } from '../../supabase/local/options.ts';

// Articles are added and renamed here, in a backend of the visitors' journeys alone.
test.use({ backend_group: 'visitors' });

const NEWEST_FIRST = ARTICLES.toSorted((a, b) => a.days_ago - b.days_ago);
const [NEWEST] = NEWEST_FIRST;
const cards = (page: Page) => page.locator('#artikelen article');
const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page);
}

/** Writes a post as the office does. */
async function writePost(url: string, method: 'POST' | 'PATCH', query: string, row: object): Promise<void> {
  const answer = await fetch(`${url}/rest/v1/blog_posts${query}`, {
    method,
    headers: {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${await accessToken(url, PEOPLE.admin)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(row),
  });
  if (!answer.ok) throw new Error(`the post was not written: ${answer.status} ${await answer.text()}`);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('B-002 B-003 every article can be found and read, with its styles', async ({ page, app }) => {
    await page.goto(`${app.url}/blog`);
    await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toHaveText('HomeBlog');
    await expect(page.getByRole('link', { name: 'onze diensten' })).toHaveAttribute(
      'href',
      '/yacht-care-services',
    );
    await expect(
      page.locator('main h3').filter({ hasText: /onderhoud|technieken|Trends|Waarde/ }),
    ).not.toHaveCount(0);
    for (const { slug } of ARTICLES)
      await expect(page.locator(`#artikelen a[href="/blog/${slug}"]`)).toHaveCount(1);
    await page.goto(`${app.url}/blog/${NEWEST?.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWEST?.title ?? '');
    await expect(page.locator('#artikel p').first()).toBeVisible();
  });
});

test('B-007 B-009 B-010 B-013 R-32 T-012 search, category and page stand together in the address, and are told', {
  tag: '@long',
}, async ({ page, app }) => {
  await visit(page, `${app.url}/blog`);
  await expect(cards(page)).toHaveCount(4);
  await page.getByRole('button', { name: `Meer Artikelen Laden (${ARTICLES.length - 4})` }).click();
  await expect(cards(page)).toHaveCount(8);
  await expect(page).toHaveURL(`${app.url}/blog?page=2`);
  await expect(cards(page).nth(4).getByRole('link')).toBeFocused();

  const texts = page.waitForResponse((response) => response.url().includes('search_text'));
  await page.getByRole('searchbox').focus();
  await texts;
  await page.getByRole('searchbox').fill('GELCÓAT');
  const found = await cards(page).count();
  expect(found).toBeGreaterThan(0);
  await expect(page.getByText(/^\d+ artikel(en)? gevonden voor "GELCÓAT"$/)).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/blog?zoek=GELC%C3%93AT`);
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByName('site:search')
          .map((mark) => (mark instanceof PerformanceMark ? mark.detail.term : null)),
      ),
    )
    .toEqual(['GELCÓAT']);

  await page.getByRole('button', { name: 'Teak Dek Onderhoud' }).click();
  await expect(page).toHaveURL(`${app.url}/blog?categorie=teak+dek+onderhoud&zoek=GELC%C3%93AT`);
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL(`${app.url}/blog?categorie=teak+dek+onderhoud`);
  const of_teak = ARTICLES.filter(({ category }) => category === 'Teak Dek Onderhoud');
  await expect(cards(page)).toHaveCount(of_teak.length);
  await visit(page, `${app.url}/blog?categorie=teak+dek+onderhoud&page=2`);
  await expect(page.getByRole('button', { name: 'Teak Dek Onderhoud' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Alle Categorieën' }).click();
  await expect(page).toHaveURL(`${app.url}/blog`);
  await expect(cards(page)).toHaveCount(4);
  await visit(page, `${app.url}/blog?categorie=onzin`);
  await expect(page.getByText('In ‘onzin’ vonden wij geen artikelen.')).toBeVisible();
  await page.getByRole('button', { name: 'Toon alle artikelen' }).click();
  await page.getByRole('searchbox').fill('onvindbaar');
  await expect(page.getByText('Probeer een ander woord, of bekijk alle artikelen.')).toBeVisible();
});

test('B-042 B-048 B-052 the way back leads to the line of the list that was left', { tag: '@long' }, async ({
  page,
  app,
}) => {
  await visit(page, `${app.url}/blog?page=2`);
  await expect(cards(page)).toHaveCount(8);
  await cards(page).nth(5).scrollIntoViewIfNeeded();
  await cards(page).nth(5).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWEST_FIRST[5]?.title ?? '');
  await awake(page);
  expect(await scrollY(page)).toBe(0);
  const left_px = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('blog-list-place') ?? '{}').scroll_px,
  );
  expect(left_px).toBeGreaterThan(500);
  await page.getByRole('link', { name: 'Terug naar Blog' }).click();
  await expect(page).toHaveURL(`${app.url}/blog?page=2`);
  await expect.poll(() => scrollY(page)).toBe(left_px);
});

test('B-050 B-051 B-056 R-30 a hash is scrolled to, on arrival and by a link; an empty link stays, and an article’s own "menu" leaves the page its menu', {
  tag: '@long',
}, async ({ page, app }) => {
  await writePost(app.url, 'POST', '', {
    id: crypto.randomUUID(),
    slug: 'naar-beneden',
    title: 'Naar beneden',
    content: `<p id="menu"><a href="#onder">Naar onder</a> <a>Leeg</a></p>${'<p>Regel.</p>'.repeat(80)}<h2 id="onder">Onder</h2>${'<p>Regel.</p>'.repeat(40)}`,
    published: true,
  });
  await visit(page, `${app.url}/blog/naar-beneden#onder`);
  await expect(page.getByRole('heading', { name: 'Onder' })).toBeInViewport();
  await visit(page, `${app.url}/blog/naar-beneden`);
  await page.getByRole('link', { name: 'Leeg' }).click();
  expect(await scrollY(page)).toBe(0);
  await page.getByRole('link', { name: 'Naar onder' }).click();
  await expect(page.getByRole('heading', { name: 'Onder' })).toBeInViewport();
  await expect(page).toHaveURL(/#user-content-onder$/);
  await expect
    .poll(() => page.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value))
    .toBeGreaterThan(40);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Blog' })).toBeVisible();
  // The next journey on this backend finds the list as it was.
  await writePost(app.url, 'PATCH', '?slug=eq.naar-beneden', { published: false });
});

test('B-012 B-055 B-061 R-30 R-31 an article is there at once, harmless whatever is in the row; its old address leads on', async ({
  page,
  app,
  consoleWatch,
}) => {
  // The cover is not there.
  consoleWatch.allow(/status of 400/);
  const slug = `nieuw-${crypto.randomUUID().slice(0, 8)}`;
  await writePost(app.url, 'POST', '', {
    id: crypto.randomUUID(),
    slug,
    title: 'Vers van de pers',
    content:
      '<p id="eerste" style="letter-spacing: 1px">Eerste alinea</p><script>window.pwned = 1</script><img src=x onerror="window.pwned = 1">',
    html_blocks: [
      { id: 'a', html: '<style>p{color:rgb(1, 2, 3)}body{display:none}</style><p>Uit het blok</p>' },
    ],
    image_url: 'weg.webp',
    published: true,
  });
  const answer = await page.goto(`${app.url}/blog/${slug}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vers van de pers');
  await expect(page.getByText('Uit het blok')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('#user-content-eerste')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('#user-content-eerste')).toHaveCSS('letter-spacing', '1px');
  await expect(page.getByText('Havenglans Team')).toBeVisible();
  await expect(page).toHaveTitle('Vers van de pers | Havenglans');
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
  await expect(page.locator('main img[data-fallback]')).toHaveAttribute('src', '/scenes/hero-blog-1200.webp');
  await visit(page, `${app.url}/blog`);
  await expect(cards(page).first().locator('img[data-fallback]')).toHaveAttribute(
    'src',
    '/images/placeholder-blog.jpg',
  );

  await writePost(app.url, 'PATCH', `?slug=eq.${slug}`, { slug: `${slug}-2`, content: '', html_blocks: [] });
  await page.goto(`${app.url}/blog/${slug}`);
  await expect(page).toHaveURL(`${app.url}/blog/${slug}-2`);
  await expect(page.getByText('Geen inhoud beschikbaar voor dit artikel.')).toBeVisible();
  // The next journey on this backend finds the list as it was.
  await writePost(app.url, 'PATCH', `?slug=eq.${slug}-2`, { published: false });
});

test('B-041 B-059 where there is no article it is said so, with status 404', async ({
  page,
  app,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/);
  const answer = await page.goto(`${app.url}/blog/nergens`);
  expect(answer?.status()).toBe(404);
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We konden dit artikel niet vinden');
  await page.getByRole('link', { name: 'Terug naar Blog' }).first().click();
  await expect(page).toHaveURL(`${app.url}/blog`);
});

test('B-040 B-059 on a slow connection the words of a page without an article stay while its code is fetched, and nothing moves', async ({
  page,
  app,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/);
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/article-page-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/article-page-/);
  await page.goto(`${app.url}/blog/nergens`);
  const heading = page.getByRole('heading', { level: 1, name: 'We konden dit artikel niet vinden' });
  const first = await heading.elementHandle();
  await asked;
  await expect(heading).toBeVisible();
  const place = await heading.boundingBox();
  held.resolve();
  await expect
    .poll(() => first?.evaluate(({ isConnected }) => isConnected), 'React drew its own')
    .toBe(false);
  await expect(heading).toBeVisible();
  expect(await heading.boundingBox()).toEqual(place);
});

test('B-005 X-017 a failed fetch is told in red, shown articles stay, and the hero is a picture of the site', async ({
  page,
  app,
  consoleWatch,
}) => {
  consoleWatch.allow(/500/);
  await answerQuery(page, 'images', {}, 500);
  await answerQuery(page, 'blog_posts', {}, 500);
  await visit(page, `${app.url}/blog`);
  await expect(page.getByText('De artikelen konden niet worden opgehaald.')).toHaveCSS(
    'color',
    'rgb(179, 38, 30)',
  );
  await expect(cards(page)).toHaveCount(4);
  await expect(page.locator('main img').first()).toHaveAttribute('src', /^\/scenes\/hero-blog-\d+\.webp$/);
});

test('WCAG 2.2 AA: the list and an article at every size, day and night', { tag: '@long' }, async ({
  page,
  app,
}) => {
  for (const path of ['/blog', `/blog/${NEWEST?.slug}`]) {
    await visit(page, `${app.url}${path}`);
    await checkViewports(page, path);
  }
});

test.describe('offline after a visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('R-33 the list and a read article can be read, an unread one says why not', async ({
    page,
    app,
    context,
    consoleWatch,
  }) => {
    consoleWatch.allow(/net::ERR_|Failed to load resource/);
    await visit(page, `${app.url}/blog/${NEWEST?.slug}`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('articles')).keys()).length))
      .toBe(1);
    await context.setOffline(true);
    await page.goto(`${app.url}/blog/${NEWEST?.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWEST?.title ?? '');
    await expect(page.locator('#artikel p').first()).toBeVisible();
    await page.goto(`${app.url}/blog/${NEWEST_FIRST[1]?.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Dit artikel staat nog niet op dit apparaat',
    );
    await expect(page).toHaveTitle('Dit artikel staat nog niet op dit apparaat | Havenglans');
    await expect(page.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
    await expect(page.getByRole('banner').getByText('U bent offline')).toBeVisible();
    await page.goto(`${app.url}/nooit-bezocht`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('U bent offline');
    await expect(page.getByRole('link', { name: 'Yacht Care Checklist' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Privacy beleid' })).toHaveCount(0);
    await page.getByRole('link', { name: NEWEST?.title ?? '' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEWEST?.title ?? '');
    await page.goto(`${app.url}/blog`);
    await expect(cards(page)).toHaveCount(4);
    await context.setOffline(false);
  });
});
