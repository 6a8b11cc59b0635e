import type { Page } from '@playwright/test';
import { storedDrafts } from '../drafts.ts';
import { type App, expect, test } from '../fixtures.ts';
import { startWork } from '../sign-in.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { HtmlEditorPage } from '../pages/html-editor-page.ts';
import { HOSTILE } from '../../tests/browser/hostile-html.ts';

/** The form of a new article, as an admin sees it. */
async function openNewPost(page: Page, app: App): Promise<{ blog: BlogPage; editor: HtmlEditorPage }> {
  await app.startWork(page, 'admin');
  const blog = new BlogPage(page);
  await blog.open(app.url);
  await blog.openNew();
  return { blog, editor: new HtmlEditorPage(page) };
}

const CODE = '<style>p { color: rgb(12, 34, 56) }</style>\n<p>Uit het blok.</p>';

test('E-020 E-021 E-022 E-023 E-024 E-026 A-048 blocks are written beside their preview, inserted, listed, moved, changed and deleted', {
  tag: '@long',
}, async ({ page, app }) => {
  const { blog, editor } = await openNewPost(page, app);
  await blog.text.click();
  await page.keyboard.type('Voor het blok.');
  await editor.open();
  await expect(page).toHaveURL(/\/admin\/blog-beheer\/nieuw\/html$/);
  for (const name of ['Annuleren', 'Preview', 'Opslaan', 'Invoegen', 'Invoegen & Sluiten'])
    await expect(editor.button(name)).toBeVisible();
  await expect(editor.blocks).toContainText('HTML-blokken (0)');

  // Without code nothing is inserted.
  await editor.button('Invoegen').click();
  await editor.button('Invoegen & Sluiten').click();
  await expect(editor.dialog).toBeVisible();
  await expect(editor.blocks).toContainText('HTML-blokken (0)');

  await editor.write(
    `${CODE}<script>document.title = "x"</script><p onclick="x()" style="position: fixed">Twee</p>`,
  );
  await expect(editor.removed).toContainText('Een script');
  await expect(editor.removed).toContainText('onclick');
  await expect(editor.removed).toContainText('position: fixed');
  await expect
    .poll(() => editor.contentOf())
    .toMatchObject({ text: expect.stringContaining('Uit het blok.') });
  const content = await editor.contentOf();
  expect(content.colour).toBe('rgb(12, 34, 56)');
  expect(content.font).toContain('Manrope');
  expect(content.html).not.toMatch(/script|onclick|position/);
  await editor.button('Preview').click();
  await expect(editor.frame).toBeHidden();
  await editor.button('Preview').click();
  await expect(editor.frame).toBeVisible();

  await editor.button('Invoegen').click();
  await expect(editor.dialog.getByText('Blok ingevoegd in de tekst.')).toBeVisible();
  await expect(editor.blocks).toContainText('HTML-blokken (1)');
  await expect(editor.code).toHaveText('');
  await expect(editor.code).toBeFocused();
  await editor.write('<p>Onder de tekst.</p>');
  await editor.button('Opslaan').click();
  await expect(editor.dialog.getByText('Blok opgeslagen in het artikel.')).toBeVisible();
  await expect(editor.blocks).toContainText('HTML-blokken (2)');
  await expect(editor.blocks).toContainText('gemaakt op');

  await editor.button('Voorbeeld van blok 1').click();
  const first = editor.dialog.getByTitle('Blok 1 zoals bezoekers het zien');
  await expect
    .poll(() => editor.contentOf(first))
    .toMatchObject({ text: expect.stringContaining('Uit het blok.'), colour: 'rgb(12, 34, 56)' });
  await editor.button('Blok 2 naar voren').click();
  await expect(editor.blocks.getByRole('listitem').first()).toContainText('Onder de tekst.');

  await editor.button('Blok 2 bewerken').click();
  await expect(editor.code).toContainText('Uit het blok.');
  await expect(editor.code).not.toContainText('script');
  await editor.write('');
  await editor.button('Invoegen & Sluiten').click();
  await expect(editor.dialog, 'a block without code only closes').toBeHidden();
  await expect(blog.text).toContainText('Uit het blok.');

  await editor.open();
  await editor.button('Blok 1 verwijderen').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Weet u zeker dat u dit HTML blok wilt verwijderen?');
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(editor.blocks).toContainText('HTML-blokken (1)');
  await expect(editor.blocks).not.toContainText('Onder de tekst.');
});

