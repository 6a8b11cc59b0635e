import { posix } from 'node:path';
import { type CssNode, generate, parse, walk } from 'css-tree';
import { expect, test } from 'vitest';
import { filesBelow, textOf } from '../support/source-files.ts';

const files = filesBelow('src');
const sheets = files.filter((path) => path.endsWith('.module.css'));

/** The classes of a sheet: every name after a dot in its selectors. */
function classesIn(sheet: string): ReadonlySet<string> {
  const selectors = textOf(sheet)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\([^)]*\)|[^{};]*;/g, '');
  return new Set([...selectors.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}
const CLASSES = new Map(sheets.map((sheet) => [sheet, classesIn(sheet)]));

interface Use {
  readonly script: string;
  readonly sheet: string;
  /** Null for `classes[key]`, of which the name is known only when the page runs. */
  readonly name: string | null;
}

/** Every `classes['name']` and `classes[key]` of a script, by the sheets that it imports. */
function usesIn(script: string): readonly Use[] {
  const text = textOf(script);
  return [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'/gm)].flatMap(
    ([, local = '', specifier = '']) => {
      const sheet = posix.join(posix.dirname(script), specifier);
      return [...text.matchAll(new RegExp(`\\b${local}\\[(?:'([^']+)')?`, 'g'))].map(([, name = null]) => ({
        script,
        sheet,
        name,
      }));
    },
  );
}
const uses = files.filter((path) => /\.tsx?$/.test(path)).flatMap(usesIn);

test('every class that a component names stands in its sheet', () => {
  const missing = uses.filter(({ sheet, name }) => name !== null && !CLASSES.get(sheet)?.has(name));
  expect(missing.map(({ script, sheet, name }) => `${script}: '${name}' of ${sheet}`)).toEqual([]);
});

test('every class of a sheet is named by a component', () => {
  const named = new Map(sheets.map((sheet) => [sheet, new Set<string | null>()]));
  for (const { sheet, name } of uses) named.get(sheet)?.add(name);
  const unused = [...CLASSES].flatMap(([sheet, names]) =>
    named.get(sheet)?.has(null)
      ? []
      : [...names].filter((name) => !named.get(sheet)?.has(name)).map((name) => `${sheet}: ${name}`),
  );
  expect(unused).toEqual([]);
});

/** The selectors of a sheet that say what happens under a pointer outside of `@media (hover: hover)`. */
function stickyHovers(sheet: string): readonly string[] {
  const found: string[] = [];
  const look = (node: CssNode, can_hover: boolean): void => {
    if (node.type === 'Atrule') {
      const asks = node.prelude !== null && /\(hover:\s?hover\)/.test(generate(node.prelude));
      node.block?.children.forEach((child) => look(child, can_hover || asks));
    } else if (node.type === 'Rule' && !can_hover) {
      walk(node.prelude, (part) => {
        if (part.type === 'PseudoClassSelector' && part.name === 'hover') found.push(generate(node.prelude));
      });
    }
  };
  const sheet_of_rules = parse(textOf(sheet));
  if (sheet_of_rules.type === 'StyleSheet') sheet_of_rules.children.forEach((node) => look(node, false));
  return found;
}

test('what changes under a pointer never stays changed under a finger that has left', () => {
  const of_visitors = files.filter((path) => /^src\/(site|ui)\/.*\.css$/.test(path));
  expect(of_visitors.length).toBeGreaterThan(40);
  for (const sheet of of_visitors) expect(stickyHovers(sheet), sheet).toEqual([]);
});

/** What an `em` of the admin may at most be taken from. */
const ROOT_PX = 16;
const LEAST_TEXT_PX = 14;

/** The sizes of text in a sheet that are less than 14 px, or less than the text around them. */
function smallSizes(sheet: string): readonly string[] {
  const found: string[] = [];
  walk(parse(textOf(sheet)), (node) => {
    if (node.type !== 'Declaration' || !/^font(-size)?$/.test(node.property) || node.value.type === 'Raw')
      return;
    const size = node.value.children.toArray().find(({ type }) => type === 'Dimension');
    if (size?.type !== 'Dimension') return;
    const least = { rem: LEAST_TEXT_PX / ROOT_PX, px: LEAST_TEXT_PX, em: 1 }[size.unit];
    if (least === undefined || Number(size.value) < least) found.push(`${sheet}: ${generate(node)}`);
  });
  return found;
}

test('R-50 no sheet of the admin sets text below 14 px, for it is read on a tablet at arm’s length', () => {
  const of_staff = files.filter((path) => /^src\/admin\/.*\.css$/.test(path));
  expect(of_staff.length).toBeGreaterThan(60);
  expect(of_staff.flatMap(smallSizes)).toEqual([]);
});

test('no rule of the admin asks what the whole page has: every change in it would have each element’s style looked at again', () => {
  const of_admin = files.filter((path) => /^src\/(admin|app|pwa)\/.*\.css$/.test(path));
  const asking = of_admin.filter((path) =>
    /(?:(?<![\w-])(?:html|body)|:root)[^\s,{}]*:has\(/.test(
      textOf(path).replace(/:global\(([\w-]+)\)/g, '$1'),
    ),
  );
  expect(of_admin.length).toBeGreaterThan(50);
  expect(asking).toEqual([]);
});
