import { Button, Textarea } from '@mantine/core';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { undoText } from '../../../../content/admin/undo.ts';
import type { ClientListItem, UndoStep } from '../../../../data/index.ts';
import { StorageRescue } from '../../../components/storage-rescue.tsx';
import { useUndo } from '../../../components/undo/use-undo.ts';
import { useRuntime } from '../../../runtime.ts';
import classes from './detail.module.css';
import { useNotes } from './use-notes.ts';

const text = clientsText.notes;

/** The step that saved these notes, when it is the last thing this tab did. */
const notesStep = (last: UndoStep | null, client_id: string): UndoStep | null => {
  const [row] = last?.rows ?? [];
  const is_notes = row?.kind === 'patch' && row.row_id === client_id && 'notes' in row.after;
  return is_notes ? last : null;
};

/** The notes of a client, saved while typing (M-003, M-023, R-41). */
export function NotesField({ client }: { client: ClientListItem }) {
  const { view, session } = useNotes(client);
  const { db } = useRuntime();
  const { undo } = useUndo();
  const step = notesStep(db.undo.last(), client.id);
  return (
    <section className={classes['section']}>
      <Textarea
        label={text.label}
        placeholder={text.placeholder}
        size="md"
        autosize
        minRows={4}
        maxRows={14}
        value={view.text}
        onFocus={() => session.focus()}
        onChange={(event) => session.type(event.currentTarget.value)}
        onBlur={() => session.blur()}
      />
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
        {step !== null && view.phase !== 'saving' && view.phase !== 'failed' && (
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
      {view.phase === 'failed' && <StorageRescue />}
      {view.other !== null && <OtherVersion other={view.other} onTake={() => session.takeOther()} />}
    </section>
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
