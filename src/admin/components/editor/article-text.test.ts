// @vitest-environment jsdom
import { getSchema } from '@tiptap/core';
import { DOMParser as DocParser, DOMSerializer } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createArticleText, type EditorText } from './article-text.ts';
import type { EditorHost } from './editor-host.ts';
import { editorExtensions } from './extensions.ts';

const unused = (): never => {
  throw new Error('no test asks for this');
};
const host: EditorHost = {
  addPicture: unused,
  pictureAddress: (src) => src,
  findPicture: unused,
  showPicture: () => undefined,
  tellRefusal: unused,
  isOwnPicture: (src) => src.startsWith('/'),
  default_alt: null,
  onEditHtmlBlock: unused,
  openPicture: unused,
  choosePicture: unused,
  focusToolbar: unused,
  attributes: () => ({}),
};
const schema = getSchema(editorExtensions(host));

function opened(text: EditorText) {
  const article = createArticleText(schema);
  const doc = article.open(text);
  doc.check();
  return { article, doc, kinds: Array.from({ length: doc.childCount }, (_, at) => doc.child(at).type.name) };
}
const kindsOf = (html: string): readonly string[] => opened({ html, blocks: [] }).kinds;
const written = (html: string): string => {
  const { article, doc } = opened({ html, blocks: [] });
  return article.write(doc).html;
};

/** Texts that the editor edits: each is one part. */
const EDITED = [
  '<p>een</p>',
  '<p id="a" class="lead" lang="en" dir="ltr">een</p>',
  '<p style="text-align:center">een</p>',
  '<h2 id="water">Kop</h2>',
  '<h4>Kop</h4>',
  '<p><strong>a</strong> <b>b</b> <em>c</em> <i>d</i> <u>e</u> <s>f</s> <code>g</code></p>',
  '<p><em>schuin <strong>en vet</strong></em></p>',
  '<p><strong>vet <a href="/contact">link</a></strong></p>',
  '<p><a href="https://elders.example/x" target="_blank" rel="noopener noreferrer">x</a></p>',
  '<p><a href="mailto:a@b.nl" title="Mail">x</a> <a href="tel:+31612345678">y</a> <a href="#water">z</a></p>',
  '<p>H<sub>2</sub>O, m<sup>2</sup>, <abbr title="gelijkstroom">DC</abbr>, <mark>let op</mark>, <q cite="/x">ja</q></p>',
  '<p><span lang="en">yes</span> <kbd>Ctrl</kbd> <time datetime="2026-11-23">vandaag</time> <small>klein</small></p>',
  '<p><span style="color:red">rood</span> <span style="background-color:#fff3bf">geel</span></p>',
  '<p><span style="color:red;background-color:#fff3bf">beide</span></p>',
  '<p>een<br>twee</p>',
  '<p>een\n  twee &nbsp; drie</p>',
  '<p></p>',
  '<p><br></p>',
  '<ul>\n<li>een</li>\n<li><p>twee</p></li>\n</ul>',
  '<ul><li>een<ul><li>diep</li></ul></li></ul>',
  '<ol start="3" type="a"><li>een</li></ol>',
  '<blockquote><p>een</p></blockquote>',
  '<pre><code>a\n  b</code></pre>',
  '<hr>',
  '<img src="/a.webp" alt="Teak" width="800" height="600">',
  '<img src="/a.webp" alt="" loading="lazy" decoding="async">',
  '<img class="picture-left" src="/a.webp" alt="Teak" width="300" height="200">',
  '<p><img src="/a.webp" alt="Teak"></p>',
  '<figure><img src="/a.webp" width="8" height="6" alt="Teak"><figcaption>Dek</figcaption></figure>',
  '<figure class="picture-missing"></figure>',
];

/** Texts that stay an HTML block. */
const KEPT = [
  '<table><caption>A</caption><tbody><tr><th scope="row">1</th><td colspan="2">2</td></tr></tbody></table>',
  '<style>.a{color:red}</style>',
  '<div class="kort"><p>In het kort</p></div>',
  '<aside><p>x</p></aside>',
  '<details open><summary>a</summary><p>b</p></details>',
  '<dl><dt>a</dt><dd>b</dd></dl>',
  '<iframe src="https://www.youtube-nocookie.com/embed/x" title="Film" sandbox="allow-scripts"></iframe>',
  '<p style="color:red">x</p>',
  '<p data-custom-content="x">y</p>',
  '<p aria-label="x">y</p>',
  '<p>een <img src="/a.webp" alt=""> twee</p>',
  '<figure><img src="/a.webp" alt=""><figcaption>Een <b>b</b></figcaption></figure>',
  '<blockquote><p>x</p><footer>y</footer></blockquote>',
  '<ul reversed><li>x</li></ul>',
  '<p>een <a id="water"></a> twee</p>',
  '<p><i class="pijl"></i> een</p>',
  '<p style="text-align:center!important">een</p>',
  '<!-- een -->',
];

