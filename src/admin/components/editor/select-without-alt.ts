/** Finds the pictures of a text that have no alternative text and are not marked as decorative. */
import { NodeSelection } from '@tiptap/pm/state';
import type { Node as DocNode } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { hasNoAlt, picturesWithoutAlt } from '../../../domain/article/seo.ts';
import { pictureOf } from './picture.ts';

/** Positions of such pictures, and of HTML blocks that contain one. */
function withoutAltIn(doc: DocNode, default_alt: string | null): readonly number[] {
  const found: number[] = [];
  doc.descendants((node, position) => {
    const { name } = node.type;
    if (name === 'picture' && hasNoAlt(pictureOf(node).alt, default_alt)) found.push(position);
    if (name === 'htmlBlock' && picturesWithoutAlt(String(node.attrs['html']), default_alt) > 0)
      found.push(position);
    return !node.isTextblock;
  });
  return found;
}

/**
 * Selects the next such picture after the selection, and the first one after the last. Does nothing when there is none.
 * @param default_alt what saving gives to a picture without a description
 */
export function selectNextWithoutAlt(view: EditorView, default_alt: string | null): void {
  const { doc, selection, tr } = view.state;
  const found = withoutAltIn(doc, default_alt);
  const after = selection instanceof NodeSelection ? selection.from : selection.from - 1;
  const next = found.find((position) => position > after) ?? found[0];
  if (next === undefined) return;
  view.dispatch(tr.setSelection(NodeSelection.create(doc, next)).scrollIntoView());
  view.focus();
}
