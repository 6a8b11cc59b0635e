-- Run this at once after a backup was put back, before anything else touches the database (README, 'Restore a
-- backup'); until then a database that came out of a dump answers no device (private.sync_is_settled). In one transaction; nothing in it needs a superuser:
--
--   psql "$DATABASE_URL" --single-transaction --variable ON_ERROR_STOP=1 \
--     --command 'create temporary table erasures (table_name text, row_id uuid, deleted_at timestamptz)' \
--     --command '\copy erasures from erasures.csv csv' \
--     --file supabase/restore.sql
--
-- or `npm run restore -- --erasures erasures.csv`, which does the same. Without the two commands in the middle it
-- runs too, and no erasure is repeated. The answer says what was done; `ahead` must be 0.

create temporary table if not exists erasures (table_name text, row_id uuid, deleted_at timestamptz);

select private.sync_restored((select coalesce(jsonb_agg(e), '[]') from erasures e)) as restored;

drop table erasures;
