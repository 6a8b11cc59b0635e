-- Work done or planned on a client's yacht (M-006, M-007, M-009). Amounts are euros with cents (R-46).

create table public.service_records (
  like private.sync_columns including all,
  client_id uuid not null references public.clients (id) on delete cascade,
  service_type text not null,
  date date not null,
  amount numeric(12, 2) not null default 0,
  status text not null default 'scheduled',
  notes text,
  constraint service_records_type_given check (deleted_at is not null or length(btrim(service_type)) between 1 and 200),
  constraint service_records_status_known check (status in ('scheduled', 'in_progress', 'completed', 'invoiced', 'paid')),
  -- NaN is greater than every number.
  constraint service_records_amount_bounded check (amount between 0 and 9999999999.99),
  constraint service_records_date_bounded check (date between '1900-01-01' and '2200-12-31'),
  constraint service_records_notes_bounded check (length(notes) <= 20000)
);
comment on column public.service_records.service_type is
  'gelcoat_repair, teak_maintenance, waxing, antifouling, inspection, or a type in free text.';
comment on column public.service_records.date is 'Calendar date in Europe/Amsterdam.';
create index service_records_client_idx on public.service_records (client_id);

-- Free text may name a person; the amount of an invoice must be kept, without a name it is nobody's.
select private.sync_register('service_records',
  columns => '{client_id,service_type,date,amount,status,notes}',
  parent => '{"table": "clients", "column": "client_id"}',
  erase => '{"service_type": "", "notes": null}',
  rights => '{"technician": ["read", "add", "edit"], "admin": ["read", "add", "edit", "delete"]}');
