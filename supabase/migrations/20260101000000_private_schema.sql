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
