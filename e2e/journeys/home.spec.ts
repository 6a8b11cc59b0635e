import { expect, test } from '../fixtures.ts';
import { PublicPage } from '../pages/public-page.ts';

test('the home page can be read and used without JavaScript', async ({ app, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(app.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium yacht care aan uw ligplaats');
  await expect(page.getByRole('link', { name: 'Bel 020 123 45 67' })).toHaveAttribute(
    'href',
    'tel:+31201234567',
  );
  await expect(page.getByText('Maandag t/m vrijdag')).toBeVisible();
  await context.close();
});

test('the home page hydrates without an error, keeps one title, and sends no request to another origin', async ({
  page,
  app,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== app.url) elsewhere.push(request.url());
  });
  await new PublicPage(page).open(app.url);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page).toHaveTitle('Havenglans | Premium yacht care aan uw ligplaats');
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});

test('staff find the sign-in from the home page', async ({ page, app }) => {
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Inloggen voor medewerkers' }).click();
  await expect(page).toHaveURL(`${app.url}/admin/inloggen`);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('G-021 the first stop of the keyboard leads past the header to the content', async ({ page, app }) => {
  await page.goto(app.url);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expect(skip).toHaveAttribute('href', '#inhoud');
});

test('G-029 a button is green, grows under the pointer, shrinks when pressed, and keeps still on request', async ({
  page,
  app,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(app.url);
  const button = page.getByRole('link', { name: 'Exclusieve inspectie aanvragen' });
  await expect(button).toHaveCSS('background-color', 'rgb(0, 96, 57)');
  await button.hover();
  await expect(button).toHaveCSS('scale', '1.05');
  await page.mouse.down();
  await expect(button).toHaveCSS('scale', '0.98');
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button.hover();
  await expect(button).toHaveCSS('scale', '1');
});
