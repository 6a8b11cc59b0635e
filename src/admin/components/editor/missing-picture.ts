import { Node } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { editorText } from '../../../content/admin/editor.ts';
import type { EditorHost } from './editor-host.ts';
import classes from './node-views.module.css';
import { textButton } from './text-button.ts';

/** On the place of a picture that is being kept. */
const WAITING = 'data-waiting';

const { missing_picture: words } = editorText;

/**
 * The place of a picture that is not there: it comes from another site, or is being kept. It is written as an empty figure,
 * which no visitor sees, so that a text that is opened again still has it.
 */
export const missingPicture = (host: EditorHost): Node =>
  Node.create({
    name: 'missingPicture',
    group: 'block',
    atom: true,
    selectable: true,
    draggable: true,

    addAttributes: () => ({
      /** Of a picture that is being kept: its id in picture-places.ts. */
      waiting: {
        default: null,
        parseHTML: (dom) => dom.getAttribute(WAITING),
        renderHTML: ({ waiting }) => (typeof waiting === 'string' ? { [WAITING]: waiting } : {}),
      },
      /** Why a picture is missing, a sentence for the writer, who chooses another one soon: it is not kept with the text. */
      reason: { default: null, rendered: false },
    }),

    parseHTML: () => [{ tag: 'figure.picture-missing', priority: 95 }],

    renderHTML: ({ HTMLAttributes }) => ['figure', { class: 'picture-missing', ...HTMLAttributes }],

    addNodeView:
      () =>
      ({ node, getPos, view }) => {
        const dom = document.createElement('div');
        dom.className = classes['missing'] ?? '';
        dom.contentEditable = 'false';
        dom.dataset['picturePlace'] = '';
        const { waiting, reason } = node.attrs;
        const is_waiting = waiting !== null;
        const text = document.createElement('span');
        text.textContent = is_waiting ? words.adding : words.title;
        const note = document.createElement('span');
        note.className = classes['missing-note'] ?? '';
        note.textContent = typeof reason === 'string' ? reason : words.unseen;
        note.hidden = is_waiting;
        const at = (use: (position: number) => void) => (): void => {
          const position = getPos();
          if (position !== undefined) use(position);
        };
        // With the keyboard a place is selected: Enter chooses a file, and Delete deletes.
        const choose = textButton(words.choose, at(host.choosePicture));
        choose.hidden = is_waiting;
        const remove = textButton(
          is_waiting ? words.cancel : words.remove,
          at((position) => {
            view.dispatch(view.state.tr.delete(position, position + 1));
            view.focus();
          }),
        );
        // Both stand beside each other, or both on a line of their own.
        const actions = document.createElement('span');
        actions.className = classes['actions'] ?? '';
        actions.append(choose, remove);
        dom.append(text, actions, note);
        return {
          dom,
          stopEvent: ({ target }) => target === choose || target === remove,
          ignoreMutation: () => true,
        };
      },

    addKeyboardShortcuts() {
      return {
        Enter: () => {
          const { selection } = this.editor.state;
          if (!(selection instanceof NodeSelection) || selection.node.type.name !== this.name) return false;
          host.choosePicture(selection.from);
          return true;
        },
      };
    },
  });
