import { describe, expect, test } from 'vitest';
import { safeCss, safeDeclarations, scopedCss } from './css.ts';

const scoped = (css: string): string => scopedCss(css, '[s]');

describe('R-30 the styles of a block hold in their wrapper', () => {
  test('every selector gets the scope; the whole page is the wrapper', () => {
    expect(scoped('p{color:red} .a > b, h2:hover{margin:0}')).toBe(
      '[s] p{color:red}[s] .a > b,[s] h2:hover{margin:0}',
    );
    expect(scoped('body{color:red}html body .x{color:red}:root.y{color:red}*{color:red}')).toBe(
      '[s]{color:red}[s] .x{color:red}[s].y{color:red}[s] *{color:red}',
    );
  });

  test('conditions keep their rules, and lose what they may not hold', () => {
    expect(scoped('@media (max-width: 600px){p{color:red}@import url(x);body{margin:0}}')).toBe(
      '@media (max-width: 600px){[s] p{color:red}[s]{margin:0}}',
    );
    expect(scoped('@supports (display:grid){}@layer x{p{color:red}}@keyframes x{from{top:0}}')).toBe('');
  });

  test('neighbours of the wrapper, odd signs and open ends are no part of it', () => {
    for (const css of [
      '~ footer{color:red}',
      '> p{color:red}',
      'body + x{color:red}',
      'p:not(.a{color:red}',
      'p\\{color:red}',
      '&{color:red}',
      'p{color:red',
      'p{color:red;',
    ])
      expect(scoped(css), css).toBe('');
  });

  test('a bracket too many ends nothing but itself', () => {
    expect(scoped('.x{color:red}}html{display:none}')).not.toMatch(/(^|\})\s*html/);
    expect(scoped('.x{content:"}html{display:none}"}')).toBe('');
  });

  test('declarations that load something, stay on the screen or are odd are dropped; the others stay', () => {
    expect(
      safeDeclarations(
        'color: red; background: URL(x); background:image-set("x" 1x); width: calc(1px + 2%); position: fixed; ' +
          'position: relative; behavior: x; --a: 1px; content: "a;b"; top: 1px}; font: "x; color: blue',
      ),
    ).toBe('color:red;width:calc(1px + 2%);position:relative;--a:1px;content:"a;b"');
  });

  test('for keeping, the selectors stay as their author wrote them', () => {
    expect(safeCss('body{color:red}@import url(x);.a{background:url(x);color:red}')).toBe(
      'body{color:red}.a{color:red}',
    );
  });
});
