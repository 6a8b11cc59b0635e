/** What the toolbar says of the selection. It looks at one place only, so that it costs the same with everything selected. */
import type { Mark } from '@tiptap/pm/model';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';

export interface ToolbarState {
  /** Names of marks and blocks around the selection: 'bold', 'heading2', 'bulletList'. */
  readonly active: readonly string[];
  readonly align: string | null;
  readonly color: string | null;
  readonly background: string | null;
  readonly href: string | null;
  readonly can_undo: boolean;
  readonly can_redo: boolean;
  /** The kind of node that is selected as a whole; null for text. */
  readonly selected: string | null;
}

function marksAt({ selection, storedMarks }: EditorState): readonly Mark[] {
  const { $from, $to, empty } = selection;
  if (storedMarks !== null) return storedMarks;
  return empty ? $from.marks() : ($from.marksAcross($to) ?? []);
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads the state of the toolbar; `depths` says how many steps can be undone and redone. */
export function toolbarState(state: EditorState, can: { undo: boolean; redo: boolean }): ToolbarState {
  const { selection } = state;
  const { $from } = selection;
  const marks = marksAt(state);
  const style = marks.find(({ type }) => type.name === 'textStyle')?.attrs ?? {};
  const blocks = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth));
  const { parent } = $from;
  return {
    active: [
      ...marks.map(({ type }) => type.name),
      ...blocks.map(({ type, attrs }) =>
        type.name === 'heading' ? `heading${String(attrs['level'])}` : type.name,
      ),
    ],
    align: textOf(parent.attrs['textAlign']),
    color: textOf(style['color']),
    background: textOf(style['backgroundColor']),
    href: textOf(marks.find(({ type }) => type.name === 'link')?.attrs['href']),
    can_undo: can.undo,
    can_redo: can.redo,
    selected: selection instanceof NodeSelection ? selection.node.type.name : null,
  };
}
