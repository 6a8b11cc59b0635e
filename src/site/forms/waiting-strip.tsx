import { useRef } from 'react';
import { formsLater } from '../../content/site/forms-later.ts';
import { LEAD_FORMS } from '../../domain/leads/leads.ts';
import { removeWaiting, type WaitingForm } from '../../public-data/queue/index.ts';
import { routes } from '../../routes.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type ListedForm, useWaiting } from './use-waiting.ts';
import styles from './waiting-strip.module.css';

const { waiting } = formsLater;

/** 'vr 21 nov 14:05', in the visitor's own time. */
const madeAt = (form: WaitingForm): string =>
  new Date(form.made_at).toLocaleString('nl-NL', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Who it is about, so that two requests can be told apart. */
const aboutWhom = ({ body }: WaitingForm): string =>
  [body['name'] ?? `${body['firstName'] ?? ''} ${body['lastName'] ?? ''}`, body['email']]
    .map((part) => String(part ?? '').trim())
    .filter((part) => part !== '')
    .join(', ');

const filesText = (count: number): string =>
  count === 0 ? '' : `, ${count === 1 ? waiting.files.one : `${count} ${waiting.files.more}`}`;

const troubleText = ({ trouble, refusal }: WaitingForm): string =>
  trouble === 'refused' && refusal !== null
    ? `${waiting.troubles.refused}: ${refusal.error}`
    : waiting.troubles[trouble ?? 'none'];

const isRefused = ({ form }: ListedForm): boolean => form.trouble === 'refused';

/** R-19: one submission that waits, with how it stands and the way to give it up, or to mend what was refused. */
export function WaitingItem({
  listed,
  onChange,
  onRemove,
}: {
  listed: ListedForm;
  onChange: () => void;
  onRemove: () => void;
}) {
  const { form } = listed;
  const kind = LEAD_FORMS.find((known) => known === form.kind);
  const name = kind === undefined ? form.kind : waiting.kinds[kind];
  const which = `${name}, ${madeAt(form)}`;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>{aboutWhom(form)}</span>
        <span>{`${madeAt(form)}${filesText(listed.file_count)}`}</span>
        <span data-bad={isRefused(listed)}>{troubleText(form)}</span>
      </div>
      <div>
        {isRefused(listed) && kind !== undefined && (
          <ButtonLink
            look="text"
            href={routes.reopenedForm(kind, form.id)}
            aria-label={`${waiting.change}: ${which}`}
            onClick={onChange}
          >
            {waiting.change}
          </ButtonLink>
        )}
        <Button look="text" aria-label={`${waiting.remove}: ${which}`} onClick={onRemove}>
          {waiting.remove}
        </Button>
      </div>
    </li>
  );
}

/** What the strip says: first what only the visitor can mend. */
export function stripText(listed: readonly ListedForm[]): string {
  const refused = listed.filter(isRefused).length;
  const [count, one, more] =
    refused > 0
      ? [refused, waiting.refused_one, waiting.refused_more]
      : [listed.length, waiting.one, waiting.more];
  return count === 1 ? one : `${count} ${more}`;
}

/** The quiet strip at the foot of the window while something waits, and the list behind it (R-19). */
export default function WaitingStrip() {
  const { listed, is_sending, sendAll } = useWaiting();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  const is_empty = listed.length === 0;
  const explained = listed.some(isRefused) ? waiting.explained_refused : waiting.explained;
  return (
    <>
      {!is_empty && (
        <section className={styles['strip']} aria-label={waiting.heading}>
          <p aria-live="polite">{is_sending ? waiting.sending : stripText(listed)}</p>
          <Button look="text" onClick={() => dialog.current?.showModal()}>
            {waiting.open}
          </Button>
        </section>
      )}
      <dialog ref={dialog} className={styles['list']} aria-labelledby="wachtend-kop">
        <h2 id="wachtend-kop">{waiting.heading}</h2>
        <p>{is_empty ? waiting.all_sent : explained}</p>
        {!is_empty && (
          <ul>
            {listed.map((one) => (
              <WaitingItem
                key={one.form.id}
                listed={one}
                onChange={close}
                onRemove={() => void removeWaiting(one.form.id)}
              />
            ))}
          </ul>
        )}
        <div>
          {!is_empty && (
            <Button disabled={is_sending} onClick={sendAll}>
              {is_sending ? waiting.sending : waiting.send}
            </Button>
          )}
          <Button look="quiet" onClick={close}>
            {waiting.close}
          </Button>
        </div>
      </dialog>
    </>
  );
}
