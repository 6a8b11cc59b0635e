import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { notesText } from '../../../../content/admin/notes.ts';
import { sync } from '../../../../content/admin/sync.ts';
import {
  type ClientListItem,
  type ClientNote,
  clientNotesQuery,
  useKeptQuery,
} from '../../../../data/index.ts';
import { addDays, type CalendarDate, dateAt, TIME_ZONE } from '../../../../domain/calendar-date.ts';
import { mayDeleteNote } from '../../../../domain/client.ts';
import { NotesField } from '../../../entities/notes/notes-field.tsx';
import { useServerNow } from '../../../components/use-server-now.ts';
import { useToday } from '../../../components/use-today.ts';
import { useRuntime } from '../../../runtime.ts';
import { useColleagueNames } from '../../../sync-ui/field-value.tsx';
import type { ColleagueNames } from '../../../sync-ui/row-labels.ts';
import { SyncBadge } from '../../../sync-ui/status/sync-badge.tsx';
import classes from './client-notes.module.css';

const text = notesText.entries;
const WORDS = { placeholder: clientsText.notes_placeholder, failure: clientsText.errors.notes };
/** Entries that are shown at once. */
const SHOWN = 3;
const HOUR_MS = 3_600_000;

const time_format = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: TIME_ZONE });
const day_format = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: TIME_ZONE });

/** When an entry was begun, as people here say it; of one of another day than yesterday the day alone. */
function noteTimeLabel(written_at: string, today: CalendarDate): string {
  const at_ms = Date.parse(written_at);
  const day = dateAt(at_ms);
  if (day === today) return text.today(time_format.format(at_ms));
  if (day === addDays(today, -1)) return text.yesterday(time_format.format(at_ms));
  return day_format.format(at_ms);
}

/** The day whose entry the field holds: who types at midnight goes on, and the next entry begins when the field was left. */
function useWritingDay() {
  const today = useToday();
  const [day, setDay] = useState(today);
  const place = useRef<HTMLDivElement>(null);
  const begin = useCallback(() => setDay(today), [today]);
  useEffect(() => {
    if (place.current?.contains(document.activeElement) !== true) setDay(today);
  }, [today]);
  return { day, today, place, begin };
}

/** The notes of a client as they are written and shown; `found` is undefined while they are read. */
export function useClientNotes(client_id: string) {
  const { db } = useRuntime();
  const { day, today, place, begin } = useWritingDay();
  const found = useKeptQuery(clientNotesQuery, db, client_id, day);
  return useMemo(() => ({ day, today, place, begin, found }), [day, today, place, begin, found]);
}

interface Deletes {
  readonly onDelete: (note: ClientNote) => void;
  readonly onDeleteUndated: () => void;
}

/** What the person writes about a client today, and beneath it what was written on other days and by others. */
export function ClientNotes({
  client,
  notes,
  onDelete,
  onDeleteUndated,
}: {
  readonly client: ClientListItem;
  readonly notes: ReturnType<typeof useClientNotes>;
} & Deletes) {
  const { day, today, place, begin, found } = notes;
  const { id: client_id, name } = client;
  const { own, entries } = found ?? {};
  return (
    <div className={classes['notes']} ref={place} onBlur={begin}>
      {own !== undefined && (
        <NotesField
          key={day}
          row={{ table: 'client_notes', client_id, day, rev: own.rev, notes: own.text, name }}
          words={WORDS}
        />
      )}
      {entries !== undefined && (
        <Entries
          entries={entries}
          undated={client.notes}
          today={today}
          onDelete={onDelete}
          onDeleteUndated={onDeleteUndated}
        />
      )}
    </div>
  );
}

interface EntriesProps extends Deletes {
  readonly entries: readonly ClientNote[];
  /** Notes of before they had an author and a day. */
  readonly undated: string | null;
  readonly today: CalendarDate;
}

/** The name of the author of an entry; null without a known author, and while the names are read. */
const nameOf = (author: string | null, names: ColleagueNames): string | null =>
  author === null || names.size === 0 ? null : (names.get(author) ?? sync.drawer.unknown_colleague);

function DeleteButton({ whose, onClick }: { whose: string; onClick: () => void }) {
  return (
    <ActionIcon
      className={classes['delete'] ?? ''}
      variant="subtle"
      color="gray"
      size={48}
      aria-label={text.delete_of(whose)}
      title={text.delete}
      onClick={onClick}
    >
      <IconTrash size={20} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
  );
}

/** Notes that were written before entries had an author and a time. They belong to nobody, so only an admin may delete them. */
const UNDATED = { author: null, created_at: null };

/** The entries, newest first; the older ones on request. */
function Entries({ entries, undated, today, onDelete, onDeleteUndated }: EntriesProps) {
  const { user } = useRuntime();
  const now_ms = useServerNow(HOUR_MS);
  const names = useColleagueNames();
  const [is_whole, setIsWhole] = useState(false);
  const has_undated = undated !== null && undated.trim() !== '';
  const count = entries.length + (has_undated ? 1 : 0);
  if (count === 0) return null;
  const shown = is_whole ? entries : entries.slice(0, SHOWN);
  const hidden = count - SHOWN;
  const may_delete_undated = mayDeleteNote(user, UNDATED, now_ms);
  return (
    <section className={classes['entries']} aria-label={text.title}>
      <h3>{text.title}</h3>
      <ol>
        {shown.map((note) => {
          const by = nameOf(note.author, names);
          const moment = noteTimeLabel(note.written_at, today);
          const may_delete = mayDeleteNote(user, note, now_ms);
          return (
            <li key={note.id} data-deletable={may_delete || undefined}>
              <p className={classes['by']}>
                {by !== null && <strong>{by}</strong>}
                <time dateTime={note.written_at}>{moment}</time>
                <SyncBadge badge={note.badge} />
              </p>
              <p className={classes['words']}>{note.text}</p>
              {may_delete && (
                <DeleteButton
                  whose={[by, moment].filter(Boolean).join(', ')}
                  onClick={() => onDelete(note)}
                />
              )}
            </li>
          );
        })}
        {has_undated && (is_whole || entries.length < SHOWN) && (
          <li data-deletable={may_delete_undated || undefined}>
            <p className={classes['by']}>{text.undated}</p>
            <p className={classes['words']}>{undated.trim()}</p>
            {may_delete_undated && <DeleteButton whose={text.undated} onClick={onDeleteUndated} />}
          </li>
        )}
      </ol>
      {hidden > 0 && (
        <Button
          variant="subtle"
          className={classes['more'] ?? ''}
          aria-expanded={is_whole}
          onClick={() => setIsWhole(!is_whole)}
        >
          {is_whole ? text.fewer : text.more(hidden)}
        </Button>
      )}
    </section>
  );
}
