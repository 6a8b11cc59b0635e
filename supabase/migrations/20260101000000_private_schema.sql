-- The walls. `public` is what the API exposes; `private` holds bookkeeping and helpers and is never exposed (S1).
-- Nothing is granted by default any more: a table or function is reachable only where a later line says so (S2).

create schema private;
revoke all on schema private from public;
-- Policies and the two sync functions run with the caller's rights and name helpers in here.
grant usage on schema private to authenticated;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- PostgreSQL gives EXECUTE on every new function to PUBLIC; only a revocation without a schema takes it back.
alter default privileges revoke execute on functions from public;

-- One forgotten open transaction holds back the watermark of every pull (K1). The API signs in as this role.
alter role authenticator set idle_in_transaction_session_timeout = '60s';

-- What the statements of one transaction tell the triggers and functions beneath them: one setting, sync.context, that ends
-- with the transaction. Its keys, each absent unless it was set:
--   client    the device whose push this is; without one a change does not come from the app
--   seq       the place of the mutation in that device's order
--   made_at   when the mutation was made, as the device wrote it
--   replay    true while a put from before a restore is applied: its row counts as known then (D2)
--   answered  ids of the rows that stand in the answer to this push: its page leaves them out
--   poked     true once this transaction has poked
--   touch     true while a row is sent again although nothing in it changed (C5)
--   restamp   the rev that every row gets after a restore
--   history   'off' for an import that leaves no history
create function private.context() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(nullif(current_setting('sync.context', true), ''), '{}')::jsonb;
end $$;

create function private.set_context(p_parts jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('sync.context', jsonb_strip_nulls(private.context() || p_parts)::text, true);
end $$;
comment on function private.set_context(jsonb) is 'Sets keys of the context; null takes one out.';

-- Tells the stamp of the next row that is written whose change it is. Always true: a statement that writes many rows calls
-- it in its first expression, so that each row's stamp is told as the row comes to its turn.
create function private.announce(p_seq bigint, p_made_at text, p_replay boolean default null) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform private.set_context(jsonb_build_object('seq', p_seq, 'made_at', p_made_at, 'replay', nullif(p_replay, false)));
  return true;
end $$;
grant execute on function private.context(), private.set_context(jsonb), private.announce(bigint, text, boolean)
to authenticated;
