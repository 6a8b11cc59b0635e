-- What visitors sent is not kept for ever: the terms of the privacy policy (L-020, R-44), kept every night.

-- The policy's own words stand in src/content/company.ts (RETENTION); a test holds the two together.
create function private.retention_terms() returns jsonb
language sql immutable set search_path = '' as $$
  select '{"leads": "12 months", "measurements": "24 months", "newsletter_signups": "7 days", "awaited_files": "7 days"}'::jsonb
$$;

-- A request goes a term after the office last touched it, with its files. One whose address is that of a client led to
-- work: it stays with the client and goes after the client did. That somebody unsubscribed is remembered, as promised.
create function private.delete_expired_leads() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c_untouched_since constant timestamptz := now() - (private.retention_terms() ->> 'leads')::interval;
  c_first_day constant date :=
    (now() at time zone 'Europe/Amsterdam')::date - (private.retention_terms() ->> 'measurements')::interval;
  v_contacts bigint;
  v_founding_members bigint;
  v_page_views bigint;
  v_signups bigint;
  v_awaited_files bigint;
begin
  delete from public.contacts l
    where greatest(l.created_at, l.updated_at) < c_untouched_since and not exists (
      select 1 from public.clients c where c.deleted_at is null and lower(c.email) = lower(l.email));
  get diagnostics v_contacts = row_count;
  delete from public.founding_members l
    where greatest(l.created_at, l.updated_at) < c_untouched_since and not exists (
      select 1 from public.clients c where c.deleted_at is null and lower(c.email) = lower(l.email));
  get diagnostics v_founding_members = row_count;
  delete from public.page_views p where p.day < c_first_day;
  get diagnostics v_page_views = row_count;
  delete from private.newsletter_signups s
    where s.created_at <= now() - (private.retention_terms() ->> 'newsletter_signups')::interval;
  get diagnostics v_signups = row_count;
  -- A file that was announced and did not come; whatever storage has of it goes too (a trigger of the table).
  delete from private.announced_attachments a
    where a.status <> 'arrived' and a.announced_at <= now() - (private.retention_terms() ->> 'awaited_files')::interval;
  get diagnostics v_awaited_files = row_count;
  update private.announced_attachments a set visitor = null
    where a.visitor is not null and a.announced_at < now() - interval '1 day';
  -- The limit looks back minutes; without this the last visitor before a quiet week would be remembered through it.
  update private.lead_submissions s set visitor = null where s.visitor is not null and s.at < now() - interval '1 day';
  return jsonb_build_object('contacts', v_contacts, 'founding_members', v_founding_members, 'page_views', v_page_views,
    'newsletter_signups', v_signups, 'awaited_files', v_awaited_files);
end $$;
grant execute on function private.retention_terms() to service_role;
comment on function private.delete_expired_leads() is
  'Deletes what the privacy policy no longer lets us keep; answers how much. Runs every night (private.scheduled_jobs).';
