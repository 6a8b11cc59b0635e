import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { Selection } from '@tiptap/pm/state';
import { type Editor, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { editorText } from '../../../content/admin/editor.ts';
import { type ArticleText, createArticleText } from './article-text.ts';
import type { EditorHost } from './editor-host.ts';
import { editorExtensions } from './extensions.ts';
import { changeHtmlBlock, htmlBlocksOf, insertHtmlBlock, removeHtmlBlock } from './html-block.ts';
import type { RichTextHandle, RichTextProps } from './index.tsx';
import { fillMissingPicture, insertPictures } from './insert-pictures.ts';
import { pictureOf } from './picture.ts';
import { PicturePanel } from './picture-panel.tsx';
import classes from './rich-text.module.css';
import { createTextEmitter, type TextEmitter } from './text-emitter.ts';
import { focusToolbar, Toolbar } from './toolbar.tsx';

const isOwnAddress = (src: string): boolean => /^\/(?!\/)/.test(src);

/** What belongs to an editor for as long as it stands. */
interface Made {
  article: ArticleText | null;
  emitter: TextEmitter | null;
}

const selectedNode = (editor: Editor): { kind: string; position: number } | null => {
  const { selection } = editor.state;
  return 'node' in selection
    ? { kind: editor.state.doc.nodeAt(selection.from)?.type.name ?? '', position: selection.from }
    : null;
};

const STATUS: Readonly<Record<string, string>> = {
  picture: editorText.picture.selected,
  missingPicture: editorText.missing_picture.title,
  htmlBlock: editorText.html_block.selected,
};

/** The editor itself; see `RichTextProps` for what it is given. */
export default function RichTextField(props: RichTextProps) {
  const { label, description, error, required = false, ref } = props;
  const label_id = useId();
  const notes_id = useId();
  const root = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** The missing picture that a chosen file is for; null: it is a new one. */
  const place = useRef<number | null>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [failure, setFailure] = useState('');

  const chooseFile = (position: number | null): void => {
    place.current = position;
    files.current?.click();
  };

  const [{ made, host, extensions }] = useState(() => {
    const own_host: EditorHost = {
      addPicture: async (file) => {
        setFailure('');
        const added = await latest.current.addPicture(file);
        if (!added.ok) setFailure(added.error);
        return added;
      },
      pictureAddress: (src) => latest.current.pictureAddress?.(src) ?? src,
      isOwnPicture: (src) => (latest.current.isOwnPicture ?? isOwnAddress)(src),
      onEditHtmlBlock: (id) => latest.current.onEditHtmlBlock(id),
      openPicture: () => panel.current?.querySelector('input')?.focus(),
      choosePicture: chooseFile,
      focusToolbar: () => focusToolbar(root.current),
      attributes: () => ({
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': label_id,
        'aria-describedby': notes_id,
        'aria-required': String(latest.current.required ?? false),
        'aria-invalid': String(Boolean(latest.current.error)),
        class: classes['text'] ?? '',
        lang: 'nl',
        spellcheck: 'true',
      }),
    };
    const own: Made = { article: null, emitter: null };
    return { made: own, host: own_host, extensions: editorExtensions(own_host) };
  });

  const editor = useEditor(
    {
      extensions,
      onBeforeCreate: ({ editor: created }) => {
        const article = createArticleText(created.schema);
        const { text } = latest.current;
        // The nodes themselves: a copy would not be known as what was read.
        Object.assign(created.options, { content: article.open(text) });
        made.article = article;
        made.emitter = createTextEmitter(
          text,
          () => article.write(created.state.doc),
          (changed) => latest.current.onChange(changed),
        );
      },
      onUpdate: () => made.emitter?.changed(),
      onBlur: () => made.emitter?.flush(),
    },
    [],
  );

  useEffect(() => {
    // The view asks for its attributes again.
    editor.view.updateState(editor.state);
  }, [editor, error, required]);

  useLayoutEffect(() => {
    const flush = (): void => {
      made.emitter?.flush();
    };
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    // Before the form around it, which stores what it was told.
    const first = { capture: true };
    window.addEventListener('pagehide', flush, first);
    document.addEventListener('freeze', flush, first);
    document.addEventListener('visibilitychange', onVisibility, first);
    return () => {
      window.removeEventListener('pagehide', flush, first);
      document.removeEventListener('freeze', flush, first);
      document.removeEventListener('visibilitychange', onVisibility, first);
      flush();
    };
  }, [made]);

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && root.current?.contains(target)) return;
      const { state, view } = editor;
      // E-006: a click elsewhere leaves the picture.
      if (selectedNode(editor)?.kind === 'picture')
        view.dispatch(state.tr.setSelection(Selection.near(state.selection.$to)));
    };
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    return () => document.removeEventListener('pointerdown', onPointerDown, { capture: true });
  }, [editor]);

  useImperativeHandle(
    ref,
    (): RichTextHandle => ({
      focus: () => editor.commands.focus(),
      flush: () => made.emitter?.flush() ?? latest.current.text,
      replace: (text) => {
        if (made.article !== null) editor.view.dispatch(made.article.change(editor.state, text));
      },
      htmlBlocks: () => htmlBlocksOf(editor.state.doc),
      insertHtmlBlock: (html) => insertHtmlBlock(editor.view, html),
      changeHtmlBlock: (id, html) => changeHtmlBlock(editor.view, id, html),
      removeHtmlBlock: (id) => removeHtmlBlock(editor.view, id),
    }),
    [editor, made],
  );

  const selected = useEditorState({ editor, selector: ({ editor: current }) => selectedNode(current) });
  const picture = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const found = selectedNode(current);
      const node = found?.kind === 'picture' ? current.state.doc.nodeAt(found.position) : null;
      return node ? pictureOf(node) : null;
    },
  });

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: label_id, onClick: () => editor.commands.focus() }}
      description={description}
      error={error}
      required={required}
    >
      <RichTextEditor ref={root} editor={editor} withTypographyStyles={false} withCodeHighlightStyles={false}>
        <Toolbar editor={editor} onPicture={() => chooseFile(null)} onHtml={props.onInsertHtmlBlock} />
        {failure !== '' && (
          <p className={classes['failure']} role="alert">
            {failure}
          </p>
        )}
        <div className={classes['page']}>
          <RichTextEditor.Content />
          {picture !== null && selected !== null && (
            <PicturePanel editor={editor} position={selected.position} picture={picture} panel={panel} />
          )}
        </div>
        <p className={classes['unseen']} aria-live="polite">
          {selected === null ? '' : (STATUS[selected.kind] ?? '')}
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
            const [first] = chosen;
            const position = place.current;
            if (position === null) insertPictures(editor.view, chosen, editor.state.selection.from, host);
            else if (first !== undefined) fillMissingPicture(editor.view, position, first, host);
          }}
        />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
