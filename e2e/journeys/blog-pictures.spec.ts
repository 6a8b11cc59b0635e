import sharp from 'sharp';
import { PUBLISHABLE_KEY } from '../../supabase/local/options.ts';
import { storedDrafts } from '../drafts.ts';
import { expect, test } from '../fixtures.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { DESKTOP, PHONE } from '../pages/check-viewports.ts';
import { tabTo } from '../pages/keyboard.ts';
import type { ChosenFile } from '../pages/photos-page.ts';
import { BROKEN_PICTURE, pictures } from '../pictures.ts';
import { openWork } from '../sign-in.ts';

const DESCRIPTION = 'Zo houdt u het teak van uw boot schoon en droog, ook als zij maanden stil ligt.';
const FOREIGN = 'https://elders.example';
const MEGABYTE = 1024 * 1024;
const LARGE_BYTES = 10 * MEGABYTE;
/** Encoding a picture of noise takes this machine a while. */
const SHRUNK_AFTER_MS = 30_000;
const VISIBLE_AFTER_MS = 5_000;

/** A readable picture of more than 10 MB: noise, which nothing compresses. */
async function largePicture(): Promise<ChosenFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 2400, height: 1800, channels: 3, background: '#808080', noise } as const;
  const buffer = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
  expect(buffer.byteLength).toBeGreaterThan(LARGE_BYTES);
  return { name: 'groot.png', mimeType: 'image/png', buffer };
}

/** One of more than 10 MB that no browser decodes, such as a camera's own format. */
const UNREADABLE_LARGE: ChosenFile = {
  name: 'camera.tif',
  mimeType: 'image/tiff',
  buffer: Buffer.alloc(LARGE_BYTES + MEGABYTE, 7),
};

/** The size of a picture in the text, in pixels of the screen. */
const shownSize = async (blog: BlogPage, index: number): Promise<{ width: number; ratio: number }> => {
  const box = await blog.text.locator('img').nth(index).boundingBox();
  return box === null
    ? { width: 0, ratio: 0 }
    : { width: Math.round(box.width), ratio: box.width / box.height };
};

