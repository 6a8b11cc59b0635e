/**
 * An article's text between its HTML and the editor's document. Opening changes nothing: a top-level part that the schema
 * cannot write back as it was becomes an HTML block, and every part without an edit is written with the bytes it had.
 */
import { DOMParser, DOMSerializer, type Node as DocNode, type Schema } from '@tiptap/pm/model';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import { matchSequences } from '../../../domain/article/match-sequences.ts';
import type { HtmlBlock } from '../../../domain/post.ts';
import { comparableForm, plainFirstParagraph } from '../../../html/comparable-html.ts';
import { type HtmlPart, isInline, splitHtml } from '../../../html/split-html.ts';
import { uuidv7 } from '../../../lib/uuid.ts';

/** A text and its HTML blocks, as a post keeps them; a block stands at its place in the text, else below it. */
export interface EditorText {
  readonly html: string;
  readonly blocks: readonly HtmlBlock[];
}

/** How an HTML block is kept: as a block of the post with a place in the text, below the text, or in the text itself. */
type BlockPlace = 'placed' | 'below' | 'text';

/** What a top-level node was read from. */
interface Origin {
  readonly source: string;
  /** White space after it; null after the last one. */
  readonly gap: string | null;
}

export interface ArticleText {
  /** The document of a text that is opened. */
  readonly open: (text: EditorText) => DocNode;
  /** The text that a document stands for. */
  readonly write: (doc: DocNode) => EditorText;
  /**
   * One transaction that makes the document another text, in which parts that stay are left alone. A caret in a part that
   * changes stays in it, before the letter it stood before.
   */
  readonly change: (state: EditorState, text: EditorText) => Transaction;
}

/** Of top-level nodes; beyond them a part that stayed is drawn anew, which changes no text. */
const COMPARISONS = 1_000_000;

const escaped = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

const childrenOf = (doc: DocNode): DocNode[] =>
  Array.from({ length: doc.childCount }, (_, at) => doc.child(at));

/** How many letters a node has in common with another from its beginning and from its end. */
function lettersAlike({ content }: DocNode, other: DocNode): number {
  const from_start = content.findDiffStart(other.content);
  if (from_start === null) return content.size;
  return from_start + content.size - (content.findDiffEnd(other.content)?.a ?? content.size);
}

/** Where in another version of a node the place at `offset` is: beside the same letters. */
function sameOffset(before: DocNode, after: DocNode, offset: number): number {
  const differs_at = before.content.findDiffStart(after.content);
  if (differs_at === null || offset <= differs_at) return Math.min(offset, after.content.size);
  return Math.max(differs_at, after.content.size - (before.content.size - offset));
}

/** An item of a list is written as it was read: its first paragraph has no element of its own. */
function unwrapItems(holder: HTMLElement): void {
  for (const item of holder.querySelectorAll('li')) {
    const paragraph = plainFirstParagraph(item);
    const others = [...item.children].filter((child) => child !== paragraph);
    if (paragraph !== null && others.every(({ localName }) => localName === 'ul' || localName === 'ol'))
      paragraph.replaceWith(...paragraph.childNodes);
  }
}

/** The block of the post that has its place here; null for any other part. */
const placeIdOf = ({ nodes: [node, ...others] }: HtmlPart): string | null =>
  others.length === 0 && node !== undefined && isElement(node)
    ? node.getAttribute('data-custom-content')
    : null;

/** The blocks below the text, as a text that tells their order. */
const order = (list: readonly HtmlBlock[], places: ReadonlyMap<string, string>): string =>
  list
    .filter(({ id }) => !places.has(id))
    .map(({ id }) => id)
    .join();

/** Whether a node is a block of the post. */
const isListed = ({ attrs }: DocNode): boolean => attrs['place'] === 'placed' || attrs['place'] === 'below';

