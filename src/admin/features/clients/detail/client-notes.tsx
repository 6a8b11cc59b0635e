import { useEffect, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { clientsText } from '../../../../content/admin/clients.ts';
import { notesText } from '../../../../content/admin/notes.ts';
import { sync } from '../../../../content/admin/sync.ts';
import {
  type ClientListItem,
  type ClientNote,
  listClientNotes,
  readNotesOfDay,
  useLive,
} from '../../../../data/index.ts';
import { addDays, type CalendarDate, dateAt, TIME_ZONE } from '../../../../domain/calendar-date.ts';
import { NotesField } from '../../../entities/notes/notes-field.tsx';
import { useToday } from '../../../components/use-today.ts';
import { useRuntime } from '../../../runtime.ts';
import { useColleagueNames } from '../../../sync-ui/field-value.tsx';
import { SyncBadge } from '../../../sync-ui/status/sync-badge.tsx';
import classes from './client-notes.module.css';

const text = notesText.entries;
const WORDS = { placeholder: clientsText.notes_placeholder, failure: clientsText.errors.notes };
/** Entries that are shown at once. */
const SHOWN = 3;

const time_format = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: TIME_ZONE });
const day_format = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: TIME_ZONE });

/** When an entry was begun, as people here say it; of one of another day than yesterday the day alone. */
function momentWords(written_at: string, today: CalendarDate): string {
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
  const begin = () => setDay(today);
  useEffect(() => {
    if (place.current?.contains(document.activeElement) !== true) setDay(today);
  }, [today]);
  return { day, today, place, begin };
}

/** What the person writes about a client today, and beneath it what was written on other days and by others. */
export function ClientNotes({ client }: { readonly client: ClientListItem }) {
  const { db } = useRuntime();
  const { day, today, place, begin } = useWritingDay();
  const { id: client_id, name } = client;
  const found = useLive(async () => {
    const [own, entries] = await Promise.all([
      readNotesOfDay(db, { client_id, day }),
      listClientNotes(db, client_id),
    ]);
    return { own, entries: entries.filter(({ id }) => id !== own.id) };
  }, [db, client_id, day]);
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
      {entries !== undefined && <Entries entries={entries} undated={client.notes} today={today} />}
    </div>
  );
}

interface EntriesProps {
  readonly entries: readonly ClientNote[];
  /** Notes of before they had an author and a day. */
  readonly undated: string | null;
  readonly today: CalendarDate;
}

/** The entries, newest first; the older ones on request. */
function Entries({ entries, undated, today }: EntriesProps) {
  const names = useColleagueNames();
  const [is_whole, setIsWhole] = useState(false);
  const has_undated = undated !== null && undated.trim() !== '';
  const count = entries.length + (has_undated ? 1 : 0);
  if (count === 0) return null;
  const shown = is_whole ? entries : entries.slice(0, SHOWN);
  const hidden = count - SHOWN;
  return (
    <section className={classes['entries']} aria-label={text.title}>
      <h3>{text.title}</h3>
      <ol>
        {shown.map(({ id, text: words, written_at, author, badge }) => (
          <li key={id}>
            <p className={classes['by']}>
              {author !== null && <strong>{names.get(author) ?? sync.drawer.unknown_colleague}</strong>}
              <time dateTime={written_at}>{momentWords(written_at, today)}</time>
              <SyncBadge badge={badge} />
            </p>
            <p className={classes['words']}>{words}</p>
          </li>
        ))}
        {has_undated && (is_whole || entries.length < SHOWN) && (
          <li>
            <p className={classes['by']}>{text.undated}</p>
            <p className={classes['words']}>{undated.trim()}</p>
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
