import { accessToken } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { SiteContentPage } from '../pages/site-content-page.ts';
import { pictures } from '../pictures.ts';
import { startWork } from '../sign-in.ts';
import { PUBLISHABLE_KEY } from '../../supabase/local/options.ts';

const VISIBLE_AFTER_MS = 5_000;
const ARTICLE = {
  category: 'Tips & Advies',
  description: 'Wanneer uw boot de winter in gaat, en wat u daarvoor doet.',
  text: 'Begin met de bilge.',
};

/** Lets the time of a planned article come, as the clock of the server would. */
const letTimeCome = async (url: string, slug: string): Promise<void> => {
  const answer = await fetch(`${url}/rest/v1/blog_posts?slug=eq.${slug}`, {
    method: 'PATCH',
    headers: {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${await accessToken(url, PEOPLE.admin)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ publish_at: new Date().toISOString() }),
  });
  expect(answer.ok).toBe(true);
};
const statusOf = async (url: string, slug: string): Promise<number> =>
  (await fetch(`${url}/blog/${slug}`)).status;

test('R-36 an article is planned without signal and with keys alone; its time comes while no device is on, and it is on the site', {
  tag: '@long',
}, async ({ createDevice, deployed }) => {
  test.slow();
  const device = await createDevice('desktop', deployed.url);
  const { page, pill } = await startWork(device, 'admin');
  const blog = new BlogPage(page);
  await blog.menu_entry.click();
  await expect(blog.cards.first()).toBeVisible();
  await device.loseNetwork();
  await blog.openNew();
  await blog.write({ title: 'De winter in', ...ARTICLE });

  await blog.button('Publiceren op …').press('Enter');
  const plan = page.getByRole('dialog', { name: 'Publiceren op …' });
  const hours = plan.getByRole('spinbutton', { name: 'Uren' });
  await plan.locator('button[data-today]').press('Enter');
  await hours.focus();
  await page.keyboard.type('0000');
  await page.keyboard.press('Enter');
  await expect(plan.getByRole('alert')).toHaveText(/^Dit tijdstip is al voorbij/);
  await checkViewports(page, 'a moment that is past');
  await plan.getByRole('button', { name: 'Volgende maand' }).press('Enter');
  await plan.getByRole('button', { name: /^15 / }).press('Enter');
  await hours.focus();
  await page.keyboard.type('0730');
  await page.keyboard.press('Enter');
  await expect(blog.notice('Het artikel is ingepland')).toBeVisible();
  await expect(blog.form).toBeHidden();
  const card = blog.card('De winter in');
  await expect(card).toContainText(/Gepland op 15 \S+ \d{4}, 07:30/);

  await device.regainNetwork();
  await pill.expectAllSaved();
  expect(await statusOf(deployed.url, 'de-winter-in'), 'nobody reads it before its time').toBe(404);
  await page.goto('about:blank');
  await letTimeCome(deployed.url, 'de-winter-in');
  await expect
    .poll(async () => await statusOf(deployed.url, 'de-winter-in'), { timeout: VISIBLE_AFTER_MS })
    .toBe(200);

  await blog.open(device.url);
  await expect(card.getByRole('link', { name: /^View Published/ })).toBeVisible();
  await expect(card).not.toContainText('Gepland op');
});

test('R-36 A-054 an article that is published without signal says that it waits for its pictures, and is on the site when they are there', {
  tag: '@long',
}, async ({ createDevice, deployed }) => {
  test.slow();
  const device = await createDevice('desktop', deployed.url);
  const { page, pill } = await startWork(device, 'admin');
  const blog = new BlogPage(page);
  const files = new SiteContentPage(page);
  await blog.menu_entry.click();
  await expect(blog.cards.first()).toBeVisible();
  await files.isKept();
  await device.loseNetwork();
  await blog.openNew();
  await blog.write({ title: 'Met een foto', ...ARTICLE });
  const [cover] = await pictures(1);
  if (cover === undefined) throw new Error('no picture was drawn');
  await files.choose(blog.form, 'Foto kiezen', cover);
  await expect(blog.form.getByText(/1200 × 900/)).toBeVisible();
  await blog.button('Create Post').click();
  const card = blog.card('Met een foto');
  await expect(card).toContainText('Gepubliceerd zodra 1 foto er is');
  await blog.openEdit('Met een foto');
  await expect(blog.form.getByText('Gepubliceerd zodra 1 foto er is')).toBeVisible();
  await blog.button('Annuleren').click();

  await device.regainNetwork();
  await expect(card).not.toContainText('Gepubliceerd zodra', { timeout: 20_000 });
  await pill.expectAllSaved();
  await expect(card.getByRole('link', { name: /^View Published/ })).toBeVisible();
  expect(await statusOf(deployed.url, 'met-een-foto')).toBe(200);
});
