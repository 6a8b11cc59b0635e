import type { Page } from '@playwright/test';
import { STORAGE } from '../../src/site/consent/storage-registry.ts';
import { expect, test as base } from '../fixtures.ts';
import { type MeasuredSite, startMeasuredSite } from '../measured-site.ts';
import { GalleryPage } from '../pages/gallery-page.ts';
import { PublicPage } from '../pages/public-page.ts';

const test = base.extend<object, { measured: MeasuredSite }>({
  measured: [
    async ({ jwtExpirySeconds }, use) => {
      const site = await startMeasuredSite(jwtExpirySeconds);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const PHONE = { width: 360, height: 740 };

/** What the site itself needs: the choice, and its own texts for a visit without signal. */
const NECESSARY = STORAGE.filter(({ kind, place }) => kind === 'necessary' && place === 'local_storage')
  .flatMap(({ names }) => names)
  .map((name) => name.replace('*', ''));

/** What a page keeps on the device besides that. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(
    (necessary) => [
      ...Object.keys(localStorage).filter((key) => !necessary.some((name) => key.startsWith(name))),
      ...document.cookie.split(';').filter((cookie) => cookie.trim() !== ''),
    ],
    NECESSARY,
  );

/** Waits until the tracker listens. */
const started = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('site:page_view').length > 0);
};

const noted = (page: Page, name: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(
    (wanted) =>
      performance
        .getEntriesByName(`site:${wanted}`)
        .map((mark) => (mark instanceof PerformanceMark ? mark.detail : null)),
    name,
  );

/** Uses the page as a visitor would: reads it to the end, opens another, goes back. */
async function lookAround(page: Page, site: PublicPage, url: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.mouse.move(300, 300);
  await page.mouse.move(300, 2);
  await site.open(`${url}/cookies`);
  await site.open(`${url}/contact`);
}

test('K-001 K-002 the banner appears by itself, and at once on a phone', async ({ page, app }) => {
  const site = new PublicPage(page);
  await site.open(`${app.url}/contact`);
  await expect(site.consent).toBeVisible({ timeout: 2500 });
  await expect(site.consent.getByRole('heading')).toHaveText('Uw privacy');
  await expect(site.consent.getByRole('button')).toHaveText(['Weigeren', 'Accepteren']);
  await expect(site.consent.getByRole('link')).toHaveAttribute('href', /^\/(privacy-beleid|cookies)$/);
  await page.setViewportSize(PHONE);
  await site.open(app.url);
  await expect(site.consent).toBeVisible();
  expect(await site.storedChoice()).toBeNull();
});

for (const [button, stored] of [
  ['Weigeren', 'false'],
  ['Accepteren', 'true'],
] as const)
  test(`K-004 K-005 K-006 ‘${button}’ stores ${stored}, closes the banner, and it stays closed`, {
    tag: '@long',
  }, async ({ page, app }) => {
    const site = new PublicPage(page);
    await site.open(`${app.url}/contact`);
    await site.consent.getByRole('button', { name: button }).click();
    await expect(site.consent).toBeHidden();
    expect(await site.storedChoice()).toBe(stored);
    await site.open(app.url);
    await page.waitForTimeout(2200);
    await expect(site.consent).toBeHidden();
  });

test('K-003 R-27 before the visitor has chosen, a banner that is hidden puts itself back above everything, but on no paper', async ({
  page,
  app,
}) => {
  const site = new PublicPage(page);
  await site.open(`${app.url}/contact`);
  await expect(site.consent).toBeVisible();
  const banner = page.locator('section', { has: page.getByText('Uw privacy', { exact: true }) });
  await page.emulateMedia({ media: 'print' });
  await banner.evaluate((element) => element.classList.add('printed'));
  await expect(banner).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(banner).toBeVisible();
  for (const [property, value] of [
    ['display', 'none'],
    ['visibility', 'hidden'],
    ['opacity', '0'],
  ] as const) {
    await banner.evaluate((element, [name, hidden]) => element.style.setProperty(name, hidden, 'important'), [
      property,
      value,
    ] as const);
    await expect(banner).toBeVisible();
    await expect(banner).toHaveCSS('z-index', '999999');
    await expect(banner).toHaveCSS('opacity', '1');
  }
  await site.consent.getByRole('button', { name: 'Weigeren' }).click();
  await expect(site.consent).toBeHidden();
});

test('K-007 a choice that cannot be stored is told, and the question stays', async ({ page, app }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  const site = new PublicPage(page);
  await site.open(`${app.url}/contact`);
  await site.consent.getByRole('button', { name: 'Accepteren' }).click();
  await expect(site.consent.getByRole('alert')).toHaveText(
    'Uw voorkeuren konden niet worden opgeslagen. Controleer uw privacy-instellingen.',
  );
});

test('R-27 before a choice and after a refusal nothing is asked of a third party and nothing is kept', async ({
  page,
  measured,
}) => {
  const asked_before = measured.asked().length;
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(measured.url) && !request.url().startsWith('data:'))
      elsewhere.push(request.url());
  });
  const site = new PublicPage(page);
  await site.open(`${measured.url}/contact`);
  await expect(site.consent).toBeVisible();
  await lookAround(page, site, measured.url);
  expect(await kept(page)).toEqual([]);
  await site.consent.getByRole('button', { name: 'Weigeren' }).click();
  await lookAround(page, site, measured.url);
  await page.waitForTimeout(3500);
  expect(await kept(page)).toEqual([]);
  expect([elsewhere, measured.asked().length - asked_before]).toEqual([[], 0]);
});