test('E-020 a preview has the letters that visitors get: larger ones only in a block that opens the article', {
  tag: '@long',
}, async ({ page, app }) => {
  const { blog, editor } = await openNewPost(page, app);
  await editor.open();
  await editor.write('<p>Begin van het artikel.</p>');
  await expect.poll(() => editor.contentOf()).toMatchObject({ size: 1 });
  // Below an empty text it is the beginning.
  await editor.button('Opslaan').click();
  await expect(editor.blocks).toContainText('HTML-blokken (1)');
  await expect
    .poll(async () => (await editor.contentOf()).size, 'as on the page of the article')
    .toBeCloseTo(1.12, 2);
  await editor.button('Invoegen & Sluiten').click();

  await expect(editor.dialog).toBeHidden();

  // And no more once there is a text above it.
  await blog.text.click();
  await expect(blog.text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Een tekst erboven.');
  await expect(blog.text).toContainText('Een tekst erboven.');
  await editor.open();
  await editor.button('Voorbeeld van blok 1').click();
  const shown = editor.dialog.getByTitle('Blok 1 zoals bezoekers het zien');
  await expect
    .poll(() => editor.contentOf(shown))
    .toMatchObject({ text: expect.stringContaining('Begin van het artikel.'), size: 1 });
  await editor.write('<p>Tweede.</p>');
  await editor.button('Invoegen').click();
  await expect(editor.blocks).toContainText('HTML-blokken (2)');
  await editor.button('Blok 2 bewerken').click();
  await expect.poll(() => editor.contentOf()).toMatchObject({ size: 1 });
});

test('E-020 E-023 R-30 code that leaves nothing is refused in words, stays, and keeps the article from being saved without it', {
  tag: '@long',
}, async ({ page, app }) => {
  const { blog, editor } = await openNewPost(page, app);
  await blog.write({ title: 'Alleen een script' });
  await editor.open();
  await editor.write('<script>alert(1)</script>');
  await editor.button('Invoegen & Sluiten').click();
  await expect(editor.dialog.getByRole('alert')).toContainText('blijft niets over dat bezoekers kunnen zien');
  await expect(editor.code).toHaveText('<script>alert(1)</script>');
  // Out by Escape: the first lets Tab leave the code, the second closes.
  await editor.code.press('Escape');
  await editor.code.press('Escape');
  await expect(editor.dialog).toBeHidden();
  await expect(editor.unfinished).toBeVisible();
  await blog.button('Opslaan als concept').click();
  await expect(blog.form.getByText('Voeg hem in of gooi hem weg.').last()).toBeVisible();
  await blog.button('Verder').click();
  await expect(editor.code).toHaveText('<script>alert(1)</script>');
  await editor.button('Annuleren').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weggooien' }).click();
  await expect(editor.dialog).toBeHidden();
  await expect(editor.unfinished).toBeHidden();
});

test('E-020 G1 code typed in the HTML editor is there again, without a network, after the browser was killed', {
  tag: '@long',
}, async ({ createDeviceWithDisk, deployed }) => {
  test.slow();
  const device = await createDeviceWithDisk('desktop', deployed.url);
  const { page } = await startWork(device, 'admin');
  const blog = new BlogPage(page);
  const editor = new HtmlEditorPage(page);
  await blog.menu_entry.click();
  await expect(blog.cards.first()).toBeVisible();
  await device.loseNetwork();
  await blog.openNew();
  await editor.open();
  await editor.write(CODE);
  await page.keyboard.type('<p>Nog een regel');
  await expect.poll(() => storedDrafts(page)).toContain('Nog een regel');
  await device.kill();

  await device.launch();
  const again = await device.page();
  const blog_again = new BlogPage(again);
  const editor_again = new HtmlEditorPage(again);
  await blog_again.open(device.url, '/nieuw/html');
  await expect(editor_again.code).toContainText('Uit het blok.');
  await expect(editor_again.code).toContainText('Nog een regel');
  await expect.poll(() => editor_again.contentOf()).toMatchObject({ colour: 'rgb(12, 34, 56)' });
  await editor_again.button('Invoegen & Sluiten').click();
  await expect(editor_again.dialog).toBeHidden();
  await expect(blog_again.text).toContainText('Nog een regel');
});

test('E-020 E-024 R-30 nothing in a preview runs, asks, sends or leads away, even past the sanitiser, under the headers of the site', async ({
  page,
  app,
  consoleWatch,
}) => {
  await app.startWork(page, 'admin');
  const blog = new BlogPage(page);
  const editor = new HtmlEditorPage(page);
  const response = await page.goto(`${app.url}/admin/blog-beheer/nieuw/html`);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy, 'no address may stand in a frame of the admin').toContain("frame-src 'none'");
  await expect(editor.code).toBeVisible();
  // What the browser refuses does not come this far.
  const asked: string[] = [];
  await page.context().route('https://evil.example/**', async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  consoleWatch.allow(/sandbox|Content Security Policy|404/i);
  const here = page.url();
  // Firstly what a writer may paste, through the sanitiser.
  const hostile = [
    '<p id="seen">Gezien</p>',
    '<script>parent.document.title = "taken"; parent.taken = true</script>',
    '<img src="/no-such-picture.webp" onerror="parent.document.title = \'taken\'; parent.taken = true">',
    '<img src="https://evil.example/pixel.png" alt="">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example/refresh">',
    '<form action="https://evil.example/form" method="post"><input name="a" value="b"><button id="send">Verzenden</button></form>',
    '<a id="top" href="https://evil.example/top" target="_top">Weg</a>',
    '<a id="self" href="https://evil.example/self">Weg</a>',
    '<iframe src="https://evil.example/frame"></iframe>',
    '<svg onload="parent.taken = true"></svg>',
    '<link rel="stylesheet" href="https://evil.example/style.css">',
    '<style>@import url("https://evil.example/import.css"); p { background: url("https://evil.example/css.png") }</style>',
  ].join('\n');
  await editor.write(hostile);
  for (const told of ['Een script', 'onerror', 'formulieren', 'venster', 'pagina', 'andere site'])
    await expect(editor.removed).toContainText(told);
  await expect.poll(() => editor.contentOf()).toMatchObject({ text: expect.stringContaining('Gezien') });
  const clean = await editor.contentOf();
  expect(clean.html).not.toMatch(/<script|onerror|<form|<input|<meta|<iframe|<svg|<link|<style/);
  expect(asked).toEqual([]);

  // Secondly the same without the sanitiser, in the very frame: the browser refuses what it reports.
  await editor.frame.evaluate(async (element, html) => {
    const copy = element.cloneNode();
    if (!(copy instanceof HTMLIFrameElement)) throw new Error('no frame');
    const loaded = new Promise((resolve) => copy.addEventListener('load', resolve, { once: true }));
    copy.title = 'raw';
    copy.srcdoc = copy.srcdoc.replace('<main class="prose">', `<main class="prose">${html}`);
    element.after(copy);
    await loaded;
    const inside = copy.contentDocument;
    if (!inside?.querySelector('script')) throw new Error('the hostile text did not arrive');
    for (const id of ['send', 'top', 'self']) inside.getElementById(id)?.click();
  }, hostile);
  // A click of a hand too, which may open a window where one of a script may not.
  const raw = page.getByTitle('raw');
  for (const id of ['top', 'self', 'send']) {
    const at = await raw.evaluate((element, name) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
      const inside = element instanceof HTMLIFrameElement ? element.contentDocument : null;
      const target = inside?.getElementById(name);
      target?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const frame = element.getBoundingClientRect();
      const box = target?.getBoundingClientRect();
      return box ? { x: frame.x + box.x + box.width / 2, y: frame.y + box.y + box.height / 2 } : null;
    }, id);
    if (at === null) throw new Error(`no ${id}`);
    await page.mouse.click(at.x, at.y);
  }
  // Something that is asked for in the page itself comes after whatever the clicks asked for.
  await page.evaluate(async () => await fetch('/robots.txt'));
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);
  expect(await page.title()).not.toBe('taken');
  expect(page.url()).toBe(here);
  expect(page.context().pages()).toHaveLength(1);
  const inside = page.frames().filter((frame) => frame.parentFrame() === page.mainFrame());
  expect(inside.map((frame) => frame.url())).toEqual(['about:srcdoc', 'about:srcdoc']);
  await expect(blog.form).toBeAttached();
});

