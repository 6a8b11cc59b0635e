/** What of a page's styles its finished HTML can show. Pure; finish-build.ts uses it. */

const CLASSES = /class="([^"]*)"/g;
/** What a selector says of elements other than the one it names. */
const ASIDE = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const NAMED = /\.([a-z_][\w-]*)/gi;
/** At-rules that hold rules; any other is taken or left as a whole. */
const GROUP = /^@(?:media|supports|layer|container)\b/;

/** Cuts a stylesheet into its outermost rules: what stands before the brace, and what between them; null: a statement. */
function* rulesOf(css: string): Generator<{ readonly head: string; readonly body: string | null }> {
  let depth = 0;
  let start = 0;
  let open = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at] ?? '';
    if (quote !== '') {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (char === '}') {
      depth -= 1;
      if (depth > 0) continue;
      yield { head: css.slice(start, open), body: css.slice(open + 1, at) };
      start = at + 1;
    } else if (char === ';' && depth === 0) {
      yield { head: css.slice(start, at), body: null };
      start = at + 1;
    }
  }
}

/**
 * The rules of a stylesheet that can match something in the page: those without a class, and those of whose selectors
 * one names only classes that stand in it. The rest is for what scripts show later; it arrives with them.
 */
export function criticalCss(css: string, html: string): string {
  const present = new Set([...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')));
  const canMatch = (selector: string): boolean =>
    [...selector.replaceAll(ASIDE, '').matchAll(NAMED)].every(([, name = '']) => present.has(name));
  const kept = (part: string): string =>
    [...rulesOf(part)]
      .map(({ head, body }) => {
        if (body === null) return `${head};`;
        if (GROUP.test(head)) {
          const inner = kept(body);
          return inner === '' ? '' : `${head}{${inner}}`;
        }
        return head.startsWith('@') || head.replaceAll(ASIDE, '').split(',').some(canMatch)
          ? `${head}{${body}}`
          : '';
      })
      .join('');
  return kept(css);
}
