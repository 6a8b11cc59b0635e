/** The node of a picture: how it is drawn, with handles to size it, and its keys. */
import { Node } from '@tiptap/core';
import type { Node as DocNode } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView, NodeView } from '@tiptap/pm/view';
import { editorText } from '../../../content/admin/editor.ts';
import { hasNoAlt } from '../../../domain/article/seo.ts';
import type { EditorHost } from './editor-host.ts';
import classes from './node-views.module.css';
import { changePicture, pictureHtml, pictureOf, readPicture, sizedPicture } from './picture.ts';

const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;

/** Draws a picture with a handle at each corner while it is selected; the width field does the same without dragging. */
function pictureView(
  node: DocNode,
  view: EditorView,
  getPos: () => number | undefined,
  host: EditorHost,
): NodeView {
  let shown = pictureOf(node);
  const dom = document.createElement('div');
  dom.contentEditable = 'false';
  const frame = document.createElement('span');
  frame.className = classes['picture-frame'] ?? '';
  const image = document.createElement('img');
  image.draggable = false;
  const caption = document.createElement('span');
  caption.className = classes['caption'] ?? '';
  const note = document.createElement('span');
  note.className = classes['caption'] ?? '';
  note.hidden = true;
  const mark = document.createElement('span');
  mark.className = classes['without-alt'] ?? '';
  mark.textContent = editorText.picture.without_alt;
  frame.append(image, mark);
  dom.append(frame, note, caption);

  const setUnseen = (is_unseen: boolean): void => {
    note.hidden = !is_unseen;
    note.textContent = is_unseen ? editorText.picture.unseen : '';
    if (is_unseen) dom.dataset['unseen'] = '';
    else delete dom.dataset['unseen'];
  };
  /** The address that was looked for last: a picture that is nowhere is looked for once. */
  let sought = '';
  const onError = async (): Promise<void> => {
    const { src } = shown;
    const found = sought === src ? null : await host.findPicture(src).catch(() => null);
    if (src !== shown.src) return;
    sought = src;
    if (found === null) setUnseen(true);
    else image.src = found;
  };
  image.addEventListener('error', () => void onError());
  image.addEventListener('load', () => setUnseen(false));
  const onOnline = (): void => {
    if (!note.hidden) image.src = host.pictureAddress(shown.src);
  };
  window.addEventListener('online', onOnline);

  const draw = (): void => {
    dom.className = classes['picture'] ?? '';
    dom.dataset['align'] = shown.align ?? 'none';
    const address = host.pictureAddress(shown.src);
    if (image.getAttribute('src') !== address) image.src = address;
    image.alt = shown.alt ?? '';
    // A picture that is not read yet has its height already, so that its settings, which stand below it, do not jump.
    for (const side of ['width', 'height'] as const) {
      const px = shown[side];
      if (px === null) image.removeAttribute(side);
      else image.setAttribute(side, String(px));
    }
    mark.hidden = !hasNoAlt(shown.alt, host.default_alt);
    image.style.width = shown.align !== null && shown.width !== null ? `${String(shown.width)}px` : '';
    caption.textContent = shown.caption;
    caption.hidden = shown.caption === '';
  };

  const beginResize = (event: PointerEvent, corner: (typeof CORNERS)[number]): void => {
    event.preventDefault();
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    target.setPointerCapture(event.pointerId);
    const start = { x: event.clientX, width: image.getBoundingClientRect().width };
    const full = {
      width: image.naturalWidth || (shown.width ?? 0),
      height: image.naturalHeight || (shown.height ?? 0),
    };
    const sizeAt = ({ clientX }: PointerEvent) => {
      const wider = corner.endsWith('e') ? clientX - start.x : start.x - clientX;
      return sizedPicture(start.width + wider, full);
    };
    const onMove = (moved: PointerEvent): void => {
      image.style.width = `${String(sizeAt(moved).width)}px`;
    };
    const onEnd = (ended: PointerEvent): void => {
      target.removeEventListener('pointermove', onMove);
      target.removeEventListener('pointerup', onEnd);
      target.removeEventListener('pointercancel', onEnd);
      const position = getPos();
      if (ended.type === 'pointercancel' || position === undefined) draw();
      else changePicture(view, position, { ...sizeAt(ended), align: shown.align ?? 'center' });
    };
    target.addEventListener('pointermove', onMove);
    target.addEventListener('pointerup', onEnd);
    target.addEventListener('pointercancel', onEnd);
  };

  const handles = CORNERS.map((corner) => {
    const handle = document.createElement('span');
    handle.className = classes['handle'] ?? '';
    handle.dataset['corner'] = corner;
    handle.setAttribute('aria-hidden', 'true');
    handle.addEventListener('pointerdown', (event) => beginResize(event, corner));
    frame.append(handle);
    return handle;
  });
  draw();

  return {
    dom,
    update: (next) => {
      if (next.type !== node.type) return false;
      shown = pictureOf(next);
      draw();
      return true;
    },
    selectNode: () => {
      dom.dataset['selected'] = '';
    },
    deselectNode: () => {
      delete dom.dataset['selected'];
    },
    stopEvent: ({ target }) => handles.some((handle) => handle === target),
    ignoreMutation: () => true,
    destroy: () => window.removeEventListener('online', onOnline),
  };
}

/** Attributes are read by `readPicture` all at once, since they depend on each other. */
const readTogether = (): null => null;

/** A picture as an atom of the text. */
export const picture = (host: EditorHost): Node =>
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    selectable: true,
    draggable: true,

    addAttributes: () => ({
      src: { default: '', parseHTML: readTogether },
      alt: { default: null, parseHTML: readTogether },
      title: { default: null, parseHTML: readTogether },
      width: { default: null, parseHTML: readTogether },
      height: { default: null, parseHTML: readTogether },
      align: { default: null, parseHTML: readTogether },
      classes: { default: '', parseHTML: readTogether },
      frame: { default: 'none', parseHTML: readTogether },
      caption: { default: '', parseHTML: readTogether },
    }),

    parseHTML: () => [
      { tag: 'img[src]', getAttrs: readPicture },
      { tag: 'p', priority: 90, getAttrs: readPicture },
      { tag: 'figure', priority: 90, getAttrs: readPicture },
    ],

    renderHTML: ({ node }) => pictureHtml(pictureOf(node)),

    addNodeView:
      () =>
      ({ node, view, getPos }) =>
        pictureView(node, view, getPos, host),

    addKeyboardShortcuts() {
      return {
        Enter: () => {
          const { selection } = this.editor.state;
          if (!(selection instanceof NodeSelection) || selection.node.type.name !== this.name) return false;
          host.openPicture();
          return true;
        },
      };
    },
  });