test('R-34 E-004 E-005 E-007 WCAG 2.5.7 pictures come by paste and drop, are described, placed and sized without dragging, in proportion and never below 30 pixels, and the site shows them so', {
  tag: '@long',
}, async ({ page, deployed }) => {
  test.slow();
  const { pill } = await openWork(page, deployed.url, 'admin', false);
  const blog = new BlogPage(page);
  await blog.open(deployed.url);
  await blog.openNew();
  await blog.write({
    title: 'Foto’s op hun plaats',
    category: 'Tips & Advies',
    description: DESCRIPTION,
    text: 'Eerst de romp, dan het dek.',
  });
  const [pasted, dropped] = await pictures(2);
  if (pasted === undefined || dropped === undefined) throw new Error('no picture was drawn');
  const images = blog.text.locator('img');
  const settings = blog.picture_settings;
  const description = settings.getByRole('textbox', { name: /^Beschrijving/ });
  const width = settings.getByRole('textbox', { name: 'Breedte in pixels' });

  await blog.giveFiles('paste', [pasted]);
  await expect(images).toHaveCount(1);
  await expect(settings.getByText('Beschrijf de afbeelding, of kies ‘Decoratief’.')).toBeVisible();
  const below = async (): Promise<number> => {
    const [image, panel] = await Promise.all([images.first().boundingBox(), settings.boundingBox()]);
    return image === null || panel === null ? Number.NaN : panel.y - (image.y + image.height);
  };
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expect
      .poll(below, 'on a screen that is turned the settings stay below the picture')
      .toBeCloseTo(12, -1);
  }
  await description.fill('De romp van een sloep');
  await expect(settings.getByText('Beschrijf de afbeelding, of kies ‘Decoratief’.')).toHaveCount(0);

  // Four by three: 40 pixels wide is 30 high, and no key or button makes it smaller.
  await width.fill('300');
  await expect.poll(() => shownSize(blog, 0)).toEqual({ width: 300, ratio: expect.closeTo(4 / 3, 1) });
  await settings.getByRole('button', { name: 'Breder' }).click();
  await expect(width).toHaveValue('320');
  await settings.getByRole('button', { name: 'Smaller' }).click();
  await expect(width).toHaveValue('300');
  await width.fill('10');
  await width.press('Tab');
  await expect.poll(() => shownSize(blog, 0)).toEqual({ width: 40, ratio: expect.closeTo(4 / 3, 1) });
  await settings.getByRole('button', { name: 'Smaller' }).click();
  await expect.poll(async () => (await shownSize(blog, 0)).width).toBe(40);
  await width.fill('240');
  for (const place of ['Links', 'Centreren', 'Rechts'] as const) {
    const button = settings.getByRole('button', { name: place, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(settings.getByRole('button', { pressed: true })).toHaveText(['Rechts']);

  await blog.giveFiles('drop', [dropped], blog.text.locator('p').first());
  await expect(images).toHaveCount(2);
  await settings.getByRole('checkbox', { name: /^Decoratief/ }).check();
  await expect(description).toBeDisabled();
  // The last of the settings is in reach although the text ends above it.
  await settings.getByRole('button', { name: 'Afbeelding verwijderen' }).click({ trial: true });
  await settings.getByRole('button', { name: 'Links', exact: true }).click();
  await page.keyboard.press('Escape');
  await blog.button('Create Post').click();
  await expect(blog.form).toBeHidden();
  await pill.expectAllSaved();

  await page.goto(`${deployed.url}/blog/fotos-op-hun-plaats`);
  const article = page.locator('#artikel');
  const described = article.getByRole('img', { name: 'De romp van een sloep' });
  await expect(described).toBeVisible({ timeout: VISIBLE_AFTER_MS });
  await expect(described).toHaveCSS('width', '240px');
  const rightEdge = async (part: typeof described): Promise<number> => {
    const box = await part.boundingBox();
    return box === null ? Number.NaN : Math.round(box.x + box.width);
  };
  expect(await rightEdge(described)).toBe(await rightEdge(article.getByText('Eerst de romp')));
  await expect(article.locator('img[alt=""]')).toHaveClass('picture-left');
});

test('R-34 a wrong file, one too large to be shrunk and one of another site are each told, leave no foreign address, and nothing typed is lost', {
  tag: '@long',
}, async ({ page, deployed }) => {
  test.slow();
  const asked: string[] = [];
  await page.context().route(`${FOREIGN}/**`, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  const { pill } = await openWork(page, deployed.url, 'admin', false);
  const blog = new BlogPage(page);
  await blog.open(deployed.url);
  await blog.openNew();
  const words = 'Hier is lang over nagedacht.';
  await blog.write({
    title: 'Wat niet gaat',
    category: 'Tips & Advies',
    description: DESCRIPTION,
    text: words,
  });
  const images = blog.text.locator('img');
  const refusal = blog.form.getByRole('alert');

  await blog.giveFiles('paste', [BROKEN_PICTURE]);
  await expect(refusal).toHaveText(/kan niet als foto worden gelezen/);
  await blog.giveFiles('drop', [UNREADABLE_LARGE]);
  await expect(refusal).toHaveText(/kan niet als foto worden gelezen/);
  await blog.text.evaluate((place, size) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(size)], 'enorm.jpg', { type: 'image/jpeg' }));
    const sure = { bubbles: true, cancelable: true };
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, ...sure }));
  }, 81 * MEGABYTE);
  await expect(refusal).toHaveText('Deze foto is te groot. Kies een kleinere.');
  await expect(blog.text.getByText('Afbeelding wordt toegevoegd…')).toHaveCount(0);
  await expect(images).toHaveCount(0);
  await expect(blog.text).toContainText(words);
  await expect.poll(() => storedDrafts(page)).toContain(words);

  await blog.giveFiles('paste', [await largePicture()]);
  await expect(images, 'more than 10 MB is made small').toHaveCount(1, { timeout: SHRUNK_AFTER_MS });
  await expect(refusal).toHaveCount(0);
  await blog.picture_settings.getByRole('checkbox', { name: /^Decoratief/ }).check();

  await blog.pasteText(
    `<p>${words}</p><p>Uit een ander stuk: <img src="${FOREIGN}/foto.jpg" alt="Een foto van elders"></p><p>En verder.</p>`,
  );
  const missing = blog.text.getByText('Afbeelding niet overgenomen');
  await expect(missing).toBeVisible();
  await expect(blog.text).toContainText('En verder.');
  expect(asked, 'nothing is asked of the other site').toEqual([]);
  expect(await storedDrafts(page)).not.toContain(FOREIGN);

  // With keys alone: up to its place, and a file instead.
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ArrowUp');
  await expect(blog.form.getByText('Afbeelding niet overgenomen')).toHaveCount(2);
  await page.keyboard.press('Enter');
  const [own] = await pictures(1);
  if (own === undefined) throw new Error('no picture was drawn');
  await (await choosing).setFiles(own);
  await expect(images).toHaveCount(1);
  await expect(missing).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(blog.picture_settings.getByRole('textbox', { name: /^Beschrijving/ })).toBeFocused();
  await page.keyboard.type('Onze eigen foto');
  const place = blog.picture_settings.getByRole('button', { name: 'Centreren' });
  await tabTo(page, place);
  await page.keyboard.press('Enter');
  await expect(place).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(blog.text).toBeFocused();

  await blog.button('Create Post').click();
  await expect(blog.form).toBeHidden();
  await pill.expectAllSaved();
  const query = 'select=content,html_blocks&slug=eq.wat-niet-gaat';
  await expect
    .poll(async () => {
      const headers = { apikey: PUBLISHABLE_KEY };
      return await (await fetch(`${deployed.url}/rest/v1/blog_posts?${query}`, { headers })).text();
    })
    .toContain('Onze eigen foto');
  const row = await fetch(`${deployed.url}/rest/v1/blog_posts?${query}`, {
    headers: { apikey: PUBLISHABLE_KEY },
  });
  expect(await row.text()).not.toContain('elders.example');
  expect(asked).toEqual([]);
});
