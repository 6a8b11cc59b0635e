import { expect, test } from '../fixtures.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { pictures } from '../pictures.ts';
import { openWork } from '../sign-in.ts';

const VISIBLE_AFTER_MS = 5_000;
const DESCRIPTION = 'Zo houdt u het teak van uw boot schoon en droog, ook als zij maanden stil ligt.';
/** As the storage words it: the status that counts stands inside. */
const REFUSAL = {
  status: 400,
  json: { statusCode: '413', error: 'Payload too large', message: 'The object exceeded the maximum size' },
};

test('R-34 a picture that the server refuses is told in its article, with why; visitors have the article once it was sent again', {
  tag: '@long',
}, async ({ page, context, deployed, consoleWatch }) => {
  test.slow();
  consoleWatch.allow(/status of 40[04]/);
  const { pill } = await openWork(page, deployed.url, 'admin', false);
  const blog = new BlogPage(page);
  const title = 'Een geweigerde foto';
  let refusals = 0;
  await context.route('**/storage/v1/object/**', async (route) => {
    if (route.request().method() !== 'POST') return await route.continue();
    refusals += 1;
    return await route.fulfill(REFUSAL);
  });

  await blog.open(deployed.url);
  await blog.openNew();
  await blog.write({
    title,
    category: 'Tips & Advies',
    description: DESCRIPTION,
    text: 'Zo ziet het dek eruit.',
  });
  await blog.giveFiles('paste', await pictures(1));
  await blog.picture_settings.getByRole('textbox', { name: /^Beschrijving/ }).fill('Het dek na het schuren');
  await blog.button('Create Post').click();
  await expect(blog.form).toBeHidden();
  await expect.poll(() => refusals).toBeGreaterThan(0);
  const published = `${deployed.url}/blog/een-geweigerde-foto`;
  expect((await page.request.get(published)).status(), 'nobody reads it without its picture').toBe(404);

  await blog.openEdit(title);
  const note = blog.form.getByRole('alert').filter({ hasText: 'niet verzonden' });
  await expect(note).toContainText(
    '1 foto in de tekst is niet verzonden. De foto is te groot voor de server.',
  );
  await note.scrollIntoViewIfNeeded();
  await checkViewports(page, 'a refused picture');

  await context.unroute('**/storage/v1/object/**');
  await note.getByRole('button', { name: 'Opnieuw verzenden' }).click();
  await expect(note).toBeHidden();
  await pill.expectAllSaved();
  await expect
    .poll(async () => (await page.request.get(published)).status(), { timeout: VISIBLE_AFTER_MS })
    .toBe(200);
});
