/** Pictures by button, paste and drop: a place is kept in the text until the screen has kept the file. */
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import type { Node as DocNode } from '@tiptap/pm/model';
import { NodeSelection, type Transaction } from '@tiptap/pm/state';
import { uuidv7 } from '../../../lib/uuid.ts';
import type { Result } from '../../../lib/result.ts';
import type { AddedPicture, EditorHost } from './editor-host.ts';

/** The place in the document of the node that `is` names; null when it was deleted meanwhile. */
function positionOf(doc: DocNode, is: (node: DocNode) => boolean): number | null {
  let found: number | null = null;
  doc.descendants((node, position) => {
    if (found === null && is(node)) found = position;
    return found === null;
  });
  return found;
}

const isWaiting =
  (id: string) =>
  (node: DocNode): boolean =>
    node.type.name === 'missingPicture' && node.attrs['waiting'] === id;

/** What becomes of the place of a picture that the screen refused: a new one goes, one that was missing before stays so. */
type AtRefusal = 'remove' | 'leave';

interface UnderWay {
  readonly adding: Promise<Result<AddedPicture, string>>;
  readonly at_refusal: AtRefusal;
}

/** Pictures that are being kept, by the id of their place: the editor may close meanwhile, and another one opens the text. */
const under_way = new Map<string, UnderWay>();

async function keep(
  view: EditorView,
  id: string,
  file: File,
  host: EditorHost,
  at_refusal: AtRefusal,
): Promise<void> {
  const adding = host.addPicture(file);
  under_way.set(id, { adding, at_refusal });
  await fill(view, id, { adding, at_refusal }, host);
}

/** Puts a picture in its place as soon as it is kept; where the editor is closed by then, the next one does. */
async function fill(
  view: EditorView,
  id: string,
  { adding, at_refusal }: UnderWay,
  host: EditorHost,
): Promise<void> {
  const added = await adding;
  if (view.isDestroyed) return;
  under_way.delete(id);
  if (added.ok) host.showPicture(added.value);
  const position = positionOf(view.state.doc, isWaiting(id));
  if (position === null) return;
  const { tr, schema } = view.state;
  if (!added.ok) {
    if (at_refusal === 'remove') tr.delete(position, position + 1);
    else tr.setNodeAttribute(position, 'waiting', null);
    view.dispatch(tr.setMeta('addToHistory', false));
    return;
  }
  const { src, alt, width, height } = added.value;
  // Nothing said yet what it shows: the settings ask.
  const picture = schema.node('picture', { src, alt: alt === '' ? null : alt, width, height });
  tr.replaceWith(position, position + 1, picture);
  // The settings open for a picture that was just added, unless the person types on elsewhere.
  const { selection } = view.state;
  if (selection instanceof NodeSelection && selection.from === position)
    tr.setSelection(NodeSelection.create(tr.doc, position));
  view.dispatch(tr.setMeta('addToHistory', false));
}

/**
 * Goes on with the pictures that were being kept when the text was last closed. Of a page that ended meanwhile they are
 * lost: their places become those of missing pictures.
 */
export function resumePictures(view: EditorView, host: EditorHost): void {
  const { tr } = view.state;
  view.state.doc.descendants((node, position) => {
    const id: unknown = node.type.name === 'missingPicture' ? node.attrs['waiting'] : null;
    if (typeof id !== 'string') return;
    const own = under_way.get(id);
    if (own === undefined) tr.setNodeAttribute(position, 'waiting', null);
    else void fill(view, id, own, host);
  });
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
}

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
  const waiting = files.map((file) => ({ id: uuidv7(), file }));
  const { tr, schema } = view.state;
  insertAtTop(
    tr,
    position,
    waiting.map(({ id }) => schema.node('missingPicture', { waiting: id })),
  );
  const [first] = waiting;
  const place = first === undefined ? null : positionOf(tr.doc, isWaiting(first.id));
  if (place !== null) tr.setSelection(NodeSelection.create(tr.doc, place));
  view.dispatch(tr.scrollIntoView());
  for (const { id, file } of waiting) void keep(view, id, file, host, 'remove');
}

/** Keeps the pictures that came within pasted HTML; their places are in the text by the time they are kept. */
export function keepPastedPictures(
  view: EditorView,
  pictures: ReadonlyMap<string, File>,
  host: EditorHost,
): void {
  for (const [id, file] of pictures) void keep(view, id, file, host, 'leave');
}

/** Puts a file in the place of a picture that is missing. */
export function fillMissingPicture(view: EditorView, position: number, file: File, host: EditorHost): void {
  if (view.state.doc.nodeAt(position)?.type.name !== 'missingPicture') return;
  const id = uuidv7();
  const { tr } = view.state;
  tr.setNodeAttribute(position, 'waiting', id);
  tr.setSelection(NodeSelection.create(tr.doc, position));
  view.dispatch(tr);
  void keep(view, id, file, host, 'leave');
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
