import { ARTICLES } from '../../supabase/local/seed/articles/index.ts';
import { SiteContentPage } from '../pages/site-content-page.ts';
import { pictures } from '../pictures.ts';
import { checkViewports, DESKTOP, PHONE } from '../pages/check-viewports.ts';
import { expect, test } from '../fixtures.ts';
import {
  DESCRIPTION,
  expectEverywhere,
  paragraph,
  PARAGRAPHS,
  saveApart,
  settled,
  twoPeople,
  twoWriters,
  update,
  VISIBLE_AFTER_MS,
  writeAtEnd,
  writerOn,
  type Writer,
} from '../two-writers.ts';

/** Of somebody who came or went. */
const GONE_AFTER_MS = 8_000;

test('R-30 G4 two people edit different parts of one article: the changes join while one of them types, without a key lost, and can be taken back', {
  tag: '@long',
}, async ({ createDevice, backend }) => {
  test.slow();
  const title = 'Teak met zijn tweeën';
  const { sanne, anna } = await twoWriters(createDevice, backend, title);
  await sanne.blog.openEdit(title);
  await anna.blog.openEdit(title);
  await writeAtEnd(anna, 2, ' Dat zegt Anna.');
  await writeAtEnd(sanne, 0, ' Getypt:');
  await update(anna);

  // Somebody who types without a pause is told, and nothing moves.
  const due = sanne.blog.form.getByText(/^Dit artikel is intussen gewijzigd door Anna Smit/);
  let typed = ' Getypt:';
  await expect(async () => {
    await sanne.page.keyboard.type('x');
    typed += 'x';
    expect(await due.isVisible()).toBe(true);
  }).toPass({ intervals: [50], timeout: 20_000 });
  await sanne.page.keyboard.type(' nog meer');
  await expect(paragraph(sanne, 2)).toHaveText(PARAGRAPHS[2]);
  // As soon as the keys rest it joins; the caret stands where it stood.
  const joined = sanne.blog.form.getByText('Samengevoegd met wijzigingen van Anna Smit.');
  await expect(joined).toBeVisible();
  await sanne.page.keyboard.type(' en verder');
  await expect(paragraph(sanne, 0)).toHaveText(`${PARAGRAPHS[0]}${typed} nog meer en verder`);
  await expect(paragraph(sanne, 2)).toHaveText(`${PARAGRAPHS[2]} Dat zegt Anna.`);

  // Undo in the text takes back one's own keys alone, the button the join alone.
  await sanne.page.keyboard.press('Control+z');
  await expect(paragraph(sanne, 0)).not.toContainText(' en verder');
  await expect(paragraph(sanne, 2)).toHaveText(`${PARAGRAPHS[2]} Dat zegt Anna.`);
  await writeAtEnd(sanne, 1, ' Echt waar.');
  await sanne.blog.form.getByRole('button', { name: 'Ongedaan maken' }).last().click();
  await expect(paragraph(sanne, 2)).toHaveText(PARAGRAPHS[2]);
  await expect(paragraph(sanne, 1)).toHaveText(`${PARAGRAPHS[1]} Echt waar.`);
  await checkViewports(sanne.page, 'a join that was taken back');
  await sanne.blog.form.getByRole('button', { name: 'Nu samenvoegen' }).click();
  await expect(joined).toBeVisible();
  const paragraphs = await sanne.blog.text.locator('p').allTextContents();
  expect(paragraphs).toEqual([
    expect.stringContaining(`${PARAGRAPHS[0]}${typed}`),
    `${PARAGRAPHS[1]} Echt waar.`,
    `${PARAGRAPHS[2]} Dat zegt Anna.`,
  ]);
  await update(sanne);
  await anna.pill.expectAllSaved();
  await expect(async () => {
    await expectEverywhere([sanne, anna], title, 'teak-met-zijn-tweeen', paragraphs);
  }).toPass({ timeout: 40_000 });
});

