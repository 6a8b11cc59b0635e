import { expect, test } from 'vitest';
import { joinCode, readTypedCode, splitCode } from './html-code.ts';

test('E-024 typed code is split into its first style element and the rest, in whatever order and case they stand', () => {
  expect(splitCode('<style>p { color: red }</style><p>Was</p>')).toEqual({
    css: 'p { color: red }',
    html: '<p>Was</p>',
  });
  expect(splitCode('<p>a</p>\n<STYLE media="all">\nb{}\n</Style >\n<p>c</p>')).toEqual({
    css: 'b{}',
    html: '<p>a</p>\n\n<p>c</p>',
  });
  expect(splitCode('<style>a{}</style><p>x</p><style>b{}</style>')).toEqual({
    css: 'a{}',
    html: '<p>x</p><style>b{}</style>',
  });
  expect(splitCode('  <p>x</p> ')).toEqual({ css: '', html: '<p>x</p>' });
});

test('E-024 a style element in a comment or without an end is no style', () => {
  const commented = '<!-- <style>a{}</style> --><p>x</p>';
  expect(splitCode(commented)).toEqual({ css: '', html: commented });
  expect(splitCode('<style>a{} <p>x</p>')).toEqual({ css: '', html: '<style>a{} <p>x</p>' });
  expect(splitCode(`${commented}<style>b{}</style>`)).toEqual({ css: 'b{}', html: commented });
});

test('E-024 split and joined code stays the same when it is split again', () => {
  for (const code of ['<p>x</p>', '<p>a</p><style>b{}</style>c', '<style>a{}</style>', '']) {
    const parts = splitCode(code);
    expect(splitCode(joinCode(parts))).toEqual(parts);
  }
});

test('E-020 typed code is read out of the form, and an odd value is none', () => {
  const typed = { id: null, source: '', html: '<p>' };
  expect(readTypedCode(JSON.stringify(typed))).toEqual(typed);
  for (const odd of ['', '{', '{"id":1}', 'null']) expect(readTypedCode(odd)).toBeNull();
});
