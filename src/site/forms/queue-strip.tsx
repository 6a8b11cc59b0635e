import { useCallback, useEffect, useRef, useState } from 'react';
import { LOCALE } from '../../content/language.ts';
import { formsLater } from '../../content/site/forms-later.ts';
import { LEAD_FORMS } from '../../domain/leads/leads.ts';
import { log } from '../../lib/logger.ts';
import {
  filesOf,
  listQueued,
  onQueueEvent,
  removeQueued,
  sendQueued,
  type StoredFile,
  type QueuedForm,
} from '../../public-data/queue/index.ts';
import { routes } from '../../routes.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { fileRefusalText, refusalLines } from './form-messages.ts';
import styles from './queue-strip.module.css';

/** A queued form with its files that the server does not have yet. */
export interface ListedForm {
  readonly form: QueuedForm;
  readonly files: readonly StoredFile[];
}

interface Queue {
  readonly listed: readonly ListedForm[];
  readonly is_sending: boolean;
  /** Whether a form that had to wait was sent while this page was open. */
  readonly has_sent: boolean;
  readonly forgetSent: () => void;
  readonly sendAll: () => void;
}

/** No timer runs longer than this; when it ends, the next one is set. */
const LONGEST_TIMER_MS = 10 * 60 * 1000;
const SHORTEST_TIMER_MS = 500;

/** Milliseconds until the next form or file may be sent by itself; null when there is none. */
function nextTryMs(listed: readonly ListedForm[], now_ms: number): number | null {
  const times = listed.flatMap(({ form, files }) => {
    if (!form.is_taken) return form.trouble === 'refused' ? [] : [form.not_before_ms];
    return files.filter(({ refusal }) => refusal === null).map(({ not_before_ms }) => not_before_ms);
  });
  if (times.length === 0) return null;
  return Math.min(Math.max(Math.min(...times) - now_ms, SHORTEST_TIMER_MS), LONGEST_TIMER_MS);
}

async function list(): Promise<readonly ListedForm[]> {
  const forms = await listQueued();
  return await Promise.all(forms.map(async (form) => ({ form, files: await filesOf(form.id) })));
}

/**
 * Lists the queued forms and sends them: at the start of a visit, when the connection returns, when the page becomes visible
 * again, and when the pause after a failure is over.
 */
function useQueue(): Queue {
  const [listed, setListed] = useState<readonly ListedForm[]>([]);
  const [is_sending, setSending] = useState(false);
  const [has_sent, setSent] = useState(false);
  const waiting = useRef<readonly string[]>([]);

  const look = useCallback(async () => {
    const now = await list();
    waiting.current = now.filter(({ form }) => !form.is_taken && form.tries > 0).map(({ form }) => form.id);
    setListed(now);
  }, []);
  const send = useCallback(
    (which: Parameters<typeof sendQueued>[0]) => {
      if (!navigator.onLine && which.kind === 'due') return;
      setSending(true);
      sendQueued(which)
        .then(look)
        .catch((fault: unknown) => log.warn('queued forms could not be sent', fault))
        .finally(() => setSending(false));
    },
    [look],
  );

  useEffect(() => {
    const returned = (): void => send({ kind: 'due', connection_returned: true });
    const seen = (): void => {
      if (document.visibilityState === 'visible') send({ kind: 'due', connection_returned: false });
    };
    addEventListener('online', returned);
    document.addEventListener('visibilitychange', seen);
    const stop = onQueueEvent((event) => {
      if (event.type === 'sent' && waiting.current.includes(event.id)) setSent(true);
      void look();
    });
    // Both set state, which an effect must not do while it runs.
    const begun = setTimeout(() => {
      void look();
      returned();
    });
    return () => {
      removeEventListener('online', returned);
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(begun);
      stop();
    };
  }, [look, send]);

  useEffect(() => {
    const pause_ms = nextTryMs(listed, Date.now());
    if (pause_ms === null || is_sending) return undefined;
    const timer = setTimeout(() => send({ kind: 'due', connection_returned: false }), pause_ms);
    return () => clearTimeout(timer);
  }, [listed, is_sending, send]);

  return {
    listed,
    is_sending,
    has_sent,
    forgetSent: () => setSent(false),
    sendAll: () => send({ kind: 'all' }),
  };
}

const { queue } = formsLater;