test('G4 A-064 two people edit one paragraph: the save waits for a choice by keyboard, and until then visitors read what the server has', {
  tag: '@long',
}, async ({ createDevice, backend }) => {
  test.slow();
  const title = 'Teak in twee versies';
  const { sanne, anna } = await twoWriters(createDevice, backend, title);
  await sanne.blog.openEdit(title);
  await anna.blog.openEdit(title);
  await writeAtEnd(anna, 1, ' Zegt Anna.');
  await writeAtEnd(sanne, 1, ' Zegt Sanne.');
  await update(anna);
  const choices = sanne.blog.form.getByRole('region', { name: 'Twee versies van hetzelfde stuk tekst' });
  await expect(choices).toBeVisible();
  await expect(choices).toContainText(`${PARAGRAPHS[1]} Zegt Anna.`);
  await checkViewports(sanne.page, 'a choice between two versions of a paragraph');
  // It stands in the text too, over the paragraph that it is about.
  const in_text = sanne.blog.text.getByRole('group', { name: 'Dit stuk is op twee plaatsen gewijzigd.' });
  await expect(in_text).toContainText(`Versie van Anna Smit: ${PARAGRAPHS[1]} Zegt Anna.`);
  await in_text.scrollIntoViewIfNeeded();
  await checkViewports(sanne.page, 'a choice in the text');
  await in_text.getByRole('button', { name: 'Versie van Anna Smit' }).click();
  await expect(choices.getByRole('radio', { name: 'Versie van Anna Smit' })).toBeChecked();
  await expect(in_text.getByRole('button', { name: 'Samenvoegen' })).toBeVisible();
  await in_text.getByRole('button', { name: 'Mijn versie' }).click();

  await sanne.blog.button('Update Post').click();
  await expect(choices.getByRole('alert')).toContainText('Nog niet opgeslagen: kies eerst');
  await expect(sanne.blog.form).toBeVisible();
  const visitor = await sanne.device.page({ fresh: true });
  await visitor.goto(`${sanne.device.url}/blog/teak-in-twee-versies`);
  await expect(visitor.getByText(`${PARAGRAPHS[1]} Zegt Anna.`)).toBeVisible({ timeout: VISIBLE_AFTER_MS });
  await expect(visitor.getByText('Zegt Sanne')).toHaveCount(0);
  await visitor.close();

  // The save led to the choice: from there on with keys alone.
  await expect(choices.getByRole('heading')).toBeFocused();
  await sanne.page.keyboard.press('Tab');
  await expect(choices.getByRole('radio', { name: 'Mijn versie' })).toBeFocused();
  await sanne.page.keyboard.press('ArrowUp');
  await expect(choices.getByRole('radio', { name: 'Beide, onder elkaar' })).toBeChecked();
  await sanne.page.keyboard.press('Tab');
  await expect(choices.getByRole('button', { name: 'Toon in de tekst' })).toBeFocused();
  await sanne.page.keyboard.press('Enter');
  await expect(sanne.blog.text, 'the choice leads to its block').toBeFocused();
  await choices.getByRole('button', { name: 'Samenvoegen' }).press('Enter');
  await expect(choices).toBeHidden();
  await update(sanne);
  await expect(async () => {
    await expectEverywhere([sanne, anna], title, 'teak-in-twee-versies', [
      PARAGRAPHS[0],
      `${PARAGRAPHS[1]} Zegt Anna.`,
      `${PARAGRAPHS[1]} Zegt Sanne.`,
      PARAGRAPHS[2],
    ]);
  }).toPass({ timeout: 40_000 });
});

