/** The rich-text editor in a real browser: selections and keys need one. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../src/ui/prose.css';
import '../../src/ui/prose-parts.css';
import { caretAfter, focused, show, type Shown, until } from './draw-rich-text.tsx';

let shown: Shown | null = null;
beforeEach(() => {
  shown = null;
});
afterEach(() => shown?.end());

const control = (name: string): HTMLElement | null =>
  document.querySelector(`[role="toolbar"] [aria-label="${name}"]`);

const choiceInText = (): HTMLElement | null => document.querySelector('[role="textbox"] [role="group"]');

/** The space above each part of a text, in lines of its own size. */
const distances = (root: Element): readonly string[] =>
  [...root.querySelectorAll('p, ul, ol, li, h2, h3, blockquote, pre')]
    .filter((element) => element.parentElement?.localName !== 'li')
    .map((element) => {
      const { marginTop, fontSize } = getComputedStyle(element);
      return `${element.localName} ${(Number.parseFloat(marginTop) / Number.parseFloat(fontSize)).toFixed(2)}`;
    });

/** Whether a paragraph with these words is on the screen as a whole. */
const inSight = (words: string): boolean => {
  const found = [...document.querySelectorAll('[role="textbox"] p')].findLast(
    ({ textContent }) => textContent === words,
  );
  const { top = -1, bottom = -1 } = found?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= innerHeight;
};

