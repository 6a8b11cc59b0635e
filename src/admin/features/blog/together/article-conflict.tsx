import { useMemo, useState } from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import { conflictsText } from '../../../../content/admin/conflicts.ts';
import {
  type ArticleConflict as Conflict,
  readArticleConflict,
  resolvePostConflict,
  useLive,
} from '../../../../data/index.ts';
import type { MergeAnswer } from '../../../../domain/article/merge-blocks.ts';
import { notifyFailure } from '../../../components/notify.ts';
import { type ConflictViewProps, useRuntime } from '../../../runtime.ts';
import { versionTitles } from '../../../sync-ui/conflicts/version-labels.ts';
import { notifySaved } from '../../../sync-ui/undo/notify-saved.tsx';
import { BlockChoices } from './block-choices.tsx';
import classes from './block-choices.module.css';
import type { BlockAnswers } from './join-texts.ts';
import { type JoinCode, useJoinCode } from './use-other-writer.ts';

const text = blogText.together;

/** Two versions of an article's text that met on the server: what does not touch is joined, and each block of both is a choice (G4). */
export function ArticleConflict({ item, onSettled }: ConflictViewProps) {
  const { db } = useRuntime();
  const conflict = useLive(async () => await readArticleConflict(db, item), [db, item]);
  const code = useJoinCode();
  if (conflict === undefined || code === null) return <output>{text.loading}</output>;
  return conflict && <Choices item={item} conflict={conflict} code={code} onSettled={onSettled} />;
}

interface Props extends ConflictViewProps {
  readonly conflict: Conflict;
  readonly code: JoinCode;
}

function Choices({ item, conflict, code, onSettled }: Props) {
  const { db, report_fault } = useRuntime();
  const [answers, setAnswers] = useState<BlockAnswers>(new Map());
  const [busy, setBusy] = useState(false);
  const { base, now, other, other_version, row } = conflict;
  // The version that is there is the other's on every device, so that all end with the same text.
  const merge = useMemo(
    () => code.mergeTexts({ base, mine: other, theirs: now, clean: code.clean }),
    [code, base, other, now],
  );
  const choices = useMemo(() => code.choicesOf(merge), [code, merge]);
  const titles = versionTitles(item.versions);
  const titleAt = (index: number): string => titles[index] ?? '';
  const apply = async () => {
    const texts = code.resolveTexts(merge, answers);
    if (texts === null) return;
    setBusy(true);
    const done = await resolvePostConflict(db, item, row, { texts, clean: code.clean });
    setBusy(false);
    if (done.ok) {
      notifySaved(conflictsText.chosen, db.undo.last());
      onSettled();
      return;
    }
    if (done.error.code === 'storage') report_fault(done.error.fault);
    notifyFailure(conflictsText.failed);
  };
  return (
    <>
      <p className={classes['hint']}>
        {choices.length === 0 ? text.disjoint : base === null ? text.intro_unknown : text.intro_conflict}
      </p>
      <BlockChoices
        show={code.show}
        choices={choices}
        answers={answers}
        titles={{
          mine: titleAt(item.versions.indexOf(other_version)),
          theirs: titleAt(item.versions.findIndex(({ stands }) => stands)),
        }}
        busy={busy}
        onAnswer={(key: string, answer: MergeAnswer) =>
          setAnswers((before) => new Map(before).set(key, answer))
        }
        onApply={() => void apply()}
      />
    </>
  );
}
