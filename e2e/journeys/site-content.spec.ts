import { projectsForVisitors } from '../api.ts';
import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, test } from '../fixtures.ts';
import { openWork, startWork } from '../sign-in.ts';
import { measureTargets } from '../pages/targets.ts';
import { awake } from '../pages/public-page.ts';
import { SiteContentPage } from '../pages/site-content-page.ts';
import { SyncCenterPage } from '../pages/sync-center-page.ts';
import { SyncPill } from '../pages/sync-pill.ts';
import { BROKEN_PICTURE, pictures } from '../pictures.ts';
import { checkViewports } from '../pages/check-viewports.ts';

const ARRIVAL_MS = 30_000;
const UPLOADS = '**/storage/v1/object/site-images/**';
const TARGET_PX = 48;

test('R-14 R-50 G1 a project added without signal is listed at once, and on the site when its picture has arrived; until then the pill counts the picture', {
  tag: '@long',
}, async ({ createDevice, deployed }) => {
  test.slow();
  const device = await createDevice('desktop', deployed.url);
  const { page, pill } = await startWork(device, 'admin');
  const site = new SiteContentPage(page);
  await site.menu_entry.click();
  await expect(site.entries).toHaveCount(12);
  await site.isKept();
  await device.loseNetwork();

  const form = await site.openNew('Project toevoegen');
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(form.getByText('Vul de titel in.')).toBeVisible();
  await expect(form.getByText('Kies een foto.')).toBeVisible();
  await site.choose(form, 'Foto kiezen', BROKEN_PICTURE);
  await expect(form.getByRole('alert')).toContainText('kan niet als foto worden gelezen');
  const [picture] = await pictures(1, 'romp');
  if (!picture) throw new Error('no picture');
  await site.choose(form, 'Foto kiezen', picture);
  await expect(form.getByText('Gekozen: 1200 × 900 pixels')).toBeVisible();
  await form.getByLabel('Titel').fill('Zwarte kajuit');
  await form.getByLabel('Categorie').fill('Polijsten');
  await form.getByLabel('Wat is er op de foto te zien?').fill('Zwarte kajuit, glanzend');
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();

  const row = site.row('Zwarte kajuit');
  await expect(row).toBeVisible();
  await expect(row.getByText('Foto wacht op verzenden')).toBeVisible();
  expect((await site.titles())[0]).toBe('Zwarte kajuit');

  // The rows arrive, the bytes do not yet: visitors see nothing of it.
  await page.context().route(UPLOADS, (route) => route.abort());
  await device.regainNetwork();
  // One picture of three files, and never green while it waits.
  await pill.says(/: 1 foto wacht$/);
  await expect(pill.button).toHaveAttribute('data-tone', 'busy');
  await expect(row.getByText('Foto wacht op verzenden')).toBeVisible();
  expect(await projectsForVisitors(deployed.url, 'Zwarte kajuit')).toEqual([]);

  await page.context().unroute(UPLOADS);
  await (await pill.open()).getByRole('button', { name: 'Nu verzenden en ophalen' }).click();
  await pill.close();
  await expect(row.getByText(/^Foto w/)).toHaveCount(0, { timeout: ARRIVAL_MS });
  await pill.expectAllSaved();
  const [shown] = await projectsForVisitors(deployed.url, 'Zwarte kajuit');
  expect(shown).toMatchObject({ width: 1200, height: 900, variants: { webp: [480, 800, 1200] } });
  const widths = [480, 800, 1200];
  for (const width of widths) {
    const address = `${deployed.url}${shown?.image_url.replace('-1200.webp', `-${width}.webp`)}`;
    const served = await fetch(address);
    expect([served.status, served.headers.get('content-type')], address).toEqual([200, 'image/webp']);
  }
  await page.goto(`${device.url}/portfolio`);
  await awake(page);
  await expect(page.getByText('Zwarte kajuit').first()).toBeVisible();
});

