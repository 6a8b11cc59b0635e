/** Pictures by button, paste and drop: a place is kept in the text until the screen has kept the file. */
import { type EditorState, NodeSelection, Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import type { Node as DocNode } from '@tiptap/pm/model';
import { uuidv7 } from '../../../lib/uuid.ts';
import type { EditorHost } from './editor-host.ts';
import { keepPicture, onPictureSettled, pictureOutcome } from './picture-places.ts';

/** Files that came within pasted HTML, by the id of their place: kept when that stands in the text. */
let pasted: ReadonlyMap<string, File> = new Map();

/** Takes the files of a paste; its HTML may still be passed over, as that of a file that lies beside it. */
export function offerPastedPictures(files: ReadonlyMap<string, File>): void {
  pasted = files;
}

/** The places with a mark between two positions. */
function markedPlaces(doc: DocNode, from: number, to: number): readonly { id: string; position: number }[] {
  const found: { id: string; position: number }[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    const id: unknown = node.type.name === 'missingPicture' ? node.attrs['waiting'] : null;
    if (typeof id === 'string') found.push({ id, position });
    return !node.isTextblock;
  });
  return found;
}

/** The part of a document that another one has not. */
function changedPart(before: DocNode, { content }: DocNode): readonly [number, number] | null {
  const from = before.content.findDiffStart(content);
  return from === null ? null : [from, Math.max(from, before.content.findDiffEnd(content)?.b ?? from)];
}

/**
 * Settles the places between two positions whose picture was kept or not, and those that this page does not know: of a page
 * that ended while it kept the picture, or of another tab. Null when there is nothing to do.
 */
export function settlePlaces(
  { tr, doc, schema, selection }: EditorState,
  host: EditorHost,
  [from, to]: readonly [number, number] = [0, doc.content.size],
): Transaction | null {
  for (const { id, position } of markedPlaces(doc, from, to)) {
    const outcome = pasted.has(id) ? 'under_way' : pictureOutcome(id);
    if (outcome === 'under_way') continue;
    if (outcome?.ok === true) {
      host.showPicture(outcome.value);
      const { src, alt, width, height } = outcome.value;
      // Nothing said yet what it shows: the settings ask.
      const picture = schema.node('picture', { src, alt: alt === '' ? null : alt, width, height });
      tr.replaceWith(position, position + 1, picture);
    } else {
      const reason = outcome?.error ?? null;
      if (reason !== null) host.tellRefusal(reason);
      tr.setNodeMarkup(position, null, { waiting: null, reason });
    }
    // The settings open for a picture that was just added, unless the person types on elsewhere.
    if (selection instanceof NodeSelection && selection.from === position)
      tr.setSelection(NodeSelection.create(tr.doc, position));
  }
  return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
}

/** Brings every place to its end, however it comes into the text: inserted, pasted, undone, copied, or with another text. */
export const settlingPlaces = (host: EditorHost): Plugin =>
  new Plugin({
    appendTransaction: (_transactions, before, state) => {
      const part = changedPart(before.doc, state.doc);
      return part === null ? null : settlePlaces(state, host, part);
    },
    view: (view) => {
      const stop = onPictureSettled(() => {
        const settled = settlePlaces(view.state, host);
        if (settled !== null) view.dispatch(settled);
      });
      return {
        update: ({ state }, before) => {
          const part = pasted.size === 0 ? null : changedPart(before.doc, state.doc);
          if (part === null) return;
          for (const { id } of markedPlaces(state.doc, ...part)) {
            const file = pasted.get(id);
            if (file === undefined) continue;
            pasted = new Map([...pasted].filter(([other]) => other !== id));
            void keepPicture(id, () => host.addPicture(file));
          }
        },
        destroy: stop,
      };
    },
  });

/** Inserts nodes at the top: in the place of an empty paragraph, else below the part that holds the position. */
export function insertAtTop(tr: Transaction, position: number, nodes: readonly DocNode[]): void {
  const resolved = tr.doc.resolve(position);
  const part = resolved.depth > 0 ? resolved.node(1) : null;
  if (part?.type.name === 'paragraph' && part.childCount === 0)
    tr.replaceWith(resolved.before(1), resolved.after(1), nodes);
  else tr.insert(resolved.depth > 0 ? resolved.after(1) : position, nodes);
}

/** Takes files into the text at a position, one under the other. */
export function insertPictures(
  view: EditorView,
  files: readonly File[],
  position: number,
  host: EditorHost,
): void {
  const ids = files.map((file) => {
    const id = uuidv7();
    void keepPicture(id, () => host.addPicture(file));
    return id;
  });
  const { tr, schema } = view.state;
  insertAtTop(
    tr,
    position,
    ids.map((id) => schema.node('missingPicture', { waiting: id })),
  );
  const place = markedPlaces(tr.doc, 0, tr.doc.content.size).find(({ id }) => id === ids[0]);
  if (place !== undefined) tr.setSelection(NodeSelection.create(tr.doc, place.position));
  view.dispatch(tr.scrollIntoView());
}

/** Puts a file in the place of a picture that is missing. */
export function fillMissingPicture(view: EditorView, position: number, file: File, host: EditorHost): void {
  if (view.state.doc.nodeAt(position)?.type.name !== 'missingPicture') return;
  const id = uuidv7();
  void keepPicture(id, () => host.addPicture(file));
  const { tr } = view.state;
  tr.setNodeMarkup(position, null, { waiting: id });
  tr.setSelection(NodeSelection.create(tr.doc, position));
  view.dispatch(tr);
}

/** Every file is offered as a picture: some systems give a HEIC no type, and the screen says what it cannot take. */
const filesOf = (data: DataTransfer | null): readonly File[] => Array.from(data?.files ?? []);

/** Whether HTML says no more than a picture: then the file beside it is the picture itself (A4 of the paste rules). */
function isOnlyPicture(html: string): boolean {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.innerHTML = html;
  return holder.querySelectorAll('img').length === 1 && (holder.textContent ?? '').trim() === '';
}

/** Handlers for files. Word and Excel lay a picture of the text beside its HTML: with HTML, files do not count. */
export const pictureFiles = (host: EditorHost): Pick<EditorProps, 'handlePaste' | 'handleDrop'> => ({
  handlePaste: (view, { clipboardData }) => {
    const files = filesOf(clipboardData);
    const html = clipboardData?.getData('text/html') ?? '';
    if (files.length === 0 || (html.trim() !== '' && !isOnlyPicture(html))) return false;
    insertPictures(view, files, view.state.selection.from, host);
    return true;
  },
  handleDrop: (view, event, _slice, is_moved) => {
    const files = filesOf(event.dataTransfer);
    if (is_moved || files.length === 0) return false;
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
    insertPictures(view, files, place?.pos ?? view.state.doc.content.size, host);
    return true;
  },
});
