import { Button } from '@mantine/core';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { memo, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { notesText as text } from '../../../content/admin/notes.ts';
import { undoText } from '../../../content/admin/undo.ts';
import { canUndo, type UndoStep, useLive } from '../../../data/index.ts';
import { MAX_LONG_TEXT } from '../../../domain/fields.ts';
import { GrowingTextarea, setFieldText } from '../../components/growing-textarea.tsx';
import { StorageRescue } from '../../components/storage-rescue.tsx';
import { useUndo } from '../../sync-ui/undo/use-undo.ts';
import { useRuntime } from '../../runtime.ts';
import { NotesChoice } from './notes-choice.tsx';
import type { NotesSession } from './notes-session.ts';
import classes from './notes.module.css';
import { type NotedRow, useNotes } from './use-notes.ts';

/** The step that saved these notes, when it is the last thing this tab did. */
const notesStep = (last: UndoStep | null, row_id: string | null): UndoStep | null => {
  const [row] = last?.rows ?? [];
  const is_notes = row !== undefined && row.row_id === row_id && 'notes' in row.after;
  return is_notes ? last : null;
};

interface Props {
  readonly row: NotedRow;
  readonly words: {
    readonly placeholder: string;
    /** The device could not store them. */
    readonly failure: string;
  };
}

/** The notes of a row, saved while typing (M-003, C-012). */
export function NotesField({ row, words }: Props) {
  const { session, row_id } = useNotes(row, words.failure);
  return <NotesSessionField row_id={row_id} session={session} placeholder={words.placeholder} />;
}

/** The field of notes whose session the screen holds, since it adds to them itself. */
export function NotesSessionField({
  row_id,
  session,
  placeholder,
}: {
  readonly row_id: string | null;
  readonly session: NotesSession;
  readonly placeholder: string;
}) {
  return (
    <section>
      <NotesInput session={session} placeholder={placeholder} />
      <NotesStatus row_id={row_id} session={session} />
    </section>
  );
}

/** The text: the browser writes it, and nothing is rendered for a key. Another text is put in when it comes. */
const NotesInput = memo(function NotesInput({
  session,
  placeholder,
}: {
  readonly session: NotesSession;
  readonly placeholder: string;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [began_with] = useState(session.text);
  useLayoutEffect(() => {
    const show = (shown: string): void => {
      if (field.current !== null) setFieldText(field.current, shown);
    };
    show(session.text());
    return session.onText(show);
  }, [session]);
  return (
    <GrowingTextarea
      ref={field}
      label={text.label}
      placeholder={placeholder}
      size="md"
      min_rows={4}
      max_rows={14}
      defaultValue={began_with}
      onFocus={() => session.focus()}
      onChange={(event) => session.type(event.currentTarget.value)}
      onBlur={() => session.blur()}
    />
  );
});

/** The message below the text, and the buttons that go with it. */
function NotesStatus({
  row_id,
  session,
}: {
  readonly row_id: string | null;
  readonly session: NotesSession;
}) {
  const view = useSyncExternalStore(session.subscribe, session.view);
  const { db, user } = useRuntime();
  const { undo } = useUndo();
  const step = notesStep(db.undo.last(), row_id);
  const step_id = step?.id ?? null;
  // Notes that lost, or that somebody else changed since, have no way back: none is offered.
  const is_possible = useLive(
    async () => step_id !== null && (await canUndo(db, step_id, user).catch(() => false)),
    [db, step_id, user, view.phase],
  );
  return (
    <>
      <div className={classes['notes-status']}>
        <output>
          {view.phase === 'saving' && text.saving}
          {view.phase === 'saved' && (
            <>
              <IconCheck size={16} stroke={2} aria-hidden="true" />
              {text.saved}
            </>
          )}
          {view.phase === 'quiet' && view.is_restored && text.restored}
        </output>
        {step !== null &&
          is_possible === true &&
          view.phase !== 'saving' &&
          view.phase !== 'failed' &&
          view.phase !== 'too_long' && (
            <Button
              variant="subtle"
              className={classes['notes-undo'] ?? ''}
              aria-label={text.undo}
              onClick={() => void undo(step.id)}
            >
              {undoText.action}
            </Button>
          )}
        {view.phase === 'failed' && (
          <span className={classes['notes-failed']}>
            {text.failed}
            <Button variant="subtle" size="compact-sm" onClick={() => void session.flush()}>
              {text.retry}
            </Button>
          </span>
        )}
      </div>
      {view.phase === 'too_long' && (
        <output className={classes['notes-failed']}>
          {text.too_long(session.text().length, MAX_LONG_TEXT)}
        </output>
      )}
      {view.phase === 'failed' && <StorageRescue />}
      {view.versions !== null && <NotesChoice versions={view.versions} session={session} />}
      {view.other !== null && <OtherVersion other={view.other} onTake={() => session.takeOther()} />}
    </>
  );
}

/** The row changed under the person's text: told quietly, shown on request, taken over only when asked. */
function OtherVersion({ other, onTake }: { other: string; onTake: () => void }) {
  const [shown, setShown] = useState(false);
  return (
    <div className={classes['hint']}>
      <output>
        <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
        {text.changed_elsewhere}
      </output>
      <Button variant="subtle" size="compact-sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? text.hide_other : text.show_other}
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={onTake}>
        {text.take_other}
      </Button>
      {shown && <blockquote aria-label={text.other}>{other === '' ? text.empty : other}</blockquote>}
    </div>
  );
}
