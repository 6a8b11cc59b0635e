/**
 * The pictures that places of a text are for, by the id of the place, for as long as this page lives: an editor closes
 * meanwhile and another one opens the text, and a place that was undone, cut or copied comes back later.
 */
import { editorText } from '../../../content/admin/editor.ts';
import { createListeners } from '../../../lib/listeners.ts';
import { log } from '../../../lib/logger.ts';
import { err, type Result } from '../../../lib/result.ts';
import type { AddedPicture } from './editor-host.ts';

/** The error is a sentence for the person. */
type Outcome = Result<AddedPicture, string>;

/** No picture takes that long on a slow tablet; one that a browser never comes to an end with would hold up every save. */
const LONGEST_WAIT_MS = 120_000;

const outcomes = new Map<string, Outcome | 'under_way'>();
const changes = createListeners<[]>();
let limit: ReturnType<typeof setTimeout> | undefined;

/** Calls a listener each time a picture was kept or not; the function returned ends that. */
export const onPictureSettled = changes.add;

/** What became of the picture of a place; undefined: this page never knew the place. */
export const pictureOutcome = (id: string): Outcome | 'under_way' | undefined => outcomes.get(id);

const underWay = (): readonly string[] =>
  [...outcomes].flatMap(([id, outcome]) => (outcome === 'under_way' ? [id] : []));

function settle(ids: readonly string[], outcome: Outcome): void {
  for (const id of ids) outcomes.set(id, outcome);
  waitNoLonger();
  changes.call();
}

/** Pictures are kept one after another: the limit begins anew with each. */
function waitNoLonger(): void {
  clearTimeout(limit);
  if (underWay().length > 0)
    limit = setTimeout(() => settle(underWay(), err(editorText.missing_picture.too_slow)), LONGEST_WAIT_MS);
}

/** Keeps the picture of a place; what becomes of it is told to `onPictureSettled`. */
export async function keepPicture(id: string, add: () => Promise<Outcome>): Promise<void> {
  outcomes.set(id, 'under_way');
  waitNoLonger();
  let outcome: Outcome;
  try {
    outcome = await add();
  } catch (fault) {
    log.error('a picture could not be kept', fault);
    outcome = err(editorText.missing_picture.failed);
  }
  // One that was given up keeps that end.
  if (outcomes.get(id) === 'under_way') settle([id], outcome);
}

const PLACE = /<figure class="picture-missing" data-waiting="([^"]*)"/g;

/** Whether a picture of the text is still being kept: a text that is saved meanwhile would have an empty place. */
export const isKeepingPicture = (html: string): boolean =>
  [...html.matchAll(PLACE)].some(([, id = '']) => outcomes.get(id) === 'under_way');
