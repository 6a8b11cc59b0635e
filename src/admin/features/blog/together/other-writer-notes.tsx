import { Button } from '@mantine/core';
import { IconArrowsJoin2, IconArrowsSplit2, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import { generalText } from '../../../../content/admin/general.ts';
import type { ChangedBy } from '../../../../data/index.ts';
import type { MergeAnswer } from '../../../../domain/article/merge-blocks.ts';
import { withoutTags } from '../../../../domain/plain-text.ts';
import type { RichTextHandle } from '../../../components/editor/index.tsx';
import { BlockChoices } from './block-choices.tsx';
import type { BlockChoice } from './join-texts.ts';
import classes from './other-writer-notes.module.css';
import type { OtherWriter } from './use-other-writer.ts';

const text = blogText.together;
const CHOICES_ID = 'writer-choices';
const ANSWERS: readonly MergeAnswer[] = ['mine', 'theirs', 'both'];
/** Who changed the article, for a sentence with 'door' or 'van'. */
export const writerName = ({ author, name }: ChangedBy): string =>
  author === 'self' ? text.self : (name ?? text.somebody);

/** Whether the choices that a note leads to are in sight: it would lie over them then. */
function useChoicesInSight(are_there: boolean): boolean {
  const [in_sight, setInSight] = useState(false);
  useEffect(() => {
    const choices = document.querySelector(`[aria-labelledby="${CHOICES_ID}"]`);
    if (!are_there || choices === null) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(choices);
    return () => {
      observer.disconnect();
      setInSight(false);
    };
  }, [are_there]);
  return in_sight;
}

/** Scrolls to the block of a choice; to the block before it where this person has deleted or changed it since. */
function showChoice(editor: RichTextHandle, { mine, before }: BlockChoice): void {
  const is_there = [mine, before].some((html) => html !== null && editor.showBlock(html));
  if (!is_there) editor.focus();
}

/** Shows each choice in the text too, over its block, as long as there are any (decision 029). */
function useChoicesInText(
  editor: RichTextHandle | null,
  { state, choices, answers, answer, join }: OtherWriter,
  theirs: string,
): void {
  const onAnswer = useEffectEvent(answer);
  const onApply = useEffectEvent(join);
  const shown = state === 'choice' ? choices : null;
  useEffect(() => {
    if (editor === null || shown === null) return undefined;
    const is_ready = shown.every(({ key }) => answers.has(key));
    editor.showChoices(
      shown.map(({ key, mine, theirs: other, before }) => {
        const names: Readonly<Partial<Record<MergeAnswer, string>>> = {
          mine: text.mine,
          theirs,
          ...(mine !== null && other !== null && { both: text.both }),
        };
        return {
          key,
          block: mine,
          before,
          label: text.here,
          other: { title: `${theirs}:`, text: other === null ? text.deleted : withoutTags(other) },
          options: ANSWERS.flatMap((value) => {
            const name = names[value];
            return name === undefined ? [] : [{ value, name, is_chosen: answers.get(key) === value }];
          }),
          onChoose: (value) => {
            const chosen = ANSWERS.find((known) => known === value);
            if (chosen !== undefined) onAnswer(key, chosen);
          },
          apply: is_ready ? { name: text.apply, act: () => onApply() } : null,
        };
      }),
    );
    return () => editor.showChoices([]);
  }, [editor, shown, answers, theirs]);
}

interface Props {
  readonly writer: OtherWriter;
  readonly changed_by: ChangedBy;
}

interface ChoicesProps extends Props {
  /** Rises each time the person is led here. */
  readonly asked: number;
  /** A save waits for the choice. */
  readonly is_held: boolean;
  /** The editor of the text; null until it is loaded. */
  readonly editor: RichTextHandle | null;
}

/** The blocks that both changed, over the text; renders nothing without one. */
export function WriterChoices({ writer, changed_by, asked, is_held, editor }: ChoicesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [asked]);
  const is_self = changed_by.author === 'self';
  const theirs = is_self || changed_by.name === null ? text.theirs : text.theirs_of(changed_by.name);
  useChoicesInText(editor, writer, theirs);
  if (writer.state !== 'choice' || writer.show === null) return null;
  return (
    <section className={classes['choices']} aria-labelledby={CHOICES_ID}>
      <header>
        <h3 id={CHOICES_ID} ref={heading} tabIndex={-1}>
          {text.title}
        </h3>
        <p>{is_self ? text.intro_self : text.intro(writerName(changed_by))}</p>
        {is_held && <p role="alert">{text.held}</p>}
      </header>
      <BlockChoices
        show={writer.show}
        choices={writer.choices}
        answers={writer.answers}
        titles={{ mine: text.mine, theirs }}
        onAnswer={writer.answer}
        onShow={editor === null ? undefined : (choice) => showChoice(editor, choice)}
        onApply={writer.join}
      />
    </section>
  );
}

interface NoteProps extends Props {
  readonly onChoose: () => void;
}

/** Says over the form's answers what of somebody else's changes is in the text; renders nothing without any. */
export function WriterNote({ writer, changed_by, onChoose }: NoteProps) {
  const { state, left } = writer;
  const in_sight = useChoicesInSight(state === 'choice' && writer.show !== null);
  const who = writerName(changed_by);
  // The name of the picture stands for its description and focal point too.
  const named = left.includes('row_picture')
    ? left.filter((field) => field !== 'alt' && field !== 'focus')
    : left;
  const fields = named.map((field) => blogText.fields[field]).join(', ');
  const words = {
    none: null,
    due: text.due(who),
    choice: text.choose(writer.choices.length),
    joined: text.joined(who),
    undone: text.undone(who),
  }[state];
  const action = {
    none: null,
    due: { label: text.join_now, act: writer.join },
    choice: { label: text.to_choices, act: onChoose },
    joined: { label: text.undo, act: writer.undo },
    undone: { label: text.join_now, act: writer.join },
  }[state];
  return (
    <div className={classes['notes']} data-resting={in_sight || undefined}>
      {fields !== '' && (
        <div className={classes['note']}>
          <IconInfoCircle size={20} stroke={1.5} aria-hidden="true" />
          <output>{generalText.draft.changed_elsewhere(fields)}</output>
        </div>
      )}
      <div className={classes['note']} data-state={state} hidden={words === null}>
        {state === 'choice' ? (
          <IconArrowsSplit2 size={20} stroke={1.5} aria-hidden="true" />
        ) : (
          <IconArrowsJoin2 size={20} stroke={1.5} aria-hidden="true" />
        )}
        <output>{words}</output>
        {action !== null && (
          <Button variant="subtle" onClick={action.act}>
            {action.label}
          </Button>
        )}
      </div>
    </div>
  );
}
