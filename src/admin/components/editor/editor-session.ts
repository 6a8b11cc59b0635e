/** What belongs to one editor for as long as it stands: its schema, where its text came from, and what the screen does for it. */
import type { Editor, Extensions } from '@tiptap/core';
import { type ArticleText, createArticleText, type EditorText } from './article-text.ts';
import type { EditorHost } from './editor-host.ts';
import { editorExtensions } from './extensions.ts';
import { createTextEmitter, type TextEmitter } from './text-emitter.ts';

/** The host as the last drawing of the component has it. */
export interface CurrentHost extends Omit<EditorHost, 'attributes'> {
  readonly onChange: (text: EditorText) => void;
}

export interface EditorSession {
  readonly host: EditorHost;
  readonly extensions: Extensions;
  readonly update: (current: CurrentHost) => void;
  /** Gives a new editor the text that is opened. */
  readonly created: (editor: Editor) => void;
  readonly changed: () => void;
  readonly flush: () => EditorText;
  readonly replace: (editor: Editor, text: EditorText) => void;
}

export function createEditorSession(
  text: EditorText,
  attributes: Readonly<Record<string, string>>,
  first: CurrentHost,
): EditorSession {
  let current = first;
  let article: ArticleText | null = null;
  let emitter: TextEmitter | null = null;
  const host: EditorHost = {
    addPicture: (file) => current.addPicture(file),
    pictureAddress: (src) => current.pictureAddress(src),
    isOwnPicture: (src) => current.isOwnPicture(src),
    onEditHtmlBlock: (id) => current.onEditHtmlBlock(id),
    openPicture: () => current.openPicture(),
    choosePicture: (position) => current.choosePicture(position),
    focusToolbar: () => current.focusToolbar(),
    attributes: () => ({ ...attributes }),
  };
  return {
    host,
    extensions: editorExtensions(host),
    update: (next) => {
      current = next;
    },
    created: (editor) => {
      const own = createArticleText(editor.schema);
      article = own;
      // The nodes themselves: a copy would not be known as what was read.
      Object.assign(editor.options, { content: own.open(text) });
      emitter = createTextEmitter(
        text,
        () => own.write(editor.state.doc),
        (changed) => current.onChange(changed),
      );
    },
    changed: () => emitter?.changed(),
    flush: () => emitter?.flush() ?? text,
    replace: (editor, next) => {
      if (article !== null) editor.view.dispatch(article.change(editor.state, next));
    },
  };
}
