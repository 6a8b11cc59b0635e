/** The rich-text editor in a real browser: selections, keys, the clipboard and pictures need one. */
import { MantineProvider } from '@mantine/core';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type EditorText,
  RichText,
  type RichTextHandle,
  type RichTextProps,
} from '../../src/admin/components/editor/index.tsx';
import { theme } from '../../src/admin/theme.ts';
import { ok } from '../../src/lib/result.ts';
import parts from '../../src/site/article/article-parts.module.css';

interface Shown {
  readonly changes: EditorText[];
  readonly edited: string[];
  readonly handle: RichTextHandle;
  readonly box: HTMLElement;
  readonly last: () => string;
  readonly end: () => void;
}

let shown: Shown | null = null;

/** The code of the editor is fetched with the first one. */
const WAIT = { timeout: 10_000 };

const until = async <T,>(find: () => T | null | undefined | false): Promise<T> =>
  await vi.waitFor(() => {
    const found = find();
    if (found === null || found === undefined || found === false) throw new Error('not there yet');
    return found;
  }, WAIT);

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const imageOf = (name: string): string =>
  `<img class="${name}" src="${PIXEL}" width="300" height="200" style="display: block">`;

async function show(html: string, more: Partial<RichTextProps> = {}): Promise<Shown> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const changes: EditorText[] = [];
  const edited: string[] = [];
  const ref = createRef<RichTextHandle>();
  root.render(
    <MantineProvider theme={theme}>
      <button>voor</button>
      <RichText
        ref={ref}
        text={{ html, blocks: [] }}
        label="Artikel"
        onChange={(text) => changes.push(text)}
        onEditHtmlBlock={(id) => edited.push(id)}
        addPicture={async () => ok({ src: '/media/new.webp', alt: '', width: 800, height: 400 })}
        pictureAddress={() => PIXEL}
        {...more}
      />
      <button>na</button>
    </MantineProvider>,
  );
  const box = await until(() => document.querySelector<HTMLElement>('[role="textbox"]'));
  const handle = await until(() => ref.current);
  return {
    changes,
    edited,
    handle,
    box,
    last: () => handle.flush().html,
    end: () => {
      root.unmount();
      place.remove();
    },
  };
}

beforeEach(() => {
  shown = null;
});
afterEach(() => shown?.end());

/** Puts the caret into the element that holds these words, at its end. */
function caretAfter(text: string): void {
  const walker = document.createTreeWalker(
    document.querySelector('[role="textbox"]') ?? document,
    NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode() !== null)
    if (walker.currentNode.textContent?.includes(text)) {
      document.querySelector<HTMLElement>('[role="textbox"]')?.focus();
      getSelection()?.collapse(
        walker.currentNode,
        walker.currentNode.textContent.indexOf(text) + text.length,
      );
      return;
    }
  throw new Error(`no text ${text}`);
}
const focused = (): string | null | undefined =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const control = (name: string): HTMLElement | null =>
  document.querySelector(`[role="toolbar"] [aria-label="${name}"]`);

function paste(box: HTMLElement, data: Readonly<Record<string, string>>, files: readonly File[] = []): void {
  const clipboard = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboard.setData(type, text);
  for (const file of files) clipboard.items.add(file);
  box.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
  );
}

describe('the text', () => {
  test('E-010 opening tells no change; a key is told soon, and at once when the page is hidden', async () => {
    const html = '<p class=a>een</p>\n<table><tr><td>x</table>\n';
    shown = await show(html);
    expect(shown.last()).toBe(html);
    expect(shown.changes).toEqual([]);
    caretAfter('een');
    await userEvent.keyboard('!');
    await until(() => shown?.changes.length === 1);
    expect(shown.changes[0]?.html).toBe('<p class="a">een!</p>\n<table><tr><td>x</table>\n');
    await userEvent.keyboard('?');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(shown.changes.at(-1)?.html).toContain('een!?');
  });

  test('E-003 an empty text is 350 pixels high, and says its name, its kind and that it is required', async () => {
    shown = await show('', { required: true });
    expect(shown.box.getBoundingClientRect().height).toBeGreaterThanOrEqual(350);
    expect(shown.box).toMatchObject({ ariaMultiLine: 'true', ariaRequired: 'true' });
    expect(document.getElementById(shown.box.getAttribute('aria-labelledby') ?? '')?.textContent).toContain(
      'Artikel',
    );
  });

  test('a text that replaces it is one step of undo', async () => {
    shown = await show('<p>een</p><p>twee</p>');
    shown.handle.replace({ html: '<p>een</p><p>drie</p><p>vier</p>', blocks: [] });
    expect(shown.last()).toBe('<p>een</p><p>drie</p><p>vier</p>');
    caretAfter('een');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(shown.last()).toBe('<p>een</p><p>twee</p>');
  });

  test('WCAG 2.1.2 Tab leaves the text, and moves an item of a list', async () => {
    shown = await show('<p>een</p><ul><li>a</li><li>b</li></ul>');
    caretAfter('b');
    await userEvent.keyboard('{Tab}');
    expect(shown.last()).toContain('<ul><li>a<ul><li>b</li></ul></li></ul>');
    caretAfter('een');
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('na');
  });
});

