import { describe, expect, test } from 'vitest';
import { safeCss, safeDeclarations, scopedCss } from './css.ts';

const scoped = (css: string): string => scopedCss(css, '[s]');

describe('R-30 the styles of a block hold in their wrapper', () => {
  test('every selector gets the scope; the whole page is the wrapper', () => {
    expect(scoped('p{color:red} .a > b, h2:hover{margin:0}')).toBe(
      '[s] p{color:red}[s] .a>b,[s] h2:hover{margin:0}',
    );
    expect(scoped('body{color:red}html body .x{color:red}:root.y{color:red}*{color:red}')).toBe(
      '[s]{color:red}[s] .x{color:red}[s].y{color:red}[s] *{color:red}',
    );
  });

  test('conditions keep their rules, and lose what they may not hold', () => {
    expect(scoped('@media (max-width: 600px){p{color:red}@import url(x);body{margin:0}}')).toBe(
      '@media (max-width:600px){[s] p{color:red}[s]{margin:0}}',
    );
    expect(scoped('@supports (display:grid){}@layer x{p{color:red}}@keyframes x{from{top:0}}')).toBe('');
  });

  test('neighbours of the wrapper, odd signs and open ends are no part of it', () => {
    for (const css of [
      '~ footer{color:red}',
      '> p{color:red}',
      'body + x{color:red}',
      ':root:not(.x) ~ *{color:red}',
      'body:hover + footer{color:red}',
      'html body.x ~ p{color:red}',
      'body || x{color:red}',
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

  test('a forbidden style in a variable, a nested rule, a condition or another spelling is dropped', () => {
    expect(
      safeDeclarations(
        '--u: url(x); background: var(--u, url(x)); color: var(--c, red); position: var(--p, fixed); ' +
          'background: -webkit-image-set("x" 1x); background: cross-fade("x", "y"); background: U\\52L(x); ' +
          'color: blue !ie; --b: {x:y}; width: 1px !important',
      ),
    ).toBe('color:var(--c,red);width:1px!important');
    expect(scoped('p{color:red;&:hover{margin:0}html &{margin:0}.a{margin:0}}')).toBe('[s] p{color:red}');
    expect(scoped('@media screen{@font-face{src:url(x)}@media print{p{color:red}}}')).toBe(
      '@media screen{@media print{[s] p{color:red}}}',
    );
    for (const css of [
      '@\\69mport url(x);',
      '50%{top:0}',
      '@media screen;',
      '.a[title="</style>"]{color:red}',
    ])
      expect(scoped(css), css).toBe('');
  });

  test('brackets in brackets without end are dropped, and what is read of a text ends in time', () => {
    const deep = '('.repeat(200_000);
    expect(scoped(`p{width:calc${deep}1px`)).toBe('');
    expect(safeDeclarations(`width:calc${deep}`)).toBe('');
    expect(scoped('@media screen{'.repeat(20_000))).toBe('');
  });

  test('for keeping, the selectors stay as their author wrote them', () => {
    expect(safeCss('body{color:red}@import url(x);.a{background:url(x);color:red}')).toBe(
      'body{color:red}.a{color:red}',
    );
  });
});
