import { useRef } from 'react';
import { formsLater } from '../../content/site/forms-later.ts';
import { removeWaiting, type WaitingForm } from '../../public-data/queue/index.ts';
import { Button } from '../../ui/button.tsx';
import { useWaiting } from './use-waiting.ts';
import styles from './waiting-strip.module.css';

const { waiting } = formsLater;

const kindNames: Readonly<Record<string, string>> = waiting.kinds;

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

const troubleText = ({ trouble, refusal }: WaitingForm): string =>
  trouble === 'refused' && refusal !== null
    ? `${waiting.troubles.refused}: ${refusal.error}`
    : waiting.troubles[trouble ?? 'none'];

/** one submission that waits, with how it stands and the way to give it up. */
export function WaitingItem({ form, onRemove }: { form: WaitingForm; onRemove: (id: string) => void }) {
  const name = kindNames[form.kind] ?? form.kind;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>{aboutWhom(form)}</span>
        <span>{`${madeAt(form)}. ${troubleText(form)}.`}</span>
      </div>
      <Button
        look="text"
        aria-label={`${waiting.remove}: ${name}, ${madeAt(form)}`}
        onClick={() => onRemove(form.id)}
      >
        {waiting.remove}
      </Button>
    </li>
  );
}

/** The quiet strip at the foot of the window while something waits, and the list behind it. */
export default function WaitingStrip() {
  const { forms, is_sending, sendAll } = useWaiting();
  const dialog = useRef<HTMLDialogElement>(null);
  const count = forms.length;
  const text = count === 1 ? waiting.one : `${count} ${waiting.more}`;
  return (
    <>
      {count > 0 && (
        <section className={styles['strip']} aria-label={waiting.heading}>
          <p aria-live="polite">{is_sending ? waiting.sending : text}</p>
          <Button look="text" onClick={() => dialog.current?.showModal()}>
            {waiting.open}
          </Button>
        </section>
      )}
      <dialog ref={dialog} className={styles['list']} aria-labelledby="wachtend-kop">
        <h2 id="wachtend-kop">{waiting.heading}</h2>
        <p>{count === 0 ? waiting.all_sent : waiting.explained}</p>
        {count > 0 && (
          <ul>
            {forms.map((form) => (
              <WaitingItem key={form.id} form={form} onRemove={(id) => void removeWaiting(id)} />
            ))}
          </ul>
        )}
        <div>
          {count > 0 && (
            <Button disabled={is_sending} onClick={sendAll}>
              {is_sending ? waiting.sending : waiting.send}
            </Button>
          )}
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            {waiting.close}
          </Button>
        </div>
      </dialog>
    </>
  );
}