test('E-020 R-30 no hostile text of the corpus runs in the frame of a preview without the sanitiser: sandbox, own and inherited policy each hold alone', {
  tag: '@long',
}, async ({ page, app, consoleWatch }) => {
  test.slow();
  consoleWatch.allow(/^/);
  const asked: string[] = [];
  await page.context().route(/evil\.example/, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  /** Lays each text into a frame of its own on the present page. */
  const lay = async (shell: string, sandbox: string): Promise<void> =>
    await page.evaluate(
      async (given) => {
        for (const text of given.texts) {
          const frame = document.createElement('iframe');
          frame.setAttribute('sandbox', given.sandbox);
          frame.srcdoc = given.shell.replace('<main class="prose">', () => `<main class="prose">${text}`);
          const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
          document.body.append(frame);
          await loaded;
          frame.remove();
        }
      },
      { shell, sandbox, texts: HOSTILE },
    );
  // A dialog is how they tell that they ran; that permission changes nothing else.
  const SANDBOX = 'allow-same-origin allow-modals';
  const OPEN = `${SANDBOX} allow-scripts`;
  const BARE = '<main class="prose"></main>';

  await app.startWork(page, 'admin');
  const editor = new HtmlEditorPage(page);
  await page.goto(`${app.url}/admin/blog-beheer/nieuw/html`);
  await editor.write('<p>x</p>');
  await expect(editor.frame).toHaveAttribute('sandbox', 'allow-same-origin');
  const shell = (await editor.frame.getAttribute('srcdoc')) ?? '';
  const here = page.url();
  await lay(BARE, OPEN);
  expect(dialogs, 'the policy that a frame inherits').toEqual([]);
  expect(asked).toEqual([]);
  expect(page.url()).toBe(here);

  await page.route('**/without-a-policy', async (route) => {
    await route.fulfill({ contentType: 'text/html', body: '<body>' });
  });
  await page.goto(`${app.url}/without-a-policy`);
  await lay(shell, OPEN);
  expect(dialogs, 'the policy of the page in the frame').toEqual([]);
  await lay(BARE, SANDBOX);
  expect(dialogs, 'the sandbox').toEqual([]);
  expect(page.url()).toContain('/without-a-policy');
  await lay(BARE, OPEN);
  expect(dialogs.length, 'where nothing holds them they run').toBeGreaterThan(10);
});

test('E-020 with the keyboard alone: in, out of the code, to each button and back; Tab is no trap', {
  tag: '@long',
}, async ({ page, app }) => {
  const { blog, editor } = await openNewPost(page, app);
  await blog.text.focus();
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Escape');
  await expect(blog.text, 'Escape leads out of the toolbar, and closes no form').toBeFocused();
  await page.keyboard.press('Alt+F10');
  const insert = page.getByRole('button', { name: 'HTML-blok invoegen' });
  for (
    let step = 0;
    step < 40 && !(await insert.evaluate((one) => one === document.activeElement));
    step += 1
  )
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(editor.code).toBeVisible();
  await expect(editor.dialog.getByRole('heading', { name: 'Nieuw blok' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor.code).toBeFocused();
  await page.keyboard.type('<p>a');
  await page.keyboard.press('Tab');
  await expect(editor.code, 'Tab indents').toBeFocused();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(editor.dialog.getByRole('textbox', { name: 'Zoeken' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor.code, 'Escape closes the search alone').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor.dialog.getByText('Tab gaat nu naar het volgende onderdeel.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(editor.code).not.toBeFocused();
  await expect(editor.dialog).toBeVisible();
  await editor.button('Invoegen & Sluiten').focus();
  await page.keyboard.press('Enter');
  await expect(editor.dialog).toBeHidden();
  await expect(blog.text).toContainText('a');
});

test('WCAG 2.2 AA: the HTML editor at every size, day and night', { tag: '@long' }, async ({
  page,
  app,
  consoleWatch,
}) => {
  test.slow();
  // Axe tries to look into the frame, where nothing may run.
  consoleWatch.allow(/Blocked script execution in 'about:srcdoc'/);
  await app.startWork(page, 'admin');
  const editor = new HtmlEditorPage(page);
  await new BlogPage(page).open(app.url, '/nieuw/html');
  await expect(editor.code).toBeVisible();
  await editor.write(`${CODE}<script>1</script><form><input></form>`);
  await editor.button('Opslaan').click();
  await expect(editor.blocks).toContainText('HTML-blokken (1)');
  await editor.write(`${CODE}<script>1</script><form><input></form>`);
  await expect(editor.removed).toBeVisible();
  await checkViewports(page, 'the HTML editor');
});
