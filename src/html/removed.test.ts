// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { isNothingSeen, removedFrom } from './removed.ts';
import { createSanitiser } from './sanitise.ts';

const { forSaving } = createSanitiser(window);
const AT_IMPORT = '@import';
const isShown = (src: string): boolean => src.startsWith('/') || src.startsWith('data:');
const told = (html: string): Record<string, readonly [number, ...string[]]> =>
  Object.fromEntries(
    removedFrom(html, forSaving(html), isShown).map(({ kind, count, names }) => [kind, [count, ...names]]),
  );

describe('what the writer of an HTML block is told', () => {
  test('E-020 R-30 of what may stay nothing is told', () => {
    for (const html of [
      '<p class="a" id="b" lang="en">Was</p>',
      '<style>p { color: rgb(1, 2, 3); margin: 0 0.5em } @media (min-width: 40em) { a:hover { color: red } }</style><p>x</p>',
      '<p style="color: red; background: #fff">x</p>',
      '<a href="/contact">x</a><a href="https://example.nl">y</a><a>z</a>',
      '<img src="/media/a.webp" alt="">',
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
      '<p aria-label="x">y</p>',
      '<iframe src="https://www.youtube-nocookie.com/embed/abc"></iframe>',
    ])
      expect(told(html), html).toEqual({});
  });

  test('E-020 R-30 scripts, handlers, forms, frames, drawings and lines of the head are told by kind', () => {
    expect(
      told(
        '<script>1</script><SCRIPT src="x"></SCRIPT><p onclick="x()" ONMOUSEOVER="y()">a</p>' +
          '<form><input><label>b</label></form><iframe src="https://evil.example"></iframe>' +
          '<svg><path d="M0"/></svg><meta name="a"><link rel="stylesheet" href="b"><video><source></video>',
      ),
    ).toEqual({
      script: [2],
      handler: [2, 'onclick', 'onmouseover'],
      form: [3, '<form>', '<input>', '<label>'],
      frame: [1, '<iframe>'],
      drawing: [1],
      head: [2, '<meta>', '<link>'],
      media: [1, '<video>'],
    });
  });

  test('E-020 R-30 addresses, pictures of other sites, styles, elements and attributes are named', () => {
    expect(told('<a href="javascript:x()">a</a>')).toEqual({ address: [1, 'javascript:x()'] });
    expect(told('<img src="https://evil.example/a.png" alt="">')).toEqual({
      foreign_picture: [1, 'https://evil.example/a.png'],
    });
    expect(told('<img src="blob:x" alt="">')).toEqual({ picture: [1] });
    expect(
      told(
        '<style>@import url("x.css"); p { position: fixed; color: red } b { background: url(y.png) }</style><p style="position:sticky;margin:0">x</p>',
      ),
    ).toEqual({ style: [4, 'position: fixed', 'background: url(y.png)', AT_IMPORT, 'position:sticky'] });
    expect(told('<blink>a</blink><p contenteditable="true" data-x="1">b</p><!-- c -->')).toEqual({
      element: [1, '<blink>'],
      attribute: [2, 'contenteditable', 'data-x'],
      comment: [1],
    });
  });

  test('E-023 code of which visitors would see nothing is known as such', () => {
    for (const html of ['', '<p> </p>', '<style>p{color:red}</style>', '<div><br></div>'])
      expect(isNothingSeen(html), html).toBe(true);
    for (const html of ['<p>a</p>', '<img src="/a.webp">', '<hr>', '<iframe src="x"></iframe>'])
      expect(isNothingSeen(html), html).toBe(false);
  });
});
