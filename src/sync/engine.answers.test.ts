import { describe, expect, test } from 'vitest';
import { put, child, notes, ids, leading, drain, unreachable } from './testing/leading-device.ts';

describe('rejections', () => {
  test('PS11 PS12 G4 a rejected mutation is rejected with what depends on it and the rest flows on', async () => {
    const { server, device } = await leading((prepared) => {
      prepared.judge = ({ row_id, set }) => (row_id === 'bad' || set['client_id'] === 'bad' ? '23514' : null);
    });
    await device.store.commit([put('bad'), child('s1', 'bad'), put('good'), child('s2', 'good')]);
    await device.write(notes('good', 'hi', 0));
    await device.pass(300);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0, rejected: 2 });
    expect(server.row('clients', 'good')).toMatchObject({ notes: 'hi' });
    const rejected = await device.store.list_rejected();
    expect(rejected.map(({ mutation, blocked_by }) => [mutation.row_id, blocked_by])).toEqual([
      ['bad', undefined],
      ['s1', rejected[0]?.mutation.id],
    ]);
  });

  test('PL23 a row of a rejected answer that is hidden before the first pull goes, and the rejected work on it stays', async () => {
    const { server, device } = await leading((prepared) => {
      prepared.write('clients', 'c1', { notes: 'of the server' });
      prepared.judge = () => 'FORBIDDEN';
      prepared.pull_faults.push(unreachable, unreachable);
    });
    await device.write(put('c1'));
    await device.pass(300);
    device.engine.sync_now();
    await device.engine.settled();
    expect(device.engine.status()).toMatchObject({ rejected: 1, first_sync_done: false });
    server.hide('clients', 'c1');
    await device.pass(300_000);
    await device.pass(300_000);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', rejected: 1, first_sync_done: true });
    expect(await device.rows('clients'), 'the own insert, and no value of the server').toMatchObject([
      { id: 'c1', notes: null, rev: 0 },
    ]);
    expect(await device.dump('shadow')).toEqual([]);
  });

  test('PL23 PL10 a row hidden before a run leaves the screen, though each change of it was rejected', async () => {
    const { server, device } = await leading((prepared) => {
      prepared.write('clients', 'c1', { notes: 'of the server' });
      prepared.judge = () => 'FORBIDDEN';
    });
    await device.write(notes('c1', 'mine', 1));
    await device.pass(300);
    expect(ids(await device.rows('clients'))).toEqual(['c1']);
    server.hide('clients', 'c1');
    server.scope = 'another scope';
    await device.pass(300_000);
    await device.pass(300_000);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', rejected: 1 });
    expect(await device.store.pull_state()).toMatchObject({ resync_open: false, scope: 'another scope' });
    expect(await device.rows('clients')).toEqual([]);
    expect(await device.dump('shadow'), 'nor a copy of it').toEqual([]);
  });

  test('PS13 PS17 D7 a rejected delete: row and children are back on the screen', async () => {
    const { server, device } = await leading((prepared) => {
      prepared.write('clients', 'c1', {});
      prepared.write('service_records', 's1', { client_id: 'c1' });
      prepared.judge = ({ op }) => (op === 'delete' ? 'CONFLICT' : null);
    });
    const seen = { service_records: ['s1'] };
    await device.write({ op: 'delete', table: 'clients', row_id: 'c1', base_rev: 1, seen });
    expect(await device.rows('service_records')).toEqual([]);
    await device.pass(300);
    expect(ids(await device.rows('clients'))).toEqual(['c1']);
    expect(ids(await device.rows('service_records'))).toEqual(['s1']);
    server.judge = () => null;
    const [rejected] = await device.store.list_rejected();
    await device.store.retry_rejected(rejected?.mutation.id ?? '');
    device.engine.local_write();
    await device.pass(300);
    expect([...(await device.rows('clients')), ...(await device.rows('service_records'))]).toEqual([]);
  });

  test('PS16 K2 one mutation that fails its whole batch is found by halves and rejected; the others arrive', async () => {
    const { server, device } = await leading();
    server.judge_batch = ({ mutations }) =>
      mutations.some(({ row_id }) => row_id === 'c5') ? { kind: 'batch_invalid', code: '22P02' } : null;
    for (let index = 0; index < 9; index += 1) await device.store.commit([put(`c${index}`)]);
    device.engine.sync_now();
    await device.engine.settled();
    await drain(device);
    expect(await device.store.list_rejected()).toMatchObject([{ code: '22P02', mutation: { row_id: 'c5' } }]);
    expect(server.applied).toHaveLength(8);
    expect(server.pushes.some(({ mutations }) => mutations.length === 0)).toBe(true);
  });

  test('PS16 K2 when even an empty push fails nothing is rejected: the fault is not in the batch', async () => {
    const { server, device } = await leading();
    server.judge_batch = () => ({ kind: 'batch_invalid', code: '22023' });
    await device.write(put('c1'));
    await device.pass(300);
    expect(device.engine.status()).toMatchObject({ phase: 'backoff', pending: 1, rejected: 0 });
    server.judge_batch = () => null;
    await drain(device);
    expect(server.applied).toHaveLength(1);
  });
});

