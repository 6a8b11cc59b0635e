import { formsLater } from '../../content/site/forms-later.ts';
import { type FormBody, findWaiting, type Refusal } from '../../public-data/queue/index.ts';
import { reopenedIdOf } from '../../routes.ts';
import type { FormKind, FormView } from './form-view.ts';
import { refusalWords } from './form-words.ts';
import type { FormValues } from './read-form.ts';

/** A submission that was not taken, as its form shows it again. */
export interface Reopened {
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
export async function findReopened(kind: FormKind): Promise<Reopened | null> {
  const id = reopenedIdOf(location.search);
  const waiting = id === null ? null : await findWaiting(id);
  if (waiting === null || waiting.kind !== kind || waiting.refusal === null) return null;
  return { id: waiting.id, texts: textsIn(waiting.body), said: wordsFor(kind, waiting.refusal) };
}
