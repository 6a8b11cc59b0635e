/** What belongs to one editor for as long as it stands: its schema, where its text came from, and what the screen does for it. */
import type { Editor, Extensions } from '@tiptap/core';
import { type ArticleText, createArticleText, type EditorText } from './article-text.ts';
import type { EditorHost } from './editor-host.ts';
import { editorExtensions } from './extensions.ts';
import { createTextEmitter, type TextEmitter } from './text-emitter.ts';

/** The host as the last drawing of the component has it. */
export interface CurrentHost extends Omit<EditorHost, 'attributes'> {
  readonly onKeep: (text: EditorText) => void;
  readonly onChange: (text: EditorText) => void;
}

interface EditorSession {
  readonly host: EditorHost;
  readonly extensions: Extensions;
  readonly update: (current: CurrentHost) => void;
  /** Gives a new editor the text that is opened. */
  readonly created: (editor: Editor) => void;
  readonly changed: () => void;
  readonly flush: () => EditorText;
  readonly replace: (editor: Editor, text: EditorText, by?: 'writer' | 'others') => void;
}

/** A longer text is kept after its key is painted: a writer would wait for it to be written. */
const KEPT_AT_ONCE_CHARACTERS = 60_000;

/**
 * The views of nodes are made once: given others, as React's binding does when it is mounted and none as it goes, the whole
 * text is drawn again, and its pictures are asked of the server, which may not have them yet.
 */
function holdNodeViews(editor: Editor): void {
  const { extensionManager } = editor;
  for (const name of ['nodeViews', 'markViews'] as const)
    Object.defineProperty(extensionManager, name, { value: extensionManager[name] });
  editor.on('mount', () => {
    const { view } = editor;
    const setProps = view.setProps.bind(view);
    view.setProps = ({ nodeViews: _nodeViews, ...props }) => setProps(props);
  });
}

const isSame = (a: EditorText, b: EditorText): boolean => a.html === b.html && a.blocks === b.blocks;

export function createEditorSession(
  text: EditorText,
  attributes: Readonly<Record<string, string>>,
  first: CurrentHost,
): EditorSession {
  let current = first;
  let article: ArticleText | null = null;
  let emitter: TextEmitter<EditorText> | null = null;
  let read = (): EditorText => text;
  let kept = text;
  let frame: number | null = null;
  const keep = (): void => {
    frame = null;
    const now = read();
    if (!isSame(now, kept)) current.onKeep(now);
    kept = now;
  };
  const host: EditorHost = {
    addPicture: (file) => current.addPicture(file),
    pictureAddress: (src) => current.pictureAddress(src),
    findPicture: (src) => current.findPicture(src),
    showPicture: (added) => current.showPicture(added),
    tellRefusal: (reason) => current.tellRefusal(reason),
    isOwnPicture: (src) => current.isOwnPicture(src),
    onEditHtmlBlock: (id) => current.onEditHtmlBlock(id),
    openPicture: () => current.openPicture(),
    choosePicture: (position) => current.choosePicture(position),
    focusToolbar: () => current.focusToolbar(),
    default_alt: first.default_alt,
    attributes: () => ({ ...attributes }),
  };
  return {
    host,
    extensions: editorExtensions(host),
    update: (next) => {
      current = next;
    },
    created: (editor) => {
      holdNodeViews(editor);
      const own = createArticleText(editor.schema);
      article = own;
      // The nodes themselves: a copy would not be known as what was read.
      Object.assign(editor.options, { content: own.open(text) });
      read = () => own.write(editor.state.doc);
      emitter = createTextEmitter(text, read, (changed) => current.onChange(changed), isSame);
    },
    changed: () => {
      if (kept.html.length <= KEPT_AT_ONCE_CHARACTERS) keep();
      else frame ??= requestAnimationFrame(() => setTimeout(keep));
      emitter?.changed();
    },
    flush: () => emitter?.flush() ?? text,
    replace: (editor, next, by = 'writer') => {
      if (article === null) return;
      editor.view.dispatch(article.change(editor.state, next).setMeta('addToHistory', by === 'writer'));
    },
  };
}
