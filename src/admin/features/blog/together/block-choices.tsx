import { Button } from '@mantine/core';
import { useId, useMemo } from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import type { MergeAnswer } from '../../../../domain/article/merge-blocks.ts';
import { withoutTags } from '../../../../domain/plain-text.ts';
import type { ArticleHtml, ShownHtml } from '../../../../html/sanitise.ts';
import { useTextPictures } from '../form/use-text-pictures.ts';
import { ShownArticle } from '../shown/shown-article.tsx';
import classes from './block-choices.module.css';
import type { BlockAnswers, BlockChoice } from './join-texts.ts';

const text = blogText.together;
const CONTEXT_CHARACTERS = 120;

/** Makes a block harmless, as it is shown to visitors; `scope` tells it from others on the page. */
export type ShowBlock = (article: ArticleHtml, scope: string) => ShownHtml;

interface Props {
  readonly show: ShowBlock;
  readonly choices: readonly BlockChoice[];
  readonly answers: BlockAnswers;
  /** What the version is called that is not this person's, and this person's own. */
  readonly titles: { readonly mine: string; readonly theirs: string };
  readonly busy?: boolean;
  readonly onAnswer: (key: string, answer: MergeAnswer) => void;
  /** Leads to the block in the text beneath; none where there is no text to lead to. */
  readonly onShow?: ((choice: BlockChoice) => void) | undefined;
  /** Asked when every choice has its answer. */
  readonly onApply: () => void;
}

/** The blocks of an article that two people changed, each a choice of one version, the other or both (G4). */
export function BlockChoices(props: Props) {
  const { show, choices, answers, titles, busy = false, onAnswer, onShow, onApply } = props;
  const left = choices.filter(({ key }) => !answers.has(key)).length;
  return (
    <div className={classes['choices']}>
      {choices.map((choice, index) => (
        <Choice
          key={choice.key}
          show={show}
          choice={choice}
          legend={text.place(index + 1, choices.length)}
          titles={titles}
          answer={answers.get(choice.key) ?? null}
          onAnswer={(answer) => onAnswer(choice.key, answer)}
          onShow={onShow && (() => onShow(choice))}
        />
      ))}
      <div className={classes['apply']}>
        <Button size="md" loading={busy} disabled={left > 0} onClick={onApply}>
          {text.apply}
        </Button>
        {left > 0 && <p className={classes['hint']}>{text.apply_hint}</p>}
      </div>
    </div>
  );
}

interface ChoiceProps extends Pick<Props, 'show' | 'titles'> {
  readonly choice: BlockChoice;
  readonly legend: string;
  readonly answer: MergeAnswer | null;
  readonly onAnswer: (answer: MergeAnswer) => void;
  readonly onShow: (() => void) | undefined;
}

function Choice({ show, choice, legend, titles, answer, onAnswer, onShow }: ChoiceProps) {
  const name = useId();
  const context = withoutTags(choice.before ?? '').slice(-CONTEXT_CHARACTERS);
  const option = (value: MergeAnswer, label: string, html?: string | null) => (
    <div className={classes['option']} data-chosen={answer === value || undefined}>
      <label className={classes['label']}>
        <input type="radio" name={name} checked={answer === value} onChange={() => onAnswer(value)} />
        {label}
      </label>
      {html === null && <p className={classes['deleted']}>{text.deleted}</p>}
      {typeof html === 'string' && <ShownBlock show={show} html={html} />}
    </div>
  );
  return (
    <fieldset className={classes['choice']}>
      <legend>{legend}</legend>
      {context !== '' && (
        <p className={classes['context']}>
          {text.after} …{context}
        </p>
      )}
      <div className={classes['options']}>
        {option('mine', titles.mine, choice.mine)}
        {option('theirs', titles.theirs, choice.theirs)}
        {choice.mine !== null && choice.theirs !== null && option('both', text.both)}
      </div>
      {onShow !== undefined && (
        <Button variant="subtle" size="sm" onClick={onShow}>
          {text.show}
        </Button>
      )}
    </fieldset>
  );
}

/** A block as visitors would see it, made harmless by the code that does it for them. */
function ShownBlock({ show, html }: Pick<Props, 'show'> & { readonly html: string }) {
  const scope = `choice-${useId().replace(/[^a-z0-9]/gi, '')}`;
  const shown = useMemo(() => show({ content: html, blocks: [] }, scope), [show, html, scope]);
  const pictures = useTextPictures(html);
  return (
    <div className={classes['text']}>
      <ShownArticle shown={shown} pictures={pictures} is_part />
    </div>
  );
}
