import { Input } from '@mantine/core';
import {
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { codeEditorText } from '../../../content/admin/code-editor.ts';
import { log } from '../../../lib/logger.ts';
import classes from './code-field.module.css';
import type { CodeView } from './code-mirror.ts';
import { useFlushOnLeave } from './use-flush-on-leave.ts';

export interface CodeHandle {
  readonly focus: () => void;
  /** The text as it is now; what was typed last is told with `onChange` first. */
  readonly flush: () => string;
}

interface Props {
  /** The code. A value that the field did not report by `onChange` itself replaces the code in it. */
  readonly code: string;
  readonly label: string;
  /** Told at most 200 ms after the last change, and before the page is hidden or the field goes. */
  readonly onChange: (code: string) => void;
  readonly ref?: Ref<CodeHandle>;
}

/**
 * A field for HTML with CSS (E-020). CodeMirror is a chunk of its own, which is fetched with the first field; where it
 * cannot be, a plain field takes the text.
 */
export function CodeField({ code, label, onChange, ref }: Props) {
  const label_id = useId();
  const keys_id = useId();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<CodeView>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<'loading' | 'open' | 'failed'>('loading');
  const [is_leaving, setLeaving] = useState(false);
  /**
   * The text that the owner drew last, and every text that it was told since. A slow device draws an older one of these
   * while somebody types on; that is no change from outside.
   */
  const told = useRef([code]);
  const change = (next: string): void => {
    told.current.push(next);
    onChange(next);
  };
  const tell = useEffectEvent(change);

  const open = useEffectEvent((openCode: typeof import('./code-mirror.ts').openCode): void => {
    if (place.current === null) return;
    const attributes = {
      'aria-labelledby': label_id,
      'aria-describedby': keys_id,
      'aria-multiline': 'true',
      spellcheck: 'false',
    };
    told.current = [code];
    view.current = openCode(place.current, {
      code,
      attributes,
      onChange: (next) => tell(next),
      onLeaving: setLeaving,
    });
    setState('open');
  });
  useEffect(() => {
    let is_here = true;
    const load = async (): Promise<void> => {
      const { openCode } = await import('./code-mirror.ts');
      if (is_here) open(openCode);
    };
    load().catch((fault: unknown) => {
      log.error('the code editor could not be loaded', fault);
      if (is_here) setState('failed');
    });
    return () => {
      is_here = false;
      view.current?.close();
      view.current = null;
    };
  }, []);
  useEffect(() => {
    const at = told.current.lastIndexOf(code);
    told.current = at === -1 ? [code] : told.current.slice(at);
    if (at === -1) view.current?.replace(code);
  }, [code]);

  const flush = useCallback(
    () => view.current?.flush() ?? plain.current?.value ?? told.current.at(-1) ?? '',
    [],
  );
  useFlushOnLeave(flush);
  const focus = useCallback(() => (view.current ?? plain.current)?.focus(), []);
  useImperativeHandle(ref, () => ({ focus, flush }), [focus, flush]);

  return (
    <Input.Wrapper
      className={classes['field'] ?? ''}
      label={label}
      labelElement="div"
      labelProps={{ id: label_id, onClick: focus }}
    >
      {state === 'failed' ? (
        <textarea
          ref={plain}
          className={classes['plain']}
          aria-labelledby={label_id}
          spellCheck={false}
          value={code}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      ) : (
        <div ref={place} className={classes['place']} data-code>
          {state === 'loading' && <p className={classes['loading']}>{codeEditorText.loading}</p>}
        </div>
      )}
      {state !== 'failed' && (
        <p className={classes['keys']} id={keys_id} aria-live="polite">
          {is_leaving ? codeEditorText.leaving : codeEditorText.keys}
        </p>
      )}
    </Input.Wrapper>
  );
}