test('R-14 D-005 G4 D4 entries change places by buttons, leave the site by a switch, are revised in their own form when the server refused them, and go after a question', {
  tag: '@long',
}, async ({ page, context, deployed }) => {
  // The server's rules are the device's own, so a refusal has to be made on the way.
  await context.route('**/rpc/sync_push', async (route) => {
    const sent = route.request().postData() ?? '';
    await route.continue({ postData: sent.replaceAll('Sloep of weigering', 'x'.repeat(5_000)) });
  });
  const { pill } = await openWork(page, deployed.url, 'admin', false);
  const site = new SiteContentPage(page);
  await site.open(deployed.url, '/boottypes');
  await expect(site.entries).toHaveCount(3);
  const [first = '', second = ''] = await site.titles();
  const up = page.getByRole('button', { name: `${second} omhoog` });
  await up.click();
  await expect.poll(() => site.titles()).toEqual([second, first, expect.any(String)]);
  await expect(page.getByRole('button', { name: `${second} omlaag` })).toBeFocused();

  const toggle = page.getByRole('switch', { name: `${first} op de site tonen` });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await page.getByRole('button', { name: 'Ongedaan maken' }).first().click();
  await expect(toggle).toHaveAttribute('aria-checked', 'true');

  await site.row(first).getByRole('link').click();
  const form = site.form('Boottype bewerken');
  await form.getByLabel('Boottype').fill('Sloep of weigering');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(form).toBeHidden();
  await pill.says('1 wijziging niet aangenomen');
  const center = new SyncCenterPage(page);
  await center.openFromPill();
  await center.rejected.getByRole('link', { name: /^Aanpassen/ }).click();
  const { revision } = center;
  await expect(revision).toContainText('De server vindt een waarde niet geldig');
  await expect(revision.getByLabel('Boottype')).toHaveValue('Sloep of weigering');
  await revision.getByLabel('Boottype').fill('Sloep of tender');
  await revision.getByRole('button', { name: 'Opnieuw verzenden' }).click();
  await expect(revision).toBeHidden();
  await pill.expectAllSaved();
  await expect(site.row('Sloep of tender')).toBeVisible();
  await site.row('Sloep of tender').getByRole('link').click();
  await form.getByRole('button', { name: 'Verwijderen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Dit kan niet ongedaan worden gemaakt');
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(site.entries).toHaveCount(2);
  await pill.expectAllSaved();
});

test('R-14 G1 an entry deleted elsewhere leaves what was typed in its open form', { tag: '@long' }, async ({
  page,
  deployed,
}) => {
  await openWork(page, deployed.url, 'admin', false);
  const site = new SiteContentPage(page);
  await site.open(deployed.url);
  await expect(site.entries.first()).toBeVisible();
  const [title = ''] = await site.titles();
  await site.row(title).getByRole('link').click();
  const form = site.form('Project bewerken');
  await form.getByLabel('Titel').fill('Half getypt');
  const other_page = await page.context().newPage();
  const other = new SiteContentPage(other_page);
  await other.open(deployed.url);
  await other.row(title).getByRole('link').click();
  await other.form('Project bewerken').getByRole('button', { name: 'Verwijderen' }).click();
  await other_page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(other.row(title)).toHaveCount(0);
  await page.bringToFront();
  await expect(form).toContainText('Intussen elders verwijderd.');
  await expect(form.getByLabel('Titel')).toHaveValue('Half getypt');
  await expect(form.getByRole('button', { name: 'Verwijderen' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Annuleren' }).click();
  await expect(form).toBeHidden();
});

test('R-14 R-53 another hero: visitors see the former one until it has arrived, then this one in the widths of heroes', {
  tag: '@long',
}, async ({ page, context, deployed, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  await openWork(page, deployed.url, 'admin', false);
  const site = new SiteContentPage(page);
  const pill = new SyncPill(page);
  await site.open(deployed.url, '/hero');
  await context.route(UPLOADS, (route) => route.abort());
  await site.row('Over ons').getByRole('link').click();
  const form = site.form('Hoofdbeeld bewerken');
  const [picture] = await pictures(1, 'kade', 2600);
  if (!picture) throw new Error('no picture');
  await site.choose(form, 'Andere foto kiezen', picture);
  await expect(form.getByText('Gekozen: 2400 × 1800 pixels')).toBeVisible();
  await form.getByRole('button', { name: 'Opslaan' }).click();
  const row = site.row('Over ons');
  await expect(row.getByText('Foto wacht op verzenden')).toBeVisible();
  await pill.says(/: 1 foto wacht$/);

  const visitor = await context.newPage();
  const asked = visitor.waitForResponse(/\/images\?.*page=eq\.about/);
  await visitor.goto(`${deployed.url}/over-ons`);
  await awake(visitor);
  await asked;
  const hero = visitor.locator('main img').first();
  await expect(hero).toHaveAttribute('src', /\/scenes\/hero-about-/);

  await context.unroute(UPLOADS);
  await (await pill.open()).getByRole('button', { name: 'Nu verzenden en ophalen' }).click();
  await pill.close();
  await expect(row.getByText(/^Foto w/)).toHaveCount(0, { timeout: ARRIVAL_MS });
  await visitor.reload();
  await awake(visitor);
  await expect(hero).toHaveAttribute(
    'srcset',
    /site-images\/[^ ]+-828\.webp 828w, [^ ]+-1200\.webp 1200w, [^ ]+-1920\.webp 1920w, [^ ]+-2400\.webp 2400w$/,
  );
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('R-17 a technician neither sees nor reaches the content of the site', async ({ page, app }) => {
  await app.startWork(page, 'technician');
  const site = new SiteContentPage(page);
  await expect(site.menu_entry).toHaveCount(0);
  await site.open(app.url, '/projecten/nieuw');
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vandaag');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('WCAG 2.2 AA: the content of the site at every size, day and night', { tag: '@long' }, async ({
  page,
  app,
}) => {
  test.slow();
  await app.startWork(page, 'admin');
  const site = new SiteContentPage(page);
  await site.open(app.url, '/voor-en-na');
  await expect(site.entries.first()).toBeVisible();
  await checkViewports(page, 'pairs');
  await site.open(app.url, '/projecten/nieuw');
  const form = site.form('Project toevoegen');
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(form.getByText('Vul de titel in.')).toBeVisible();
  await checkViewports(page, 'project with what is missing');
});

test.describe('with gloves on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('R-14 everything on the list and in the form is 48 px high or stands alone', async ({ page, app }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await app.startWork(page, 'admin');
    const site = new SiteContentPage(page);
    await site.open(app.url);
    await expect(site.entries).toHaveCount(12);
    const list = await measureTargets(page.getByRole('main'), TARGET_PX);
    expect(list.counted).toBeGreaterThanOrEqual(40);
    expect.soft(list.small).toEqual([]);
    const form = await site.openNew('Project toevoegen');
    const fields = await measureTargets(form, TARGET_PX);
    expect(fields.counted).toBeGreaterThanOrEqual(12);
    expect.soft(fields.small).toEqual([]);
  });
});