test('G4 A-054 an article that the other one deleted meanwhile: what was typed becomes an article of its own, with its picture, also after a reload', {
  tag: '@long',
}, async ({ createDevice, backend }) => {
  test.slow();
  const title = 'Teak dat verdwijnt';
  const { sanne, anna } = await twoWriters(createDevice, backend, title);
  await sanne.blog.openEdit(title);
  const [cover] = await pictures(1);
  if (cover === undefined) throw new Error('no picture was drawn');
  await new SiteContentPage(sanne.page).choose(sanne.blog.form, 'Foto kiezen', cover);
  await expect(sanne.blog.form.getByText(/1200 × 900/)).toBeVisible();
  await update(sanne);
  await sanne.blog.openEdit(title);
  await writeAtEnd(sanne, 0, ' Nog niet bewaard.');
  await anna.page.getByRole('button', { name: `${title} verwijderen` }).click();
  await anna.page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
  await anna.pill.expectAllSaved();
  await expect(sanne.blog.form.getByText('Dit artikel is intussen elders verwijderd.')).toBeVisible();
  await sanne.page.reload();
  await expect(sanne.blog.form.getByText('Dit artikel is intussen elders verwijderd.')).toBeVisible();
  await expect(paragraph(sanne, 0)).toHaveText(`${PARAGRAPHS[0]} Nog niet bewaard.`);
  await sanne.blog.button('Create Post').click();
  await expect(sanne.blog.form).toBeHidden();
  await sanne.pill.expectAllSaved();
  await expect(async () => {
    await expectEverywhere([sanne, anna], title, 'teak-dat-verdwijnt', [
      `${PARAGRAPHS[0]} Nog niet bewaard.`,
      PARAGRAPHS[1],
      PARAGRAPHS[2],
    ]);
  }).toPass({ timeout: 40_000 });
  const visitor = await sanne.device.page({ fresh: true });
  await visitor.goto(`${sanne.device.url}/blog/teak-dat-verdwijnt`);
  const image = visitor.getByRole('article').first().locator('img').first();
  await expect
    .poll(() => image.evaluate((shown) => (shown instanceof HTMLImageElement ? shown.naturalWidth : 0)))
    .toBeGreaterThan(0);
});

test('G4 G7 two people save one article without signal: the server keeps both, the choice is by block, and both devices end equal', {
  tag: '@long',
}, async ({ createDevice, backend }) => {
  test.slow();
  const title = 'Teak zonder bereik';
  const writers = await twoWriters(createDevice, backend, title);
  const { sanne, anna } = writers;
  const conflict = await saveApart(writers, title, async (writer, index) => {
    const name = ['Sanne', 'Anna'][index];
    await writeAtEnd(writer, index * 2, ` Alleen ${name}.`);
    await writeAtEnd(writer, 1, ` Zegt ${name}.`);
  });
  await expect(conflict.dialog.getByRole('radio')).toHaveCount(3);
  await checkViewports(sanne.page, 'two versions of an article');
  await conflict.dialog.getByRole('radio', { name: 'Beide, onder elkaar' }).check();
  await conflict.dialog.getByRole('button', { name: 'Samenvoegen' }).click();
  await settled(writers, conflict);
  await expect(async () => {
    await expectEverywhere([sanne, anna], title, 'teak-zonder-bereik', [
      `${PARAGRAPHS[0]} Alleen Sanne.`,
      `${PARAGRAPHS[1]} Zegt Anna.`,
      `${PARAGRAPHS[1]} Zegt Sanne.`,
      `${PARAGRAPHS[2]} Alleen Anna.`,
    ]);
  }).toPass({ timeout: 40_000 });
});

test('R-31 G2 two articles of one title, written without signal on two devices, are both kept and both on the site: the later one gets the next address, and its writer reads why', {
  tag: '@long',
}, async ({ createDevice, backend }) => {
  test.slow();
  const { sanne, anna } = await twoPeople(createDevice, backend);
  const title = 'Teak op zijn best';
  const words = { sanne: 'Zo doet Sanne het.', anna: 'Zo doet Anna het.' };
  for (const [name, writer] of Object.entries({ sanne, anna })) {
    await writer.blog.open(writer.device.url);
    await expect(writer.blog.cards.first()).toBeVisible();
    await writer.device.loseNetwork();
    await writer.blog.openNew();
    await writer.blog.write({ title, category: 'Teak Dek Onderhoud', description: DESCRIPTION });
    await writer.blog.text.click();
    await writer.page.keyboard.type(name === 'sanne' ? words.sanne : words.anna);
    await writer.blog.button('Create Post').click();
    await expect(writer.blog.form).toBeHidden();
    await expect(writer.blog.card(title)).toContainText('/blog/teak-op-zijn-best');
  }
  await anna.device.regainNetwork();
  await anna.pill.expectAllSaved();
  await sanne.device.regainNetwork();
  await sanne.pill.expectAllSaved();

  for (const { blog } of [sanne, anna]) {
    await expect(blog.card(title)).toHaveCount(2, { timeout: GONE_AFTER_MS });
    await expect(blog.page.getByText('/blog/teak-op-zijn-best', { exact: true })).toHaveCount(1);
    await expect(blog.page.getByText('/blog/teak-op-zijn-best-2', { exact: true })).toHaveCount(1);
  }
  const later = sanne.blog.card(title).filter({ hasText: '/blog/teak-op-zijn-best-2' });
  await later.getByRole('link', { name: `${title} bewerken`, exact: true }).click();
  await expect(sanne.blog.text).toHaveText(words.sanne);
  await expect(sanne.blog.form.getByText(/^Een ander artikel had dit adres al/)).toBeVisible();
  await checkViewports(sanne.page, 'an article whose address has a number', { sizes: [DESKTOP, PHONE] });
  const visitor = await sanne.device.page({ fresh: true });
  for (const [slug, text] of [
    ['teak-op-zijn-best', words.anna],
    ['teak-op-zijn-best-2', words.sanne],
  ] as const) {
    await visitor.goto(`${sanne.device.url}/blog/${slug}`);
    await expect(visitor.getByText(text)).toBeVisible({ timeout: VISIBLE_AFTER_MS });
  }
  await visitor.close();
});