describe('opening a text changes nothing', () => {
  test.each(EDITED)('E-002 %s is edited as text and read back byte for byte', (html) => {
    expect(kindsOf(html)).not.toContain('htmlBlock');
    expect(written(html)).toBe(html);
  });

  test.each(KEPT)('A-064 %s stays an HTML block with its source', (html) => {
    expect(kindsOf(html)).toEqual(['htmlBlock']);
    expect(written(html)).toBe(html);
  });

  test('the whole corpus beside each other, with odd white space, comes back byte for byte', () => {
    const html = `\n ${[...EDITED, ...KEPT].join('\n\n')}\n`;
    expect(written(html)).toBe(html);
    expect(kindsOf(html)).toHaveLength(EDITED.length + KEPT.length);
  });

  test.each([
    '<P CLASS=a>een<br/>twee</P>',
    "<p title='x'>een &eacute;&euro;</p>\r\n<hr/>",
    '<p>een<p>twee<h2>drie</h2>',
    '<ul><li>een<li>twee</ul>',
    'losse tekst',
    'losse <b>tekst</b>\n<p>en een alinea</p> rest',
    '<p>een</p></div><p>twee</p>',
    '<div><p>niet gesloten',
    '<p title="a>b">een</p><p>twee</p>',
    '<style>p > a{}</style><p>een</p>',
    '<table><tr><td>x</table>',
    '',
    ' ',
  ])('%j, which no browser wrote, comes back byte for byte', (html) => {
    expect(written(html)).toBe(html);
  });
});

describe('what is written after an edit', () => {
  const HTML =
    '<p class=a>een</p>\n<h2 ID=b>twee</h2>\n<table><tr><td>x</table>\n<ul>\n<li>een</li>\n<li>twee</li>\n</ul>\n';

  test('only the part that was edited is written anew, and an edit that is undone gives the bytes back', () => {
    const { article, doc } = opened({ html: HTML, blocks: [] });
    const state = EditorState.create({ doc });
    const edited = state.apply(state.tr.insertText('!', 4));
    expect(article.write(edited.doc).html).toBe(HTML.replace('<p class=a>een</p>', '<p class="a">een!</p>'));
    const undone = edited.apply(edited.tr.delete(4, 5));
    expect(article.write(undone.doc).html).toBe(HTML);
  });

  test('the bytes of every other part stay, whatever the parts are and whichever of them is edited', () => {
    const parts = fc.array(fc.constantFrom(...EDITED, ...KEPT), { minLength: 2, maxLength: 7 });
    fc.assert(
      fc.property(parts, fc.constantFrom('', '\n', '\r\n\r\n  '), fc.nat(), (list, gap, pick) => {
        const { article, doc } = opened({ html: list.join(gap), blocks: [] });
        const texts = list.flatMap((_, at) => (doc.child(at).isTextblock ? [at] : []));
        const edited = texts[pick % texts.length];
        if (edited === undefined) return;
        const position = list.slice(0, edited).reduce((sum, _, at) => sum + doc.child(at).nodeSize, 1);
        const state = EditorState.create({ doc });
        const { html } = article.write(state.apply(state.tr.insertText('!', position)).doc);
        const before = list.slice(0, edited).map((part) => part + gap);
        const after = list.slice(edited + 1).map((part) => gap + part);
        expect(html.startsWith(before.join(''))).toBe(true);
        expect(html.slice(before.join('').length).endsWith(after.join(''))).toBe(true);
        expect(html).toContain('!');
      }),
      { numRuns: 60 },
    );
  });

  test('a list keeps its form: an item has no paragraph of its own', () => {
    const { article, doc } = opened({ html: HTML, blocks: [] });
    const state = EditorState.create({ doc });
    const end = doc.content.size - 3;
    expect(article.write(state.apply(state.tr.insertText('!', end)).doc).html).toContain(
      '<ul><li>een</li><li>twee!</li></ul>\n',
    );
  });

  test('a text that was emptied is nothing', () => {
    const { article, doc } = opened({ html: '<p>x</p>', blocks: [] });
    const state = EditorState.create({ doc });
    expect(article.write(state.apply(state.tr.delete(1, 2)).doc).html).toBe('');
  });
});

