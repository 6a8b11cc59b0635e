/** The frame of a form: its fields and, always in reach below them, the answers. */
import { Button } from '@mantine/core';
import {
  type FormEvent,
  type FormEventHandler,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { generalText } from '../../../content/admin/general.ts';
import { useIsTopmost } from '../dialogs/dialog-route.tsx';
import { StorageRescue } from '../storage-rescue.tsx';
import classes from './form.module.css';

/** What a form's own answer is called, and what is said when it was given. */
export interface FormTexts {
  readonly submit: string;
  readonly success: string;
  readonly failure: string;
  /** Where the specification gives the words in English. */
  readonly lang?: 'en';
}

/** Another way to save than the form's own button. */
export interface OtherAnswer {
  /** Comes back in `Entered`. */
  readonly name: string;
  readonly label: string;
  readonly success: string;
}

/** The name of the buttons that save in another way. */
const ANSWER = 'answer';

/** The name of the button that sent the form; undefined when it was another. */
export const answerOf = (event: FormEvent<HTMLFormElement> | undefined): string | undefined => {
  const { nativeEvent } = event ?? {};
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement && button.name === ANSWER ? button.value : undefined;
};

interface BodyProps {
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly words: FormTexts;
  readonly other_answer: OtherAnswer | undefined;
  /** Draws the button of an answer that asks something first, which gives its answer afterwards. */
  readonly asking:
    | (Omit<OtherAnswer, 'success'> & { readonly renderButton: (give: () => void) => ReactNode })
    | undefined;
  readonly before_answers: ReactNode;
  readonly is_saving: boolean;
  readonly busy: boolean;
  /** Null without a way back beside the answers. */
  readonly onCancel: (() => void) | null;
  /** It stands in its screen: its answer is below it in the page, and the screen's own banner tells of the storage. */
  readonly is_in_page: boolean;
  /** Nothing can be saved yet. */
  readonly is_untouched: boolean;
  readonly children: ReactNode;
}

/** The fields and, always in reach below them, the two answers. */
export function FormBody(props: BodyProps) {
  const { onSubmit, words, other_answer, asking, before_answers, is_saving, busy, onCancel, children } =
    props;
  const { is_in_page, is_untouched } = props;
  const [asked, setAsked] = useState<HTMLButtonElement | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const is_topmost = useIsTopmost();
  const begin = useEffectEvent(() => {
    // Under a finger the first field would call up a keyboard over half the form.
    if (!is_topmost || !window.matchMedia('(pointer: fine)').matches) return;
    const field = form.current?.querySelector<HTMLElement>('[data-first-field]');
    if (!field) return;
    // The trap of the dialog gives the focus a moment later, where the form came along with it: to this field then.
    field.dataset['autofocus'] = '';
    field.addEventListener('blur', () => delete field.dataset['autofocus'], { once: true });
    field.focus();
  });
  useEffect(() => begin(), []);
  const left = useRef<Element | null>(null);
  useEffect(() => {
    // The save failed: the keyboard is where it was before the fields were closed to it.
    if (!is_saving && left.current instanceof HTMLElement && document.activeElement === document.body)
      left.current.focus();
  }, [is_saving]);
  return (
    <form
      ref={form}
      className={classes['form']}
      onSubmit={(event) => {
        left.current = document.activeElement;
        onSubmit(event);
      }}
      noValidate
    >
      {/* Enter in a field presses the first button that sends: it gives the form's own answer, wherever the others stand. */}
      <button type="submit" hidden disabled={busy || is_untouched} aria-hidden="true" />
      {/* What is being saved is what the form shows: words typed meanwhile would go with the form when it closes. */}
      <div className={classes['entered']} inert={is_saving}>
        {children}
      </div>
      {!is_in_page && <StorageRescue />}
      <div
        className={classes[is_in_page ? 'page-actions' : 'actions']}
        data-foot={other_answer !== undefined || asking !== undefined ? 'two-rows' : 'row'}
      >
        {before_answers}
        {onCancel !== null && (
          <Button variant="default" size="md" onClick={onCancel} disabled={busy}>
            {generalText.cancel}
          </Button>
        )}
        {other_answer !== undefined && (
          <Button
            type="submit"
            name={ANSWER}
            value={other_answer.name}
            variant="default"
            size="md"
            disabled={busy}
          >
            {other_answer.label}
          </Button>
        )}
        {asking !== undefined && (
          <>
            <button ref={setAsked} type="submit" name={ANSWER} value={asking.name} hidden>
              {asking.label}
            </button>
            {asking.renderButton(() => asked?.click())}
          </>
        )}
        <Button type="submit" size="md" loading={busy} disabled={is_untouched} lang={words.lang}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