describe('another server, another view', () => {
  test('PL10 PL11 D1 D8 another epoch: everything is fetched anew and what is no longer there is swept at a clean end', async () => {
    const { server, device } = await leading((prepared) => {
      prepared.write('clients', 'c1', { notes: 'a' });
      prepared.write('clients', 'lost', {});
    });
    server.epoch = 'epoch-2';
    server.forget('clients', 'lost');
    server.pending = true;
    device.engine.sync_now();
    await device.engine.settled();
    expect(ids(await device.rows('clients'))).toEqual(['c1', 'lost']);
    server.pending = false;
    await device.pass(30_000);
    expect(ids(await device.rows('clients'))).toEqual(['c1']);
    expect(await device.store.pull_state()).toMatchObject({ epoch: 'epoch-2', resync_open: false });
  });

  test('PL11 D8 a scope that changes between two pages starts the run again; nothing is swept on half of it', async () => {
    const { server, device } = await leading((prepared) => {
      for (let index = 0; index < 6_000; index += 1) prepared.write('clients', `c${index}`, {});
    });
    server.scope = 'scope-2';
    let altered = 0;
    server.pull_faults.push(
      { kind: 'alter', change: (reply) => reply },
      {
        kind: 'alter',
        change: (reply) => {
          altered += 1;
          server.scope = 'scope-3';
          return reply;
        },
      },
    );
    device.engine.sync_now();
    await device.engine.settled();
    await drain(device);
    expect(altered).toBe(1);
    expect(await device.pair.relaxed.table('clients').count()).toBe(6_000);
    expect(await device.store.pull_state()).toMatchObject({ scope: 'scope-3', resync_open: false });
  });

  test('PL10 RS2 D1 a push that meets another epoch goes out in it, then everything is fetched anew', async () => {
    const { server, device } = await leading((prepared) => prepared.write('clients', 'lost', {}));
    server.epoch = 'epoch-2';
    server.forget('clients', 'lost');
    await device.write(put('mine'));
    await device.pass(300);
    expect(ids(await device.rows('clients'))).toEqual(['mine']);
    expect(server.applied).toHaveLength(1);
    expect(device.engine.status()).toMatchObject({ phase: 'idle', pending: 0 });
  });

  test('PL10 a cursor the server no longer trusts leads to a pull from none; one that says so for ever is left alone for longer and longer', async () => {
    const { server, device } = await leading((prepared) => prepared.write('clients', 'c1', {}));
    server.pull_faults.push({
      kind: 'alter',
      change: (reply) => ({ ...reply, reset: true }),
    });
    device.engine.sync_now();
    await device.engine.settled();
    expect(server.pulls.at(-1)?.cursor).toEqual({});
    expect(ids(await device.rows('clients'))).toEqual(['c1']);
    for (let times = 0; times < 40; times += 1) {
      server.pull_faults.push({
        kind: 'alter',
        change: (reply) => ({ ...reply, reset: true, more: true, cursor: { x: times } }),
      });
    }
    const pulls = server.pulls.length;
    device.engine.sync_now();
    await device.engine.settled();
    expect(device.engine.status().phase).toBe('backoff');
    expect(server.pulls.length - pulls).toBeLessThan(12);
  });
});
