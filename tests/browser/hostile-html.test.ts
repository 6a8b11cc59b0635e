import { beforeEach, expect, test, vi } from 'vitest';
import { articleBlocks } from '../../src/html/article-blocks.ts';
import { cleanForSaving, showArticle } from '../../src/html/browser.ts';
import { ATTRIBUTES, EMBED_SANDBOX, TAGS } from '../../src/html/policy.ts';
import { HOSTILE } from './hostile-html.ts';

const alerted = vi.fn();
const OURS =
  'data-block data-paper data-scope data-s data-table data-embed decoding loading rel role sandbox referrerpolicy tabindex target'.split(
    ' ',
  );

beforeEach(() => {
  alerted.mockClear();
  Object.assign(window, { alert: alerted, pwned: alerted });
  document.body.replaceChildren();
  performance.clearResourceTimings();
});

/** Lets everything happen that a browser does by itself: errors of pictures, toggles, focus, animations. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
};

/** What is wrong with a living piece of a page; nothing when it is harmless. */
function faultsOf(root: Element): readonly string[] {
  const faults: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    if (!TAGS.includes(tag)) faults.push(`element ${tag}`);
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') faults.push(`namespace of ${tag}`);
    for (const { name, value } of element.attributes) {
      if (![...ATTRIBUTES, ...OURS].includes(name) && !name.startsWith('aria-'))
        faults.push(`attribute ${name}`);
      if (/^\s*(?:javascript|vbscript|livescript|blob|file):/i.test(value)) faults.push(`address ${value}`);
    }
  }
  for (const link of root.querySelectorAll('a')) {
    if (!/^(?:https?|mailto|tel):$/.test(link.protocol)) faults.push(`link ${link.href}`);
    if (link.target !== '' && link.rel !== 'noopener noreferrer') faults.push(`opener ${link.outerHTML}`);
  }
  for (const image of root.querySelectorAll('img'))
    if (image.src.startsWith('data:') && !/^data:image\/(?:png|jpeg|gif|webp|avif);/.test(image.src))
      faults.push(`picture ${image.src}`);
  for (const frame of root.querySelectorAll('iframe')) {
    if (!/^https:\/\/(?:www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\//.test(frame.src))
      faults.push(`frame ${frame.src}`);
    if (frame.getAttribute('sandbox') !== EMBED_SANDBOX) faults.push(`sandbox ${frame.outerHTML}`);
    // It is not this test's to load a player.
    frame.remove();
  }
  return faults;
}

const UNSAFE_CSS = /url\(|@import|@font-face|expression|behavior|binding|fixed|\\|<|javascript/i;

test('there are at least a hundred hostile texts, each another one', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(100);
  expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
});

/** The selectors a stylesheet holds, also below conditions. */
const selectorsOf = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.split(/,(?![^([]*[)\]])/);
    return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : [rule.cssText];
  });

const shownOf = (text: string) => showArticle({ content: text, blocks: [{ id: 'a', html: text }] });

test.each(HOSTILE)('R-30 B-055 harmless when shown: %s', (text) => {
  const { html, css } = shownOf(text);
  const place = document.createElement('div');
  place.innerHTML = html;
  expect(faultsOf(place)).toEqual([]);
  expect(place.querySelector('style, [style], iframe, h1')).toBeNull();
  expect(css).not.toMatch(UNSAFE_CSS);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  for (const selector of selectorsOf(sheet.cssRules))
    expect(selector.trim()).toMatch(/^\[data-scope="new-(?:text|\d+)"\](?:[ .#:[>]|$)/);
  // What is written out and read again is the same: no parser makes something else of it (mutation).
  const again = document.createElement('div');
  again.innerHTML = place.innerHTML;
  expect(again.innerHTML).toBe(place.innerHTML);
});

test.each(HOSTILE)('R-30 R-34 A-059 A-064 harmless when saved: %s', (text) => {
  const saved = cleanForSaving(text);
  const place = document.createElement('div');
  place.innerHTML = saved;
  for (const style of place.querySelectorAll('style')) expect(style.textContent).not.toMatch(UNSAFE_CSS);
  for (const element of place.querySelectorAll('[style]'))
    expect(element.getAttribute('style')).not.toMatch(UNSAFE_CSS);
  expect(faultsOf(place)).toEqual([]);
  // Saving what was saved changes nothing.
  expect(cleanForSaving(saved)).toBe(saved);
  const own = cleanForSaving(text, [location.origin]);
  expect(cleanForSaving(own, [location.origin])).toBe(own);
  place.innerHTML = own;
  for (const { src } of place.querySelectorAll('img'))
    expect(src.startsWith('data:') || new URL(src).origin === location.origin, src).toBe(true);
});

test('R-30 none of them runs, breaks out or changes the page around it, shown or saved, in a living page', async () => {
  const page = document.createElement('main');
  page.innerHTML = '<p id="buiten">Buiten</p><div id="plek"></div><footer>Voet</footer>';
  document.body.append(page);
  const place = document.getElementById('plek');
  let css = '';
  for (const text of HOSTILE) {
    const shown = shownOf(text);
    css += shown.css;
    // Saved styles are looked at above; here they would be everybody's. Players are not this test's to load.
    for (const html of [shown.html, cleanForSaving(text).replace(/<(style|iframe)[^]*?<\/\1>/g, '')]) {
      const holder = document.createElement('div');
      place?.append(holder);
      holder.innerHTML = html;
    }
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  await settle();
  for (const element of place?.querySelectorAll('*') ?? [])
    for (const type of ['pointerover', 'mouseover', 'focus', 'error', 'toggle', 'animationstart'])
      element.dispatchEvent(new Event(type, { bubbles: true }));
  await settle();
  expect(alerted).not.toHaveBeenCalled();
  expect(page.children).toHaveLength(3);
  expect(place?.children).toHaveLength(HOSTILE.length * 2);
  for (const outside of [
    document.body,
    document.documentElement,
    ...page.querySelectorAll('#buiten, footer'),
  ]) {
    const { display, visibility, position } = getComputedStyle(outside);
    expect([display, visibility, position]).toEqual(['block', 'visible', 'static']);
  }
  document.adoptedStyleSheets = [];
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(asked.filter((name) => name.includes('evil.example'))).toEqual([]);
});

test('the watch itself works: the same texts run where nothing cleans them', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = '<img src=x onerror=alert(1)>';
  await vi.waitFor(() => expect(alerted).toHaveBeenCalled(), { timeout: 10_000 });
  expect(faultsOf(place)).toEqual(['attribute onerror']);
});

test('E-022 a browser splits a text into the blocks that jsdom finds, and joined they are the very text', () => {
  const blocks = [
    '<style>p::after{content:"</p><p>"}</style>',
    '<p>Een <strong>vet</strong> woord<br>en meer</p>',
    '\n<img src="/a.webp" alt="a > b">',
    'los <b>vet</b>',
    '<div data-custom-content="blok"><style>.a > b{color:red}</style><div><p>x</p></div></div>',
    '\n<table><tbody><tr><td>1</td></tr></tbody></table>\n',
  ];
  expect(articleBlocks(blocks.join(''))).toEqual(blocks);
  expect(articleBlocks('<p>a<p>b</p>')).toEqual(['<p>a', '<p>b</p>']);
  for (const text of HOSTILE)
    for (const html of [text, cleanForSaving(text)]) expect(articleBlocks(html).join(''), text).toBe(html);
  expect(alerted).not.toHaveBeenCalled();
});
