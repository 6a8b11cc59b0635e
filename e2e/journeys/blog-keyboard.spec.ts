import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { HtmlEditorPage } from '../pages/html-editor-page.ts';
import { goTo, tabTo } from '../pages/keyboard.ts';
import { PostVersionsPage } from '../pages/post-versions-page.ts';
import { pictures } from '../pictures.ts';
import { openWork } from '../sign-in.ts';

const TITLE = 'Zonder muis geschreven';
const DESCRIPTION = 'Zo houdt u het teak van uw boot schoon en droog, ook als zij maanden stil ligt.';
const MOST_LINES = 12;

/** Goes from the text to a control of its toolbar. */
async function toControl(page: Page, control: Locator): Promise<void> {
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Home');
  await goTo(page, control, 'ArrowRight');
}

const SELECTED = { Afbeelding: '[data-selected]', 'HTML-blok': '.ProseMirror-selectednode' } as const;

/** Goes to the end of the text, where nothing is selected. */
async function toEnd({ page, text }: BlogPage): Promise<void> {
  await page.keyboard.press('ControlOrMeta+End');
  await expect(text.locator(Object.values(SELECTED).join())).toHaveCount(0);
}

/** Goes up from the end of the text until a picture or a block is selected as a whole, which a screen reader is then told. */
async function selectAbove(blog: BlogPage, kind: keyof typeof SELECTED): Promise<void> {
  const selected = blog.text.locator(SELECTED[kind]);
  await toEnd(blog);
  for (let line = 0; line < MOST_LINES && (await selected.count()) === 0; line += 1)
    await blog.page.keyboard.press('ArrowUp');
  await expect(blog.form.getByText(`${kind} geselecteerd`)).toHaveCount(1);
}