test('R-27 T-001 after consent both receivers are told; after withdrawal neither, and flags and cookies are gone', {
  tag: '@long',
}, async ({ page, measured }) => {
  const site = new PublicPage(page);
  await site.open(`${measured.url}/contact`);
  await site.consent.getByRole('button', { name: 'Accepteren' }).click();
  await expect.poll(() => measured.asked()).toContain('GET /gtm.js?id=GTM-TEST&v=1');
  await expect.poll(() => measured.events().map(({ action }) => action)).toContain('page_view');
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(1);
  const layered = await page.evaluate(() => JSON.stringify(window.dataLayer));
  expect(layered).toContain('"action":"page_view"');
  await site.footer.getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL(`${measured.url}/cookies`);
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['last_nav_click', '_measured=1']));

  await expect(page.getByText('U hebt meten toegestaan.')).toBeVisible();
  const renewed = page.waitForEvent('load');
  await page.getByRole('main').getByRole('button', { name: 'Weigeren' }).click();
  await renewed;
  await expect(page.getByText('U hebt meten geweigerd.')).toBeVisible();
  expect(await kept(page)).toEqual([]);
  const asked = measured.asked().length;
  await lookAround(page, site, measured.url);
  await page.waitForTimeout(3500);
  expect(measured.asked().length).toBe(asked);
  expect(await page.evaluate(() => 'tagged' in window)).toBe(false);
});