const openElsewhere = ({ blog }: Writer) => blog.form.getByText(/dit artikel ook (elders )?open/);
const sees = async (writer: Writer, words: string): Promise<void> =>
  await expect(openElsewhere(writer)).toHaveText(words);
const seesNobody = async (writer: Writer): Promise<void> =>
  await expect(openElsewhere(writer)).toHaveCount(0, { timeout: GONE_AFTER_MS });

test('G4 R-30 who has an article open sees who else has, until that form, tab or browser is gone; without a network nobody is named', {
  tag: '@long',
}, async ({ createDeviceWithDisk, backend }) => {
  test.slow();
  const { sanne, anna } = await twoPeople(createDeviceWithDisk, backend);
  const title = ARTICLES[0]?.title ?? '';
  const ANNA_TOO = 'Anna Smit heeft dit artikel ook open.';
  const SANNE_TOO = 'Sanne de Vries heeft dit artikel ook open.';

  await sanne.blog.open(sanne.device.url);
  await anna.blog.open(anna.device.url);
  await sanne.blog.openEdit(title);
  const before = await sanne.blog.text.boundingBox();
  await anna.blog.openEdit(title);
  await sees(sanne, ANNA_TOO);
  await sees(anna, SANNE_TOO);
  expect(await sanne.blog.text.boundingBox(), 'the text stays where it was').toEqual(before);
  await checkViewports(sanne.page, 'an article that somebody else has open too');

  // A second tab of one's own.
  const tab = writerOn(sanne.device, await sanne.device.page({ fresh: true }));
  await tab.page.goto(sanne.page.url());
  await sees(tab, `${ANNA_TOO} U hebt dit artikel ook elders open.`);
  await sees(sanne, `${ANNA_TOO} U hebt dit artikel ook elders open.`);
  await sees(anna, SANNE_TOO);
  await tab.page.close();
  await sees(sanne, ANNA_TOO);

  // The form is closed.
  await anna.page.keyboard.press('Escape');
  await expect(anna.blog.form).toBeHidden();
  await seesNobody(sanne);
  await anna.blog.openEdit(title);
  await sees(sanne, ANNA_TOO);

  // The browser is killed.
  await anna.device.kill();
  await seesNobody(sanne);
  await anna.device.launch();
  const again = writerOn(anna.device, await anna.device.page());
  await again.page.goto(sanne.page.url().replace(sanne.device.url, anna.device.url));
  await sees(sanne, ANNA_TOO);
  await sees(again, SANNE_TOO);

  // The network is gone.
  await sanne.device.loseNetwork();
  await seesNobody(sanne);
  await seesNobody(again);
  await writeAtEnd(sanne, 0, ' Zonder bereik.');
  await expect(paragraph(sanne, 0)).toContainText('Zonder bereik.');
  await sanne.device.regainNetwork();
  await sees(again, SANNE_TOO);
  await sees(sanne, ANNA_TOO);
});
