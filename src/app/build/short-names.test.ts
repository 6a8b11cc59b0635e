import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const css = '.frame { margin: 0 }\n.frame .words { gap: 1px }\n@keyframes turn { to { rotate: 1turn } }';
const file = `${root}src/ui/button.module.css`;

test('names are short, alike for the same sources, and differ within a file and between files', () => {
  const name = shortNames(root);
  const again = shortNames(root);
  const made = ['frame', 'words', 'turn'].map((one) => name(one, file, css));
  expect(made).toEqual(['frame', 'words', 'turn'].map((one) => again(one, `${file}?used`, css)));
  expect(new Set(made).size).toBe(3);
  expect(made.map((one) => one.replace(/^_[a-zA-Z]+/, ''))).toEqual(['0', '1', '2']);
  expect(made.every((one) => /^_[a-zA-Z]{1,2}\d{1,3}$/.test(one))).toBe(true);
  expect(name('frame', `${root}src/ui/spinner.module.css`, css)).not.toBe(made[0]);
});

test('a file outside src, or a name that the file does not have, is refused', () => {
  const name = shortNames(root);
  expect(() => name('frame', '/elsewhere/a.module.css', css)).toThrow('outside src');
  expect(() => name('other', file, css)).toThrow('other');
});
