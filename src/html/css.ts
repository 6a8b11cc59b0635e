/**
 * Styles of an article's blocks, held to their wrapper. What css-tree reads is taken apart and written anew: plain
 * rules and conditions are kept, every selector gets the scope, and everything else is dropped: what the parser does not
 * understand, what loads something, and what leaves the block.
 */
import type { CssNode, Declaration, ParseOptions, Selector } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import { ID_ATTRIBUTE } from './article-ids.ts';
import { prefixedId } from './policy.ts';

const CONDITIONS: readonly string[] = ['media', 'supports', 'container'];
const PROPERTY = /^-{0,2}[a-z][a-z\d-]*$/i;
const DEAD_PROPERTY = /^(?:behavior|-moz-binding)$/i;
const LOADING_FUNCTION = /(?:^|-)(?:url|src|image|image-set|cross-fade|element|expression|paint)$/i;
/** Signs that end a style element or a block for a reader that is less strict, and escapes; no style needs them. */
const ODD_SIGNS = /[\\<{}@]|javascript:/i;
/** Nothing of an article stays in view while the page scrolls. */
const STAYING = /fixed|sticky/i;
/** What places an element, and the variables that could hold it. */
const PLACING_PROPERTY = /^(?:position$|--)/i;
/** Nodes that no kept rule holds: what was not understood, addresses, and a rule inside a rule. */
const DROPPED_NODES: readonly CssNode['type'][] = ['Raw', 'Url', 'NestingSelector'];
const PAGE_TYPES: readonly string[] = ['html', 'body'];
const PAGE_CLASSES: readonly string[] = ['root', 'scope', 'host'];

const OPTIONS = { parseCustomProperty: true, positions: true } as const satisfies ParseOptions;

/** What a part ends with where it was closed: a browser closes at the end of a text what its author left open. */
const CLOSING: Partial<Record<CssNode['type'], RegExp>> = {
  String: /^(?:"[^]*"|'[^]*')$/,
  Function: /\)$/,
  Parentheses: /\)$/,
  Brackets: /\]$/,
  AttributeSelector: /\]$/,
  Block: /\}$/,
};

/** One text being read. */
interface Reading {
  readonly text: string;
  /** Begins every selector; empty: selectors stay as they are. */
  readonly scope: string;
}

const sourceOf = ({ text }: Reading, node: CssNode): string =>
  node.loc ? text.slice(node.loc.start.offset, node.loc.end.offset) : '';

/** Whether a part was understood to its end, was closed, and says nothing odd. */
function isPlain(reading: Reading, part: CssNode): boolean {
  const faults = walk.findAll(
    part,
    (node) =>
      DROPPED_NODES.includes(node.type) || CLOSING[node.type]?.test(sourceOf(reading, node)) === false,
  );
  return faults.length === 0 && !ODD_SIGNS.test(generate(part));
}

const childrenOf = (node: CssNode | null): CssNode[] =>
  node !== null && 'children' in node && node.children !== null ? node.children.toArray() : [];

/** A declaration as it is kept; null when it may not stand. */
function safeDeclaration(reading: Reading, declaration: Declaration): string | null {
  const { property, value, important } = declaration;
  if (!PROPERTY.test(property) || DEAD_PROPERTY.test(property) || typeof important === 'string') return null;
  if (childrenOf(value).length === 0 || !isPlain(reading, declaration)) return null;
  const calls = walk.findAll(value, (node) => node.type === 'Function');
  if (calls.some((node) => node.type === 'Function' && LOADING_FUNCTION.test(node.name))) return null;
  if (PLACING_PROPERTY.test(property) && STAYING.test(generate(value))) return null;
  if (/^position$/i.test(property) && calls.length > 0) return null;
  return generate(declaration);
}

const safeDeclarationsOf = (reading: Reading, block: CssNode): string =>
  childrenOf(block)
    .map((node) => (node.type === 'Declaration' ? safeDeclaration(reading, node) : null))
    .filter((declaration) => declaration !== null)
    .join(';');

