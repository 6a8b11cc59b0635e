import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import { type Editor, useEditor, useEditorState } from '@tiptap/react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { editorText } from '../../../content/admin/editor.ts';
import { ownPath } from '../../../html/policy.ts';
import { showChoices } from './block-choices.ts';
import { type CurrentHost, createEditorSession } from './editor-session.ts';
import {
  changeHtmlBlock,
  htmlBlocksOf,
  insertHtmlBlock,
  moveHtmlBlock,
  removeHtmlBlock,
} from './html-block.ts';
import type { RichTextHandle, RichTextProps } from './index.tsx';
import { fillMissingPicture, insertPictures, settlePlaces } from './insert-pictures.ts';
import { pictureOf } from './picture.ts';
import { PicturePanel } from './picture-panel.tsx';
import classes from './rich-text.module.css';
import { showBlock } from './show-block.ts';
import { focusToolbar, Toolbar } from './toolbar.tsx';
import { selectNextWithoutAlt } from './select-without-alt.ts';
import { useFlushOnLeave } from './use-flush-on-leave.ts';

const isOfThisPage = (src: string): boolean => ownPath(src, [location.origin]) !== null;
const sameAddress = (src: string): string => src;
const nothing = (): void => undefined;
const noPicture = async (): Promise<null> => await Promise.resolve(null);

/** What is selected as a whole, for screen readers. */
const STATUS: Readonly<Record<string, string>> = {
  picture: editorText.picture.selected,
  missingPicture: editorText.missing_picture.selected,
  waitingPicture: editorText.missing_picture.adding,
  htmlBlock: editorText.html_block.selected,
};

/** What is selected as a whole: its kind and place, and what is known of a picture. */
function selectedNode({ state: { selection } }: Editor) {
  if (!(selection instanceof NodeSelection)) return null;
  const { node, from } = selection;
  return {
    kind: typeof node.attrs['waiting'] === 'string' ? 'waitingPicture' : node.type.name,
    position: from,
    picture: node.type.name === 'picture' ? pictureOf(node) : null,
  };
}

/** E-006: a click outside the editor leaves its picture. */
function useDeselect(editor: Editor, holds: (target: Node) => boolean): void {
  const onPointerDown = useEffectEvent(({ target }: PointerEvent): void => {
    if ((target instanceof Node && holds(target)) || selectedNode(editor)?.kind !== 'picture') return;
    const { state, view } = editor;
    const { $from, $to } = state.selection;
    const text = Selection.findFrom($to, 1, true) ?? Selection.findFrom($from, -1, true);
    view.dispatch(state.tr.setSelection(text ?? new GapCursor($to)));
  });
  useEffect(() => {
    const listener = (event: PointerEvent): void => onPointerDown(event);
    document.addEventListener('pointerdown', listener, { capture: true });
    return () => document.removeEventListener('pointerdown', listener, { capture: true });
  }, []);
}

