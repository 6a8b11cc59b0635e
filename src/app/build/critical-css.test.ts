import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

const HTML = '<main class="_a0 _a1"><p class="_b2">tekst</p></main>';
const kept = (css: string): string => criticalCss(css, HTML);

test('rules without a class, and of classes that stand in the page, are kept as they are', () => {
  const css = '@layer base{p{margin:0}}@layer mantine;:root{--a:1px}._a0 p:hover,._b2[data-open]{color:red}';
  expect(kept(css)).toBe(css);
});

test('rules for what is not in the page are left out, wherever they stand', () => {
  expect(kept('._z0{color:red}._a0 ._z1>p{color:red}p{margin:0}')).toBe('p{margin:0}');
  expect(kept('@media (width>=48rem){._z0{color:red}}')).toBe('');
  expect(kept('@media print{._z0{color:red}._a1{color:red}}')).toBe('@media print{._a1{color:red}}');
});

test('a rule with several selectors stays when one of them can match', () => {
  expect(kept('._z0,._a0{color:red}')).toBe('._z0,._a0{color:red}');
});

test('what a selector says of others does not decide', () => {
  const css = '._a0:not(._z0){color:red}:root:has(._z0){margin:0}._a1:is(._z0,:hover){color:red}';
  expect(kept(css)).toBe(css);
});

test('faces and keyframes are kept; braces and colons in a text are no rule', () => {
  const css =
    '@font-face{font-family:A;src:url(a.woff2)}@keyframes _z2{to{rotate:1turn}}._a0:after{content:"};{"}';
  expect(kept(css)).toBe(css);
});
