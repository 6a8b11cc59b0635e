/** The ways the design broke once, or would: each as a small change of the product that the tests must notice. */
import type { TextChange } from './text-change.ts';

export interface Mutant {
  readonly name: string;
  /** What goes wrong with it. */
  readonly harm: string;
  /** The rule of src/sync/SPEC.md that it breaks. */
  readonly id: string;
  /** Changes of the migrations. */
  readonly sql: readonly TextChange[];
  /** Changes of the device's code, by file from the root. */
  readonly code: Readonly<Record<string, readonly TextChange[]>>;
  /** The first seed to try: one that is known to show it soon. */
  readonly start: number;
  /** The pgTAP file that notices it, where simulations from seeds hardly ever come to it. */
  readonly tap?: string;
}

const WATERMARK = 'v_watermark bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;';
const PULL = 'create function public.sync_pull(';
const STORE = 'src/sync/adapters/dexie-store';

const ofSql = (
  name: string,
  id: string,
  harm: string,
  start: number,
  ...sql: readonly TextChange[]
): Mutant => ({ name, id, harm, start, sql, code: {} });

const ofCode = (name: string, id: string, harm: string, start: number, code: Mutant['code']): Mutant => ({
  name,
  id,
  harm,
  start,
  sql: [],
  code,
});

