import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { log } from '../../lib/logger.ts';
import { hasDraft, MARKS_EVENT } from '../../public-data/queue/marks.ts';
import { contactPresetOf, reopenedIdOf } from '../../routes.ts';
import { type Desk, type FormKind, type FormView, IDLE } from './form-view.ts';

interface UsedForm {
  readonly view: FormView;
  readonly removeFile: (id: string) => void;
  readonly startAnew: () => void;
  readonly form_props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onFocus: () => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/** Something waits for this form already: what was typed before, not taken, or brought along by a link. */
const hasWork = (kind: FormKind): boolean =>
  hasDraft(kind) ||
  reopenedIdOf(location.search) !== null ||
  (kind === 'contact' &&
    Object.values(contactPresetOf(location.search)).some((given) => given !== undefined));

async function fetchDesk(
  formNow: () => HTMLFormElement | null,
  kind: FormKind,
  show: (view: FormView) => void,
): Promise<Desk> {
  const { openDesk } = await import('./desk.ts');
  const form = formNow();
  if (form === null) throw new Error('the form is gone');
  return openDesk({ form, kind, show });
}

/**
 * The half of a form that every page carries: it shows a view and fetches the other half (desk.ts: rules, queue,
 * drafts, files) with the first focus. Until then, and where that cannot be had, the browser's own form does the work.
 */
export function useForm(kind: FormKind): UsedForm {
  const ref = useRef<HTMLFormElement>(null);
  const desk = useRef<Promise<Desk> | null>(null);
  const [view, setView] = useState<FormView>(IDLE);

  const begin = useCallback((): Promise<Desk> => {
    desk.current ??= fetchDesk(() => ref.current, kind, setView);
    return desk.current;
    // oxlint-disable-next-line react/memo-dependencies -- the rule overlooks what is read behind `??=`
  }, [kind]);

  const tryToBegin = useCallback((): void => {
    begin().catch((reason: unknown) => {
      desk.current = null;
      log.warn('a form works without its second half', reason);
    });
  }, [begin]);

  useEffect(() => {
    // the Dutch sentences instead of the browser's bubbles; F-080 asks for the browser's own.
    if (ref.current !== null && kind !== 'newsletter') ref.current.noValidate = true;
    const look = (): void => {
      if (hasWork(kind)) tryToBegin();
    };
    look();
    // A note that was lost is written anew a moment later.
    addEventListener(MARKS_EVENT, look);
    return () => {
      removeEventListener(MARKS_EVENT, look);
      desk.current?.then(
        (opened) => opened.close(),
        () => undefined,
      );
      desk.current = null;
    };
  }, [kind, tryToBegin]);

  useEffect(() => {
    if (view.focus === null) return;
    const field = ref.current?.elements.namedItem(view.focus);
    if (field instanceof HTMLElement) field.focus();
  }, [view]);

  return {
    view,
    removeFile: (id) => void begin().then((opened) => opened.removeFile(id)),
    startAnew: () => void begin().then((opened) => opened.startAnew()),
    form_props: {
      ref,
      onFocus: tryToBegin,
      onSubmit: (event) => {
        const form = event.currentTarget;
        event.preventDefault();
        begin().then(
          (opened) => opened.submit(),
          (reason: unknown) => {
            desk.current = null;
            log.warn('a form is sent by the browser itself', reason);
            form.submit();
          },
        );
      },
    },
  };
}
