import { DEMO_USERS } from '../demo-users.ts';

/** Rows of the benchmark dataset that an admin's device holds. */
export const LARGE_DATASET_ROWS = {
  clients: 10_000,
  service_records: 100_000,
  service_photos: 500,
  contacts: 2_000,
} as const;

/** SQL of a fixed id, shaped like version 7, for the row of this number. */
const idOf = (group: string, number: string): string =>
  `('${group}-' || lpad(to_hex(${number} / 65536), 4, '0') || '-7' || lpad(to_hex(${number} % 4096), 3, '0')
    || '-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const CLIENT_IDS = '018d0000';
const RECORD_IDS = '018d1000';

const [, technician, colleague] = DEMO_USERS;

/** SQL that tells the clients of a round: the technician's own are those of 0, some 8 a day; those of 1 have no technician. */
const ROUND = 'i / 121 % 10';

/**
 * The benchmark dataset, made inside the database: 10,000 clients and ten service records for each, three years of them.
 * Every tenth of a record lies ahead, most of them planned for a colleague, a tenth for the demo's technician, who also has
 * their work of today left. Photos, whose bytes are nowhere, show what was done last for the clients of the technician's day. Requests came
 * every four hours, the last of them unanswered. No user made these rows: they have no history.
 */
export const LARGE_DATASET = `
set local sync.history = 'off';

insert into public.clients
  (id, name, email, phone, yacht_name, yacht_type, yacht_length, location, notes, status, created_at)
select ${idOf(CLIENT_IDS, 'i')},
  (array['Pieter','Annelies','Willem','Marijke','Femke','Hendrik','Ruud','Ingrid','Sjoerd','Tineke'])[1 + i % 10] || ' '
    || (array['van der Meer','Hoekstra','de Graaf','Postma','Kuipers','Brouwer','Zijlstra'])[1 + i / 10 % 7] || ' ' || i,
  'klant' || i || '@post.example', '06 00' || lpad((i % 100)::text, 2, '0') || ' ' || lpad((i * 7 % 10000)::text, 4, '0'),
  (array['Zeearend','Morgenster','Albatros','Waterlelie','Kluut','Passaat','Bries','Onrust'])[1 + i % 8] || ' ' || i,
  (array['Bavaria Cruiser 37','Hallberg-Rassy 372','Linssen Grand Sturdy 36.9','Contest 42CS','Antaris 720'])[1 + i % 5],
  7 + (i % 80) / 10.0,
  (array['Compagnieshaven, Enkhuizen','Jachthaven Hoorn','Marina Seaport IJmuiden','Jachthaven Lemmer-Binnen'])[1 + i % 4],
  case when i % 3 = 0 then 'Sleutel ligt bij de havenmeester. Dossier ' || i || '.' end,
  case when i % 20 = 0 then 'prospect' when i % 9 = 0 then 'completed' else 'active' end,
  now() - make_interval(days => 30 + i % 1065)
from generate_series(1, ${LARGE_DATASET_ROWS.clients}) i;

insert into public.service_records
  (id, client_id, service_type, date, amount, status, technician_id, start_time, duration_minutes, notes, created_at)
select ${idOf(RECORD_IDS, 'n')},
  ${idOf(CLIENT_IDS, 'i')},
  (array['gelcoat_repair','teak_maintenance','waxing','antifouling','inspection'])[1 + n % 5],
  d.day, 150 + n * 37 % 250000 / 100.0,
  case
    when is_open then 'scheduled'
    when d.day > t.today - 30 then (array['completed', 'invoiced'])[1 + n % 2]
    else 'paid'
  end,
  case when is_open and ${ROUND} <> 1 then (case ${ROUND} when 0 then '${technician?.id}' else '${colleague?.id}' end)::uuid end,
  case when is_open then lpad((8 + i / 1210)::text, 2, '0') || ':00' end,
  case when is_open then 60 end,
  case when n % 2 = 0 then 'Romp gewassen, ontvet en twee lagen wax met de hand. Werkbon ' || n || '.' end,
  now() - make_interval(days => greatest(0, t.today - d.day))
from (select (now() at time zone 'Europe/Amsterdam')::date as today) t
cross join generate_series(1, ${LARGE_DATASET_ROWS.clients}) i
cross join generate_series(0, 9) k
cross join lateral (select (i - 1) * 10 + k + 1 as n) as number
cross join lateral (select t.today + 110 - (k * 121 + i * 7 % 121) as day) d
cross join lateral (select d.day > t.today or (d.day = t.today and ${ROUND} < 2) as is_open) as planned;

insert into public.service_photos
  (id, service_record_id, kind, taken_at, width, height, mime_type, size_bytes, sha256, created_at)
select ${idOf('018d2000', 'n')}, ${idOf(RECORD_IDS, '((i - 1) * 10 + k + 1)')}, (array['before', 'after'])[1 + p % 2],
  taken_at, 2048, 1536, 'image/webp', 400000 + n * 997 % 200000, lpad(to_hex(n), 64, '0'), taken_at
from (
  select *, row_number() over (order by k, i, p)::integer as n,
    now() - make_interval(days => k * 121 - 110 + i * 7 % 121) as taken_at
  from generate_series(1, ${LARGE_DATASET_ROWS.clients}) i
  cross join generate_series(1, 9) k
  cross join generate_series(1, 4) p
  where ${ROUND} = 0 and i * 7 % 121 in (109, 110)
) of_day
where n <= ${LARGE_DATASET_ROWS.service_photos};

insert into public.contacts
  (id, form, first_name, last_name, email, phone, message, service, unchecked, status, answered_at, created_at)
select ${idOf('018d3000', 'i')}, (array['contact', 'consultation'])[1 + i % 2], 'Aanvrager', 'Nummer ' || i,
  'aanvraag' || i || '@post.example', '06 01' || lpad((i % 100)::text, 2, '0') || ' ' || lpad((i * 7 % 10000)::text, 4, '0'),
  'Graag een voorstel voor poetsen en waxen, de romp is dof. Aanvraag ' || i || '.',
  (array['Polijsten en waxen', 'Gelcoat reparatie', 'Antifouling aanbrengen'])[1 + i % 3], false,
  case when i <= 12 then 'new' else (array['contacted', 'closed'])[1 + i % 2] end,
  case when i > 12 then came_at + make_interval(hours => 1 + i % 30) end, came_at
from generate_series(1, ${LARGE_DATASET_ROWS.contacts}) i
cross join lateral (select now() - make_interval(hours => i * 4) as came_at) as came;
`;