export const MUTANTS: readonly Mutant[] = [
  ofSql('no watermark', 'G3', 'rows committed late are never delivered', 1, {
    found: WATERMARK,
    instead: 'v_watermark bigint := pg_snapshot_xmax(pg_current_snapshot())::text::bigint;',
  }),
  ofSql(
    'volatile helper',
    'D11',
    'the watermark is newer than the snapshot that reads the rows',
    1,
    { found: WATERMARK, instead: 'v_watermark bigint := private.sync_watermark();' },
    {
      found: PULL,
      instead: `create function private.sync_watermark() returns bigint language plpgsql volatile as $$
          begin return pg_snapshot_xmin(pg_current_snapshot())::text::bigint; end $$;
        grant execute on function private.sync_watermark() to authenticated;
        ${PULL}`,
    },
  ),
  ofSql(
    'no deduplication',
    'G2',
    'a mutation sent twice takes effect twice',
    1,
    {
      found: `left join private.sync_ledger l on l.mutation_id = (e.mutation ->> 'id')::uuid`,
      instead: `left join private.sync_ledger l on l.mutation_id = (e.mutation ->> 'id')::uuid and false`,
    },
    { found: `and not e.result ? 'dup';`, instead: `and not e.result ? 'dup' on conflict do nothing;` },
  ),
  ofSql('no tie-break', 'G3', 'rows of one transaction are lost where a page ends among them', 1, {
    found: 'where (sync_xid, id) > ($1, $2) and sync_xid < $3',
    instead: 'where sync_xid > $1 and $2 is not null and sync_xid < $3',
  }),
  {
    ...ofSql('no bound of bytes', 'PL20', 'a page of long articles is more than a tablet can hold', 3, {
      found: 'if not v_is_empty and octet_length(v_row.json) >= v_bytes_left then',
      instead: 'if false then',
    }),
    tap: 'pull-tables.test.sql',
  },
  {
    ...ofSql('a new role keeps its places', 'PL19', 'rows a role may no longer read stay on its devices', 1, {
      found: 'k.access is not distinct from t.access as holds',
      instead: 'true as holds',
    }),
    tap: 'pull-tables.test.sql',
  },
  {
    ...ofSql('own chain without seq', 'D4', 'an old change that is retried replaces the newer one', 1, {
      found: `(e.entry ->> 1 = p_client::text and (e.entry ->> 2)::bigint < (g.mutation ->> 'seq')::bigint)`,
      instead: '(e.entry ->> 1 = p_client::text)',
    }),
    tap: 'push-merge.test.sql',
  },
  {
    ...ofSql('old rows without a stamp', 'PL18', 'no device is sent what a table held before', 10, {
      found: 'perform private.stamp_existing_rows(p_table);',
      instead: '',
    }),
    tap: 'registry-stamp.test.sql',
  },
  {
    ...ofSql(
      'row twice in one run',
      'D4',
      "a device's later edit of a row is judged beside its earlier one",
      1,
      {
        found:
          'group by r.first, r.table_name, r.repeat_of_id, r.repeat_of_row order by r.first, r.repeat_of_id, r.repeat_of_row',
        instead: 'group by r.first, r.table_name, r.repeat_of_id order by r.first, r.repeat_of_id',
      },
    ),
    tap: 'push-merge.test.sql',
  },
  {
    ...ofSql(
      'no word of what went out of sight',
      'PL21',
      'a row that changed hands stays on the former device',
      1,
      {
        found: 'if v_xid >= v_began then',
        instead: 'if false then',
      },
    ),
    tap: 'pull-visibility.test.sql',
  },
  ofCode('deaf to rows out of sight', 'PL21', 'a row its user may not see any more stays on the screen', 4, {
    'src/sync/core/incoming.ts': [
      { found: 'of reply.withdrawn)', instead: 'of reply.withdrawn.slice(reply.withdrawn.length))' },
    ],
  }),
  ofSql(
    'a conflict stays behind',
    'PL23',
    'values of a row that changed hands stay on the former device',
    4,
    {
      found: 'update public.conflicts c set id = c.id where c.id = any (v_ids);',
      instead: '',
    },
  ),
  ofSql(
    'conflicts on rows out of sight',
    'PL23',
    'a device is sent values of a row its user may not see',
    4,
    {
      found: 'then private.sees_row(table_name, row_id) else true end',
      instead: 'then true else true end',
    },
  ),
  ofCode('work dropped with its row', 'PL23', 'what a person typed is gone when their row changed hands', 4, {
    [`${STORE}/push.ts`]: [
      {
        found: 'await keepRejected(answer))];',
        instead:
          "await keepRejected(answer))];\n  await tx.table('rejected').filter(({ code }) => code === 'OUT_OF_SIGHT').delete();",
      },
    ],
  }),
  ofCode('cursor before rows', 'PL1', 'a death in between loses the page for good', 1, {
    [`${STORE}/pull.ts`]: [
      {
        found: 'const { reply, at } = page;',
        instead: 'const { reply, at } = page;\n  const late: (() => Promise<void>)[] = [];',
      },
      {
        found: 'brings_rows && mergeIncoming(tx, context, pull, incoming, []),',
        instead: `late.push(() =>
          context.access.relaxed('rw', rowScope(context), (own) =>
            mergeIncoming(own, context, pull, incoming, []))),`,
      },
      {
        found: "return 'applied';\n  });",
        instead: `return 'applied' as PageOutcome;
          }).then(async (outcome) => {
            for (const work of late) await work();
            return outcome;
          });`,
      },
    ],
  }),
  ofCode(
    'acknowledgement before bookkeeping',
    'PS10',
    'a death in between loses what the server refused',
    55,
    {
      [`${STORE}/push.ts`]: [
        {
          found: `  return context.access.relaxed('rw', rowScope(context), async (tx) => {
    const outbox = tx.table<StoredEntry>('outbox');
    const [pull,`,
          instead: `  const answered = await context.access.relaxed('rw', rowScope(context), async (tx) => {
            const found = await stillPending(tx, reply.results, await oldestWaiting(tx, reply.results.length));
            await tx.table('outbox').bulkDelete(found.map(({ entry }) => entry.seq));
            return found;
          });
          return context.access.relaxed('rw', rowScope(context), async (tx) => {
    const outbox = tx.table<StoredEntry>('outbox');
    const [pull,`,
        },
        { found: 'const answered = await stillPending(tx, reply.results, oldest);', instead: '' },
      ],
    },
  ),
  ofCode(
    'base raised on acknowledgement',
    'D3',
    "another device's value is replaced by one who never saw it",
    1,
    {
      [`${STORE}/push.ts`]: [
        {
          found: `    // The disk takes them out`,
          instead: `for (const { result, entry } of accepted) {
            const rev = result.row?.rev ?? 0;
            const last_attempted: unknown = (await tx.table('meta').get('last_attempted_seq'))?.value;
            const key = [entry.mutation.table, entry.mutation.row_id].join('/');
            for (const later of await outbox.where('touches').equals(key).toArray()) {
              const bases = Object.fromEntries(
                Object.entries(later.mutation.bases).map(([field, base]) => [field, Math.max(base, rev)]),
              );
              if (later.seq > Number(last_attempted ?? 0)) await outbox.put({ ...later, mutation: { ...later.mutation, bases } });
            }
          }
          // The disk takes them out`,
        },
      ],
    },
  ),
  ofCode('before as the server had it', 'MG5', 'figures are told of rows that never stood on the screen', 1, {
    [`${STORE}/view.ts`]: [
      {
        found:
          'const view = shadow && composeView(shadow.row, shadow.row.id, entries.map(asOverlay), groups);',
        instead: 'const view = shadow && composeView(shadow.row, shadow.row.id, [], groups);',
      },
    ],
  }),
  ofCode(
    'unseen text replaced',
    'OB12',
    'a second tab replaces a text of the first that it never showed',
    1,
    {
      'src/sync/core/expected.ts': [
        {
          found:
            'if (is_seen && !pending.some((mutation) => isConditional(mutation, field, groups))) continue;',
          instead: 'if (is_seen || pending.length >= 0) continue;',
        },
      ],
      'src/sync/core/coalesce.ts': [
        { found: 'if (!holdsWhatWasSeen(mutation, field, patch, groups)) return false;', instead: '' },
      ],
    },
  ),
  ofSql(
    'unseen text of the own chain',
    'OB12',
    'one device replaces on the server what its second tab never saw',
    1,
    {
      found: 'case when g.seen is not null then private.as_expected(',
      instead: 'case when false then private.as_expected(',
    },
  ),
  ofCode('sweep while pending', 'D8', 'rows that live are taken from the screen', 1, {
    [`${STORE}/pull.ts`]: [
      { found: 'clean_end: !reply.more && !reply.pending', instead: 'clean_end: !reply.more' },
    ],
    'src/sync/core/transitions/pulling.ts': [
      {
        found: 'known.pull.resync_open && !pending && leader_epoch !== null',
        instead: 'known.pull.resync_open && leader_epoch !== null',
      },
    ],
  }),
  ofCode('anonymous token', 'G6', 'without a session, requests go out as the public key', 1, {
    'src/sync/engine-calls.ts': [
      {
        found: "return answer.kind === 'none'\n        ? { kind: 'no_token' }",
        instead: "return answer.kind === 'none'\n        ? 'sb_publishable_simulated'",
      },
    ],
  }),
];

/** The mutant of that name; throws when there is none. */
export function mutantNamed(name: string): Mutant {
  const mutant = MUTANTS.find((one) => one.name === name);
  if (mutant === undefined)
    throw new Error(`no mutant is named ${name}: ${MUTANTS.map((one) => one.name).join(', ')}`);
  return mutant;
}
