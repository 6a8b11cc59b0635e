/** What a form starts with: a submission that was not taken, a draft of an earlier page, or what a link brought along. */
import { formsLater } from '../../content/site/forms-later.ts';
import { BOAT_TYPES, OFFERING_GROUPS, OFFERINGS } from '../../content/site/offerings.ts';
import { log } from '../../lib/logger.ts';
import { findQueued, type FormBody, type HeldDraft, type Refusal } from '../../public-data/queue/index.ts';
import { hasDraft } from '../../public-data/queue/local-flags.ts';
import { type ContactPreset, contactPresetOf, reopenedIdOf } from '../../routes.ts';
import { type DraftKeeper, type DraftSession, NOTHING_KEPT } from './form-draft.ts';
import type { FormFiles } from './form-files.ts';
import { refusalWords } from './form-messages.ts';
import { fillIn, type FormValues, namesIn, putBack, replaceTexts } from './form-values.ts';
import type { FormKind, FormView } from './use-form.ts';

/** A text that anyone may have put in an address: one line, no more than a sentence, shown as text only. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/**
 * what a link to the contact form brought along, as texts of its fields. Names of ours are looked up by their
 * slug, and one that is not ours is left out; length and indication become lines of the message, where the visitor
 * sees them and may change them.
 */
function presetTexts(preset: ContactPreset): Readonly<Record<string, string>> {
  const offering = [...OFFERINGS, ...OFFERING_GROUPS].find(({ slug }) => slug === preset.service);
  const boat = BOAT_TYPES.find(({ slug }) => slug === preset.boat);
  const { length, indication } = formsLater.contact;
  const lines = [
    preset.length_m === undefined ? [] : `${length}: ${oneLine(preset.length_m)} m`,
    preset.indication === undefined ? [] : `${indication}: ${oneLine(preset.indication)}`,
  ].flat();
  return {
    boatType: boat?.name ?? '',
    service: offering?.title ?? '',
    message: lines.length === 0 ? '' : `${lines.join('\n')}\n`,
  };
}

/** A submission that was not taken, as its form shows it again. */
interface Reopened {
  readonly id: string;
  readonly texts: FormValues;
  readonly said: Pick<FormView, 'message' | 'errors'>;
}

const textsIn = (body: FormBody): FormValues =>
  Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

function wordsFor(kind: FormKind, refusal: Refusal): Reopened['said'] {
  const { message, errors } = refusalWords(kind, refusal);
  return { message: message || formsLater.reopened, errors };
}

/** The submission that the address names, when it still waits for this form and was refused; null otherwise. */
async function findReopened(kind: FormKind): Promise<Reopened | null> {
  const id = reopenedIdOf(location.search);
  const queued = id === null ? null : await findQueued(id);
  if (queued === null || queued.kind !== kind || queued.refusal === null) return null;
  return { id: queued.id, texts: textsIn(queued.body), said: wordsFor(kind, queued.refusal) };
}

interface FormParts {
  readonly form: HTMLFormElement;
  readonly kind: FormKind;
  readonly session: DraftSession;
  readonly drafts: DraftKeeper;
  readonly files: FormFiles;
  readonly viewNow: () => FormView;
  readonly turn: (change: Partial<FormView>) => void;
  /** Says what was refused of a submission; the keyboard goes to the first field that is named, or to `otherwise`. */
  readonly showRefused: (said: Reopened['said'], otherwise: string | null) => void;
}

interface FormStart {
  /** Begins to put back what there is; once. */
  readonly open: () => void;
  /** Resolves when what there was is in the form. */
  readonly opened: () => Promise<void>;
  /** The same while something is being put back; null else. */
  readonly reading: () => Promise<void> | null;
  /** The page is shown again as it was left; another one may have changed its draft meanwhile, or have it (not `is_own`). */
  readonly resume: (is_own: boolean) => Promise<void>;
}

const unread = (fault: unknown): FormValues => {
  log.warn('a draft could not be read', fault);
  return {};
};

/** Puts into a form what was kept of it, and what a link brought along. A newsletter has neither. */
export function startForm({
  form,
  kind,
  session,
  drafts,
  files,
  viewNow,
  turn,
  showRefused,
}: FormParts): FormStart {
  const has_draft = kind !== 'newsletter';
  /** Something may have to be put back: until it is, nothing is sent. */
  let is_awaited = (has_draft && hasDraft(kind)) || reopenedIdOf(location.search) !== null;
  let is_found = false;
  let opening = Promise.resolve();

  /** Answers what was put back; `late` is a draft whose page ended after this one had begun. */
  const restore = async (late: HeldDraft | null): Promise<FormValues> => {
    const reopened = late === null ? await findReopened(kind) : null;
    if (reopened !== null) session.workAt(reopened.id);
    await session.begin();
    const found = late ?? (is_awaited ? await session.findEnded() : null);
    const kept = is_awaited ? await drafts.restore(found?.place ?? session.place()) : NOTHING_KEPT;
    if (kept.files.length > 0) turn({ files: kept.files });
    const known = { ...reopened?.texts, ...(found === null ? {} : kept.texts) };
    const is_filled = putBack(form, known) || kept.files.length > 0;
    // Not before: a key that was typed meanwhile would have taken the place of what was being read.
    if (found !== null) session.moveTo(found);
    is_found = found !== null;
    files
      .shrink(kept.originals)
      .catch((fault: unknown) => log.warn('a picture stays as it was chosen', fault));
    if (reopened !== null) showRefused(reopened.said, namesIn(form)[0] ?? null);
    else if (is_filled) turn({ message: formsLater.restored, tone: 'plain' });
    if (reopened === null && kind === 'contact') fillIn(form, presetTexts(contactPresetOf(location.search)));
    return known;
  };

  const open = async (late: HeldDraft | null): Promise<void> => {
    const left = session.place();
    const known = await restore(late).catch(unread);
    is_awaited = false;
    if (has_draft && viewNow().status !== 'sending') drafts.opened(known, left);
  };

  /** A page that was left may end only now, on a slow machine: an empty form that is not used yet takes its draft over. */
  const openLate = async (): Promise<void> => {
    await opening;
    if (is_found || session.place().reopened_id !== null) return;
    const late = await session.findLater();
    if (late === null) return;
    is_awaited = true;
    opening = open(late);
  };

  return {
    open() {
      if (!has_draft && !is_awaited) return;
      const is_looked_for = is_awaited;
      opening = open(null);
      if (is_looked_for) openLate().catch(unread);
    },
    opened: () => opening,
    reading: () => (is_awaited ? opening : null),
    async resume(is_own) {
      if (!has_draft || viewNow().status === 'sending') return;
      try {
        const { texts, files: kept } = is_own ? await drafts.restore(session.place()) : NOTHING_KEPT;
        turn({ files: kept });
        replaceTexts(form, texts);
      } catch (fault) {
        unread(fault);
      }
    },
  };
}
