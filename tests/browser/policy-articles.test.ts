/**
 * Opening an article changes nothing, over everything that the policy allows, in a real browser: its parser and its writer
 * are not those of jsdom.
 */
import { Editor, getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { createArticleText } from '../../src/admin/components/editor/article-text.ts';
import { type CurrentHost, createEditorSession } from '../../src/admin/components/editor/editor-session.ts';
import { editorExtensions } from '../../src/admin/components/editor/extensions.ts';
import { cleanForSaving } from '../../src/html/browser.ts';
import { isInline, splitHtml } from '../../src/html/split-html.ts';
import { createSeededRandom } from '../../src/sync/testing/seeded-random.ts';
import { ALONE, NESTED, randomArticle } from '../support/policy-articles.ts';

const SEEDS = Array.from({ length: 300 }, (_, at) => at + 1);

const unused = (): never => {
  throw new Error('opening a text asks for nothing');
};
const host: CurrentHost = {
  addPicture: unused,
  pictureAddress: (src) => src.replace(/^.*$/, 'data:,'),
  findPicture: async () => await Promise.resolve(null),
  showPicture: unused,
  tellRefusal: unused,
  isOwnPicture: unused,
  default_alt: null,
  onEditHtmlBlock: unused,
  openPicture: unused,
  choosePicture: unused,
  focusToolbar: unused,
  onKeep: unused,
  onChange: unused,
};
const schema = getSchema(editorExtensions({ ...host, attributes: () => ({}) }));
const inert = document.implementation.createHTMLDocument('');

/** A box with the elements of a text; nothing of it is loaded. */
function parsed(html: string): HTMLElement {
  const box = inert.createElement('div');
  box.innerHTML = html;
  return box;
}

/** Texts as the database has them: what a save leaves of each, once. */
const saved = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.map((html) => cleanForSaving(html)))].filter((html) => html !== '');

/** What the editor would write, without an edit. */
function written(html: string): string {
  const article = createArticleText(schema);
  const doc = article.open({ html, blocks: [] });
  doc.check();
  return article.write(doc).html;
}

const SAME_TAGS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's' };
const ATOMS = ['br', 'wbr'];
const WRITTEN_AT_SAVING = ['target', 'rel', 'loading', 'decoding'];

const wordsOf = (html: string): string => (parsed(html).textContent ?? '').replace(/[ \t\n\f\r]+/g, '');

/** All that a text says besides its words: each element, attribute and declaration of a style once. */
function saysOf(html: string): readonly string[] {
  const says = [...parsed(html).querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const tag = SAME_TAGS[element.localName] ?? element.localName;
    const is_empty = isInline(element) && !ATOMS.includes(tag) && wordsOf(element.outerHTML) === '';
    const { style } = element;
    const attributes = [
      ...[...element.attributes]
        .filter(({ name }) => name !== 'style' && !WRITTEN_AT_SAVING.includes(name))
        .map(({ name, value }) => `${tag} ${name}=${value.trim().replace(/\s+/g, ' ')}`),
      ...Array.from(style)
        .filter((name) => !is_empty || !/^(?:background-color|color|font|text-)/.test(name))
        .map((name) => `${name}: ${style.getPropertyValue(name)} ${style.getPropertyPriority(name)}`),
    ];
    // A span says what its attributes say, a paragraph in an item says nothing, and a mark around nothing neither.
    const is_silent = attributes.length === 0 && (tag === 'span' || tag === 'p' || is_empty);
    return is_silent ? [] : [tag, ...attributes];
  });
  return [...new Set(says)].toSorted();
}

/** Parts that the editor would write otherwise than they were, once they have been edited. */
function changedByWriting(html: string): readonly { readonly source: string; readonly after: string }[] {
  const { parts } = splitHtml(html, inert);
  const doc = createArticleText(schema).open({ html, blocks: [] });
  return parts.flatMap(({ source }, at) => {
    const node = doc.child(at);
    if (node.type.name === 'htmlBlock') return [];
    // Read by another one, which does not know the bytes, and before another part, since an empty text is nothing.
    const alone = schema.node('doc', null, [node, schema.node('horizontalRule')]);
    const after = createArticleText(schema).write(alone).html.replace(/<hr>$/, '');
    const is_same =
      saysOf(after).join('\n') === saysOf(source).join('\n') && wordsOf(after) === wordsOf(source);
    return is_same ? [] : [{ source, after }];
  });
}

const isPermitted = (html: string): boolean => parsed(html).innerHTML === html;

const SAVED = { alone: saved(ALONE), nested: saved(NESTED.filter(isPermitted)) };

test.each([
  ['each element with each attribute', SAVED.alone, 1000],
  ['each element in each other one', SAVED.nested, 1500],
  ['each element in each other one, as a parser is given it', NESTED, 5000],
])('A-064 E-022 %s comes back byte for byte', (_name, texts, least) => {
  expect(texts.length).toBeGreaterThan(least);
  expect(texts.filter((html) => written(html) !== html)).toEqual([]);
});

test.each([
  ['each element with each attribute', SAVED.alone],
  ['each element in each other one', SAVED.nested],
])('A-064 E-022 of %s the editor edits only what it writes back as it was', (_name, texts) => {
  expect(texts.flatMap(changedByWriting)).toEqual([]);
});

test('A-064 E-022 random articles are opened, shown and closed in an editor without a change, by seed', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const changed = SEEDS.flatMap((seed) => {
    const raw = randomArticle(createSeededRandom(seed));
    return [raw, cleanForSaving(raw)].flatMap((html) => {
      const text = { html, blocks: [] };
      const told: string[] = [];
      const tell = (what: string) => (): void => void told.push(what);
      const own = { ...host, onKeep: tell('kept'), onChange: tell('changed') };
      const session = createEditorSession(text, {}, own);
      const editor = new Editor({
        element: place,
        extensions: session.extensions,
        onBeforeCreate: ({ editor: created }) => session.created(created),
        onUpdate: session.changed,
        onBlur: session.flush,
      });
      editor.commands.focus('end');
      editor.commands.selectAll();
      editor.commands.blur();
      const after = session.flush();
      editor.destroy();
      return after === text && told.length === 0 ? [] : [{ seed, html, after: after.html, told }];
    });
  });
  place.remove();
  expect(changed).toEqual([]);
});

test('A-064 E-022 of random articles the editor edits only what it writes back as it was, by seed', () => {
  const changed = SEEDS.flatMap((seed) => {
    const html = cleanForSaving(randomArticle(createSeededRandom(seed)));
    return changedByWriting(html).map((part) => ({ seed, ...part }));
  });
  expect(changed).toEqual([]);
});