describe('E-022 blocks of the post', () => {
  const blocks = [
    { id: 'een', html: '<p>1</p>', createdAt: '2026-01-01' },
    { id: 'twee', html: '<p>2</p>', createdAt: '2026-01-02' },
  ];
  const html = '<p>a</p>\n<div class=x data-custom-content="twee"></div>\n<p>b</p>';

  test('a block stands at its place, one without a place below the text, and both come back as they were', () => {
    const { article, doc, kinds } = opened({ html, blocks });
    expect(kinds).toEqual(['paragraph', 'htmlBlock', 'paragraph', 'htmlBlock']);
    expect(article.write(doc)).toEqual({ html, blocks });
    expect(article.write(doc).blocks).toBe(blocks);
  });

  test('a block that is deleted is gone from text and list, one that is changed keeps what else it had', () => {
    const { article, doc } = opened({ html, blocks });
    const state = EditorState.create({ doc });
    const changed = state.apply(state.tr.setNodeAttribute(7, 'html', '<p>3</p>').delete(3, 4));
    expect(article.write(changed.doc)).toEqual({
      html: '<p>a</p>\n<p>b</p>',
      blocks: [{ ...blocks[0], html: '<p>3</p>' }],
    });
  });

  test('a place whose block is not in the list stays as it is', () => {
    expect(written('<div data-custom-content="weg"></div>')).toBe('<div data-custom-content="weg"></div>');
  });
});

describe('a text that replaces another', () => {
  test('parts that stay keep their nodes, and the whole is one step', () => {
    const { article, doc } = opened({ html: '<p>a</p>\n<p>b</p>\n<p>c</p>\n<p>d</p>', blocks: [] });
    const state = EditorState.create({ doc });
    const next = { html: '<p>a</p>\n<p>B</p>\n<p>c</p>\n<h2>x</h2>\n<p>d</p>', blocks: [] };
    const tr = article.change(state, next);
    const after = state.apply(tr).doc;
    expect(after.child(0)).toBe(doc.child(0));
    expect(after.child(2)).toBe(doc.child(2));
    expect(after.child(4)).toBe(doc.child(3));
    expect(article.write(after)).toEqual(next);
    expect(tr.steps).toHaveLength(2);
  });

  test.each([
    ['words at its end', 'een twee|', '<p>nul</p><p>een twee drie</p><p>slot</p>', 'een twee| drie'],
    ['words at its beginning', 'een tw|ee', '<p>dan een twee</p><p>slot</p>', 'dan een tw|ee'],
    [
      'other words around it',
      'een tw|ee',
      '<p>een stap of twee</p><p>nul</p><p>slot</p>',
      'een stap of tw|ee',
    ],
    ['less than stands before the caret', 'een twee|', '<p>een</p><p>slot</p>', 'een|'],
  ])('a caret stays in its part when somebody else gives that %s', (_, typed, html, expected) => {
    const { article, doc } = opened({ html: `<p>${typed.replace('|', '')}</p><p>slot</p>`, blocks: [] });
    const state = EditorState.create({
      doc,
      selection: TextSelection.create(doc, 1 + typed.indexOf('|')),
    });
    const { selection } = state.apply(article.change(state, { html, blocks: [] }));
    const text = selection.$from.parent.textContent;
    const { parentOffset } = selection.$from;
    expect(`${text.slice(0, parentOffset)}|${text.slice(parentOffset)}`).toBe(expected);
  });

  test('blocks that come, go and change', () => {
    const { article, doc } = opened({ html: '<p>a</p>', blocks: [{ id: 'een', html: '1' }] });
    const state = EditorState.create({ doc });
    const next = {
      html: '<div data-custom-content="twee"></div>',
      blocks: [
        { id: 'een', html: '1' },
        { id: 'twee', html: '2' },
      ],
    };
    const after = state.apply(article.change(state, next)).doc;
    expect(article.write(after)).toEqual({ ...next, blocks: expect.arrayContaining(next.blocks) });
  });
});

test('E-022 an HTML block that is cut and pasted keeps the moment it was made, and one without stays without', () => {
  for (const createdAt of ['2026-11-23T10:00:00.000Z', '']) {
    const block = schema.node('htmlBlock', { id: 'a', html: '<p>Was</p>', place: 'placed', createdAt });
    const clipboard = document.createElement('div');
    clipboard.append(DOMSerializer.fromSchema(schema).serializeNode(block));
    expect(DocParser.fromSchema(schema).parse(clipboard).firstChild?.attrs).toEqual(block.attrs);
  }
});
