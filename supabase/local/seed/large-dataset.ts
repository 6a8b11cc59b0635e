/**
 * The benchmark dataset, made inside the database: 10,000 clients and ten service records for each, three years of
 * them. Every tenth of a record lies ahead. Ids are fixed and shaped like version 7. No user made these rows: they have
 * no history.
 */
export const LARGE_DATASET = `
set local sync.history = 'off';

insert into public.clients
  (id, name, email, phone, yacht_name, yacht_type, yacht_length, location, notes, status, created_at)
select ('018d0000-' || lpad(to_hex(i / 65536), 4, '0') || '-7' || lpad(to_hex(i % 4096), 3, '0') || '-8000-' || lpad(to_hex(i), 12, '0'))::uuid,
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
from generate_series(1, 10000) i;

insert into public.service_records (id, client_id, service_type, date, amount, status, notes, created_at)
select ('018d1000-' || lpad(to_hex(n / 65536), 4, '0') || '-7' || lpad(to_hex(n % 4096), 3, '0') || '-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
  ('018d0000-' || lpad(to_hex(i / 65536), 4, '0') || '-7' || lpad(to_hex(i % 4096), 3, '0') || '-8000-' || lpad(to_hex(i), 12, '0'))::uuid,
  (array['gelcoat_repair','teak_maintenance','waxing','antifouling','inspection'])[1 + n % 5],
  d.day, 150 + n * 37 % 250000 / 100.0,
  case
    when d.day > t.today then 'scheduled'
    when d.day > t.today - 30 then (array['completed', 'invoiced'])[1 + n % 2]
    else 'paid'
  end,
  case when n % 2 = 0 then 'Romp gewassen, ontvet en twee lagen wax met de hand. Werkbon ' || n || '.' end,
  now() - make_interval(days => greatest(0, t.today - d.day))
from (select (now() at time zone 'Europe/Amsterdam')::date as today) t
cross join generate_series(1, 10000) i
cross join generate_series(0, 9) k
cross join lateral (select (i - 1) * 10 + k + 1 as n) as number
cross join lateral (select t.today + 110 - (k * 121 + i * 7 % 121) as day) d;
`;
