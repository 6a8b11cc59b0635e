import { expect, test } from 'vitest';
import { changedLines, type LinePart, showChange } from './changed-lines.ts';
import { compareVersions } from './compare-versions.ts';

const linesOf = (before: string, after: string) => {
  const [change] = compareVersions([before], [after]);
  if (change?.kind !== 'changed') throw new Error(`not changed: ${change?.kind}`);
  return changedLines(change.runs);
};

/** A short account: '+' added, '-' removed, what became of the formatting in brackets. */
const told = (part: LinePart): string => {
  if (part.kind === 'picture') return `picture ${part.before?.src ?? '-'} > ${part.after?.src ?? '-'}`;
  const sign = { same: '', added: '+', removed: '-' }[part.presence];
  if (part.kind === 'thing') return `${sign}<${part.name}>`;
  const { formats, link, change, text } = part;
  const look = [...formats, ...(link === null ? [] : [link])].join(',');
  const became = change === null ? '' : ` ${JSON.stringify(change)}`;
  return `${sign}${text.trim()}${look === '' ? '' : ` (${look})`}${became}`;
};
const toldLines = (before: string, after: string) =>
  linesOf(before, after).map(({ look, parts }) => [look.name, ...parts.map(told)]);

test('added and removed words stand in their line with the formatting of their own version', () => {
  expect(
    toldLines(
      '<p>De romp wordt <strong>gewassen en</strong> droog</p>',
      '<p>De romp wordt <strong>gepoetst en</strong> droog</p>',
    ),
  ).toEqual([['p', 'De romp wordt', '-gewassen (strong)', '+gepoetst (strong)', 'en (strong)', 'droog']]);
});

test('another address of a link is told at its words, and so is a link that came or went', () => {
  const parts = linesOf(
    '<p>Lees <a href="/a">dit stuk</a> eerst</p>',
    '<p>Lees <a href="/b">dit stuk</a> eerst</p>',
  )[0]?.parts;
  expect(parts?.[1]).toMatchObject({
    presence: 'same',
    text: 'dit stuk',
    link: '/b',
    change: { link: { from: '/a', to: '/b' }, added: [], removed: [], is_restyled: false },
  });
  expect([parts?.[0], parts?.[2]]).toMatchObject([{ change: null }, { change: null }]);
  const [line] = linesOf('<p>Lees dit stuk eerst</p>', '<p>Lees <a href="/b">dit</a> stuk eerst</p>');
  expect(line?.parts[1]).toMatchObject({ change: { link: { from: null, to: '/b' } } });
});

const formatChanges = (before: string, after: string) =>
  linesOf(before, after)
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.kind === 'words' && part.change !== null ? [part.change] : []));

test('bold, a colour and their going are told once, b and strong are one', () => {
  expect(formatChanges('<p>een twee drie</p>', '<p>een <b>twee</b> drie</p>')).toMatchObject([
    { added: ['strong'], removed: [] },
  ]);
  expect(formatChanges('<p>een <em><s>twee</s></em> drie</p>', '<p>een twee drie</p>')).toMatchObject([
    { added: [], removed: ['em', 's'] },
  ]);
  expect(
    formatChanges('<p>een twee drie</p>', '<p>een <span style="color:red">twee</span> drie</p>'),
  ).toMatchObject([{ is_restyled: true }]);
  expect(
    formatChanges('<p>een <b>twee</b> drie vier</p>', '<p>een <strong>twee</strong> drie vijf</p>'),
  ).toEqual([]);
});

test('a paragraph that became a heading, and an alignment, are told of the line', () => {
  expect(linesOf('<p>Een laag was</p>', '<h2>Een laag was</h2>')).toMatchObject([
    { look: { name: 'h2' }, look_before: { name: 'p' } },
  ]);
  expect(linesOf('<p>Een laag was</p>', '<p style="text-align: center">Een laag was</p>')).toMatchObject([
    { look: { align: 'center' }, look_before: { align: null } },
  ]);
});

test('each item of a list, each cell and each line of a paragraph is a line', () => {
  expect(
    toldLines(
      '<ul><li>een</li><li>twee drie</li></ul>',
      '<ul><li>een</li><li>twee vier</li><li>vijf</li></ul>',
    ).map(([name]) => name),
  ).toEqual(['li', 'li', 'li']);
  expect(
    linesOf('<ul><li>een</li><li>twee</li></ul>', '<ol><li>een</li><li>twee</li></ol>')[0],
  ).toMatchObject({
    look: { list: 'ol' },
    look_before: { list: 'ul' },
  });
  expect(linesOf('<p>een twee<br>drie</p>', '<p>een vier<br>drie</p>')).toHaveLength(2);
});

test('a picture of which the address, the words or the width differ is one picture, changed', () => {
  expect(
    linesOf(
      '<p>x y z<img src="/a.webp" alt="Romp" width="300"></p>',
      '<p>x y z<img src="/a.webp" alt="Romp" width="400"></p>',
    ),
  ).toMatchObject([
    { parts: [{ text: 'x y z' }, { kind: 'picture', before: { width: '300' }, after: { width: '400' } }] },
  ]);
  expect(toldLines('<p>x y z</p>', '<p>x y z<img src="/b.webp" alt=""></p>')).toEqual([
    ['p', 'x y z', 'picture - > /b.webp'],
  ]);
  expect(toldLines('<p>x y z<img src="/b.webp" alt=""></p>', '<p>x y z</p>')).toEqual([
    ['p', 'x y z', 'picture /b.webp > -'],
  ]);
});

const styled = (css: string): string =>
  `<div data-custom-content="a"><style>${css}</style><p>Een schema</p></div>`;

test('a rule and a stylesheet are told by name; what no line shows is known to be construction', () => {
  expect(toldLines(styled('p{color:red}'), styled('p{color:blue}'))).toEqual([
    ['p', '-<style>', '+<style>'],
    ['p', 'Een schema'],
  ]);
  expect(showChange(linesOf(styled('p{color:red}'), styled('p{color:blue}')))).toBe(true);
  const lines = linesOf('<div class="a"><p>Een schema</p></div>', '<div class="b"><p>Een schema</p></div>');
  expect(showChange(lines)).toBe(false);
  expect(lines).toMatchObject([{ parts: [{ text: 'Een schema', change: null }] }]);
});