/** The ids that a selector names, as they stand in the page. */
function prefixIdsOf(selector: Selector): void {
  walk(selector, (node) => {
    if (node.type === 'IdSelector') node.name = prefixedId(node.name);
    if (node.type !== 'AttributeSelector' || node.matcher !== '=' || !ID_ATTRIBUTE.test(node.name.name))
      return;
    const { value } = node;
    if (value?.type === 'String') value.value = prefixedId(value.value);
    if (value?.type === 'Identifier') value.name = prefixedId(value.name);
  });
}

/** Whether a part of a selector names the whole page, for which the wrapper stands. */
const isWholePage = (node: CssNode): boolean =>
  (node.type === 'TypeSelector' && PAGE_TYPES.includes(node.name.toLowerCase())) ||
  (node.type === 'PseudoClassSelector' &&
    node.children === null &&
    PAGE_CLASSES.includes(node.name.toLowerCase()));

const isDescent = (node: CssNode | undefined): boolean => node?.type === 'Combinator' && node.name === ' ';

/** A selector held to the scope; null when it may not stand. */
function scopedSelector(reading: Reading, selector: Selector): string | null {
  const parts = selector.children.toArray();
  // A percentage is a step of an animation.
  if (!isPlain(reading, selector) || parts.some(({ type }) => type === 'Percentage')) return null;
  const { scope } = reading;
  if (scope === '') return generate(selector);
  prefixIdsOf(selector);
  const own = parts.findIndex((node, at) => !isWholePage(node) && !(at > 0 && isDescent(node)));
  const first = own === -1 ? undefined : parts[own];
  if (first === undefined) return scope;
  // What precedes the first step down is the wrapper itself; a neighbour of the wrapper is no part of the block.
  const step =
    own === 0 || isDescent(parts[own - 1])
      ? own
      : parts.findIndex(({ type }, at) => at >= own && type === 'Combinator');
  const leaving = parts[step];
  if (leaving?.type === 'Combinator' && (step === 0 || (leaving.name !== '>' && !isDescent(leaving))))
    return null;
  const rest = parts
    .slice(own)
    .map((node) => generate(node))
    .join('');
  const is_same_element = own > 0 && !isDescent(parts[own - 1]);
  return `${scope}${is_same_element || first.type === 'Combinator' ? '' : ' '}${rest}`;
}

/** A rule, or a condition with its rules, with what is allowed of it; empty when nothing is. */
function scopedRule(reading: Reading, node: CssNode): string {
  if ((node.type !== 'Rule' && node.type !== 'Atrule') || !node.block) return '';
  if (CLOSING.Block?.test(sourceOf(reading, node.block)) === false) return '';
  if (node.type === 'Rule') {
    const selectors = childrenOf(node.prelude)
      .map((selector) => (selector.type === 'Selector' ? scopedSelector(reading, selector) : null))
      .filter((selector) => selector !== null);
    const declarations = safeDeclarationsOf(reading, node.block);
    return selectors.length === 0 || declarations === '' ? '' : `${selectors.join(',')}{${declarations}}`;
  }
  const { name, prelude } = node;
  if (!CONDITIONS.includes(name.toLowerCase()) || prelude === null || !isPlain(reading, prelude)) return '';
  const inner = childrenOf(node.block).map((rule) => scopedRule(reading, rule));
  return inner.join('') === '' ? '' : `@${name} ${generate(prelude)}{${inner.join('')}}`;
}

/** Nothing, where brackets stand in each other so deep that no reader comes to their end. */
function readOrDrop(read: () => string): string {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof RangeError) return '';
    throw fault;
  }
}

/** The declarations of a style attribute that may stand. */
export const safeDeclarations = (text: string): string =>
  readOrDrop(() =>
    safeDeclarationsOf({ text, scope: '' }, parse(text, { ...OPTIONS, context: 'declarationList' })),
  );

/** The rules of a stylesheet, each for what lies inside `scope` only; with an empty scope as they are. */
export const scopedCss = (text: string, scope: string): string =>
  readOrDrop(() =>
    childrenOf(parse(text, OPTIONS))
      .map((node) => scopedRule({ text, scope }, node))
      .join(''),
  );

/** A stylesheet with everything taken out that loads or leaves; for keeping, where the scope is not known yet. */
export const safeCss = (text: string): string => scopedCss(text, '');
