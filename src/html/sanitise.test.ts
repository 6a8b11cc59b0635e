import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { fileAddress } from '../lib/storage-address.ts';
import { createSanitiser } from './sanitise.ts';

const sanitiser = createSanitiser(new JSDOM('').window);
const shown = (content: string, blocks: readonly { id: string; html: string }[] = []) =>
  sanitiser.forShowing({ content, blocks }, 'x');
const htmlOf = (content: string): string =>
  shown(content)
    .html.replace('<div data-block=""><div data-scope="x-text">', '')
    .replace(/<\/div><\/div>$/, '');

const sheets = (html: string): number => shown(html).html.split('data-paper').length - 1;

describe('the content that an article may hold, as the build reads it', () => {
  test('B-055 R-30 scripts, handlers, forms and foreign frames are gone; class, id and their like stay', () => {
    expect(
      htmlOf(
        '<p class="a" id="b" lang="en" onclick="x()">a<script>1</script></p><form><input></form><iframe src="https://evil.example"></iframe><svg><path></path></svg>',
      ),
    ).toBe('<p class="a" id="user-content-b" lang="en">a</p>');
  });

  test('B-055 a style becomes rules for its own part, a style attribute a rule for its element', () => {
    const { html, css } = shown('<style>p{color:red}</style><p style="color:blue">a</p>', [
      { id: 'k', html: '<style>p{color:green}@import url(x);</style><p>b</p>' },
    ]);
    expect(html).toBe(
      '<div data-block="" data-paper=""><div data-scope="x-text"><p data-s="0">a</p></div></div>' +
        '<div data-block="" data-paper=""><div data-scope="x-0"><p>b</p></div></div>',
    );
    expect(css).toBe(
      '[data-scope="x-text"] p{color:red}[data-scope="x-text"] [data-s="0"][data-s]{color:blue}[data-scope="x-0"] p{color:green}',
    );
  });

  test('B-055 R-30 a style keeps its words through the reading, and words about styles stay as they are', () => {
    const { html, css } = shown(
      '<p title=\'a style="x"\' STYLE = "color:red">een <b>style="a"</b> &lt;style&gt;</p><STYLE type="text/css">\np > a{color:blue}</STYLE><noembed>b{color:red}</noembed>',
    );
    expect(html).toContain(
      '<p title="a style=&quot;x&quot;" data-s="0">een <b>style="a"</b> &lt;style&gt;</p></div>',
    );
    expect(css).toContain('[data-scope="x-text"] p>a{color:blue}');
    expect(css).toContain('[data-s="0"][data-s]{color:red}');
  });

  test('B-055 a part whose styles give a colour keeps its sheet at night, the others do not', () => {
    expect(sheets('<style>.a{padding:1px;background:#eee}</style><p class="a">a</p>')).toBe(1);
    expect(sheets('<p style="margin:0;color:#333">a</p>')).toBe(1);
    expect(sheets('<style>.a{border:1px solid currentColor}</style><p>a</p>')).toBe(0);
  });

  test('B-055 R-51 a player that is allowed waits behind a link, and is saved in a sandbox', () => {
    const frame = '<iframe src="https://www.youtube.com/embed/abc" title="Polijsten"></iframe>';
    expect(htmlOf(frame)).toBe(
      '<a href="https://www.youtube-nocookie.com/embed/abc" target="_blank" rel="noopener noreferrer" data-embed="Polijsten">Toon Polijsten van www.youtube-nocookie.com</a>',
    );
    expect(sanitiser.forSaving(frame)).toMatch(
      /^<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/abc" title="Polijsten" sandbox="allow-scripts [^"]*" [^>]*><\/iframe>$/,
    );
  });

  test('B-056 links to other sites open in a new tab without referrer, ours here; an empty one leads to #', () => {
    expect(htmlOf('<a href="http://elders.example/x" target="_top">x</a>')).toBe(
      '<a href="http://elders.example/x" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(
      htmlOf('<a href="/contact">x</a><a href="#b">y</a><a href="https://havenglans.example/blog">z</a>'),
    ).toBe('<a href="/contact">x</a><a href="#b">y</a><a href="https://havenglans.example/blog">z</a>');
    expect(htmlOf('<a>x</a><a href="">y</a><a href="javascript:x()">z</a>')).toBe(
      '<a href="#">x</a><a href="#">y</a><a href="#">z</a>',
    );
  });

  test('B-057 a picture gets a width and an alternative text where it has none', () => {
    expect(htmlOf('<img src="/a.webp">')).toBe(
      '<img src="/a.webp" width="800" alt="Havenglans Yachtcare blog image" loading="lazy" decoding="async">',
    );
    expect(htmlOf('<img src="/a.webp" width="300" alt="">')).toContain('width="300" alt=""');
    expect(htmlOf('<img src="data:image/svg+xml;base64,AAAA"><img>')).toBe('');
    expect(htmlOf('<img src="data:image/png;base64,AAAA">')).toContain('data:image/png');
  });

  test('A-061 a block stands where its place is kept, the others below the text', () => {
    const { html } = shown('<p>a</p><div data-custom-content="twee"></div><p>c</p>', [
      { id: 'een', html: '<p>d</p>' },
      { id: 'twee', html: '<p>b</p>' },
    ]);
    expect(html.replace(/<[^>]+>/g, '')).toBe('abcd');
  });

  test('A-061 A-063 an empty text with the places of its blocks is a wrapper of the blocks, any other text has one too', () => {
    const blocks = [
      { id: 'een', html: '<p>1</p>' },
      { id: 'a"&', html: '<p>2</p>' },
    ];
    expect(
      shown('<div data-custom-content="een"></div><div data-custom-content="a&quot;&amp;"></div>', blocks)
        .html,
    ).toBe(
      '<div data-block=""><div data-scope="x-text">' +
        '<div data-block=""><div data-scope="x-0"><p>1</p></div></div>' +
        '<div data-block=""><div data-scope="x-1"><p>2</p></div></div></div></div>',
    );
    expect(shown('<p>a</p>').html).toBe('<div data-block=""><div data-scope="x-text"><p>a</p></div></div>');
  });

  test('the page keeps its one first heading, its ids and wide tables that scroll', () => {
    expect(htmlOf('<h1 id="root">a</h1>')).toBe('<h2 id="user-content-root">a</h2>');
    expect(htmlOf('<table><caption>Schema</caption><tbody><tr><td>1</td></tr></tbody></table>')).toMatch(
      /^<div data-table="" role="region" tabindex="0" aria-label="Schema"><table>/,
    );
    const head = '<thead><tr><th scope="col" colspan="2"></th><th scope="col">Was</th></tr></thead>';
    expect(htmlOf(`<table>${head}</table>`), 'an empty corner heads nothing').toContain(
      '<td colspan="2"></td><th scope="col">Was</th>',
    );
  });

  test('R-30 B-055 an article’s ids are its own: its links, tables and labels go along, the page’s menu is never meant', () => {
    const { html, css } = shown(
      '<style>#menu,p#a > b,.k[title="#t"],[id="menu"]{color:red}</style><h2 id="menu">Menu</h2><a href="#menu">m</a><a href="#kop%20twee">k</a>' +
        '<a href="#inhoud">page</a><a href="/blog#menu">other</a><p aria-labelledby="menu  elders" aria-owns="root">p</p>' +
        '<table><tbody><tr><th id="th">x</th><td headers="th menu">y</td></tr></tbody></table>',
      [{ id: 'blok', html: '<h3 id="kop twee" aria-controls="th">b</h3><a href="#menu">m</a>' }],
    );
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['user-content-menu', 'user-content-th', 'user-content-kop twee']);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '#user-content-menu',
      '#user-content-kop%20twee',
      '#inhoud',
      '/blog#menu',
      '#user-content-menu',
    ]);
    expect(html).toContain('aria-labelledby="user-content-menu user-content-elders"');
    expect(html).toContain('aria-owns="user-content-root"');
    expect(html).toContain('headers="user-content-th user-content-menu"');
    expect(html).toContain('aria-controls="user-content-th"');
    expect(css).toBe(
      '[data-scope="x-text"] #user-content-menu,[data-scope="x-text"] p#user-content-a>b,[data-scope="x-text"] .k[title="#t"],[data-scope="x-text"] [id="user-content-menu"]{color:red}',
    );
  });

  test('R-30 a text that was shown, copied and saved again keeps the ids it had: nothing is prefixed twice', () => {
    const text = '<p id="a">x</p><a href="#a">y</a>';
    const once = sanitiser.forSaving(htmlOf(text));
    expect(once).toContain('id="user-content-a"');
    expect(sanitiser.forSaving(once)).toBe(once);
    expect(htmlOf(once)).toBe(htmlOf(text));
    expect(shown('<style>#user-content-a{color:red}</style><p>x</p>').css).toBe(
      shown('<style>#a{color:red}</style><p>x</p>').css,
    );
  });

  test('B-053 a text of nothing is nothing', () => {
    expect(shown('')).toEqual({ html: '', css: '' });
    expect(shown('<script>x</script>').html).toBe('');
  });

  test('A-059 A-064 for saving, styles and places of blocks stay as the author left them', () => {
    expect(
      sanitiser.forSaving(
        '<style>.a{color:red;background:url(x)}</style><p class="a" id="i" data-custom-content="k" data-x="1" style="color:red;position:fixed">a</p>',
      ),
    ).toBe('<style>.a{color:red}</style><p class="a" id="i" data-custom-content="k" style="color:red">a</p>');
  });
});

