/** Leads to a block of an article that is known by its HTML, as when two people changed it. */
import { Selection } from '@tiptap/pm/state';
import type { Node as DocNode } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { withSources } from '../../../domain/article/html-blocks.ts';
import { splitHtml } from '../../../html/split-html.ts';
import type { EditorText } from './article-text.ts';

const MARKED_MS = 2_500;

/** Where the block stands in the document that was written as `text`; null when it has no such block any more. */
function positionOf(doc: DocNode, { html, blocks }: EditorText, block: string): number | null {
  const parts = splitHtml(html, document.implementation.createHTMLDocument('')).parts;
  const sources = parts.map(({ source }) => source);
  const index = withSources(sources, blocks).findIndex((source) => source.trim() === block.trim());
  if (index < 0 || index >= doc.childCount) return null;
  return Array.from({ length: index }, (_, at) => doc.child(at).nodeSize).reduce(
    (sum, size) => sum + size,
    0,
  );
}

/**
 * Puts the caret at the beginning of a block, into the middle of the screen, and marks it for a moment; answers whether the
 * text has it.
 * @param text what the document is written as
 * @param block its HTML, an HTML block with its source in it (`withSources`)
 */
export function showBlock(view: EditorView, text: EditorText, block: string): boolean {
  const { doc, tr } = view.state;
  const position = positionOf(doc, text, block);
  if (position === null) return false;
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(position))));
  view.focus();
  const dom = view.nodeDOM(position);
  if (!(dom instanceof HTMLElement)) return true;
  dom.scrollIntoView({ block: 'center' });
  // No attribute changes, so the editor reads nothing anew.
  const outline = { outline: '3px solid var(--color-focus)', outlineOffset: '4px' };
  dom.animate(
    [outline, { ...outline, offset: 0.8 }, { outline: '3px solid transparent', outlineOffset: '4px' }],
    MARKED_MS,
  );
  return true;
}