describe('E-002 the toolbar', () => {
  test('it is one tab stop with arrow keys, Alt+F10 leads into it and Escape back, and each button says its state', async () => {
    shown = await show('<p>een</p>');
    caretAfter('een');
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    expect(focused()).toBe('Ongedaan maken');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Kop 2');
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
    expect(focused()).toBe('Opmaak wissen');
    expect(document.querySelectorAll('[role="toolbar"] [tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(shown.box);
    expect(control('Kop 2')?.ariaPressed).toBe('false');
    await userEvent.click(control('Kop 2') ?? shown.box);
    await until(() => control('Kop 2')?.ariaPressed === 'true');
    expect(shown.last()).toBe('<h2>een</h2>');
  });

  test.each([
    ['Vet', '<p><strong>een</strong></p>'],
    ['Cursief', '<p><em>een</em></p>'],
    ['Onderstrepen', '<p><u>een</u></p>'],
    ['Doorhalen', '<p><s>een</s></p>'],
    ['Centreren', '<p style="text-align: center">een</p>'],
    ['Opsomming', '<ul><li>een</li></ul>'],
    ['Genummerde lijst', '<ol><li>een</li></ol>'],
    ['Kop 3', '<h3>een</h3>'],
  ])('E-002 %s', async (name, expected) => {
    shown = await show('<p>een</p>');
    caretAfter('een');
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(control(name) ?? shown.box);
    expect(shown.last().replace(/: center;?/, ': center')).toBe(expected);
    await until(() => control(name)?.ariaPressed === 'true');
    await userEvent.click(control('Opmaak wissen') ?? shown.box);
    expect(shown.last()).toBe('<p>een</p>');
  });

  test('E-002 a colour, a background and a link', async () => {
    shown = await show('<p>een</p>');
    caretAfter('een');
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(control('Tekstkleur') ?? shown.box);
    await userEvent.click(await until(() => document.querySelector('[aria-label="Rood"]')));
    await userEvent.click(control('Achtergrondkleur') ?? shown.box);
    await userEvent.click(await until(() => document.querySelector('[aria-label="Lichtgeel"]')));
    await userEvent.click(control('Link') ?? shown.box);
    await userEvent.fill(await until(() => document.querySelector('input[type="url"]')), 'www.ctgb.nl');
    await userEvent.keyboard('{Enter}');
    expect(shown.last()).toBe(
      '<p><a href="https://www.ctgb.nl"><span style="color: rgb(179, 38, 30); background-color: rgb(255, 243, 191);">een</span></a></p>',
    );
  });
});

describe('HTML blocks', () => {
  test('E-021 a block is reached, edited and deleted with the keyboard, and undo brings it back as it was', async () => {
    const html = '<p>een</p><table><tr><td>x</table><p>twee</p>';
    shown = await show(html);
    caretAfter('een');
    await userEvent.keyboard('{ArrowDown}');
    await until(() => document.querySelector('[aria-live="polite"]')?.textContent?.startsWith('HTML-blok'));
    await userEvent.keyboard('{Enter}');
    expect(shown.edited).toEqual([shown.handle.htmlBlocks()[0]?.id]);
    await userEvent.keyboard('{Delete}');
    expect(shown.last()).toBe('<p>een</p><p>twee</p>');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(shown.last()).toBe(html);
  });

  test('E-022 a block that is inserted, changed and removed', async () => {
    shown = await show('<p>een</p><p>twee</p>');
    caretAfter('een');
    const id = shown.handle.insertHtmlBlock('<p>blok</p>');
    expect(shown.handle.flush()).toEqual({
      html: `<p>een</p><div data-custom-content="${id}"></div><p>twee</p>`,
      blocks: [{ id, html: '<p>blok</p>' }],
    });
    shown.handle.changeHtmlBlock(id, '<p>anders</p>');
    expect(shown.handle.flush().blocks).toEqual([{ id, html: '<p>anders</p>' }]);
    shown.handle.removeHtmlBlock(id);
    expect(shown.handle.flush()).toEqual({ html: '<p>een</p><p>twee</p>', blocks: [] });
  });
});

describe('pictures', () => {
  const file = new File([new Uint8Array([1])], 'teak.png', { type: 'image/png' });

  test('E-005 E-007 a picture that is pasted is shown, asks what it shows, and gets place and width without dragging', async () => {
    shown = await show('<p>een</p>');
    caretAfter('een');
    paste(shown.box, {}, [file]);
    const alt = await until(() => document.querySelector<HTMLInputElement>('[data-editor-picture] input'));
    expect(shown.last()).toBe('<p>een</p><img src="/media/new.webp" width="800" height="400">');
    await userEvent.fill(alt, 'Teak');
    await userEvent.click(
      await until(() =>
        [...document.querySelectorAll('[data-editor-picture] button')].find(
          (button) => button.textContent === 'Rechts',
        ),
      ),
    );
    await userEvent.click(document.querySelector('[aria-label="Smaller"]') ?? alt);
    const html = shown.last();
    expect(html).toMatch(
      /<img class="picture-right" src="\/media\/new.webp" alt="Teak" width="\d+" height="\d+">/,
    );
    await userEvent.fill(page.getByLabelText('Breedte in pixels'), '31');
    expect(shown.last()).toContain('width="31"');
    await userEvent.click(document.querySelector('[aria-label="Smaller"]') ?? alt);
    expect(shown.last()).toMatch(/width="30" height="30"/);
  });

  test('E-005 the article’s page shows a picture at its place, as wide as its writer made it', () => {
    const page_part = document.body.appendChild(document.createElement('div'));
    page_part.className = parts['parts'] ?? '';
    page_part.style.width = '600px';
    page_part.innerHTML =
      ['', 'picture-left', 'picture-center', 'picture-right'].map(imageOf).join('') +
      '<figure class="picture-missing"></figure>';
    const { left } = page_part.getBoundingClientRect();
    const places = [...page_part.querySelectorAll('img')].map((img) => {
      const box = img.getBoundingClientRect();
      return [box.left - left, box.width];
    });
    expect(places).toEqual([
      [0, 600],
      [0, 300],
      [150, 300],
      [300, 300],
    ]);
    expect(page_part.querySelector('figure')?.checkVisibility()).toBe(false);
    page_part.remove();
  });

  test('E-006 a click elsewhere leaves the picture', async () => {
    shown = await show('<p>een</p><img src="/media/a.webp" alt="A">');
    await userEvent.click(await until(() => document.querySelector('[role="textbox"] img')));
    await until(() => document.querySelector('[data-editor-picture]'));
    await userEvent.click(document.querySelector('button') ?? shown.box);
    await until(() => document.querySelector('[data-editor-picture]') === null);
  });

  test('R-34 text beside a picture of itself, as Word and Excel copy it, is pasted as text', async () => {
    shown = await show('<p>een</p>');
    caretAfter('een');
    paste(shown.box, { 'text/html': '<p>twee</p>' }, [file]);
    expect(shown.last()).not.toContain('img');
    expect(shown.last()).toContain('twee');
  });

  test('R-34 a picture of another site leaves its place, and a file that is refused says why', async () => {
    shown = await show('<p>een</p>', { addPicture: async () => ({ ok: false, error: 'Te groot.' }) });
    caretAfter('een');
    paste(shown.box, { 'text/html': '<p>twee</p><img src="https://elders.example/x.jpg">' });
    expect(shown.last()).not.toContain('elders');
    expect(shown.last()).toContain('<figure class="picture-missing"></figure>');
    expect(shown.box.textContent).toContain('Afbeelding niet overgenomen');
    paste(shown.box, {}, [file]);
    await until(() => document.querySelector('[role="alert"]')?.textContent === 'Te groot.');
    expect(shown.last()).not.toContain('<img');
  });
});