const OWN = ['https://boot.example', 'https://opslag.example'];
const saved = (html: string): string => sanitiser.forSaving(html, OWN);
const picture = (src: string): string =>
  `<img src="${src}" width="300" alt="a" loading="lazy" decoding="async">`;
const FOREIGN = picture('https://elders.example/a.png');
const MISSING = '<figure class="picture-missing"></figure>';

describe('pictures of other sites, when an article is saved', () => {
  test('R-34 pictures of the site, of its storage and in the text itself stay as they are', () => {
    for (const src of [
      '/scenes/a.webp',
      '/storage/v1/object/public/blog-images/a.webp',
      'data:image/png;base64,AAAA',
    ])
      expect(saved(`<p>x</p>${picture(src)}`)).toBe(`<p>x</p>${picture(src)}`);
  });

  test('R-34 R-37 a picture of ours is kept without an origin, so that the site or its project may move', () => {
    const file = '/storage/v1/object/public/blog-images/a-800.webp';
    for (const [src, kept] of [
      [`https://opslag.example${file}`, file],
      [`HTTPS://Opslag.example:443${file}`, file],
      [`https://boot.example${file}?v=1`, `${file}?v=1`],
      ['https://boot.example/scenes/a.webp', '/scenes/a.webp'],
      // What follows the origin is a path, never another host.
      ['https://boot.example//elders.example/a.png', '/elders.example/a.png'],
      ['https://boot.example/\\\\elders.example/a.png', '/elders.example/a.png'],
    ] as const)
      expect(saved(`<p>x</p>${picture(src)}`), src).toBe(`<p>x</p>${picture(kept)}`);
  });

  test('R-37 a picture of the storage is shown from the project, in the text and in a block', () => {
    const file = '/storage/v1/object/public/blog-images/a-800.webp';
    const article = {
      content: picture(file),
      blocks: [{ id: 'k', html: picture(file) + picture('/scenes/a.webp') }],
    };
    const { html } = sanitiser.forShowing(article, 'x', (stored) =>
      fileAddress(stored, 'https://opslag.example'),
    );
    expect([...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      `https://opslag.example${file}`,
      `https://opslag.example${file}`,
      '/scenes/a.webp',
    ]);
    expect(sanitiser.forShowing(article, 'x').html).toContain(`src="${file}"`);
  });

  test('R-34 every other address goes, however it is written', () => {
    for (const src of [
      'https://elders.example/a.png',
      'http://boot.example/a.png',
      '//elders.example/a.png',
      '/\\elders.example/a.png',
      ' https://elders.example/a.png',
      'https://boot.example@elders.example/a.png',
      'https://boot.example.elders.example/a.png',
      'https://boot.example:8443/a.png',
      'https://[elders/a.png',
    ]) {
      expect(saved(picture(src)), src).not.toContain('elders');
      expect(saved(picture(src)), src).not.toContain('<img');
    }
  });

  test.each([
    ['alone', FOREIGN, MISSING],
    ['alone in its line', `<p>${FOREIGN}</p>`, MISSING],
    ['alone in a link and a line', `<p><a href="/x"><b>${FOREIGN}</b></a></p>`, MISSING],
    ['behind words', `<p>een ${FOREIGN} twee</p><p>drie</p>`, `<p>een  twee</p>${MISSING}<p>drie</p>`],
    ['before words', `<h2>${FOREIGN} een</h2>`, `${MISSING}<h2> een</h2>`],
    ['two in one line', `<p>${FOREIGN}${FOREIGN}</p>`, MISSING + MISSING],
    ['in a frame', `<figure class="picture-left">${FOREIGN}</figure>`, MISSING],
    [
      'in a frame with words',
      `<figure>${FOREIGN}<figcaption>Wat <b>was</b> doet</figcaption></figure>`,
      `${MISSING}<p>Wat <b>was</b> doet</p>`,
    ],
    [
      'in a frame with another picture',
      `<figure>${FOREIGN}${picture('/a.webp')}</figure>`,
      `<figure>${MISSING}${picture('/a.webp')}</figure>`,
    ],
    [
      'in a table',
      `<table><tbody><tr><td>${FOREIGN}</td></tr></tbody></table>`,
      `<table><tbody><tr><td>${MISSING}</td></tr></tbody></table>`,
    ],
    ['in a list', `<ul><li>een ${FOREIGN}</li></ul>`, `<ul><li>een ${MISSING}</li></ul>`],
  ])(
    'R-34 a place is left for one %s, no word goes, and a second save changes nothing',
    (_where, html, expected) => {
      expect(saved(html)).toBe(expected);
      expect(saved(expected)).toBe(expected);
    },
  );
});
