import { Textarea, type TextareaProps } from '@mantine/core';
import { type CSSProperties, type Ref, useEffect, useRef } from 'react';
import { useMergedRef } from '@mantine/hooks';
import { whenAtRest } from '../../lib/when-at-rest.ts';
import classes from './growing-textarea.module.css';

interface Props extends Omit<TextareaProps, 'autosize' | 'minRows' | 'maxRows'> {
  readonly min_rows: number;
  readonly max_rows: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A browser that is never idle still shows all of a text soon. */
const IDLE_TIMEOUT_MS = 500;

const growsItself = (): boolean => CSS.supports('field-sizing', 'content');

/** Makes the field as high as its text; the style sheet keeps it between its bounds. */
function fit(field: HTMLTextAreaElement): void {
  field.style.height = 'auto';
  const borders_px = field.offsetHeight - field.clientHeight;
  field.style.height = `${String(field.scrollHeight + borders_px)}px`;
}

/** Puts a text into a field that React does not write; the caret stays where the text before it stays. */
export function setFieldText(field: HTMLTextAreaElement, text: string): void {
  if (field.value === text) return;
  const { selectionStart, selectionEnd, value } = field;
  const is_typing = field.ownerDocument.activeElement === field;
  field.value = text;
  if (is_typing && text.startsWith(value.slice(0, selectionEnd)))
    field.setSelectionRange(selectionStart, selectionEnd);
  if (!growsItself()) whenAtRest(() => fit(field), IDLE_TIMEOUT_MS);
}

/**
 * A text field that grows with its text. The browser does that by style alone; where it cannot, the text is measured
 * when there is nothing else to do, never while a key is handled: with a long text that took most of its time.
 */
export function GrowingTextarea({ min_rows, max_rows, ref, ...props }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(field, ref ?? null);
  useEffect(() => {
    const { current } = field;
    if (current === null || growsItself()) return undefined;
    let takeBack = (): void => undefined;
    const grow = (): void => {
      takeBack();
      takeBack = whenAtRest(() => fit(current), IDLE_TIMEOUT_MS);
    };
    grow();
    current.addEventListener('input', grow);
    current.addEventListener('blur', grow);
    return () => {
      takeBack();
      current.removeEventListener('input', grow);
      current.removeEventListener('blur', grow);
    };
  }, []);
  const { value } = props;
  useEffect(() => {
    const { current } = field;
    // A text that was put there is measured like one that was typed.
    if (current === null || value === undefined || growsItself()) return undefined;
    return whenAtRest(() => fit(current), IDLE_TIMEOUT_MS);
  }, [value]);
  const rows: CSSProperties & Record<`--${string}`, number> = {
    '--min-rows': min_rows,
    '--max-rows': max_rows,
  };
  return <Textarea {...props} ref={merged} style={rows} classNames={{ input: classes['input'] ?? '' }} />;
}
