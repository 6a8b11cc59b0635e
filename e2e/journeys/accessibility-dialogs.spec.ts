import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { checkViewports, DESKTOP, PHONE } from '../pages/check-viewports.ts';
import { HtmlEditorPage } from '../pages/html-editor-page.ts';
import { PostVersionsPage } from '../pages/post-versions-page.ts';

/** Questions and lists that other journeys pass by: the widest and the narrowest screen are looked at. */
const sizes = [DESKTOP, PHONE];
const NOBODY = '00000000-0000-4000-8000-000000000000';

async function look(page: Page, screen: string): Promise<void> {
  await checkViewports(page, screen, { sizes });
  await page.setViewportSize(DESKTOP);
}

test('WCAG 2.2 AA: founding members, what changed of a request, its deletion and the views of pages, day and night', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  await app.startWork(page, 'admin');
  await page.goto(`${app.url}/admin/aanvragen/founding-members`);
  await page
    .getByRole('link', { name: /^Open / })
    .first()
    .waitFor();
  await look(page, 'founding members');
  await page.getByRole('link', { name: 'Open Diederik van Loon' }).click();
  const member = page.getByRole('dialog', { name: 'Diederik van Loon' });
  await expect(member).toBeVisible();
  await look(page, 'a founding member');
  await member.getByRole('button', { name: 'Wijzigingen bekijken' }).click();
  await expect(page.getByRole('dialog', { name: /^Wijzigingen/ })).toBeVisible();
  await look(page, 'what changed of a founding member');
  await page.goBack();
  await member.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'the question before a founding member is deleted');
  await page.goto(`${app.url}/admin/aanvragen/contacten/${NOBODY}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'a request that is not there');
  await page.goto(`${app.url}/admin/dashboard/paginaweergaven`);
  await expect(page.getByRole('main')).toContainText('weergaven');
  await look(page, 'the views of pages');
});

test('WCAG 2.2 AA: what the HTML editor asks and says, an article that is not there and a version that is put back, day and night', {
  tag: '@long',
}, async ({ page, app, consoleWatch }) => {
  test.slow();
  // Axe tries to look into the frame, where nothing may run.
  consoleWatch.allow(/Blocked script execution in 'about:srcdoc'/);
  const { pill } = await app.startWork(page, 'admin');
  const blog = new BlogPage(page);
  const editor = new HtmlEditorPage(page);
  const versions = new PostVersionsPage(page);
  await blog.open(app.url, `/${NOBODY}`);
  await expect(page.getByText('Dit artikel bestaat niet (meer)')).toBeVisible();
  await look(page, 'an article that is not there');

  await blog.open(app.url);
  await blog.openNew();
  await blog.write({
    title: 'Teak met een blok',
    category: 'Tips & Advies',
    description: 'Teak.',
    text: 'Eén.',
  });
  await editor.open();
  await editor.write('<p>Uit het blok.</p>');
  await editor.button('Opslaan').click();
  await expect(editor.blocks).toContainText('HTML-blokken (1)');
  await editor.dialog.getByRole('button', { name: 'Blok 1 verwijderen' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'the question before a block is deleted');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleren' }).click();
  await editor.write('<p>Nog niet af.</p>');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(editor.dialog).toBeHidden();
  await expect(editor.unfinished).toBeVisible();
  await look(page, 'code that is not in the article yet');
  await blog.button('Verder').click();
  await editor.button('Annuleren').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'the question before code is thrown away');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weggooien' }).click();
  await expect(editor.dialog).toBeHidden();

  await blog.button('Opslaan als concept').click();
  await blog.openEdit('Teak met een blok');
  await blog.text.click();
  await page.keyboard.type('Twee. ');
  await blog.button('Opslaan als concept').click();
  await pill.expectAllSaved();
  await versions.openOf('Teak met een blok');
  await expect(versions.versions).toHaveCount(2);
  await versions.look(1);
  await versions.comparison.getByRole('button', { name: 'Deze versie terugzetten' }).click();
  await expect(versions.question).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(blog.notice('Concept opgeslagen').first()).toBeVisible();
  await versions.question.getByRole('button', { name: 'Annuleren' }).click({ trial: true });
  await look(page, 'the question before a version is put back');
});