/** Reads and writes the texts of one editor; it remembers where each part came from. */
export function createArticleText(schema: Schema): ArticleText {
  const inert = document.implementation.createHTMLDocument('');
  const parser = DOMParser.fromSchema(schema);
  const serializer = DOMSerializer.fromSchema(schema);
  const origins = new WeakMap<DocNode, Origin>();
  const written = new WeakMap<DocNode, string>();
  /** The bytes of a part by what the editor writes for it: an edit that was undone gives them back. */
  const sources = new Map<string, string>();
  const places = new Map<string, string>();
  let opened: EditorText = { html: '', blocks: [] };
  let lead = '';
  let tail = '';
  let usual_gap = '';

  const boxOf = (nodes: readonly Node[]): HTMLElement => {
    const box = inert.createElement('div');
    box.append(...nodes.map((node) => node.cloneNode(true)));
    return box;
  };

  const elementOf = (node: DocNode): HTMLElement => {
    const box = inert.createElement('div');
    box.append(serializer.serializeNode(node, { document: inert }));
    unwrapItems(box);
    return box;
  };

  const writtenHtml = (node: DocNode): string => {
    const html = written.get(node) ?? elementOf(node).innerHTML;
    written.set(node, html);
    return html;
  };

  const block = ({ id, html, createdAt = '' }: HtmlBlock, place: BlockPlace): DocNode =>
    schema.node('htmlBlock', { id, html, place, createdAt });

  /** The node that the schema makes of a part; null when it would write something else than was there. */
  const knownNode = ({ nodes, source }: HtmlPart): DocNode | null => {
    const box = boxOf(nodes);
    if (nodes.every(isInline)) {
      const paragraph = inert.createElement('p');
      paragraph.append(...box.childNodes);
      box.append(paragraph);
    }
    const doc = parser.parse(box);
    if (doc.childCount !== 1) return null;
    const node = doc.child(0);
    // What this editor wrote needs no closer look, which would take half of the time that a long text needs to open.
    if (writtenHtml(node) === source) return node;
    return comparableForm([...elementOf(node).childNodes]) === comparableForm([...box.childNodes])
      ? node
      : null;
  };

  const nodeOf = (part: HtmlPart, blocks: ReadonlyMap<string, HtmlBlock>, placed: Set<string>): DocNode => {
    const listed = blocks.get(placeIdOf(part) ?? '');
    if (listed !== undefined && !placed.has(listed.id)) {
      placed.add(listed.id);
      places.set(listed.id, part.source);
      return block(listed, 'placed');
    }
    const node = knownNode(part) ?? block({ id: uuidv7(), html: part.source }, 'text');
    if (node.type.name !== 'htmlBlock') sources.set(writtenHtml(node), part.source);
    return node;
  };

  /** The top-level nodes of a text; `known` gives a node that stands for the same bytes already. */
  const read = (text: EditorText, known: (source: string) => DocNode | undefined): DocNode[] => {
    const split = splitHtml(text.html, inert);
    const blocks = new Map(text.blocks.map((listed) => [listed.id, listed]));
    const placed = new Set<string>();
    const nodes = split.parts.map((part, index) => {
      const node = known(part.source) ?? nodeOf(part, blocks, placed);
      origins.set(node, { source: part.source, gap: index < split.parts.length - 1 ? part.gap : null });
      return node;
    });
    if (nodes.length === 0) {
      const empty = schema.node('paragraph');
      origins.set(empty, { source: '', gap: null });
      nodes.push(empty);
    }
    opened = text;
    ({ lead } = split);
    tail = split.parts.at(-1)?.gap ?? '';
    usual_gap = split.parts.length > 1 ? (split.parts[0]?.gap ?? '') : lead;
    const below = text.blocks.filter(({ id }) => !placed.has(id));
    return [...nodes, ...below.map((listed) => block(listed, 'below'))];
  };

  const sourceOf = (node: DocNode): string => {
    const origin = origins.get(node);
    if (origin !== undefined) return origin.source;
    if (node.type.name !== 'htmlBlock') return sources.get(writtenHtml(node)) ?? writtenHtml(node);
    const { id, html, place } = node.attrs;
    if (place === 'text') return String(html);
    return places.get(String(id)) ?? `<div data-custom-content="${escaped(String(id))}"></div>`;
  };

  const blocksOf = (nodes: readonly DocNode[]): readonly HtmlBlock[] => {
    const before = new Map(opened.blocks.map((listed) => [listed.id, listed]));
    const now = nodes.flatMap(({ type, attrs }) => {
      if (type.name !== 'htmlBlock' || attrs['place'] === 'text') return [];
      const id = String(attrs['id']);
      const html = String(attrs['html']);
      const same = before.get(id);
      if (same !== undefined) return [same.html === html ? same : { ...same, html }];
      const createdAt = String(attrs['createdAt']);
      return [{ id, html, ...(createdAt !== '' && { createdAt }) }];
    });
    const is_same = now.length === before.size && now.every((listed) => before.get(listed.id) === listed);
    return is_same && order(now, places) === order(opened.blocks, places) ? opened.blocks : now;
  };

  const write = (doc: DocNode): EditorText => {
    const nodes = childrenOf(doc);
    const end = nodes.findLastIndex(({ attrs }) => attrs['place'] !== 'below') + 1;
    const blocks = blocksOf(nodes);
    const [only] = nodes;
    const is_empty =
      end <= 1 &&
      (only === undefined ||
        end === 0 ||
        (only.type.name === 'paragraph' && only.childCount === 0 && !origins.has(only)));
    if (is_empty) return { html: '', blocks };
    const html = nodes
      .slice(0, end)
      .map((node, at) => sourceOf(node) + (at === end - 1 ? '' : (origins.get(node)?.gap ?? usual_gap)))
      .join('');
    return { html: lead + html + tail, blocks };
  };

  const change = (state: EditorState, text: EditorText): Transaction => {
    const before = childrenOf(state.doc);
    const reusable = Map.groupBy(
      before.filter((node) => !isListed(node)),
      sourceOf,
    );
    const used = new Set<DocNode>();
    const reused = (former: DocNode | undefined): DocNode | undefined => {
      if (former !== undefined) used.add(former);
      return former;
    };
    const after = read(text, (source) => reused(reusable.get(source)?.shift())).map((node) => {
      if (used.has(node)) return node;
      const same = reused(before.find((former) => !used.has(former) && former.eq(node)));
      const origin = origins.get(node);
      if (same !== undefined && origin !== undefined) origins.set(same, origin);
      return same ?? node;
    });
    const { tr } = state;
    const starts = before.map((_, index) =>
      before.slice(0, index).reduce((position, { nodeSize }) => position + nodeSize, 0),
    );
    const kept = Array.from(
      matchSequences(before, after, { comparisons_left: COMPARISONS }),
      (to, from) => [from, to] as const,
    ).filter(([, to]) => to >= 0);
    const pairs = [[-1, -1] as const, ...kept, [before.length, after.length] as const];
    const { $from, empty } = state.selection;
    const caret_at = empty && $from.depth > 0 ? $from.index(0) : -1;
    for (let at = pairs.length - 1; at > 0; at -= 1) {
      const [old_end, new_end] = pairs[at] ?? [0, 0];
      const [old_start, new_start] = pairs[at - 1] ?? [0, 0];
      const from = old_start + 1 < before.length ? (starts[old_start + 1] ?? 0) : state.doc.content.size;
      const to = old_end < before.length ? (starts[old_end] ?? 0) : state.doc.content.size;
      if (old_end - old_start > 1 || new_end - new_start > 1)
        tr.replaceWith(from, to, after.slice(new_start + 1, new_end));
    }
    // The part that takes the place of the one with the caret; undefined when that one stays, or goes without another.
    const [, new_start] = pairs.findLast(([old]) => old < caret_at) ?? [-1, -1];
    const [old_end, new_end] = pairs.find(([old]) => old >= caret_at) ?? [0, 0];
    const former = before[caret_at];
    if (former === undefined || old_end === caret_at) return tr;
    const [latter] = after
      .slice(new_start + 1, new_end)
      .toSorted((a, b) => lettersAlike(former, b) - lettersAlike(former, a));
    if (latter === undefined) return tr;
    const start = after
      .slice(0, after.indexOf(latter))
      .reduce((position, { nodeSize }) => position + nodeSize, 0);
    const offset = $from.pos - (starts[caret_at] ?? 0) - 1;
    const place = start + 1 + sameOffset(former, latter, offset);
    return tr.setSelection(Selection.near(tr.doc.resolve(place)));
  };

  return {
    open: (text) =>
      schema.node(
        'doc',
        null,
        read(text, () => undefined),
      ),
    write,
    change,
  };
}
