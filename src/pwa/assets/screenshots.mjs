/**
 * Renders the manifest's screenshots from the running app with its demo data:
 * `node src/pwa/assets/screenshots.mjs http://127.0.0.1:4173 <e-mail> <password>`. Outputs are committed.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

/** Sizes in pixels; `scale` is the device's pixel ratio. */
const SHOTS = [
  { name: 'wide', width: 1280, height: 800, scale: 1 },
  { name: 'narrow', width: 360, height: 640, scale: 2 },
];
const SETTLE_MS = 2500;

const [address, email, password] = process.argv.slice(2);
if (!address || !email || !password) throw new Error('give an address, an e-mail address and a password');
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
for (const { name, width, height, scale } of SHOTS) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'light',
    locale: 'nl-NL',
  });
  await page.addInitScript(() => localStorage.setItem('install-hint-dismissed', 'yes'));
  await page.goto(`${address}/admin/inloggen`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/inloggen'));
  await page.getByRole('button', { name: /Alles opgeslagen/ }).waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const file = fileURLToPath(new URL(`../../../public/icons/screenshot-${name}.png`, import.meta.url));
  await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toFile(file);
  await page.close();
}
await browser.close();