/** 'vr 21 nov 14:05', in the visitor's own time. */
const madeAt = (form: QueuedForm): string =>
  new Date(form.made_at).toLocaleString(LOCALE, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

/** The person that a request is about, so that two requests can be told apart. */
const aboutWhom = ({ body }: QueuedForm): string =>
  [body['name'] ?? `${body['firstName'] ?? ''} ${body['lastName'] ?? ''}`, body['email']]
    .map((part) => String(part ?? '').trim())
    .filter((part) => part !== '')
    .join(', ');

const filesText = (count: number): string =>
  count === 0 ? '' : `, ${count === 1 ? queue.files.one : `${count} ${queue.files.more}`}`;

/** The files of a form that are still to be sent, without the refused ones. */
const goingFiles = ({ files }: ListedForm): readonly StoredFile[] =>
  files.filter(({ refusal }) => refusal === null);

/** The text for a form that the server has: the worst trouble of its files, and the files that were refused. */
function takenText(listed: ListedForm): string {
  const troubles = goingFiles(listed).map(({ trouble }) => trouble ?? 'none');
  const worst = (['server', 'busy', 'offline', 'none'] as const).find((trouble) =>
    troubles.includes(trouble),
  );
  const refused = listed.files.flatMap(({ name, refusal }) =>
    refusal === null ? [] : [`${name}: ${fileRefusalText(refusal)}`],
  );
  const going = worst === undefined ? [] : [queue.troubles[worst]];
  return [queue.taken, ...going, ...refused].join(' · ');
}

function troubleText(listed: ListedForm): string {
  const { is_taken, trouble, refusal } = listed.form;
  if (is_taken) return takenText(listed);
  return trouble === 'refused' && refusal !== null
    ? `${queue.troubles.refused}: ${refusalLines(refusal, listed.files).join(' · ')}`
    : queue.troubles[trouble ?? 'none'];
}

const isRefused = ({ form }: ListedForm): boolean => form.trouble === 'refused';

/** Whether the form and its files are not sent any more until the visitor does something. */
const isStuck = (listed: ListedForm): boolean =>
  listed.form.is_taken ? goingFiles(listed).length === 0 : isRefused(listed);

/** R-19: one queued form with its state, a button to remove it and, when it was refused, a link to change it. */
export function QueuedItem({
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
  const name = kind === undefined ? form.kind : queue.kinds[kind];
  const which = `${name}, ${madeAt(form)}`;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>{aboutWhom(form)}</span>
        <span>{`${madeAt(form)}${filesText(listed.files.length)}`}</span>
        <span data-bad={isStuck(listed)}>{troubleText(listed)}</span>
      </div>
      <div>
        {isRefused(listed) && kind !== undefined && (
          <ButtonLink
            look="text"
            href={routes.reopenedForm(kind, form.id)}
            aria-label={`${queue.change}: ${which}`}
            onClick={onChange}
          >
            {queue.change}
          </ButtonLink>
        )}
        <Button look="text" aria-label={`${queue.remove}: ${which}`} onClick={onRemove}>
          {queue.remove}
        </Button>
      </div>
    </li>
  );
}

/** The text of the strip: about refused forms if there are any, else about queued forms, else about files of taken forms. */
export function stripText(listed: readonly ListedForm[]): string {
  const refused = listed.filter(isRefused).length;
  const forms = listed.filter(({ form }) => !form.is_taken).length;
  const files = listed.reduce((sum, one) => sum + goingFiles(one).length, 0);
  const told = [
    [refused, queue.refused_one, queue.refused_more],
    [forms, queue.one, queue.more],
    [files, queue.file_one, queue.file_more],
  ] as const;
  const [count, one, more] = told.find(([number]) => number > 0) ?? [1, queue.files_refused, ''];
  return count === 1 ? one : `${count} ${more}`;
}

/** R-19: the strip at the foot of the window while forms or files are queued, and the dialog that lists them. */
export default function QueueStrip() {
  const { listed, is_sending, has_sent, forgetSent, sendAll } = useQueue();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  const is_empty = listed.length === 0;
  const is_about_forms = listed.some(({ form }) => !form.is_taken);
  const explained = listed.some(isRefused)
    ? queue.explained_refused
    : is_about_forms
      ? queue.explained
      : queue.explained_files;
  return (
    <>
      {(!is_empty || has_sent) && (
        <section className={styles['strip']} aria-label={queue.heading}>
          <p aria-live="polite">
            {is_empty ? formsLater.sent_later : is_sending ? queue.sending : stripText(listed)}
          </p>
          <Button look="text" onClick={is_empty ? forgetSent : () => dialog.current?.showModal()}>
            {is_empty ? queue.close : queue.open}
          </Button>
        </section>
      )}
      <dialog ref={dialog} className={styles['list']} aria-labelledby="wachtrij-kop">
        <h2 id="wachtrij-kop">{queue.heading}</h2>
        <p>{is_empty ? queue.all_sent : explained}</p>
        {!is_empty && (
          <ul>
            {listed.map((one) => (
              <QueuedItem
                key={one.form.id}
                listed={one}
                onChange={close}
                onRemove={() => void removeQueued(one.form.id)}
              />
            ))}
          </ul>
        )}
        <div>
          {!is_empty && (
            <Button disabled={is_sending} onClick={sendAll}>
              {is_sending ? queue.sending : queue.send}
            </Button>
          )}
          <Button look="quiet" onClick={close}>
            {queue.close}
          </Button>
        </div>
      </dialog>
    </>
  );
}
