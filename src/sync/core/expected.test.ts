import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, Mutation } from '../protocol.ts';
import type { OutboxEntry } from '../store-port.ts';
import { joinPatch, joinTarget } from './coalesce.ts';
import { isAsExpected, unseenColumns } from './expected.ts';
import { serverRow } from '../testing/index.ts';
import { composeView } from './view.ts';

type Entry = OutboxEntry & { readonly seq: number };

const VIEW = { notes: 'a', phone: null };

describe('the expected values of a patch', () => {
  test('OB12 nothing of a value that was seen, in whatever shape; what was seen of any other', () => {
    expect(unseenColumns(['notes', 'phone'], { notes: 'a' }, VIEW, [], [])).toEqual({});
    expect(unseenColumns(['notes', 'phone'], { notes: 'b', phone: '1' }, VIEW, [], [])).toEqual({
      notes: 'b',
      phone: '1',
    });
    expect(unseenColumns(['notes'], { notes: 'a' }, null, [], []), 'a row that is not there').toEqual({
      notes: 'a',
    });
  });

  test('OB12 C6 a field that belongs to others was seen only if they were', () => {
    const groups = [['notes', 'phone']];
    const seen = { notes: 'a', phone: '9' };
    expect(unseenColumns(['notes'], seen, VIEW, [], groups)).toEqual(seen);
    expect(unseenColumns(['notes'], seen, VIEW, [], [])).toEqual({});
    expect(isAsExpected({ expected: { phone: '9' } }, 'notes', VIEW, groups)).toBe(false);
  });

  test('OB12 over a column with a conditional change every further one is conditional: the server may hold either', () => {
    const pending = [{ expected: { notes: 'z' } }];
    expect(unseenColumns(['notes', 'phone'], VIEW, VIEW, pending, [])).toEqual({ notes: 'a' });
  });
});

/** The outbox of one row and one column as several tabs fill it, and now and then a batch leaves. */
class Row {
  outbox: Entry[] = [];
  readonly #server = serverRow('c1', 5, { notes: 'server' });

  shown(): string {
    const over = this.outbox.map(({ mutation }) => ({ mutation, rejected: false }));
    const notes = composeView(this.#server, 'c1', over, [])?.['notes'];
    return typeof notes === 'string' ? notes : '';
  }

  save(seen: string, text: string): void {
    const patch = { set: { notes: text }, seen: { notes: seen }, id: text, bases: { notes: 5 }, made_at: '' };
    const pending = this.outbox.map(({ mutation }) => mutation);
    const expected = unseenColumns(['notes'], patch.seen, { notes: this.shown() }, pending, []);
    const target = joinTarget(this.outbox, [], { ...patch, expected }, []);
    const joined = target && joinPatch(target, { ...patch, expected, before: {} }, []);
    if (target !== undefined) {
      this.outbox = this.outbox.flatMap((one) =>
        one === target ? (joined === null || joined === undefined ? [] : [{ ...one, ...joined }]) : [one],
      );
      return;
    }
    const seq = (this.outbox.at(-1)?.seq ?? 0) + 1;
    const { set, id, bases } = patch;
    const parts: Mutation = {
      id,
      seq,
      table: 'clients',
      row_id: 'c1',
      op: 'patch',
      bases,
      set,
      epoch: null,
      app_version: 'test',
    };
    const mutation = Object.keys(expected).length === 0 ? parts : { ...parts, expected };
    this.outbox.push({ mutation, seq, before: {}, made_at: '', attempted: false });
  }

  /** What the server makes of it all: the value that stays, and those that lose. */
  sent(): readonly Json[] {
    let now: Json = 'server';
    const lost: Json[] = [];
    for (const { mutation } of this.outbox) {
      const text = mutation.set['notes'] ?? null;
      if (isAsExpected(mutation, 'notes', { notes: now }, [])) now = text;
      else lost.push(text);
    }
    return [now, ...lost];
  }
}

test('OB12 however tabs take turns, and whatever left meanwhile, the last text of each is in the row or beside it', () => {
  const step = fc.record({ tab: fc.nat(2), looks_first: fc.boolean(), sends_after: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      const row = new Row();
      const opened = ['server', 'server', 'server'];
      const replaced = new Set<string>();
      for (const [index, { tab, looks_first, sends_after }] of steps.entries()) {
        if (looks_first) opened[tab] = row.shown();
        const [seen, text] = [opened[tab] ?? '', `${tab}.${index}`];
        row.save(seen, text);
        replaced.add(seen);
        opened[tab] = text;
        if (sends_after) row.outbox = row.outbox.map((entry) => ({ ...entry, attempted: true }));
      }
      const texts = steps.map(({ tab }, index) => `${tab}.${index}`);
      const kept = row.sent();
      expect(texts.filter((text) => !replaced.has(text) && !kept.includes(text))).toEqual([]);
      expect(row.shown(), 'the screen shows what the server will hold').toBe(kept[0]);
    }),
    { numRuns: 500 },
  );
});
