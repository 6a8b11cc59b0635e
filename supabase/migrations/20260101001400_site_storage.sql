-- Files of the public site: anyone reads them by their address, admins put them there. D-009 names the bucket `services`
-- with yacht-restauratie.webp, bescherming-onderhoud.webp and onderwaterschip-service.webp; `site` holds the rest.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  select b, b, true, 8388608, '{image/avif,image/webp,image/jpeg}' from unnest('{services,site}'::text[]) b
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

create policy "Staff list the site's files" on storage.objects
  for select to authenticated using (bucket_id in ('services', 'site') and (select private.is_staff()));
create policy "Admins add the site's files" on storage.objects
  for insert to authenticated with check (bucket_id in ('services', 'site') and (select private.is_admin()));
create policy "Admins replace the site's files" on storage.objects
  for update to authenticated using (bucket_id in ('services', 'site') and (select private.is_admin()))
  with check (bucket_id in ('services', 'site') and (select private.is_admin()));
create policy "Admins remove the site's files" on storage.objects
  for delete to authenticated using (bucket_id in ('services', 'site') and (select private.is_admin()));
