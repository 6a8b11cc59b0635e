import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, test } from '../fixtures.ts';
import { unseenStops } from '../pages/accessibility.ts';
import { checkViewports, DESKTOP, TABLET, TABLET_UPRIGHT } from '../pages/check-viewports.ts';
import { fileNamesOf, rowsOf, SiteForm } from '../pages/site-forms.ts';
import { pictures } from '../pictures.ts';

// Its backend is that of site-forms.spec.ts.
test.use({ backend_group: 'visitors' });
process.env['LEAD_LIMIT_PER_VISITOR'] = '10000';
process.env['LEAD_LIMIT_OVERALL'] = '10000';

const KEPT = 'Uw aanvraag is op dit apparaat bewaard en wordt verzonden zodra u weer verbinding heeft.';
const [HULL, WATERLINE, DECK] = ['Romp aan de zonzijde', 'Waterlijn', 'Dek'];

const heightsOf = (all: readonly Element[]): number[] =>
  all.map((each) => each.getBoundingClientRect().height);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('R-19 R-26 three photos of the guide, one before a reload and two offline, are kept and reach the office once there is a connection, each called after what it shows', {
    tag: '@long',
  }, async ({ page, context, app, consoleWatch }) => {
    consoleWatch.allow(NETWORK_LOSS);
    const [first, second, third, better] = await pictures(4, 'IMG');
    if (!first || !second || !third || !better) throw new Error('no pictures');
    const form = new SiteForm(page, 'contact');
    const email = `fotos-${process.pid}@voorbeeld.example`;
    await form.open(app.url);
    await form.fill(email);
    await form.guide.tap();
    await form.choosePhoto(DECK, first);
    await expect.poll(() => form.keptEmails()).toEqual([email]);
    await page.reload();

    await expect(form.field('E-mail')).toHaveValue(email);
    await expect(form.guide, 'it opens by itself').toHaveAttribute('aria-expanded', 'true');
    await expect(form.step(DECK).getByRole('img')).toBeVisible();
    await expect(form.form.getByText('1 van 3')).toBeVisible();
    await form.picturesReady();
    await context.setOffline(true);
    await form.choosePhoto(HULL, second);
    await form.choosePhoto(WATERLINE, third);
    await expect(form.form.getByText('3 van 3')).toBeVisible();
    await form.step(WATERLINE).getByRole('button', { name: 'Verwijderen' }).tap();
    await expect(form.form.getByText('2 van 3')).toBeVisible();
    await expect(form.step(WATERLINE).locator('input')).toBeFocused();
    await form.choosePhoto(WATERLINE, better);
    await form.form.getByRole('checkbox').check();
    await form.submit.tap();
    await expect(form.message).toHaveText(KEPT);
    await expect(form.strip).toContainText('1 formulier wacht op verzending.');
    await context.setOffline(false);
    await form.sentAll();
    expect(await rowsOf(app.url, 'contact', email)).toHaveLength(1);
    expect(await fileNamesOf(app.url, email)).toEqual(['dek.webp', 'romp-zonzijde.webp', 'waterlijn.webp']);
  });
});

test('R-22 R-26 the open guide is read and used by everybody: names, colours by day and night, targets of 48 px, and 320 px without a sideways scroll', {
  tag: '@long',
}, async ({ page, app }) => {
  const [photo] = await pictures(1);
  if (!photo) throw new Error('no picture');
  const form = new SiteForm(page, 'contact');
  await form.open(app.url);
  await form.guide.focus();
  await page.keyboard.press('Enter');
  await expect(form.step(DECK)).toBeVisible();
  await expect(form.step(HULL).locator('input')).toHaveAccessibleName(`Foto maken of kiezen ${HULL}`);
  await expect(form.step(HULL).locator('input')).toHaveAccessibleDescription(/waar de zon op staat/);
  await form.choosePhoto(HULL, photo);
  await form
    .step(DECK)
    .locator('input')
    .setInputFiles({ ...photo, name: 'leeg.jpg', buffer: Buffer.alloc(0) });
  await expect(form.step(DECK).locator('input')).toHaveAccessibleDescription(/Dit bestand is leeg/);
  await form.guide.focus();
  expect((await unseenStops(page, 5)).unseen).toEqual([]);
  await checkViewports(page, 'the open guide', {
    sizes: [DESKTOP, TABLET, TABLET_UPRIGHT, { width: 320, height: 740 }],
    also: async (where) => {
      // Of an input that is out of sight its label is what a finger hits.
      const heights_px = await form.form.locator('ol :is(label, button)').evaluateAll(heightsOf);
      expect.soft(Math.min(...heights_px), where).toBeGreaterThanOrEqual(48);
    },
  });
});