/** The editor itself; see `RichTextProps` for what it is given. */
export default function RichTextField(props: RichTextProps) {
  const { label, description, error, required = false, ref } = props;
  const { pictureAddress = sameAddress, isOwnPicture = isOfThisPage, default_alt = null } = props;
  const label_id = useId();
  const notes_id = useId();
  const root = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const [failure, setFailure] = useState('');
  /** The missing picture that a chosen file is for; null: it is a new one. */
  const place = useRef<number | null>(null);

  const [session] = useState(() => {
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': label_id,
      'aria-describedby': notes_id,
      class: classes['text'] ?? '',
      lang: 'nl',
      spellcheck: 'true',
    };
    const { addPicture, onKeep = nothing, onChange, onEditHtmlBlock } = props;
    return createEditorSession(props.text, attributes, {
      addPicture,
      pictureAddress,
      findPicture: noPicture,
      showPicture: nothing,
      tellRefusal: nothing,
      isOwnPicture,
      default_alt,
      onKeep,
      onChange,
      onEditHtmlBlock,
      openPicture: nothing,
      choosePicture: nothing,
      focusToolbar: nothing,
    });
  });
  const editor = useEditor(
    {
      extensions: session.extensions,
      onBeforeCreate: ({ editor: created }) => session.created(created),
      onCreate: ({ editor: { state, view } }) => {
        const settled = settlePlaces(state, session.host);
        if (settled !== null) view.dispatch(settled);
      },
      onUpdate: session.changed,
      onBlur: session.flush,
    },
    [],
  );

  const chooseFile = (position: number | null): void => {
    place.current = position;
    files.current?.click();
  };
  useLayoutEffect(() => {
    const current: CurrentHost = {
      addPicture: async (file) => {
        setFailure('');
        return await props.addPicture(file);
      },
      pictureAddress,
      findPicture: props.findPicture ?? noPicture,
      showPicture: (added) => props.showPicture?.(added),
      tellRefusal: (reason) => setFailure(reason),
      isOwnPicture,
      default_alt,
      onKeep: props.onKeep ?? nothing,
      onChange: props.onChange,
      onEditHtmlBlock: props.onEditHtmlBlock,
      openPicture: () => panel.current?.querySelector('input')?.focus(),
      choosePicture: chooseFile,
      focusToolbar: () => focusToolbar(root.current),
    };
    session.update(current);
  });
  useEffect(() => {
    const { dom } = editor.view;
    dom.setAttribute('aria-required', String(required));
    dom.setAttribute('aria-invalid', String(error !== undefined && error !== ''));
  }, [editor, error, required]);
  useFlushOnLeave(session.flush, root);
  useDeselect(editor, (target) => root.current?.contains(target) ?? false);

  useImperativeHandle(
    ref,
    (): RichTextHandle => ({
      focus: () => editor.commands.focus(),
      flush: session.flush,
      replace: (text, by) => session.replace(editor, text, by),
      showBlock: (html) => showBlock(editor.view, session.flush(), html),
      showChoices: (choices) => {
        // The choices may go together with the editor.
        if (!editor.isDestroyed) showChoices(editor.view, session.flush(), choices);
      },
      showPictureWithoutAlt: () => {
        selectNextWithoutAlt(editor.view, default_alt);
        // The settings of a picture are drawn first.
        requestAnimationFrame(() => panel.current?.querySelector('input')?.focus());
      },
      htmlBlocks: () => htmlBlocksOf(editor.state.doc),
      insertHtmlBlock: (html, where) => insertHtmlBlock(editor.view, html, where),
      changeHtmlBlock: (id, html) => changeHtmlBlock(editor.view, id, html),
      removeHtmlBlock: (id) => removeHtmlBlock(editor.view, id),
      moveHtmlBlock: (id, by) => moveHtmlBlock(editor.view, id, by),
    }),
    [editor, session, default_alt],
  );

  const selected = useEditorState({ editor, selector: ({ editor: current }) => selectedNode(current) });

  const takeFiles = (chosen: readonly File[]): void => {
    const [first] = chosen;
    const position = place.current;
    if (position === null) insertPictures(editor.view, chosen, editor.state.selection.from, session.host);
    else if (first !== undefined) fillMissingPicture(editor.view, position, first, session.host);
  };

  return (
    <Input.Wrapper
      size="md"
      label={label}
      labelElement="div"
      labelProps={{ id: label_id, onClick: () => editor.commands.focus() }}
      description={description}
      error={error}
      required={required}
    >
      <RichTextEditor
        ref={root}
        className={classes['root'] ?? ''}
        data-invalid={(error !== undefined && error !== '') || undefined}
        editor={editor}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
      >
        <Toolbar editor={editor} onPicture={() => chooseFile(null)} onHtml={props.onInsertHtmlBlock} />
        {failure !== '' && (
          <p className={classes['failure']} role="alert">
            {failure}
          </p>
        )}
        <div className={classes['page']}>
          <RichTextEditor.Content />
          {selected?.picture && (
            <PicturePanel
              key={selected.position}
              editor={editor}
              position={selected.position}
              picture={selected.picture}
              default_alt={default_alt}
              panel={panel}
            />
          )}
        </div>
        <p className={classes['unseen']} aria-live="polite">
          {STATUS[selected?.kind ?? ''] ?? ''}
        </p>
        <p className={classes['unseen']} id={notes_id}>
          {[description, error, editorText.keys].filter(Boolean).join(' ')}
        </p>
        <input
          ref={files}
          type="file"
          accept="image/*"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            const chosen = Array.from(currentTarget.files ?? []);
            // The same picture can be chosen again.
            currentTarget.value = '';
            takeFiles(chosen);
          }}
        />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