describe('the text', () => {
  test('G4 a choice stands over its block while the text is written, is no part of it, and answers by its buttons', async () => {
    shown = await show('<p>een</p><p>twee</p><p>drie</p>');
    const chosen: string[] = [];
    const choice = {
      key: 'a',
      block: '<p>twee</p>',
      before: '<p>een</p>',
      label: 'Wat blijft?',
      other: { title: 'Versie van Anna:', text: 'Twee, zegt Anna.' },
      options: [
        { value: 'mine', name: 'Mijn versie', is_chosen: true },
        { value: 'theirs', name: 'Versie van Anna', is_chosen: false },
      ],
      onChoose: (value: string) => chosen.push(value),
      apply: null,
    };
    shown.handle.showChoices([choice]);
    expect(choiceInText()?.textContent).toContain('Twee, zegt Anna.');
    expect(choiceInText()?.nextElementSibling?.textContent).toBe('twee');
    expect(shown.last(), 'the text itself is the same').toBe('<p>een</p><p>twee</p><p>drie</p>');
    expect(shown.changes).toEqual([]);
    caretAfter('een');
    await userEvent.keyboard(' en meer');
    expect(choiceInText()?.nextElementSibling?.textContent, 'it goes along').toBe('twee');
    const buttons = [...(choiceInText()?.querySelectorAll('button') ?? [])];
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    await userEvent.click(buttons[1] ?? document.body);
    expect(chosen).toEqual(['theirs']);

    // One that this text has no block of stands below the one before it; the other stays as it is.
    shown.handle.showChoices([choice, { ...choice, key: 'b', block: null, before: '<p>drie</p>' }]);
    expect(document.querySelectorAll('[role="textbox"] [role="group"]')).toHaveLength(2);
    expect(document.querySelector('[role="textbox"]')?.lastElementChild?.getAttribute('role')).toBe('group');
    shown.handle.showChoices([]);
    expect(choiceInText()).toBeNull();
    expect(shown.last()).toBe('<p>een en meer</p><p>twee</p><p>drie</p>');
  });

  test('G4 a block is shown by its HTML, also an HTML block, with the caret in it; one that is gone is not', async () => {
    const table = '<table><tbody><tr><td>x</td></tr></tbody></table>';
    const many = Array.from({ length: 60 }, (_, at) => `<p>alinea ${at}</p>`).join('');
    shown = await show(`${many}<p>doel</p><div data-custom-content="a"></div>${table}`, {
      text: {
        html: `${many}<p>doel</p><div data-custom-content="a"></div>${table}`,
        blocks: [
          { id: 'a', html: '<p>schema</p>' },
          { id: 'b', html: '<p>onder</p>' },
        ],
      },
    });
    expect(inSight('doel')).toBe(false);
    expect(shown.handle.showBlock('<p>doel</p>\n')).toBe(true);
    expect(inSight('doel')).toBe(true);
    await userEvent.keyboard('Nieuw ');
    expect(shown.last()).toContain('<p>Nieuw doel</p>');
    for (const [html, words] of [
      ['<div data-custom-content="a"><p>schema</p></div>', 'schema'],
      ['<div data-custom-content="b" data-below=""><p>onder</p></div>', 'onder'],
    ] as const) {
      expect(shown.handle.showBlock(html)).toBe(true);
      expect(inSight(words)).toBe(true);
      await until(() =>
        document.querySelector('[aria-live]')?.textContent?.startsWith('HTML-blok geselecteerd'),
      );
    }
    expect(shown.handle.showBlock('<p>doel</p>'), 'it was changed since').toBe(false);
    expect(shown.changes.at(-1)?.html).toContain('Nieuw doel');
  });

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

  test('R-41 every change is given away at once, to be kept', async () => {
    const kept: string[] = [];
    shown = await show('<p>een</p>', { onKeep: ({ html }) => kept.push(html) });
    expect(kept).toEqual([]);
    caretAfter('een');
    await userEvent.keyboard('!?');
    expect(kept).toEqual(['<p>een!</p>', '<p>een!?</p>']);
    shown.handle.flush();
    const told = shown.changes.length;
    shown.handle.replace({ html: '<p>twee</p>', blocks: [] });
    expect([kept.at(-1), shown.changes.length], 'before it is told').toEqual(['<p>twee</p>', told]);
  });

  test('R-41 a long text is kept when its keys are painted, those of one frame at once', async () => {
    const kept: string[] = [];
    shown = await show(`<p>een</p><p>${'lang '.repeat(14_000)}</p>`, {
      onKeep: ({ html }) => kept.push(html),
    });
    const { handle } = shown;
    handle.insertHtmlBlock('<p>a</p>', 'end');
    handle.insertHtmlBlock('<p>b</p>', 'end');
    expect(kept).toEqual([]);
    await until(() => kept.length > 0);
    expect(kept).toEqual([handle.flush().html]);
  });

  test('E-010 the form around it is told the last change before it is sent, also while the focus stays in the text', async () => {
    shown = await show('<p>een</p>');
    const form = document.createElement('form');
    form.append(...document.body.childNodes);
    document.body.append(form);
    form.addEventListener('submit', (event) => event.preventDefault());
    shown.handle.insertHtmlBlock('<p>blok</p>', 'end');
    expect(shown.changes).toEqual([]);
    form.requestSubmit();
    expect(shown.changes).toHaveLength(1);
    form.replaceWith(...form.childNodes);
  });

  test('E-003 an empty text is 350 pixels high, and says its name, its kind and that it is required', async () => {
    shown = await show('', { required: true });
    expect(shown.box.getBoundingClientRect().height).toBeGreaterThanOrEqual(350);
    expect(shown.box).toMatchObject({ ariaMultiLine: 'true', ariaRequired: 'true' });
    expect(document.getElementById(shown.box.getAttribute('aria-labelledby') ?? '')?.textContent).toContain(
      'Artikel',
    );
  });

  test('E-003 its parts keep the distances that they have on the article’s page', async () => {
    const html =
      '<p>a</p><ul><li>b</li><li>c</li></ul><p>d</p><h2>e</h2><p>f</p><h3>g</h3><ol><li>h</li></ol><blockquote><p>i</p></blockquote><p>j</p><pre><code>k</code></pre>';
    shown = await show(html);
    const page_part = document.body.appendChild(document.createElement('div'));
    page_part.className = 'prose';
    page_part.innerHTML = `<div data-block><div data-scope="x">${html}</div></div>`;
    expect(distances(shown.box)).toEqual(distances(page_part));
    page_part.remove();
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
    const id = shown.handle.insertHtmlBlock('<p>blok</p>', 'selection');
    const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(shown.handle.flush()).toEqual({
      html: `<p>een</p><div data-custom-content="${id}"></div><p>twee</p>`,
      blocks: [{ id, html: '<p>blok</p>', createdAt }],
    });
    shown.handle.changeHtmlBlock(id, '<p>anders</p>');
    expect(shown.handle.flush().blocks).toEqual([{ id, html: '<p>anders</p>', createdAt }]);
    shown.handle.removeHtmlBlock(id);
    expect(shown.handle.flush()).toEqual({ html: '<p>een</p><p>twee</p>', blocks: [] });
  });

  test('E-022 a block that is saved stands below the text, and blocks change places in the order of the text', async () => {
    shown = await show('<p>een</p>');
    const { handle } = shown;
    const [low, high] = [
      handle.insertHtmlBlock('<p>b</p>', 'end'),
      handle.insertHtmlBlock('<p>a</p>', 'selection'),
    ];
    const order = (): readonly string[] => handle.htmlBlocks().map(({ html }) => html);
    expect(order()).toEqual(['<p>a</p>', '<p>b</p>']);
    expect(handle.flush().html).toBe(`<p>een</p><div data-custom-content="${high}"></div>`);
    handle.moveHtmlBlock(low, 1);
    expect(order(), 'the last one stays').toEqual(['<p>a</p>', '<p>b</p>']);
    handle.moveHtmlBlock(low, -1);
    expect(order()).toEqual(['<p>b</p>', '<p>a</p>']);
    expect(handle.flush().html).toBe(
      `<p>een</p><div data-custom-content="${low}"></div><div data-custom-content="${high}"></div>`,
    );
  });
});
