/** A part of an article that the editor shows and keeps, but does not edit: HTML with a style of its own, a table, a player. */
import { mergeAttributes, Node } from '@tiptap/core';
import { NodeSelection, Plugin } from '@tiptap/pm/state';
import type { Node as DocNode } from '@tiptap/pm/model';
import type { EditorView, NodeView } from '@tiptap/pm/view';
import { editorText } from '../../../content/admin/editor.ts';
import { uuidv7 } from '../../../lib/uuid.ts';
import { plainText } from '../../../domain/plain-text.ts';
import type { HtmlBlock } from '../../../domain/post.ts';
import type { EditorHost } from './editor-host.ts';
import { insertAtTop } from './insert-pictures.ts';
import classes from './node-views.module.css';

const SNIPPET_CHARACTERS = 160;

/** How a block's text begins. */
function snippetOf(html: string): string {
  const text = plainText(html);
  return text.length > SNIPPET_CHARACTERS ? `${text.slice(0, SNIPPET_CHARACTERS)}…` : text;
}

const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  text = '',
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
};

/** Draws a block in plain DOM: a React view would cost a frame of its own for every key (A-048, E-021). */
function htmlBlockView(html: string, onEdit: () => void): NodeView {
  const dom = element('div', classes['html-block']);
  dom.contentEditable = 'false';
  const words = snippetOf(html);
  const text = element('p', classes['html-text'], words === '' ? editorText.html_block.empty : words);
  const edit = element('button', classes['text-button'], editorText.html_block.edit);
  edit.type = 'button';
  // With the keyboard a block is selected, and Enter edits it.
  edit.tabIndex = -1;
  edit.addEventListener('click', onEdit);
  dom.append(element('strong', '', editorText.html_block.title), edit, text);
  return {
    dom,
    stopEvent: ({ target }) => target === edit,
    ignoreMutation: () => true,
  };
}

/** The block as an atom with its source; Enter on it asks the screen to edit it. */
export const htmlBlock = (host: EditorHost): Node =>
  Node.create({
    name: 'htmlBlock',
    group: 'whole',
    atom: true,
    selectable: true,
    draggable: true,

    addAttributes: () => ({
      id: { default: '', parseHTML: (dom) => dom.getAttribute('data-html-block') },
      html: { default: '', parseHTML: (dom) => dom.getAttribute('data-html') },
      place: { default: 'text', parseHTML: (dom) => dom.getAttribute('data-place') ?? 'text' },
      createdAt: { default: '', parseHTML: (dom) => dom.getAttribute('data-created-at') ?? '' },
    }),

    parseHTML: () => [{ tag: 'div[data-html-block]', priority: 100 }],

    // Of a text only its source is written (article-text.ts); this is what the clipboard takes along.
    renderHTML: ({ node }) => [
      'div',
      mergeAttributes({
        'data-html-block': node.attrs['id'],
        'data-html': node.attrs['html'],
        'data-place': node.attrs['place'],
        'data-created-at': node.attrs['createdAt'],
      }),
    ],

    addNodeView:
      () =>
      ({ node }) =>
        htmlBlockView(String(node.attrs['html']), () => host.onEditHtmlBlock(String(node.attrs['id']))),

    addKeyboardShortcuts() {
      return {
        Enter: () => {
          const { selection } = this.editor.state;
          if (!(selection instanceof NodeSelection) || selection.node.type.name !== this.name) return false;
          host.onEditHtmlBlock(String(selection.node.attrs['id']));
          return true;
        },
      };
    },

    addProseMirrorPlugins: () => [
      new Plugin({
        // A copy is a block of its own.
        appendTransaction: (transactions, _before, state) => {
          if (!transactions.some(({ docChanged }) => docChanged)) return null;
          const ids = new Set<string>();
          const { tr } = state;
          state.doc.forEach(({ type, attrs }, position) => {
            if (type.name !== 'htmlBlock') return;
            const id = String(attrs['id']);
            if (id === '' || ids.has(id)) {
              tr.setNodeAttribute(position, 'id', uuidv7());
              tr.setNodeAttribute(position, 'createdAt', new Date().toISOString());
            }
            ids.add(id);
          });
          return tr.docChanged ? tr : null;
        },
      }),
    ],
  });

/** Every HTML block of a document, in its order. */
export function htmlBlocksOf(doc: DocNode): readonly HtmlBlock[] {
  const blocks: HtmlBlock[] = [];
  doc.forEach(({ type, attrs }) => {
    if (type.name !== 'htmlBlock') return;
    const createdAt = String(attrs['createdAt']);
    blocks.push({
      id: String(attrs['id']),
      html: String(attrs['html']),
      ...(createdAt !== '' && { createdAt }),
    });
  });
  return blocks;
}

function positionOf(doc: DocNode, id: string): number | null {
  let found: number | null = null;
  doc.forEach(({ type, attrs }, position) => {
    if (type.name === 'htmlBlock' && attrs['id'] === id) found = position;
  });
  return found;
}

/**
 * Inserts a new block of the post (E-022), at the selection or below the text; answers its id.
 */
export function insertHtmlBlock(view: EditorView, html: string, where: 'selection' | 'end'): string {
  const id = uuidv7();
  const { tr, schema, doc, selection } = view.state;
  const attrs = {
    id,
    html,
    place: where === 'end' ? 'below' : 'placed',
    createdAt: new Date().toISOString(),
  };
  const node = schema.node('htmlBlock', attrs);
  if (where === 'end') tr.insert(doc.content.size, node);
  else insertAtTop(tr, selection.to, [node]);
  view.dispatch(tr.scrollIntoView());
  return id;
}

export function changeHtmlBlock(view: EditorView, id: string, html: string): void {
  const position = positionOf(view.state.doc, id);
  if (position !== null) view.dispatch(view.state.tr.setNodeAttribute(position, 'html', html));
}

export function removeHtmlBlock(view: EditorView, id: string): void {
  const position = positionOf(view.state.doc, id);
  if (position !== null) view.dispatch(view.state.tr.delete(position, position + 1));
}

/** Exchanges a block with the one before it (-1) or after it (1) in the order of the text; does nothing at an end. */
export function moveHtmlBlock(view: EditorView, id: string, by: -1 | 1): void {
  const { doc, tr } = view.state;
  const places: { readonly position: number; readonly node: DocNode }[] = [];
  doc.forEach((node, position) => {
    if (node.type.name === 'htmlBlock') places.push({ position, node });
  });
  const at = places.findIndex(({ node }) => node.attrs['id'] === id);
  const [first, second] = [places[Math.min(at, at + by)], places[Math.max(at, at + by)]];
  if (at === -1 || first === undefined || second === undefined) return;
  tr.replaceWith(second.position, second.position + second.node.nodeSize, first.node);
  tr.replaceWith(first.position, first.position + first.node.nodeSize, second.node);
  view.dispatch(tr);
}
