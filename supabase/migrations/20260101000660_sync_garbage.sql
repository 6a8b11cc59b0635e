-- What is not kept for ever. A device that last finished a pull before the newest tombstone that was collected starts
-- over (`reset`), for it may have missed one; nobody else does (K4).

create function private.sync_collect_garbage(
  p_tombstones_kept interval default '180 days',
  p_ledger_kept interval default '180 days',
  p_history_kept interval default '2 years'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_now timestamptz := clock_timestamp();
  v_tombstones bigint;
  v_ledger bigint;
  v_history bigint;
  v_newest_xid bigint;
  v_highest_rev bigint;
begin
  with gone as (
    delete from private.sync_tombstones t where t.at <= v_now - p_tombstones_kept returning t.sync_xid, t.rev
  ) select count(*), max(g.sync_xid), max(g.rev) into v_tombstones, v_newest_xid, v_highest_rev from gone g;
  if v_tombstones > 0 then
    -- The same id may come back: devices that remember its tombstone take only higher revs (D9).
    update private.sync_meta m set gc_horizon = greatest(m.gc_horizon, v_newest_xid + 1),
      rev_floor = greatest(m.rev_floor, v_highest_rev);
  end if;

  with gone as (
    delete from private.sync_ledger l where l.at <= v_now - p_ledger_kept returning l.client_id, l.seq
  ), newest as (
    select g.client_id, max(g.seq) as seq, count(*) as entries from gone g group by g.client_id
  ), noted as (
    update private.sync_devices d set forgotten_seq = greatest(d.forgotten_seq, n.seq)
    from newest n where d.client_id = n.client_id
  ) select coalesce(sum(n.entries), 0) into v_ledger from newest n;

  delete from private.sync_history h where h.arrived_at <= v_now - p_history_kept;
  get diagnostics v_history = row_count;
  return jsonb_build_object('tombstones', v_tombstones, 'ledger', v_ledger, 'history', v_history,
    'horizon', (select m.gc_horizon from private.sync_meta m));
end $$;
comment on function private.sync_collect_garbage(interval, interval, interval) is
  'Removes old tombstones, ledger entries and history; answers how many. Runs every night (private.scheduled_jobs).';
