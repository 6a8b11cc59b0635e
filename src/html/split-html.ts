/** Cuts HTML into its top-level parts without changing a byte of it: an editor and a merge work part by part. */

/** Elements of running text: beside each other they are one part. */
const INLINE_TAGS: readonly string[] =
  'a abbr b bdi bdo br cite code del dfn em i ins kbd mark q s samp small span strike strong sub sup time u var wbr'.split(
    ' ',
  );

/** Elements without content or end tag. */
const VOID_TAGS: readonly string[] =
  'area base br col embed hr img input link meta param source track wbr'.split(' ');

/** Elements whose content is no markup. */
const RAW_TAGS: readonly string[] = 'iframe noembed noframes script style textarea title xmp'.split(' ');

/** Elements that end a paragraph which was not closed. */
const PARAGRAPH_ENDING_TAGS: readonly string[] =
  'address article aside blockquote details div dl figure footer h1 h2 h3 h4 h5 h6 header hr ol p pre section table ul'.split(
    ' ',
  );

const TOKEN = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/** A top-level element, or text and elements of running text beside each other. */
export interface HtmlPart {
  /** Its bytes in the text. */
  readonly source: string;
  readonly nodes: readonly Node[];
  /** White space between it and the next part. */
  readonly gap: string;
}

interface SplitHtml {
  /** White space before the first part. */
  readonly lead: string;
  readonly parts: readonly HtmlPart[];
}

interface Piece {
  readonly source: string;
  readonly nodes: readonly Node[];
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

/** Whether a node belongs to running text; a comment is a part of its own. */
export const isInline = (node: Node): boolean =>
  isElement(node) ? INLINE_TAGS.includes(node.localName) : node.nodeType === node.TEXT_NODE;

function parsed(html: string, inert: Document): readonly Node[] {
  const holder = inert.createElement('div');
  holder.innerHTML = html;
  return [...holder.childNodes];
}

function serialised(node: Node, inert: Document): string {
  const holder = inert.createElement('div');
  holder.append(node.cloneNode(true));
  return holder.innerHTML;
}

/** The places where a top-level part begins or ends, as the tags say; a caller has to look whether they are right. */
function cutsOf(html: string): readonly number[] {
  const cuts: number[] = [];
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(html); token !== null; token = TOKEN.exec(html)) {
    const [text, slash, tag = ''] = token;
    const name = tag.toLowerCase();
    const end = token.index + text.length;
    if (slash === undefined) {
      if (open.length === 0) cuts.push(token.index, end);
    } else if (slash === '/') {
      const at = open.lastIndexOf(name);
      if (at === -1) continue;
      open.length = at;
      if (at === 0) cuts.push(end);
    } else {
      if (open.at(-1) === 'p' && PARAGRAPH_ENDING_TAGS.includes(name)) open.pop();
      if (open.length === 0) cuts.push(token.index);
      if (VOID_TAGS.includes(name)) {
        if (open.length === 0) cuts.push(end);
        continue;
      }
      open.push(name);
      if (!RAW_TAGS.includes(name)) continue;
      const closing = html.toLowerCase().indexOf(`</${name}`, end);
      TOKEN.lastIndex = closing === -1 ? html.length : closing;
    }
  }
  return [...new Set([0, ...cuts, html.length])].toSorted((a, b) => a - b);
}

const isSame = (nodes: readonly Node[], others: readonly Node[]): boolean =>
  nodes.length === others.length && nodes.every((node, index) => node.isEqualNode(others[index] ?? null));

/** The top-level nodes with their bytes; all of them as one piece where the text is too odd to be cut. */
function piecesOf(html: string, inert: Document): readonly Piece[] {
  const nodes = parsed(html, inert);
  const sources = nodes.map((node) => serialised(node, inert));
  // What a browser wrote, and everything that was saved here, reads back byte for byte.
  if (sources.join('') === html)
    return nodes.map((node, index) => ({ source: sources[index] ?? '', nodes: [node] }));
  const cuts = cutsOf(html);
  const pieces = cuts
    .slice(1)
    .map((end, index) => html.slice(cuts[index], end))
    .map((source) => ({ source, nodes: parsed(source, inert) }));
  const is_right =
    pieces.every((piece) => piece.nodes.length === 1) &&
    isSame(
      pieces.flatMap((piece) => piece.nodes),
      nodes,
    );
  return is_right ? pieces : [{ source: html, nodes }];
}

const isSpace = ({ nodes: [node, ...others] }: Piece): boolean =>
  node !== undefined &&
  others.length === 0 &&
  node.nodeType === node.TEXT_NODE &&
  /^[ \t\n\f\r]*$/.test(node.textContent ?? '');

const isRunning = ({ nodes }: Pick<Piece, 'nodes'>): boolean => nodes.length > 0 && nodes.every(isInline);

/**
 * Cuts HTML into its top-level parts. `lead` and every `source` and `gap` one after another are the text again, byte for byte.
 * @param inert a document that loads and runs nothing, such as `document.implementation.createHTMLDocument('')`
 */
export function splitHtml(html: string, inert: Document): SplitHtml {
  if (html === '') return { lead: '', parts: [] };
  let lead = '';
  const parts: HtmlPart[] = [];
  for (const piece of piecesOf(html, inert)) {
    const last = parts.at(-1);
    if (isSpace(piece)) {
      if (last === undefined) lead += piece.source;
      else parts[parts.length - 1] = { ...last, gap: last.gap + piece.source };
    } else if (last !== undefined && isRunning(last) && isRunning(piece)) {
      const space = last.gap === '' ? [] : [inert.createTextNode(last.gap)];
      parts[parts.length - 1] = {
        source: last.source + last.gap + piece.source,
        nodes: [...last.nodes, ...space, ...piece.nodes],
        gap: '',
      };
    } else parts.push({ ...piece, gap: '' });
  }
  return { lead, parts };
}