test('R-14 R-36 A-070 E-007 E-021 E-022 WCAG 2.1.1 2.4.7 with the keyboard alone an article gets a picture, an HTML block and its copy, an order, a plan, and an older version back', {
  tag: '@long',
}, async ({ page, deployed }) => {
  test.slow();
  const { pill } = await openWork(page, deployed.url, 'admin', false);
  const blog = new BlogPage(page);
  const editor = new HtmlEditorPage(page);
  const versions = new PostVersionsPage(page);
  const { keyboard } = page;
  await blog.open(deployed.url);
  await expect(blog.cards.first()).toBeVisible();
  await tabTo(page, blog.button('Nieuw artikel'));
  await keyboard.press('Enter');
  await expect(blog.form.getByRole('textbox', { name: 'Titel' })).toBeFocused();
  await keyboard.type(TITLE);
  await expect(blog.text).toBeVisible();
  await tabTo(page, blog.text);
  await keyboard.type('Eerste alinea.');
  await keyboard.press('Enter');
  await keyboard.type('Laatste alinea.');
  await keyboard.press('ArrowUp');

  // A picture: chosen, described, made narrower and left.
  const [picture] = await pictures(1);
  if (picture === undefined) throw new Error('no picture was drawn');
  const choosing = page.waitForEvent('filechooser');
  await toControl(page, blog.button('Afbeelding invoegen'));
  await keyboard.press('Enter');
  await (await choosing).setFiles(picture);
  await expect(blog.text.locator('img')).toBeVisible();
  await keyboard.press('Escape');
  await expect(blog.text).toBeFocused();
  await selectAbove(blog, 'Afbeelding');
  await keyboard.press('Enter');
  const settings = page.getByRole('group', { name: 'Afbeelding', exact: true });
  await expect(settings.getByRole('textbox', { name: /^Beschrijving/ })).toBeFocused();
  await keyboard.type('Een witte sloep');
  await tabTo(page, settings.getByRole('button', { name: 'Smaller' }));
  await keyboard.press('Enter');
  await tabTo(page, settings.getByRole('button', { name: 'Centreren' }));
  await keyboard.press('Escape');
  await expect(blog.text).toBeFocused();
  await expect(blog.text.locator('img')).toHaveAttribute('alt', 'Een witte sloep');

  // An HTML block, and a copy of it that is a block of its own.
  await keyboard.press('ControlOrMeta+Home');
  await toControl(page, blog.button('HTML-blok invoegen'));
  await keyboard.press('Enter');
  await expect(editor.code).toBeVisible();
  await goTo(page, editor.code, 'Tab');
  await expect(editor.dialog.locator('[data-code]'), 'the edge of the field shows it').toHaveCSS(
    'outline-style',
    'solid',
  );
  await keyboard.type('<p>Uit een blok.');
  await keyboard.press('Escape');
  await tabTo(page, editor.button('Invoegen & Sluiten'));
  await keyboard.press('Enter');
  await expect(editor.dialog).toBeHidden();
  const insert = blog.button('HTML-blok invoegen');
  await expect(insert, 'a dialog gives the focus back').toBeFocused();
  await keyboard.press('Escape');
  await expect(blog.text).toBeFocused();
  await selectAbove(blog, 'HTML-blok');
  await keyboard.press('ControlOrMeta+c');
  await toEnd(blog);
  await keyboard.press('ControlOrMeta+v');
  await toControl(page, insert);
  await keyboard.press('Enter');
  await expect(editor.blocks).toContainText('HTML-blokken (2)');
  // Backwards, since Tab indents in the code.
  await tabTo(page, editor.button('Blok 2 bewerken'), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(editor.code).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('<p>Uit de kopie.');
  await keyboard.press('Escape');
  await tabTo(page, editor.button('Opslaan'));
  await keyboard.press('Enter');
  const [first, second] = [
    editor.blocks.getByRole('listitem').nth(0),
    editor.blocks.getByRole('listitem').nth(1),
  ];
  await expect(second).toContainText('Uit de kopie.');
  await expect(first, 'the copy changed alone').toContainText('Uit een blok.');

  // The focus goes along with the block that is moved, to the end and back.
  await tabTo(page, editor.button('Blok 1 naar achteren'), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(second).toContainText('Uit een blok.');
  await expect(editor.dialog.getByText('Blok staat nu op plaats 2.')).toBeVisible();
  await expect(editor.button('Blok 2 naar achteren')).toBeFocused();
  await keyboard.press('Enter');
  await expect(second, 'it is the last one').toContainText('Uit een blok.');
  await keyboard.press('Shift+Tab');
  await expect(editor.button('Blok 2 naar voren')).toBeFocused();
  await keyboard.press('Enter');
  await expect(first).toContainText('Uit een blok.');
  await expect(editor.button('Blok 1 naar voren')).toBeFocused();
  await keyboard.press('Escape');
  await expect(editor.dialog).toBeHidden();

  // A plan, by day and time.
  await tabTo(page, blog.form.getByRole('combobox', { name: 'Categorie' }));
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabTo(page, blog.form.getByRole('textbox', { name: 'Meta-omschrijving' }));
  await keyboard.type(DESCRIPTION);
  const plan_button = blog.button('Publiceren op …');
  await tabTo(page, plan_button);
  await keyboard.press('Enter');
  const plan = page.getByRole('dialog', { name: 'Publiceren op …' });
  await expect(plan.locator(':focus')).toHaveCount(1);
  await tabTo(page, plan.getByRole('button', { name: 'Volgende maand' }));
  await keyboard.press('Enter');
  await goTo(page, plan.getByRole('spinbutton', { name: 'Uren' }), 'Tab');
  await keyboard.type('0730');
  await keyboard.press('Escape');
  await expect(plan).toBeHidden();
  await expect(plan_button, 'Escape closes the plan and nothing else').toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, plan.getByRole('button', { name: 'Inplannen' }));
  await keyboard.press('Enter');
  await expect(blog.form).toBeHidden();
  const card = blog.card(TITLE);
  await expect(card).toContainText(/Gepland op/);
  await pill.expectAllSaved();

  // Another text, then what changed, then the first one again.
  await tabTo(page, page.getByRole('link', { name: `${TITLE} bewerken`, exact: true }));
  await keyboard.press('Enter');
  await expect(blog.text).toBeVisible();
  await tabTo(page, blog.text);
  await keyboard.press('ControlOrMeta+Home');
  await keyboard.type('Nieuw: ');
  await tabTo(page, blog.button('Terug naar concept'));
  await keyboard.press('Enter');
  await expect(blog.form).toBeHidden();
  await pill.expectAllSaved();
  const opener = page.getByRole('link', { name: `Versies van ${TITLE}`, exact: true });
  await tabTo(page, opener, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(versions.versions).toHaveCount(2);
  await tabTo(page, versions.versions.nth(0).getByRole('link'));
  await keyboard.press('Enter');
  await expect(versions.comparison.getByRole('insertion').filter({ hasText: 'Nieuw:' })).toBeVisible();
  await tabTo(page, versions.comparison.getByLabel('Deze versie'));
  await keyboard.press('ArrowDown');
  await expect(versions.comparison.getByText('Dit is de oudste bewaarde versie.')).toBeVisible();
  await tabTo(page, versions.comparison.getByRole('button', { name: 'Deze versie terugzetten' }));
  await keyboard.press('Enter');
  await expect(versions.question.getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await tabTo(page, versions.question.getByRole('button', { name: 'Terugzetten' }));
  await keyboard.press('Enter');
  await expect(versions.comparison).toBeHidden();
  await expect(versions.versions).toHaveCount(3);
  await expect(versions.dialog.locator(':focus'), 'the focus stays in what is open').toHaveCount(1);
  await keyboard.press('Escape');
  await expect(versions.dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await pill.expectAllSaved();
  await tabTo(page, page.getByRole('link', { name: `${TITLE} bewerken`, exact: true }));
  await keyboard.press('Enter');
  await expect(blog.text).not.toContainText('Nieuw:');
  await expect(blog.text.locator('img')).toHaveAttribute('alt', 'Een witte sloep');
});