test.describe('with consent', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookie_consent', 'true'));
  });

  test('T-004 T-010 T-011 a double click on a button is told once, with its payload, and the link still leads on', async ({
    page,
    measured,
  }) => {
    const site = new PublicPage(page);
    await site.open(`${measured.url}/contact`);
    await started(page);
    const told = measured.events().length;
    await site.bar.getByRole('link', { name: 'Gratis Consultatie' }).dblclick();
    await expect(page).toHaveURL(`${measured.url}/#contact`);
    const clicks = () =>
      measured
        .events()
        .slice(told)
        .filter(({ action }) => action === 'quiet_button_click');
    await expect.poll(clicks).toHaveLength(1);
    expect(clicks()[0]).toMatchObject({
      category: 'Engagement',
      details: { location: 'header', cta_type: 'quiet', button_text: 'Gratis Consultatie' },
    });
    expect(String(clicks()[0]?.details['timestamp'])).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test('T-011 a button does its own work about 50 ms after its click was told, a link goes about 100 ms after', async ({
    page,
    app,
  }) => {
    const site = new PublicPage(page);
    await site.open(`${app.url}/cookies`);
    await started(page);
    await page.evaluate(() => {
      const at: Record<string, number> = {};
      document.getElementById('root')?.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        at[link ? 'link' : 'button'] = performance.now();
        event.preventDefault();
        Object.assign(window, { workedAt: at });
      });
    });
    await page.getByRole('main').getByRole('button', { name: 'Accepteren' }).click();
    await site.bar.getByRole('link', { name: 'Gratis Consultatie' }).click();
    const delays = await page.waitForFunction(() => {
      const at: { button?: number; link?: number } = Reflect.get(window, 'workedAt') ?? {};
      const told = performance.getEntriesByName('site:button_click').map(({ startTime }) => startTime);
      return at.button && at.link ? [at.button - (told[0] ?? 0), at.link - (told[1] ?? 0)] : null;
    });
    const [button = 0, link = 0] = (await delays.jsonValue()) ?? [];
    expect(button).toBeGreaterThanOrEqual(45);
    expect(link).toBeGreaterThanOrEqual(95);
    expect(Math.max(button, link)).toBeLessThan(400);
  });

  test('T-003 T-007 sections, stays and milestones are told, each milestone once', async ({ page, app }) => {
    const site = new PublicPage(page);
    await site.open(`${app.url}/contact`);
    await started(page);
    expect(await noted(page, 'css_loaded')).toHaveLength(1);
    const came_at = performance.now();
    await page.locator('#voorbereiden').evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(2300);
    for (const top of [99_999, 0, 99_999]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await page.waitForTimeout(150);
    }
    const percents = (await noted(page, 'scroll_milestone')).map((detail) => JSON.stringify(detail));
    expect(percents).toEqual(
      [25, 50, 75, 90].map((percent) => JSON.stringify({ name: 'scroll_milestone', percent })),
    );
    expect(await noted(page, 'section_view')).toContainEqual({
      name: 'section_view',
      section: 'contact',
    });
    const stay = (await noted(page, 'section_engagement')).find(({ section }) => section === 'contact');
    expect(stay?.['seconds']).toBeGreaterThanOrEqual(2);
    expect(stay?.['seconds'], 'no longer than somebody can have been there').toBeLessThanOrEqual(
      Math.ceil((performance.now() - came_at) / 1000),
    );
  });

  test('T-008 R-48 a pointer that leaves over the top is told once and noted', async ({ page, app }) => {
    const site = new PublicPage(page);
    await site.open(`${app.url}/contact`);
    await started(page);
    const leave = (y: number) =>
      page.evaluate((clientY) => {
        document.dispatchEvent(new MouseEvent('mouseout', { clientY, relatedTarget: null, bubbles: true }));
      }, y);
    await leave(6);
    expect(await noted(page, 'exit_intent')).toHaveLength(0);
    await leave(5);
    await leave(2);
    expect(await noted(page, 'exit_intent')).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('exit_intent'))).toBe('true');
  });

  test('T-005 a visitor who was away for more than ten seconds is told of', async ({ page, app }) => {
    await page.addInitScript(() => {
      const real = performance.now.bind(performance);
      performance.now = () => real() + Number(Reflect.get(window, 'skippedMs') ?? 0);
    });
    const site = new PublicPage(page);
    await site.open(`${app.url}/contact`);
    await started(page);
    const skip = (ms: number) => page.evaluate((to) => Reflect.set(window, 'skippedMs', to), ms);
    const turn = (state: string) =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await turn('hidden');
    await skip(9000);
    await turn('visible');
    expect(await noted(page, 'visitor_returned')).toEqual([]);
    await turn('hidden');
    await skip(21_000);
    await turn('visible');
    expect(await noted(page, 'visitor_returned')).toEqual([{ name: 'visitor_returned', away_seconds: 12 }]);
  });

  test('T-006 the site works without a tracker that cannot be fetched', async ({
    page,
    app,
    consoleWatch,
  }) => {
    consoleWatch.allow(/ERR_FAILED|start-tracking|tracker not fetched/);
    await page.route('**/assets/start-tracking-*.js', (route) => route.abort());
    const site = new PublicPage(page);
    await site.open(`${app.url}/contact`);
    await site.bar.getByRole('link', { name: 'Gratis Consultatie' }).click();
    await expect(page).toHaveURL(`${app.url}/#contact`);
  });

  test('T-002 with debug_mode=1 events go by a request that can be looked at, otherwise by beacon', {
    tag: '@long',
  }, async ({ page, measured }) => {
    const kinds: string[] = [];
    page.on('request', (request) => {
      // The counter of views is no event and has no debug mode.
      const is_view = request.url() === `${measured.url}/api/page-view`;
      if (request.method() === 'POST' && !is_view) kinds.push(request.resourceType());
    });
    const site = new PublicPage(page);
    await site.open(`${measured.url}/contact?debug_mode=1`);
    await expect.poll(() => kinds).toEqual(['fetch']);
    await site.open(`${measured.url}/contact`);
    await expect.poll(() => kinds).toEqual(['fetch', 'ping']);
  });

  test('T-009 T-014 ways through the site, telephone, menu and questions are told, and navigation is counted', async ({
    page,
    app,
  }) => {
    await page.setViewportSize(PHONE);
    const site = new PublicPage(page);
    await site.open(`${app.url}/contact`);
    await started(page);
    await site.toggle.click();
    expect(await noted(page, 'menu_opened')).toHaveLength(1);
    await site.menu.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(`${app.url}/`);
    const flags = await page.evaluate(() =>
      ['navbar_interaction', 'navbar_interaction_count', 'last_nav_click'].map((flag) =>
        localStorage.getItem(flag),
      ),
    );
    expect(flags).toEqual(['true', '1', '/']);
  });

  test('T-009 every project shown in the viewer is a gallery view, counted with its time', async ({
    page,
    app,
  }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(app.url);
    await started(page);
    await gallery.cards.first().click();
    await expect.poll(() => noted(page, 'gallery_view')).toHaveLength(1);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => noted(page, 'gallery_view')).toHaveLength(2);
    const flags = await page.evaluate(() =>
      ['gallery_viewed', 'gallery_view_count', 'gallery_last_view'].map((flag) => localStorage.getItem(flag)),
    );
    expect(flags).toEqual(['true', '2', expect.stringMatching(/^\d{4}-\d\d-\d\dT/)]);
  });
});
