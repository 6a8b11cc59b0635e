/**
 * Styles of an article's blocks, held to their wrapper. A reader of its own, so that browser and build say the
 * same: it keeps plain rules and conditions, puts the scope before every selector, and drops whatever it does not
 * understand, whatever loads something, and whatever leaves the block.
 */
import { prefixSelector } from './article-ids.ts';

const CONDITIONS = /^@(?:media|supports|container)\b[\w\s():.,>=%/+*-]*$/i;
const SELECTOR = /^[\w\s.#:[\]="'()*>+~|^$%\u00a0-\uffff-]+$/;
const WHOLE_PAGE = /^(?:(?:html|body|:root|:scope|:host)(?![\w-])\s*)+/i;
const PROPERTY = /^-{0,2}[a-z][a-z\d-]*$/i;
const LOADING_OR_ODD = /[\\<{}@]|\b(?:url|src|image|image-set|element|expression|paint)\s*\(|javascript:/i;
const DEAD_PROPERTY = /^(?:behavior|-moz-binding)$/i;
/** Nothing of an article stays in view while the page scrolls. */
const STAYING = /fixed|sticky/i;

const withoutComments = (css: string): string =>
  css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ').replace(/<!--|-->/g, ' ');

/** Where the part that begins at `from` ends: at the first of `ends` that stands in no string and no bracket. */
function endOf(css: string, from: number, ends: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const sign = css.charAt(at);
    if (sign === '"' || sign === "'") {
      const close = css.indexOf(sign, at + 1);
      if (close < 0) return css.length;
      at = close;
    } else if (depth === 0 && ends.includes(sign)) return at;
    else if (sign === '(' || sign === '[' || sign === '{') depth += 1;
    else if (sign === ')' || sign === ']' || sign === '}') depth -= 1;
  }
  return css.length;
}

function parts(text: string, separator: string): string[] {
  const found: string[] = [];
  for (let from = 0; from <= text.length; ) {
    const end = endOf(text, from, separator);
    found.push(text.slice(from, end).trim());
    from = end + 1;
  }
  return found.filter((part) => part !== '');
}

const isBalanced = (text: string): boolean => {
  const bare = text.replace(/"[^"]*"|'[^']*'/g, '');
  const count = (sign: string): number => bare.split(sign).length;
  return !/["']/.test(bare) && count('(') === count(')') && count('[') === count(']');
};

/** The declarations of a rule or a style attribute that may stand. */
export function safeDeclarations(text: string): string {
  return parts(withoutComments(text), ';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const property = declaration.slice(0, colon).trim();
      const value = declaration.slice(colon + 1).trim();
      if (colon < 1 || value === '' || !PROPERTY.test(property) || DEAD_PROPERTY.test(property)) return [];
      if (LOADING_OR_ODD.test(value) || !isBalanced(value)) return [];
      if (/^position$/i.test(property) && STAYING.test(value)) return [];
      return [`${property}:${value}`];
    })
    .join(';');
}

function scopedSelector(given: string, scope: string): string | null {
  if (!SELECTOR.test(given) || !isBalanced(given)) return null;
  if (scope === '') return given;
  const selector = prefixSelector(given);
  const rest = selector.replace(WHOLE_PAGE, '');
  // A neighbour of the wrapper is no part of the block.
  if (/^[+~|]/.test(rest) || /^[>]/.test(selector)) return null;
  if (rest === selector) return `${scope} ${selector}`;
  const glued = /^[.#[:]/.test(rest) && !/\s$/.test(selector.slice(0, selector.length - rest.length));
  return `${scope}${glued ? '' : ' '}${rest}`.trim();
}

function scopedRule(prelude: string, body: string, scope: string): string {
  if (prelude.startsWith('@')) {
    if (!CONDITIONS.test(prelude) || !isBalanced(prelude)) return '';
    const inner = scopedCss(body, scope);
    return inner === '' ? '' : `${prelude}{${inner}}`;
  }
  const selectors = parts(prelude, ',').map((selector) => scopedSelector(selector, scope));
  const declarations = safeDeclarations(body);
  const kept = selectors.filter((selector) => selector !== null);
  return kept.length === 0 || declarations === '' ? '' : `${kept.join(',')}{${declarations}}`;
}

/** The rules of a stylesheet, each for what lies inside `scope` only; with an empty scope as they are. */
export function scopedCss(css: string, scope: string): string {
  const text = withoutComments(css);
  let rules = '';
  for (let from = 0; from < text.length; ) {
    const open = endOf(text, from, '{;');
    if (open >= text.length) break;
    if (text.charAt(open) === ';') {
      // An import, a charset: nothing that is kept has no body.
      from = open + 1;
      continue;
    }
    const close = endOf(text, open + 1, '}');
    if (close >= text.length) break;
    rules += scopedRule(text.slice(from, open).trim(), text.slice(open + 1, close), scope);
    from = close + 1;
  }
  return rules;
}

/** A stylesheet with everything taken out that loads or leaves; for keeping, where the scope is not known yet. */
export const safeCss = (css: string): string => scopedCss(css, '');
