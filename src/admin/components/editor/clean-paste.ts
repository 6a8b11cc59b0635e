/**
 * Pasted HTML as a text of ours: the words with the formats that the toolbar has, lists, headings, links and tables. What
 * Word, Google Docs and other sites add is left out; a picture of another site leaves its place, never its address.
 */
import { PICTURE_DATA, withoutHandlers } from '../../../html/policy.ts';
import { uuidv7 } from '../../../lib/uuid.ts';
import { elementMaker, EMPTY, Lines, type Place, PLAIN } from './paste-lines.ts';
import { noteClassStyles } from './paste-classes.ts';
import {
  alignmentOf,
  emojiOf,
  fileOf,
  formatsWithin,
  headingLevelOf,
  isCounter,
  isLeftOut,
  isStandIn,
  linkOf,
  listTypeOf,
  type WordItem,
  wordItemsOf,
} from './paste-style.ts';

interface CleanPaste {
  readonly html: string;
  /** Pictures that came within the HTML, by the `data-waiting` of their place. */
  readonly pictures: ReadonlyMap<string, File>;
}

const BLOCK_TAGS: readonly string[] = (
  'address article aside body center dd details dialog div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 ' +
  'header main nav p section summary'
).split(' ');
const CELL_ATTRIBUTES = ['colspan', 'rowspan', 'scope'] as const;
const PICTURE_ATTRIBUTES = ['alt', 'width', 'height', 'class'] as const;

