/** A table made by the recipe 'A synced table with a list and a form' of the README, each export with its step there; new-table.long.test.ts follows it. */
import * as v from 'valibot';
import { amountField, choice, notesText, requiredText } from '../../src/domain/fields.ts';
import type { RowBadge } from '../../src/data/changes/pending-changes.ts';
import type { AppDatabase } from '../../src/data/database/database.ts';
import { entity } from '../../src/data/entities/entity.ts';

/** 1. A file in supabase/migrations. */
export const MIGRATION = `
create table public.moorings (
  like private.sync_columns including all,
  name text not null check (deleted_at is not null or length(btrim(name)) between 1 and 200),
  kind text not null default 'box' check (kind in ('box', 'buoy')),
  fee numeric(12, 2) not null default 0 check (fee between 0 and 100000),
  remarks text check (length(remarks) <= 2000)
);
select private.sync_register('moorings',
  columns => '{name,kind,fee,remarks}',
  erase => '{"name": "", "remarks": null}',
  rights => '{"technician": ["read", "add", "edit"], "admin": ["read", "add", "edit", "delete"]}');
`;

/** As `npm run rows` would write it. */
interface MooringRow {
  readonly id: string;
  readonly rev: number;
  readonly name: string;
  readonly kind: 'box' | 'buoy';
  readonly fee: number;
  readonly remarks: string | null;
}

const entries = {
  name: requiredText(),
  kind: choice(['box', 'buoy']),
  fee: amountField,
  remarks: notesText,
};

/** 2 and 3. A file in src/data/entities, and its line in the index there. */
export const moorings = entity<MooringRow>()({
  columns: {
    name: { kind: 'line', required: true },
    kind: { kind: 'code', required: true },
    fee: { kind: 'money', required: true },
    remarks: { kind: 'lines' },
  },
  naming: { by: 'own', name: ({ name }) => name },
  searched: ['name', 'remarks'],
  add: v.object(entries),
  edit: v.partial(v.object(entries)),
  is_revisable: true,
  anew: { needs: ['name'] },
  is_restorable: true,
});

/** 4. Its texts in src/content/admin/entities.ts. */
export const mooringTexts = {
  one: 'Ligplaats',
  many: 'Ligplaatsen',
  this: 'deze ligplaats',
  anew: {
    save: 'Bewaar als nieuwe ligplaats',
    saved: (name: string) => `Bewaard als nieuwe ligplaats: ${name}`,
    save_children: 'Bewaar als nieuwe ligplaats',
    saved_children: (name: string) => `Bewaard als nieuwe ligplaats: ${name}`,
  },
  columns: { name: 'Naam', kind: 'Soort', fee: 'Liggeld', remarks: 'Opmerkingen' },
  codes: { kind: { box: 'Box', buoy: 'Boei' } },
} as const;

/** A row as `listRows` gives it. */
export type ListedMooring = MooringRow & { readonly badge: RowBadge; readonly search_key: string };

/** Calls a command or a query that serves every table for this one, which no type of the build knows. */
export const onMoorings = async <Answer>(
  serve: (db: AppDatabase, table: never, ...rest: never) => Promise<Answer>,
  db: AppDatabase,
  ...rest: readonly unknown[]
): Promise<Answer> => {
  const answer: Promise<Answer> = Reflect.apply(serve, undefined, [db, 'moorings', ...rest]);
  return await answer;
};
