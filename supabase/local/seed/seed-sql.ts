import type { DemoData, SeedClient, SeedRecord } from './demo-data.ts';
import { makeRequests, type SeedRequests } from './requests.ts';
import { siteContentSql } from './site-content-sql.ts';
import type { SiteContent } from './site-content.ts';

const HEADER = `-- The demo data: written by supabase/local/seed, not by hand (npm run seed:generate).
-- Dates are counted from today in Amsterdam, so that the data are three years old on every day.
-- On a hosted project it fills an empty one by hand alone: psql -f supabase/seed.sql.
`;

const TODAY = `(now() at time zone 'Europe/Amsterdam')::date`;

const quoted = (value: string | null): string =>
  value === null ? 'null' : `'${value.replaceAll("'", "''")}'`;
const amount = (cents: number): string => (cents / 100).toFixed(2);

const clientRow = (client: SeedClient): string =>
  `  (${[
    quoted(client.id),
    quoted(client.name),
    quoted(client.email),
    quoted(client.phone),
    quoted(client.yacht_name),
    quoted(client.yacht_type),
    client.yacht_length === null ? 'null' : client.yacht_length.toFixed(1),
    quoted(client.location),
    quoted(client.status),
    quoted(client.next_recommended_service),
    String(client.created_days_ago),
  ].join(', ')})`;

/** Open work is shared out among the technicians, by the day; every third service has no technician yet. */
const TIMES = ['08:30', '10:15', '13:00', '15:30'] as const;
const planOf = ({ status, day, service_type }: SeedRecord): readonly [string, string, string] => {
  if (status !== 'scheduled' && status !== 'in_progress') return ['null', 'null', 'null'];
  const turn = Math.abs(day) + service_type.length;
  const technician = turn % 3 === 2 ? 'null' : String(turn % 3);
  return [technician, quoted(TIMES[turn % TIMES.length] ?? null), String(60 + (turn % 4) * 30)];
};

const noteRows = ({ id, notes }: SeedClient): readonly string[] =>
  notes.map(
    ({ text, days_ago, by }, place) => `  (${quoted(id)}, ${place}, ${quoted(text)}, ${days_ago}, ${by})`,
  );

const recordRow = (record: SeedRecord): string =>
  `  (${[
    quoted(record.id),
    quoted(record.client_id),
    quoted(record.service_type),
    String(record.day),
    amount(record.amount_cents),
    quoted(record.status),
    quoted(record.notes),
    ...planOf(record),
  ].join(', ')})`;

type Row = Readonly<Record<string, string | number | null>>;

const selected = (column: string): string => (column === 'id' ? 'v.id::uuid' : `v.${column}`);

const textIn = (row: Row, column: string): string => {
  const found = row[column];
  return typeof found === 'string' ? quoted(found) : 'null';
};

interface Aged extends Row {
  readonly hours_ago: number;
}

const SENT_AT = 'now() - make_interval(hours => v.hours_ago)';

/** Rows of one table, each `hours_ago`, as SQL. Columns of text only, besides `more`: name → the value in SQL. */
function requestRows<Requested extends Aged>(
  table: string,
  columns: readonly string[],
  numbers: readonly (keyof Requested & string)[],
  rows: readonly Requested[],
  more: Readonly<Record<string, string>>,
): string {
  const values = rows.map(
    (row) =>
      `  (${[...columns.map((column) => textIn(row, column)), ...numbers.map((name) => String(row[name]))].join(', ')})`,
  );
  return `
insert into public.${table} (${[...columns, 'unchecked', 'created_at', ...Object.keys(more)].join(', ')})
select ${[...columns.map(selected), 'false', SENT_AT, ...Object.values(more)].join(', ')}
from (values
${values.join(',\n')}
) as v (${[...columns, ...numbers].join(', ')})
on conflict (id) do nothing;
`;
}

const CONSENT = 'Ik wil de nieuwsbrief ontvangen.';
const LEAD = ['id', 'first_name', 'last_name', 'email', 'phone', 'message', 'notes', 'status'];

const LEAD_NUMBERS = ['hours_ago', 'answered_minutes'] as const;
const ANSWERED = { answered_at: `${SENT_AT} + make_interval(mins => v.answered_minutes)` };

/** What visitors sent. */
const requestsSql = ({ contacts, founding_members, newsletter_subscriptions }: SeedRequests): string =>
  [
    '\n-- What visitors sent: their age is counted from now, for some wait for an answer.',
    requestRows(
      'contacts',
      [...LEAD, 'form', 'service', 'boat_type'],
      LEAD_NUMBERS,
      contacts.map((row) => ({ ...row })),
      ANSWERED,
    ),
    requestRows(
      'founding_members',
      [...LEAD, 'yacht_type'],
      LEAD_NUMBERS,
      founding_members.map((row) => ({ ...row })),
      ANSWERED,
    ),
    requestRows(
      'newsletter_subscriptions',
      ['id', 'email', 'status', 'notes'],
      ['hours_ago'],
      newsletter_subscriptions.map((row) => ({ ...row })),
      { consented_at: SENT_AT, consent_text: quoted(CONSENT) },
    ),
  ].join('');

/** The data as SQL for an empty, migrated database. Safe to run again: rows that are there stay. */
export function seedSql(data: DemoData, content: SiteContent): string {
  return `${HEADER}
insert into public.clients
  (id, name, email, phone, yacht_name, yacht_type, yacht_length, location, status, next_recommended_service,
   created_at)
select v.id::uuid, v.name, v.email, v.phone, v.yacht_name, v.yacht_type, v.yacht_length, v.location, v.status,
  v.next_recommended_service, (${TODAY} - v.days_ago + time '09:00') at time zone 'Europe/Amsterdam'
from (values
${data.clients.map(clientRow).join(',\n')}
) as v (id, name, email, phone, yacht_name, yacht_type, yacht_length, location, status, next_recommended_service,
  days_ago)
on conflict (id) do nothing;

insert into public.client_notes (id, client_id, notes, written_at, author, created_at)
select md5(v.client_id || ' note ' || v.place)::uuid, v.client_id::uuid, v.notes, m.moment, s.user_id, m.moment
from (values
${data.clients.flatMap(noteRows).join(',\n')}
) as v (client_id, place, notes, days_ago, by)
left join (select s.user_id, row_number() over (order by s.name) - 1 as turn from public.staff s) s on s.turn = v.by,
lateral (select (${TODAY} - v.days_ago + time '11:20') at time zone 'Europe/Amsterdam' as moment) m
on conflict (id) do nothing;

insert into public.service_records
  (id, client_id, service_type, date, amount, status, notes, technician_id, start_time, duration_minutes, created_at)
select v.id::uuid, v.client_id::uuid, v.service_type, ${TODAY} + v.day, v.amount, v.status, v.notes,
  t.user_id, v.start_time, v.duration_minutes::integer,
  least(now(), (${TODAY} + v.day - 2 + time '10:30') at time zone 'Europe/Amsterdam')
from (values
${data.records.map(recordRow).join(',\n')}
) as v (id, client_id, service_type, day, amount, status, notes, technician, start_time, duration_minutes)
left join (
  select s.user_id, row_number() over (order by s.name) - 1 as turn from public.staff s where s.role = 'technician'
) t on t.turn = v.technician::integer
on conflict (id) do nothing;
${requestsSql(makeRequests())}${siteContentSql(content)}`;
}