const cellsOf = (row: Element): Element[] =>
  [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th');

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

/** Reads one paste. */
function createReader(made: Document, isOwnPicture: (src: string) => boolean) {
  const pictures = new Map<string, File>();

  const element = elementMaker(made);

  const missing = (file: File | null): Element => {
    const id = uuidv7();
    if (file !== null) pictures.set(id, file);
    return element('figure', { class: 'picture-missing', 'data-waiting': file === null ? null : id });
  };

  /** A picture of ours, the place of one that came along, or of one that did not; null for what is no picture. */
  const pictureOf = (image: Element): Element | null => {
    const src = image.getAttribute('src')?.trim() ?? '';
    if (isCounter(image)) return null;
    if (isOwnPicture(src)) {
      const kept = PICTURE_ATTRIBUTES.map((name) => [name, image.getAttribute(name)] as const);
      return element('img', { src, ...Object.fromEntries(kept) });
    }
    return missing(PICTURE_DATA.test(src) && !isStandIn(image) ? fileOf(src) : null);
  };

  const linesIn = (out: Element, parent: Node, place: Place): void => {
    const lines = new Lines(out, element);
    read(parent, lines, place);
    lines.end();
  };

  const listOf = (list: Element): Element => {
    const made_list = element(list.localName, {
      start:
        list.localName === 'ol' && list.getAttribute('start') !== '1' ? list.getAttribute('start') : null,
      type: listTypeOf(list),
    });
    for (const child of list.childNodes) {
      if (isElement(child) && (child.localName === 'ul' || child.localName === 'ol')) {
        // Google Docs lays a list of the next level between the items.
        if (made_list.lastElementChild === null) made_list.append(element('li'));
        made_list.lastElementChild?.append(listOf(child));
      } else if (
        !EMPTY.test(child.textContent ?? '') ||
        (isElement(child) && child.querySelector('img') !== null)
      ) {
        const item = element('li');
        const place = isElement(child) ? { ...PLAIN, formats: formatsWithin(child, new Set()) } : PLAIN;
        if (isElement(child) && child.localName === 'li') linesIn(item, child, place);
        else linesIn(item, wrapped('div', child), PLAIN);
        made_list.append(item);
      }
    }
    return made_list;
  };

  const wrapped = (tag: string, node: Node): Element => {
    const box = made.createElement(tag);
    box.append(made.importNode(node, true));
    return box;
  };

  /** Word writes each item as a paragraph that says its level. */
  const wordList = (items: readonly WordItem[]): Element[] => {
    const roots: Element[] = [];
    const open: { level: number; list: Element }[] = [];
    for (const { level, is_ordered, type, number, paragraph } of items) {
      const tag = is_ordered ? 'ol' : 'ul';
      while ((open.at(-1)?.level ?? 0) > level) open.pop();
      if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== tag) open.pop();
      if ((open.at(-1)?.level ?? 0) < level) {
        const start = number !== null && number > 1 ? String(number) : null;
        const list = element(tag, { start, type });
        const parent = open.at(-1)?.list.lastElementChild;
        if (parent) parent.append(list);
        else roots.push(list);
        open.push({ level, list });
      }
      const item = element('li');
      linesIn(item, paragraph, PLAIN);
      open.at(-1)?.list.append(item);
    }
    return roots;
  };

  /**
   * A table is a block with its source, since the editor edits none, and its pictures stand below it; a table of a single
   * cell only held a text together.
   */
  const tableOf = (table: Element, lines: Lines, place: Place): void => {
    const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
    const [only, ...others] = rows.flatMap(cellsOf);
    if (only === undefined || others.length === 0) {
      if (only !== undefined) read(only, lines, place);
      lines.end();
      return;
    }
    const made_table = element('table');
    /** Places of pictures that are not there yet: an HTML block has none. */
    const below: Element[] = [];
    const caption = table.querySelector(':scope > caption')?.textContent?.trim() ?? '';
    if (caption !== '') made_table.append(Object.assign(element('caption'), { textContent: caption }));
    for (const row of rows) {
      const part = row.parentElement?.localName === 'thead' ? 'thead' : 'tbody';
      if (made_table.lastElementChild?.localName !== part) made_table.append(element(part));
      const made_row = element('tr');
      for (const cell of cellsOf(row)) {
        const kept = CELL_ATTRIBUTES.map((name) => [name, cell.getAttribute(name)] as const);
        const made_cell = element(cell.localName, Object.fromEntries(kept));
        const formats = formatsWithin(cell, new Set());
        linesIn(made_cell, cell, { ...PLAIN, formats, align: alignmentOf(cell) });
        for (const figure of made_cell.querySelectorAll('figure.picture-missing')) {
          figure.remove();
          below.push(figure);
        }
        for (const inner of made_cell.querySelectorAll('[data-html-block]'))
          inner.outerHTML = inner.getAttribute('data-html') ?? '';
        const [line, ...more] = made_cell.children;
        if (line?.localName === 'p' && more.length === 0) {
          const align = line.getAttribute('style');
          if (align !== null) made_cell.setAttribute('style', align);
          line.replaceWith(...line.childNodes);
        }
        made_row.append(made_cell);
      }
      made_table.lastElementChild?.append(made_row);
    }
    lines.end();
    const is_empty = EMPTY.test(made_table.textContent ?? '') && made_table.querySelector('img') === null;
    if (!is_empty || below.length === 0)
      lines.block(
        element('div', { 'data-html-block': '', 'data-place': 'text', 'data-html': made_table.outerHTML }),
      );
    for (const figure of below) lines.block(figure);
  };

  const readElement = (child: Element, lines: Lines, place: Place): void => {
    const { localName: tag } = child;
    if (isLeftOut(child)) return;
    if (tag === 'br') {
      if (lines.is_open) lines.add(element('br'), place);
    } else if (tag === 'img') {
      const emoji = emojiOf(child);
      const image = emoji === null ? pictureOf(child) : null;
      if (emoji !== null) lines.add(made.createTextNode(emoji), place);
      else if (image !== null) lines.block(image);
    } else if (tag === 'hr') lines.block(element('hr'));
    else if (tag === 'ul' || tag === 'ol') lines.block(listOf(child));
    else if (tag === 'table') {
      lines.end();
      tableOf(child, lines, place);
    } else if (tag === 'pre') {
      const code = element('pre');
      code.append(Object.assign(element('code'), { textContent: child.textContent }));
      lines.block(code);
    } else if (tag === 'blockquote') {
      const quote = element('blockquote');
      linesIn(quote, child, PLAIN);
      if (quote.childNodes.length > 0) lines.block(quote);
    } else if (tag === 'li') lines.block(listOf(wrapped('ul', child)));
    else {
      const is_block = BLOCK_TAGS.includes(tag);
      const level = headingLevelOf(child);
      if (is_block) lines.end();
      read(child, lines, {
        formats: formatsWithin(child, place.formats),
        href: place.href ?? (tag === 'a' ? linkOf(child) : null),
        tag: level === null ? place.tag : `h${String(Math.min(3, level))}`,
        align: is_block ? (alignmentOf(child) ?? place.align) : place.align,
      });
      if (is_block) lines.end();
    }
  };

  const read = (parent: Node, lines: Lines, place: Place): void => {
    let items: WordItem[] = [];
    const endItems = (): void => {
      for (const list of wordList(items)) lines.block(list);
      items = [];
    };
    for (const child of parent.childNodes) {
      const found = wordItemsOf(child);
      if (found.length > 0) items.push(...found);
      else if (isElement(child)) {
        endItems();
        readElement(child, lines, place);
      } else if (child.nodeType === child.TEXT_NODE) {
        const text = child.textContent ?? '';
        if (lines.is_open || !EMPTY.test(text)) {
          endItems();
          lines.add(made.createTextNode(text), place);
        }
      }
    }
    endItems();
  };

  return { linesIn, pictureOf, pictures };
}

/**
 * Makes pasted HTML clean. What was copied in an editor of this kind keeps its parts, but no foreign picture either.
 * @param isOwnPicture whether an address is one of the company's own pictures
 */
export function cleanPaste(html: string, isOwnPicture: (src: string) => boolean): CleanPaste {
  const parsed = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  const { body } = parsed;
  const made = document.implementation.createHTMLDocument('');
  const reader = createReader(made, isOwnPicture);
  const { pictures } = reader;
  if (body.querySelector('[data-pm-slice]') !== null) {
    for (const image of body.querySelectorAll('img')) {
      const kept = reader.pictureOf(image);
      if (kept?.localName !== 'img')
        (image.closest('figure') ?? image).replaceWith(...(kept === null ? [] : [kept]));
    }
    return { html: body.innerHTML, pictures };
  }
  noteClassStyles(parsed);
  const out = made.createElement('div');
  reader.linesIn(out, body, PLAIN);
  return { html: out.innerHTML, pictures };
}
