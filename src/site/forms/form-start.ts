/** What a form starts with: a reopened submission, a draft of an earlier page, or the values in a link. */
import { formsLater } from '../../content/site/forms-later.ts';
import { BOAT_TYPES, CERAMIC, OFFERING_GROUPS, OFFERINGS } from '../../content/site/offerings.ts';
import { log } from '../../lib/logger.ts';
import {
  type DraftPlace,
  filesOf,
  findQueued,
  type HeldDraft,
  type Refusal,
} from '../../public-data/queue/index.ts';
import { draftSessions } from '../../public-data/queue/local-flags.ts';
import { type ContactPreset, contactPresetOf, reopenedIdOf } from '../../routes.ts';
import { type DraftKeeper, type DraftSession, NOTHING_KEPT } from './form-draft.ts';
import type { FormFiles } from './form-files.ts';
import { refusalMessages } from './form-messages.ts';
import {
  type FormValues,
  namesIn,
  type PresetTexts,
  putBack,
  replaceTexts,
  textsOf,
  withPreset,
} from './form-values.ts';
import { withOwnChoices } from './own-choices.ts';
import type { FileView, FormKind, FormView } from './use-form.ts';

/** Makes one line of a text from an address, which anyone may have written. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/**
 * the values in a link to the contact form, as texts of its fields. Boat type and service are looked up by their slug,
 * and an unknown slug is left out. Project, number, price indication and plan become lines of the message, where the visitor sees them and may
 * change them.
 */
function presetTexts(preset: ContactPreset): PresetTexts {
  const offering = [...OFFERINGS, ...OFFERING_GROUPS, CERAMIC].find(({ slug }) => slug === preset.service);
  const boat = BOAT_TYPES.find(({ slug }) => slug === preset.boat);
  const { like, count, indication, plan } = formsLater.contact;
  const lines = [
    preset.project === undefined ? [] : `${like}: ${oneLine(preset.project)}`,
    preset.count === undefined ? [] : `${count}: ${oneLine(preset.count)}`,
    preset.indication === undefined ? [] : `${indication}: ${oneLine(preset.indication)}`,
    preset.plan === undefined ? [] : `${plan}: ${oneLine(preset.plan)}`,
  ].flat();
  return {
    boatType: boat?.name ?? '',
    boatLength: oneLine(preset.length_m ?? ''),
    berth: oneLine(preset.berth ?? ''),
    service: offering?.title ?? '',
    message: lines.length === 0 ? '' : `${lines.join('\n')}\n`,
  };
}

/** Adds the offerings to the choice of a subject, each below its group: the page itself names the groups alone. */
export function addSubjects(form: HTMLFormElement): void {
  for (const option of form.querySelectorAll<HTMLOptionElement>('select[name=service] option')) {
    const group = OFFERING_GROUPS.find(({ title }) => title === option.value);
    const parts = [...(group?.offerings ?? []), ...(group?.id === 'protection' ? [CERAMIC] : [])];
    // A form that is opened a second time has them.
    if (option.nextElementSibling?.textContent?.trim() !== parts[0]?.title)
      option.after(...parts.map(({ title }) => new Option(`\u2003${title}`, title)));
  }
}

/** A refused submission, as its form shows it again. */
interface Reopened {
  readonly id: string;
  readonly texts: FormValues;
  readonly said: Pick<FormView, 'message' | 'errors'>;
}

function reopenedMessages(
  kind: FormKind,
  refusal: Refusal,
  files: readonly Pick<FileView, 'id' | 'name'>[],
): Reopened['said'] {
  const { message, errors } = refusalMessages(kind, refusal, files);
  return { message: message || formsLater.reopened, errors };
}

/** The queued submission that the address names, if it is one of this form and was refused; null otherwise. */
async function findReopened(kind: FormKind): Promise<Reopened | null> {
  const id = reopenedIdOf(location.search);
  const queued = id === null ? null : await findQueued(id);
  if (queued === null || queued.kind !== kind || queued.refusal === null) return null;
  const said = reopenedMessages(kind, queued.refusal, await filesOf(queued.id));
  return { id: queued.id, texts: await withOwnChoices(textsOf(queued.body)), said };
}

interface FormParts {
  readonly form: HTMLFormElement;
  readonly kind: FormKind;
  readonly session: DraftSession;
  readonly drafts: DraftKeeper;
  readonly files: FormFiles;
  readonly viewNow: () => FormView;
  readonly turn: (change: Partial<FormView>) => void;
  /** Shows why a submission was refused; the first field with an error gets the focus, or `otherwise` does. */
  readonly showRefused: (said: Reopened['said'], otherwise: string | null) => void;
}

interface FormStart {
  /** Begins to put the draft or the reopened submission into the form; called once. */
  readonly open: () => void;
  /** Resolves when that is done. */
  readonly opened: () => Promise<void>;
  /** The same while that is under way; null otherwise. */
  readonly reading: () => Promise<void> | null;
  /** Called when the page is shown again as it was left: another page may have changed its draft or adopted it (not `is_own`). */
  readonly resume: (is_own: boolean) => Promise<void>;
}

const unread = (fault: unknown): FormValues => {
  log.warn('a draft could not be read', fault);
  return {};
};

/** Whether another page stored a draft of this kind of form; the first keys of this one are in its fields. */
const hasOtherDraft = (kind: FormKind, { session }: DraftPlace): boolean =>
  draftSessions(kind).some((each) => each !== session);

/** Puts the draft of a form, a reopened submission and the values of a link into its fields. The newsletter has none of them. */
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
  /** There may be a draft or a reopened submission to put back; until then nothing is sent. */
  let is_awaited =
    (has_draft && hasOtherDraft(kind, session.place())) || reopenedIdOf(location.search) !== null;
  let is_found = false;
  let opening = Promise.resolve();

  /** Puts texts and files back and answers the texts; `late` is a draft whose page ended after this one had begun. */
  const restore = async (late: HeldDraft | null): Promise<FormValues> => {
    const reopened = late === null ? await findReopened(kind) : null;
    if (reopened !== null) session.workAt(reopened.id);
    await session.begin();
    const found = late ?? (is_awaited ? await session.findEnded() : null);
    const kept = is_awaited ? await drafts.restore(found?.place ?? session.place()) : NOTHING_KEPT;
    if (kept.files.length > 0) turn({ files: kept.files });
    const preset =
      reopened === null && kind === 'contact' ? presetTexts(contactPresetOf(location.search)) : {};
    const has_preset = Object.values(preset).some(Boolean);
    drafts.linked(has_preset ? preset : kept.preset);
    const draft = found === null ? {} : kept.texts;
    const known = { ...reopened?.texts, ...withPreset(draft, kept.preset, preset) };
    const is_filled = putBack(form, known) && (found !== null || reopened !== null);
    // The form moves to the draft only now: a key that was typed earlier would have replaced the draft while it was being read.
    if (found !== null) session.moveTo(found);
    is_found = found !== null;
    files
      .shrink(kept.originals)
      .catch((fault: unknown) => log.warn('a picture stays as it was chosen', fault));
    if (reopened !== null) showRefused(reopened.said, namesIn(form)[0] ?? null);
    else if (is_filled || kept.files.length > 0) turn({ message: formsLater.restored, tone: 'plain' });
    return known;
  };

  const open = async (late: HeldDraft | null): Promise<void> => {
    const left = session.place();
    const known = await restore(late).catch(unread);
    is_awaited = false;
    if (has_draft && viewNow().status !== 'sending') drafts.opened(known, left);
  };

  /** On a slow machine a page that was left may end only now; an empty form that is not used yet takes over its draft. */
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
