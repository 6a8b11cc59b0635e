import { RichTextEditor } from '@mantine/tiptap';
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconClearFormatting,
  IconCode,
  IconH1,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconPhotoPlus,
  IconStrikethrough,
  IconUnderline,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { type KeyboardEvent, useState, useSyncExternalStore } from 'react';
import { editorText } from '../../../content/admin/editor.ts';
import { useEscapeFirst } from '../use-escape-first.ts';
import { ColorControl } from './color-control.tsx';
import { LinkControl } from './link-control.tsx';
import classes from './rich-text.module.css';
import { TabStop, ToolbarControl } from './toolbar-control.tsx';
import { toolbarState } from './toolbar-state.ts';

const { controls: words } = editorText;

interface Command {
  readonly name: string;
  readonly label: string;
  readonly icon: TablerIcon;
  /** What is active while it is on: a name of `ToolbarState.active`, or an alignment. */
  readonly active?: string;
  readonly align?: string;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
}

const HEADINGS = [
  [1, IconH1],
  [2, IconH2],
  [3, IconH3],
] as const;

const headings: readonly Command[] = HEADINGS.map(([level, icon]) => ({
  name: `heading${String(level)}`,
  label: words.heading(level),
  icon,
  active: `heading${String(level)}`,
  run: (chain) => chain.toggleHeading({ level }),
}));

const MARKS: readonly Command[] = [
  { name: 'bold', label: words.bold, icon: IconBold, active: 'bold', run: (chain) => chain.toggleBold() },
  {
    name: 'italic',
    label: words.italic,
    icon: IconItalic,
    active: 'italic',
    run: (chain) => chain.toggleItalic(),
  },
  {
    name: 'underline',
    label: words.underline,
    icon: IconUnderline,
    active: 'underline',
    run: (chain) => chain.toggleUnderline(),
  },
  {
    name: 'strike',
    label: words.strike,
    icon: IconStrikethrough,
    active: 'strike',
    run: (chain) => chain.toggleStrike(),
  },
];

const alignment = (align: string, label: string, icon: TablerIcon): Command => ({
  name: `align-${align}`,
  label,
  icon,
  align,
  run: (chain) => chain.toggleTextAlign(align),
});

const ALIGNMENTS: readonly Command[] = [
  alignment('left', words.align_left, IconAlignLeft),
  alignment('center', words.align_center, IconAlignCenter),
  alignment('right', words.align_right, IconAlignRight),
  alignment('justify', words.align_justify, IconAlignJustified),
];

const LISTS: readonly Command[] = [
  {
    name: 'bullet-list',
    label: words.bullet_list,
    icon: IconList,
    active: 'bulletList',
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'ordered-list',
    label: words.ordered_list,
    icon: IconListNumbers,
    active: 'orderedList',
    run: (chain) => chain.toggleOrderedList(),
  },
];

interface Props {
  readonly editor: Editor;
  readonly onPicture: () => void;
  readonly onHtml: (() => void) | undefined;
}

/** Moves the focus along the toolbar with the arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const toolbar = event.currentTarget;
  const controls = [...toolbar.querySelectorAll<HTMLElement>('[data-toolbar-control]')];
  const at = controls.findIndex((control) => control === event.target);
  if (at === -1) return;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  controls.at(to % controls.length)?.focus();
}

/** Browser chrome that slides away covers less than this; a keyboard covers more. */
const LEAST_KEYBOARD_PX = 120;

function subscribe(onChange: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', onChange);
  visualViewport?.addEventListener('scroll', onChange);
  return () => {
    visualViewport?.removeEventListener('resize', onChange);
    visualViewport?.removeEventListener('scroll', onChange);
  };
}

/** Whole pixels at the bottom of the page that lie below the visible part, where this is as much as a keyboard covers. */
function coveredPx(): number {
  const { visualViewport } = window;
  // A page that is zoomed in shows a part of itself for another reason.
  if (!visualViewport || visualViewport.scale > 1.01) return 0;
  const covered = document.documentElement.clientHeight - visualViewport.height;
  const below = covered - visualViewport.offsetTop;
  return covered > LEAST_KEYBOARD_PX ? Math.max(0, Math.round(below)) : 0;
}

/** How many pixels an on-screen keyboard covers; 0 while there is none, and where the browser makes the page smaller itself. */
const useKeyboardInset = (): number => useSyncExternalStore(subscribe, coveredPx, () => 0);

/** The toolbar of E-002: sticky above the text, and above an on-screen keyboard while it is open. */
export function Toolbar({ editor, onPicture, onHtml }: Props) {
  const [stop, setStop] = useState('undo');
  const inset_px = useKeyboardInset();
  const { active, align, color, background, href, can_undo, can_redo, is_focused } = useEditorState({
    editor,
    selector: ({ editor: { state, isFocused } }) => ({
      ...toolbarState(state, { undo: undoDepth(state) > 0, redo: redoDepth(state) > 0 }),
      is_focused: isFocused,
    }),
  });
  const [is_inside, setInside] = useState(false);
  useEscapeFirst(is_inside, '[data-editor-toolbar]', () => editor.commands.focus());
  const is_docked = inset_px > 0 && (is_inside || is_focused);
  const run = (change: Command['run']): void => {
    change(editor.chain().focus()).run();
  };
  const draw = (command: Command) => (
    <ToolbarControl
      key={command.name}
      name={command.name}
      label={command.label}
      icon={command.icon}
      pressed={command.align === undefined ? active.includes(command.active ?? '') : align === command.align}
      onClick={() => run(command.run)}
    />
  );
  return (
    <TabStop value={{ stop, setStop }}>
      <RichTextEditor.Toolbar
        className={classes['toolbar'] ?? ''}
        role="toolbar"
        aria-label={editorText.toolbar}
        data-editor-toolbar
        {...(is_docked ? { 'data-docked': true, style: { bottom: `${String(inset_px)}px` } } : {})}
        onKeyDown={moveFocus}
        onFocus={() => setInside(true)}
        onBlur={() => setInside(false)}
      >
        <RichTextEditor.ControlsGroup>
          <ToolbarControl
            name="undo"
            label={words.undo}
            icon={IconArrowBackUp}
            disabled={!can_undo}
            onClick={() => run((chain) => chain.undo())}
          />
          <ToolbarControl
            name="redo"
            label={words.redo}
            icon={IconArrowForwardUp}
            disabled={!can_redo}
            onClick={() => run((chain) => chain.redo())}
          />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>{headings.map(draw)}</RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          {MARKS.map(draw)}
          <ColorControl kind="color" value={color} editor={editor} />
          <ColorControl kind="background" value={background} editor={editor} />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>{ALIGNMENTS.map(draw)}</RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>{LISTS.map(draw)}</RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <LinkControl href={href} editor={editor} />
          <ToolbarControl name="picture" label={words.picture} icon={IconPhotoPlus} onClick={onPicture} />
          {onHtml !== undefined && (
            <ToolbarControl name="html" label={words.html} icon={IconCode} onClick={onHtml} />
          )}
          <ToolbarControl
            name="clean"
            label={words.clean}
            icon={IconClearFormatting}
            onClick={() => run((chain) => chain.unsetAllMarks().unsetTextAlign().clearNodes())}
          />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
    </TabStop>
  );
}

/** Brings the focus into the toolbar of a text, to the control where it was last. */
export const focusToolbar = (root: HTMLElement | null): void =>
  root?.querySelector<HTMLElement>('[data-editor-toolbar] [data-toolbar-control][tabindex="0"]')?.focus();
