-- Files of the public site: anyone reads them by their address, admins put them there. D-009 names the bucket `services`
-- with yacht-restauratie.webp, bescherming-onderhoud.webp and onderwaterschip-service.webp; `site` holds the rest.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  select b, b, true, 8388608, '{image/avif,image/webp,image/jpeg}' from unnest('{services,site}'::text[]) b
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

do $$
declare
  v_bucket text;
begin
  foreach v_bucket in array '{services,site}'::text[] loop
    perform private.allow('storage/' || v_bucket, '{"technician": ["read"], "admin": ["read", "add", "edit", "delete"]}');
    execute format('create policy %I on storage.objects for select to authenticated
      using (bucket_id = %L and (select private.can(%L, ''read'')))', 'Staff list files of ' || v_bucket, v_bucket, 'storage/' || v_bucket);
    execute format('create policy %I on storage.objects for insert to authenticated
      with check (bucket_id = %L and (select private.can(%L, ''add'')))', 'Admins add files of ' || v_bucket, v_bucket, 'storage/' || v_bucket);
    execute format('create policy %1$I on storage.objects for update to authenticated
      using (bucket_id = %2$L and (select private.can(%3$L, ''edit''))) with check (bucket_id = %2$L and (select private.can(%3$L, ''edit'')))',
      'Admins replace files of ' || v_bucket, v_bucket, 'storage/' || v_bucket);
    execute format('create policy %I on storage.objects for delete to authenticated
      using (bucket_id = %L and (select private.can(%L, ''delete'')))', 'Admins remove files of ' || v_bucket, v_bucket, 'storage/' || v_bucket);
  end loop;
end $$;
