import { PUBLISHABLE_KEY } from '../../supabase/local/options.ts';
import { SiteContentPage } from '../pages/site-content-page.ts';
import { pictures } from '../pictures.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { expect, test } from '../fixtures.ts';
import { saveApart, settled, twoWriters } from '../two-writers.ts';

/** The address of the featured image that visitors are given. */
async function publicCover(url: string, slug: string): Promise<string> {
  const answer = await fetch(`${url}/rest/v1/blog_posts?select=image_url&slug=eq.${slug}`, {
    headers: { apikey: PUBLISHABLE_KEY },
  });
  return /"image_url":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
}

test('G4 A-054 two people choose a featured image without signal: both see both pictures, and the chosen one is on both devices', {
  tag: '@long',
}, async ({ unpackDevice, backend }) => {
  test.slow();
  const title = 'Teak met twee gezichten';
  const writers = await twoWriters(unpackDevice, backend, title);
  const { sanne, anna } = writers;
  const covers = await pictures(2);
  for (const { page } of [sanne, anna]) await new SiteContentPage(page).isKept();
  const conflict = await saveApart(writers, title, async ({ page, blog }, index) => {
    const cover = covers[index];
    if (cover === undefined) throw new Error('two pictures are needed');
    await new SiteContentPage(page).choose(blog.form, 'Foto kiezen', cover);
    await expect(blog.form.getByText(/1200 × 900/)).toBeVisible();
  });
  const images = conflict.dialog.getByRole('article').locator('img');
  await expect(images).toHaveCount(2);
  await expect
    .poll(() =>
      images.evaluateAll((all) =>
        all.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
      ),
    )
    .toBe(true);
  await expect(conflict.dialog).not.toContainText('/storage/');
  await checkViewports(sanne.page, 'two featured images of an article');
  const before = await publicCover(backend.url, 'teak-met-twee-gezichten');
  await conflict.dialog.getByRole('button', { name: /^Deze kiezen/ }).click();
  await settled(writers, conflict);
  const chosen = await publicCover(backend.url, 'teak-met-twee-gezichten');
  expect(chosen).not.toBe(before);
  // Anna's device never had the bytes of that picture: its card shows a size of it from the server.
  await expect(anna.blog.card(title).locator('img')).toHaveAttribute(
    'src',
    new RegExp(chosen.slice(0, chosen.lastIndexOf('-'))),
  );
});
