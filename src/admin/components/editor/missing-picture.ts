import { Node } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { editorText } from '../../../content/admin/editor.ts';
import type { EditorHost } from './editor-host.ts';
import classes from './node-views.module.css';

/** On the place of a picture that is being kept. */
const WAITING = 'data-waiting';

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

    /** Of a picture that is being kept: see insert-pictures.ts. */
    addAttributes: () => ({
      waiting: {
        default: null,
        parseHTML: (dom) => dom.getAttribute(WAITING),
        renderHTML: ({ waiting }) => (typeof waiting === 'string' ? { [WAITING]: waiting } : {}),
      },
    }),

    parseHTML: () => [{ tag: 'figure.picture-missing', priority: 95 }],

    renderHTML: ({ HTMLAttributes }) => ['figure', { class: 'picture-missing', ...HTMLAttributes }],

    addNodeView:
      () =>
      ({ node, getPos }) => {
        const dom = document.createElement('div');
        dom.className = classes['missing'] ?? '';
        dom.contentEditable = 'false';
        const is_waiting = node.attrs['waiting'] !== null;
        const text = document.createElement('span');
        text.textContent = is_waiting ? editorText.missing_picture.adding : editorText.missing_picture.title;
        const choose = document.createElement('button');
        choose.type = 'button';
        choose.tabIndex = -1;
        choose.hidden = is_waiting;
        choose.className = classes['html-edit'] ?? '';
        choose.textContent = editorText.missing_picture.choose;
        choose.addEventListener('click', () => {
          const position = getPos();
          if (position !== undefined) host.choosePicture(position);
        });
        dom.append(text, choose);
        return { dom, stopEvent: ({ target }) => target === choose, ignoreMutation: () => true };
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
