/** Somebody else changes the article whose form stands open: when their changes join what is typed here, and the way back. */
import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { OpenPost } from '../../../../data/index.ts';
import type { MergeAnswer } from '../../../../domain/article/merge-blocks.ts';
import type { BlogPostRow } from '../../../../domain/rows.generated.ts';
import { log } from '../../../../lib/logger.ts';
import type { FormEdit } from '../../../components/forms/use-drafted-form.ts';
import { type AdminRuntime, useRuntime } from '../../../runtime.ts';
import { loadClean } from '../clean-for-saving.ts';
import type { ShowBlock } from './block-choices.tsx';
import type { BlockAnswers, BlockChoice } from './join-texts.ts';
import { type PostField, postValues, type PostValues } from '../post-values.ts';
import type { ContentHandle } from '../form/content-field.tsx';
import { fieldsOfBoth, isNewer, type PostEditing } from './post-editing.ts';

/** Somebody who types is not disturbed: their changes join when the keys have rested this long. */
const REST_MS = 2_000;
/** An editor that is still being fetched is asked again. */
const RETRY_MS = 300;

/** What joins two articles; it is asked for when a form opens, for a save may need it without a network. */
export const loadJoin = async (file_address: AdminRuntime['file_address']) => {
  const [join, { showArticle: show }, clean] = await Promise.all([
    import('./join-post.ts'),
    import('../../../../html/browser.ts'),
    loadClean(file_address),
  ]);
  return { ...join, clean, show };
};
export type JoinCode = Awaited<ReturnType<typeof loadJoin>>;

/**
 * What the form shows of another writer. `due`: their changes wait for the keys to rest; `choice`: both changed one block;
 * `undone`: the person took the join back.
 */
type OtherWriterState = 'none' | 'due' | 'choice' | 'joined' | 'undone';

export interface OtherWriter {
  readonly state: OtherWriterState;
  readonly choices: readonly BlockChoice[];
  /** Shows a block of a choice; null without a choice. */
  readonly show: ShowBlock | null;
  readonly answers: BlockAnswers;
  /** Fields that both changed, and of which what was typed stays. */
  readonly left: readonly PostField[];
  readonly answer: (key: string, answer: MergeAnswer) => void;
  /** Joins at once, with the answers that were given. */
  readonly join: () => void;
  readonly undo: () => void;
}

interface Options {
  readonly form: UseFormReturnType<PostValues>;
  readonly edit: FormEdit<PostField>;
  readonly post: OpenPost | null;
  /** Nothing joins: the article is gone, or a save runs, and what it stored is no change of somebody else. */
  readonly is_paused: boolean;
  readonly is_declined: boolean;
  readonly onDeclined: (is_declined: boolean) => void;
  /** The text as its editor has it. */
  readonly content: RefObject<ContentHandle | null>;
  /** What holds the fields. */
  readonly place: RefObject<HTMLElement | null>;
}

const NO_ANSWERS: BlockAnswers = new Map();
const NO_CHOICES: readonly BlockChoice[] = [];

/** What joins two articles; null while it is fetched. */
export function useJoinCode(): JoinCode | null {
  const { file_address } = useRuntime();
  const [code, setCode] = useState<JoinCode | null>(null);
  useEffect(() => {
    void loadJoin(file_address)
      .then(setCode)
      .catch((fault: unknown) => log.error('what joins two texts could not be loaded', fault));
  }, [file_address]);
  return code;
}

/** Answers how long the keys under an element have to rest still, in milliseconds; 0 or less: they rest. */
function useRest(place: RefObject<HTMLElement | null>): () => number {
  const typed_at_ms = useRef(Number.NEGATIVE_INFINITY);
  const is_composing = useRef(false);
  useEffect(() => {
    const element = place.current;
    const listener = ({ type }: Event): void => {
      typed_at_ms.current = performance.now();
      if (type !== 'input') is_composing.current = type === 'compositionstart';
    };
    const types = ['input', 'compositionstart', 'compositionend'];
    for (const type of types) element?.addEventListener(type, listener);
    return () => {
      for (const type of types) element?.removeEventListener(type, listener);
    };
  }, [place]);
  return () => (is_composing.current ? REST_MS : typed_at_ms.current + REST_MS - performance.now());
}

/** Joins the changes of another writer with what is typed: when the keys rest, or as soon as it is asked for. */
export function useOtherWriter(options: Options): OtherWriter {
  const { form, edit, post, is_paused, is_declined, onDeclined, content, place } = options;
  const code = useJoinCode();
  const restMs = useRest(place);
  const [joined, setJoined] = useState<Readonly<Record<'before' | 'after', PostEditing>> | null>(null);
  const [choices, setChoices] = useState(NO_CHOICES);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const row = is_paused ? null : (post?.row ?? null);
  const now = useMemo(() => row && postValues(row), [row]);
  const drawn: PostEditing = { base: edit.base, values: form.values };
  const is_newer = now !== null && isNewer(drawn, now);

  /** The form with what was typed last; null while the editor is being fetched. */
  const current = (): PostEditing | null => {
    const texts = content.current?.flush() ?? null;
    return texts && { base: edit.base, values: { ...form.getValues(), ...texts } };
  };
  /** In the task in which it was read, so that no key comes between. */
  const show = ({ base, values }: PostEditing): void => {
    content.current?.replace(values);
    edit.rebase(base, values);
  };
  /** Answers whether there is nothing left to do without the person. */
  const joinWith = (article: BlogPostRow | null, given: BlockAnswers): boolean => {
    const before = current();
    if (code === null || article === null || before === null) return false;
    const made = code.joinPost(before, article, given, code.clean);
    setChoices(made.kind === 'choice' ? made.choices : NO_CHOICES);
    if (made.kind === 'choice') return true;
    show(made.editing);
    setAnswers(NO_ANSWERS);
    setJoined({ before, after: made.editing });
    onDeclined(false);
    return true;
  };

  /** Answers when to look again, in milliseconds; 0: not before article or text is another one. */
  const joinRested = useEffectEvent((article: BlogPostRow, text: string): number => {
    const rest_ms = restMs();
    if (rest_ms > 0) return rest_ms;
    if (text !== form.getValues().content) return 0;
    return joinWith(article, NO_ANSWERS) ? 0 : RETRY_MS;
  });
  const is_due = is_newer && code !== null && !is_declined;
  const { content: typed } = form.values;
  useEffect(() => {
    if (!is_due || row === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const again_ms = joinRested(row, typed);
      if (again_ms > 0) timer = setTimeout(look, again_ms);
    };
    timer = setTimeout(look, 0);
    return () => clearTimeout(timer);
  }, [is_due, row, typed]);

  const stateNow = (): OtherWriterState => {
    if (!is_newer) return joined === null ? 'none' : 'joined';
    if (is_declined) return 'undone';
    return choices.length > 0 ? 'choice' : 'due';
  };
  return {
    state: stateNow(),
    choices,
    show: code?.show ?? null,
    answers,
    left: now === null ? [] : fieldsOfBoth(drawn, now),
    answer: (key, answer) => setAnswers((before) => new Map(before).set(key, answer)),
    join: () => void joinWith(row, answers),
    undo: () => {
      const shown = current();
      if (joined === null || code === null || shown === null) return;
      onDeclined(true);
      setJoined(null);
      show(code.undoJoin(joined, shown.values, code.clean));
    },
  };
}
