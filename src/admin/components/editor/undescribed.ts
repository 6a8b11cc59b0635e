/** Pictures that nobody described and nobody called decorative: they bear a mark, and a writer is led from one to the next. */
import { NodeSelection } from '@tiptap/pm/state';
import type { Node as DocNode } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { hasNoAlt, picturesWithoutAlt } from '../../../domain/article/seo.ts';
import { pictureOf } from './picture.ts';

/** Where a text has such pictures: the pictures themselves, and HTML blocks that hold one. */
function undescribedIn(doc: DocNode, default_alt: string | null): readonly number[] {
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
 * Selects the next one after the selection, after the last the first; does nothing without any.
 * @param default_alt what saving gives to a picture without a description
 */
export function selectNextUndescribed(view: EditorView, default_alt: string | null): void {
  const { doc, selection, tr } = view.state;
  const found = undescribedIn(doc, default_alt);
  const after = selection instanceof NodeSelection ? selection.from : selection.from - 1;
  const next = found.find((position) => position > after) ?? found[0];
  if (next === undefined) return;
  view.dispatch(tr.setSelection(NodeSelection.create(doc, next)).scrollIntoView());
  view.focus();
}
