import { array, assert, oneof, property, string, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

/** Reads what `csvText` writes, as Excel does. */
function readCells(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 1;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      at += 1;
      while (text[at] !== '"' || text[at + 1] === '"') {
        if (text[at] === '"') at += 1;
        value += text[at];
        at += 1;
      }
      at += 1;
    } else {
      const end = /[;\r]/.exec(text.slice(at));
      value = text.slice(at, at + (end?.index ?? 0));
      at += value.length;
    }
    line.push(value);
    if (text[at] === ';') at += 1;
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n');
      at += 2;
      lines.push(line);
      line = [];
    }
  }
  return lines;
}

test('a list opens in Dutch Excel: its mark, semicolons, CRLF, and a comma in numbers', () => {
  expect(
    csvText([
      ['Naam', 'Lengte', 'Bedrag'],
      ['Zoë “de Kapitein” d’Ancona', 12.5, -1234.05],
      ['Jan; en "Piet"\r\nsamen', null, 1_000_000],
    ]),
  ).toBe(
    '\uFEFF"Naam";"Lengte";"Bedrag"\r\n' +
      '"Zoë “de Kapitein” d’Ancona";12,5;-1234,05\r\n' +
      '"Jan; en ""Piet""\nsamen";;1000000\r\n',
  );
});

test.each([
  '=HYPERLINK("https://example.com";"klik")',
  '+31 6 12345678',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  ' =1+1',
  '\n=1+1',
  '＝1+1',
  '\u0000=1+1',
])('Excel computes nothing of what a visitor wrote: %j', (text) => {
  const [[value = ''] = []] = readCells(csvText([[text]]));
  expect(value.startsWith("'")).toBe(true);
  expect(value.slice(1)).toBe(text.replaceAll('\0', ''));
});

test.each(['0612345678', '1234567890123456'])('Excel rounds no number that is a name: %s', (text) => {
  expect(readCells(csvText([[text]]))).toEqual([[`'${text}`]]);
});

test.each(['06 1234 5678', 'Jan-Willem', '2026-11-24', '12', 'a=b', ''])('%j is written as it is', (text) => {
  expect(readCells(csvText([[text]]))).toEqual([[text]]);
});

test('every text comes back from its own cell, whatever is in it', () => {
  const texts = array(oneof(string({ unit: 'grapheme' }), stringMatching(/^[=+\-@;"'\r\n\t 0-9a]*$/)), {
    minLength: 1,
    maxLength: 5,
  });
  assert(
    property(array(texts, { minLength: 1, maxLength: 5 }), (lines) => {
      const read = readCells(csvText(lines));
      expect(read.map((line) => line.map((value) => value.replace(/^'/, '')))).toEqual(
        lines.map((line) =>
          line.map((text) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '').replace(/^'/, '')),
        ),
      );
      for (const value of read.flat()) expect(value).not.toMatch(/^[\s=+\-@＝＋－＠]*[=+\-@＝＋－＠]/);
    }),
  );
});
