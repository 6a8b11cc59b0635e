import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveProjectSite } from '../../supabase/host/project-site.ts';
import { buildSite } from '../../tests/support/built-site.ts';
import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, PEOPLE, preflights, test } from '../fixtures.ts';
import { staffPages } from '../sign-in.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { awake } from '../pages/public-page.ts';
import type { Locator } from '@playwright/test';
import { pictures } from '../pictures.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { SiteContentPage } from '../pages/site-content-page.ts';

/** The site on a static host, its project on another origin, as with a hosted Supabase. */
const hosted = test.extend<object, { site: string }>({
  site: [
    async ({ backend }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'havenglans-hosted-'));
      const { url: supabase_url, publishable_key } = backend;
      await buildSite(folder, { SUPABASE_URL: supabase_url, SUPABASE_PUBLISHABLE_KEY: publishable_key });
      const where = { port: 0, host: '127.0.0.1', folder };
      const host = await serveProjectSite({ ...where, supabase_url, publishable_key });
      await use(host.url);
      await host.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One worker builds the site for all of them; the last reads it again without a network.
hosted.describe.configure({ mode: 'default' });
hosted.use({ serviceWorkers: 'allow' });

hosted(
  'G-032 D-001 with the project on another origin staff sign in, and a change reaches the other screen by itself',
  { tag: '@long' },
  async ({ browser, page, site }) => {
    const office = staffPages(page);
    await new SignInPage(page).signIn(site, PEOPLE.admin.email, PEOPLE.admin.password);
    await office.list.open(site);
    const context = await browser.newContext();
    const tablet = staffPages(await context.newPage());
    await new SignInPage(tablet.page).signIn(site, PEOPLE.technician.email, PEOPLE.technician.password);
    await new AdminShellPage(tablet.page).openClients();
    await tablet.list.ready();
    for (const work of [office, tablet]) {
      await work.pill.expectAllSaved();
      await work.list.openClient('Harm Landman');
    }
    await tablet.detail.writeNotes('Sleutel bij de havenmeester van de andere kant.');
    await expect(office.detail.earlier_notes).toContainText(
      'Sleutel bij de havenmeester van de andere kant.',
    );
    await context.close();
  },
);

hosted(
  'G-032 PL17 with the project on another origin the second change goes without asking again whether it may',
  { tag: '@long' },
  async ({ page, site }) => {
    const earlier = preflights.length;
    const office = staffPages(page);
    await new SignInPage(page).signIn(site, PEOPLE.admin.email, PEOPLE.admin.password);
    await office.list.open(site);
    await office.pill.expectAllSaved();
    await office.list.openClient('Harm Landman');
    for (const note of ['Eerste ronde gedaan.', 'Tweede ronde gedaan.']) {
      const answered = page.waitForResponse(/rpc\/sync_push/);
      await office.detail.writeNotes(note);
      expect((await answered).status()).toBe(200);
      await office.pill.expectAllSaved();
    }
    expect(preflights.slice(earlier).filter((asked) => asked.endsWith('/sync_push'))).toHaveLength(1);
  },
);

hosted(
  'R-34 A-054 with the project on another origin the pictures of an article are kept without it, and are seen by writer and reader',
  { tag: '@long' },
  async ({ page, site, backend }) => {
    hosted.slow();
    await new SignInPage(page).signIn(site, PEOPLE.admin.email, PEOPLE.admin.password);
    const blog = new BlogPage(page);
    await blog.open(site);
    await blog.openNew();
    const title = 'Teak van de andere kant';
    await blog.write({
      title,
      category: 'Tips & Advies',
      description: 'Hoe het teak van een boot schoon en droog blijft, ook als zij maanden stil ligt.',
      text: 'Eerst het dek.',
    });
    const [picture, cover] = await pictures(2);
    if (picture === undefined || cover === undefined) throw new Error('no picture was drawn');
    await new SiteContentPage(page).choose(blog.form, 'Foto kiezen', cover);
    await blog.giveFiles('paste', [picture]);
    const description = blog.picture_settings.getByRole('textbox', { name: /^Beschrijving/ });
    await description.fill('Een teakdek');
    await blog.button('Create Post').click();
    await expect(blog.form).toBeHidden();
    await staffPages(page).pill.expectAllSaved();

    const seenFrom = async (shown: Locator): Promise<void> => {
      await expect(shown).toHaveAttribute(
        'src',
        new RegExp(`^${backend.url}/storage/v1/object/public/blog-images/`),
      );
      await shown.scrollIntoViewIfNeeded();
      const width = (): Promise<number> =>
        shown.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
      await expect.poll(width, 'the picture is there').toBeGreaterThan(0);
    };
    await page.reload();
    await blog.openEdit(title);
    await seenFrom(blog.text.getByRole('img', { name: 'Een teakdek' }));
    await blog.button('Preview').click();
    await seenFrom(blog.preview.getByRole('img', { name: 'Een teakdek' }));

    const answer = await fetch(
      `${backend.url}/rest/v1/blog_posts?select=slug,content,image_url&title=eq.${encodeURIComponent(title)}`,
      { headers: { apikey: backend.publishable_key } },
    );
    const kept = await answer.text();
    expect(kept).toContain('"image_url":"/storage/v1/');
    expect(kept).toContain('src=\\"/storage/v1/');
    expect(kept).not.toContain(backend.url);

    await page.goto(`${site}/blog/teak-van-de-andere-kant`);
    await seenFrom(page.getByRole('img', { name: 'Een teakdek' }));
    const head = await (await fetch(`${site}/blog/teak-van-de-andere-kant`)).text();
    expect(head).toMatch(new RegExp(`property="og:image" content="${backend.url}/storage/v1/`));
  },
);

hosted(
  'D-004 G-032 a visitor sees what the project on another origin holds, and reads it again offline',
  { tag: '@long' },
  async ({ page, context, site, backend, consoleWatch }) => {
    const title = 'Proefvaart na de winter';
    const id = randomUUID();
    const headers = {
      apikey: backend.secret_key,
      authorization: `Bearer ${backend.secret_key}`,
      'content-type': 'application/json',
    };
    const made = await fetch(`${backend.url}/rest/v1/transformations`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        id,
        title,
        description: 'Een romp die weer spiegelt.',
        category: 'Gelcoat Restauratie',
        image_url: '/scenes/project-01-after-1200.webp',
        alt: 'Een glanzende boeg',
        active: true,
        type: 'project',
      }),
    });
    expect(made.status, await made.text()).toBe(201);
    await page.goto(`${site}/portfolio`);
    await awake(page);
    await expect(page.getByText(title).first()).toBeAttached();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await page.reload();
    await awake(page);
    await expect(page.getByText(title).first()).toBeAttached();
    consoleWatch.allow(NETWORK_LOSS);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(title).first()).toBeAttached();
    // Other journeys of this backend count the projects.
    await fetch(`${backend.url}/rest/v1/transformations?id=eq.${id}`, { method: 'DELETE', headers });
  },
);
