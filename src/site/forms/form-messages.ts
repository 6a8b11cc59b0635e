import { LOCALE } from '../../content/language.ts';
import { leadErrors, leadFieldText } from '../../content/leads.ts';
import { formsLater } from '../../content/site/forms-later.ts';
import { isLeadFieldError } from '../../domain/leads/lead-fields.ts';
import type { LeadFieldErrors } from '../../domain/leads/leads.ts';
import type { Refusal } from '../../public-data/queue/index.ts';
import type { RefusedFile } from './deliver.ts';
import { fileErrorName, type PhotoStep } from './photo-steps.ts';
import type { FormKind, FormView } from './use-form.ts';

type Messages = Pick<FormView, 'message' | 'errors'>;

const FILE_REFUSALS: ReadonlyMap<string, string> = new Map(Object.entries(leadErrors.attachments));

const is_missing = (reason: string): boolean => reason === 'required' || reason === 'not_accepted';

/** F-054: one sentence for everything that is missing; an invalid e-mail address still gets its own. */
function foundingErrorMessages(fields: LeadFieldErrors): Messages {
  const entries = Object.entries(fields);
  return {
    message: entries.some(([, reason]) => is_missing(reason)) ? leadErrors.founding_required : '',
    errors: Object.fromEntries(
      entries.map(([field, reason]) => [field, is_missing(reason) ? '' : leadFieldText(field, reason)]),
    ),
  };
}

/** F-024: the sentences for fields that were refused on the device. */
export const fieldErrorMessages = (kind: FormKind, fields: LeadFieldErrors): Messages =>
  kind === 'founding-member'
    ? foundingErrorMessages(fields)
    : {
        message: '',
        errors: Object.fromEntries(
          Object.entries(fields).map(([field, reason]) => [field, leadFieldText(field, reason)]),
        ),
      };

interface NamedFile {
  readonly id: string;
  readonly name: string;
}

const isAboutFiles = ({ code }: Refusal): boolean => code === 'invalid_attachments' || code === 'too_large';

/** a line for each file that the server refused with the list of a request: its name and its own reason, or that of the list. */
function refusedListLines({ error, fields }: Refusal, files: readonly NamedFile[]): readonly string[] {
  const judged = files.filter(({ id }) => id in fields);
  const refused = judged.length === 0 ? files : judged;
  if (refused.length === 0) return [error];
  return refused.map(({ id, name }) => `${name}: ${FILE_REFUSALS.get(fields[id] ?? '') ?? error}`);
}

/** One sentence or more for a queued submission that the server refused. */
export const refusalLines = (refusal: Refusal, files: readonly NamedFile[]): readonly string[] =>
  isAboutFiles(refusal) ? refusedListLines(refusal, files) : [refusal.error];

/** The sentences for a submission that the server refused: under the fields, and about the files, that the server named. */
export function refusalMessages(kind: FormKind, refusal: Refusal, files: readonly NamedFile[]): Messages {
  const { code, fields } = refusal;
  if (code === 'captcha') return { message: leadErrors.captcha, errors: {} };
  if (isAboutFiles(refusal))
    return { message: '', errors: { attachments: refusedListLines(refusal, files).join('\n') } };
  const errors = Object.fromEntries(
    Object.entries(fields).map(([field, said]) => [
      field,
      isLeadFieldError(said) ? leadFieldText(field, said) : said,
    ]),
  );
  return { message: Object.keys(errors).length > 0 ? '' : leadErrors.general[kind], errors };
}

/** the sentence that says why a file is not sent, by the code of its refusal. */
export const fileRefusalText = (code: string): string =>
  FILE_REFUSALS.get(code) ?? leadErrors.attachments.closed;

/** the text about files that were refused while the form itself was taken. */
export const refusedFilesText = (files: readonly RefusedFile[]): string =>
  files.map(({ name, code }) => `${name}: ${fileRefusalText(code)}`).join('\n');

/** F-082: the sentence for a form that the server has taken. */
export const sentMessage = (kind: FormKind): string =>
  kind === 'newsletter' ? formsLater.newsletter.sent : formsLater.sent;

/** The same for one that was kept and went by itself. */
export const sentLaterMessage = (kind: FormKind): string =>
  kind === 'newsletter' ? formsLater.newsletter.sent_later : formsLater.sent_later;

const HOUR_MS = 3_600_000;

/** F-033: the lines that stay after a request was received; only those forms have them whose page does not thank by itself. */
export function thanksFor(kind: FormKind, email: string): readonly string[] {
  if (kind !== 'contact' && kind !== 'consultation') return [];
  const { heading, reply_hours, answer, confirmation } = formsLater.thanks;
  const until = new Date(Date.now() + reply_hours * HOUR_MS).toLocaleString(LOCALE, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return [heading, answer(until), confirmation(email)];
}

/**
 * The part of the view about files, or about the photo of a step. `said` is null while files are being read and empty when none
 * was refused.
 */
export function fileMessages(
  { errors }: FormView,
  said: string | null,
  step?: PhotoStep,
): Pick<FormView, 'errors' | 'files_note'> {
  const { [fileErrorName(step)]: _former, ...others } = errors;
  return {
    errors: said === null || said === '' ? others : { ...others, [fileErrorName(step)]: said },
    files_note: said === null ? formsLater.attachments.reading : '',
  };
}

/** The sentence for a form that the server or the device could not process; the founding form tells them apart (F-060). */
export const failureMessage = (kind: FormKind, where: 'server' | 'device'): string =>
  kind === 'founding-member' && where === 'device' ? leadErrors.founding_sending : leadErrors.general[kind];
