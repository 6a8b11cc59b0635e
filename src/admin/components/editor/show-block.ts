/** Scrolls to a top-level block of the text, found by its HTML: a choice between two writers knows no position. */
import { Selection } from '@tiptap/pm/state';
import type { Node as DocNode } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { withSources } from '../../../domain/article/html-blocks.ts';
import { splitHtml } from '../../../html/split-html.ts';
import type { EditorText } from './article-text.ts';

const MARKED_MS = 2_500;

/** Answers the position of a top-level block by its HTML; `text` is the document as HTML. Null when it does not have the block. */
export function blockFinder(doc: DocNode, { html, blocks }: EditorText): (block: string) => number | null {
  const parts = splitHtml(html, document.implementation.createHTMLDocument('')).parts;
  const sources = withSources(
    parts.map(({ source }) => source),
    blocks,
  ).map((source) => source.trim());
  return (block) => {
    const index = sources.indexOf(block.trim());
    if (index < 0 || index >= doc.childCount) return null;
    return Array.from({ length: index }, (_, at) => doc.child(at).nodeSize).reduce(
      (sum, size) => sum + size,
      0,
    );
  };
}

/**
 * Puts the caret at the beginning of a block, scrolls it to the middle of the screen and outlines it for a moment; answers whether
 * the text has it.
 * @param text the document as HTML
 * @param block its HTML, an HTML block with its source in it (`withSources`)
 */
export function showBlock(view: EditorView, text: EditorText, block: string): boolean {
  const { doc, tr } = view.state;
  const position = blockFinder(doc, text)(block);
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
