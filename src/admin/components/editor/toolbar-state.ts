/** What the toolbar says of the selection. It looks at one place only, so that it costs the same with everything selected. */
import type { Mark, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, Selection } from '@tiptap/pm/state';

interface ToolbarState {
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

/** The position of the first selected text. With the whole document selected it lies deeper than the selection begins. */
const startOf = ({ $from }: Selection): ResolvedPos =>
  $from.parent.isTextblock ? $from : (Selection.findFrom($from, 1, true)?.$from ?? $from);

function marksAt({ selection, storedMarks }: EditorState, $start: ResolvedPos): readonly Mark[] {
  if (storedMarks !== null) return storedMarks;
  if (selection.empty) return $start.marks();
  return $start.nodeAfter?.isInline === true ? $start.nodeAfter.marks : [];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads the state of the toolbar; `can` says whether a step can be undone, and one done again. */
export function toolbarState(state: EditorState, can: { undo: boolean; redo: boolean }): ToolbarState {
  const { selection } = state;
  const $start = selection instanceof NodeSelection ? selection.$from : startOf(selection);
  const marks = marksAt(state, $start);
  const style = marks.find(({ type }) => type.name === 'textStyle')?.attrs ?? {};
  const blocks = Array.from({ length: $start.depth + 1 }, (_, depth) => $start.node(depth));
  const { parent } = $start;
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
