import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { htmlEditorText } from '../../../../content/admin/html-editor.ts';
import { isUnfinished, type TypedCode } from '../../../../domain/article/html-code.ts';
import type { HtmlBlock } from '../../../../domain/post.ts';
import { isNothingSeen } from '../../../../html/removed.ts';
import { log } from '../../../../lib/logger.ts';
import type { CodeHandle } from '../../../components/editor/index.tsx';
import { useRuntime } from '../../../runtime.ts';
import { useHtmlEditorController } from './html-editor-context.ts';
import { cleanedCode } from './use-shown-code.ts';

const text = htmlEditorText.messages;

/** Of one block; what all blocks of an article may be together is asked when it is saved. */
const MAX_CHARACTERS = 400_000;

const NEW_CODE: TypedCode = { id: null, source: '', html: '' };

interface EditorMessage {
  readonly kind: 'alert' | 'status';
  readonly text: string;
}

/** What a button does with the typed code. */
type Action = 'save' | 'insert' | 'insert_and_close';

/** The block that typed code belongs to: by its id, or, since parts of the text get new ids each time, by its source. */
const blockOf = (typed: TypedCode, blocks: readonly HtmlBlock[]): HtmlBlock | undefined =>
  typed.id === null
    ? undefined
    : (blocks.find(({ id }) => id === typed.id) ?? blocks.find(({ html }) => html === typed.source));

/** The buttons of the HTML editor (E-020) over the article beneath it. */
export function useHtmlEditor(code: RefObject<CodeHandle | null>, close: () => void) {
  const { file_address } = useRuntime();
  const { editor, typed: kept, setTyped: keep } = useHtmlEditorController();
  const typed = kept ?? NEW_CODE;
  /** Ahead of the form, which draws what was typed last a little later. */
  const latest = useRef(kept);
  useLayoutEffect(() => {
    latest.current = kept;
  }, [kept]);
  const setTyped = (next: TypedCode | null): void => {
    latest.current = next;
    keep(next);
  };
  // A block that was only looked at is no work of the form.
  const forget = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    forget.current = () => {
      if (latest.current !== null && !isUnfinished(latest.current)) setTyped(null);
    };
  });
  const is_here = useRef(false);
  useEffect(() => {
    is_here.current = true;
    return () => {
      is_here.current = false;
      // Development draws each part twice: that is no close.
      queueMicrotask(() => {
        if (!is_here.current) forget.current();
      });
    };
  }, []);
  const [message, setMessage] = useState<EditorMessage | null>(null);
  const [is_busy, setBusy] = useState(false);
  // The list is the text's own; a change of it is drawn with the message that tells it.
  const blocks = editor?.htmlBlocks() ?? [];
  const edited = blockOf(typed, blocks);

  const say = (said: string, kind: EditorMessage['kind'] = 'status'): void =>
    setMessage({ kind, text: said });
  const done = (said: string): void => {
    setTyped(null);
    say(said);
    code.current?.focus();
  };

  const write = async (html: string, action: Action): Promise<void> => {
    if (editor === null) {
      say(action === 'save' ? text.no_handler : text.not_ready, 'alert');
      return;
    }
    const cleaned = await cleanedCode(html, file_address);
    if (isNothingSeen(cleaned)) say(text.nothing_allowed, 'alert');
    else if (cleaned.length > MAX_CHARACTERS) say(text.too_long, 'alert');
    else {
      const target = blockOf({ ...typed, html }, editor.htmlBlocks());
      if (target !== undefined) editor.changeHtmlBlock(target.id, cleaned);
      const id = target?.id ?? editor.insertHtmlBlock(cleaned, action === 'save' ? 'end' : 'selection');
      editor.flush();
      if (action === 'insert_and_close') {
        setTyped(null);
        close();
      } else if (action === 'insert') done(target === undefined ? text.inserted : text.changed);
      else {
        setTyped({ id, source: cleaned, html: cleaned });
        say(text.saved);
      }
    }
  };

  const press = async (action: Action): Promise<void> => {
    const html = code.current?.flush() ?? typed.html;
    setMessage(null);
    // E-023: nothing is inserted without code, and a block whose code was taken away stays as it is.
    if (html.trim() === '') {
      if (typed.id === null) return;
      setTyped(null);
      close();
      return;
    }
    setBusy(true);
    try {
      await write(html, action);
    } catch (fault) {
      log.error('typed code could not be made harmless', fault);
      say(text.not_cleaned, 'alert');
    } finally {
      setBusy(false);
    }
  };

  return {
    typed,
    blocks,
    /** Its place in the list, from 0; -1 for new code. */
    edited_at: edited === undefined ? -1 : blocks.indexOf(edited),
    message,
    is_busy,
    press,
    type: (html: string): void => {
      const before = latest.current ?? NEW_CODE;
      if (html === before.html) return;
      setMessage(null);
      setTyped(html === '' && before.id === null ? null : { ...before, html });
    },
    edit: (block: HtmlBlock | null): void => {
      setMessage(null);
      setTyped(block === null ? null : { id: block.id, source: block.html, html: block.html });
      code.current?.focus();
    },
    remove: (id: string): void => {
      editor?.removeHtmlBlock(id);
      editor?.flush();
      // What was typed about it is code of a new block from now on; what was only opened goes along.
      if (edited?.id === id) setTyped(isUnfinished(typed) ? { ...typed, id: null, source: '' } : null);
      say(text.deleted);
    },
    move: (id: string, by: -1 | 1): void => {
      editor?.moveHtmlBlock(id, by);
      editor?.flush();
      say(text.moved((editor?.htmlBlocks().findIndex((block) => block.id === id) ?? 0) + 1));
    },
    discard: (): void => setTyped(null),
  };
}
