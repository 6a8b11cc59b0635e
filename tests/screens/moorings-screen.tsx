/** The screen of the table in ../integration/moorings.ts, made of the parts that every feature uses: list, form, dialogs. */
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { Route, Routes } from 'react-router-dom';
import * as v from 'valibot';
import { DialogLink } from '../../src/admin/components/dialogs/dialog-link.tsx';
import {
  DialogOutlet,
  useDialogRoute,
  useOpenDialog,
  useRouteParams,
} from '../../src/admin/components/dialogs/dialog-route.tsx';
import { EntityForm } from '../../src/admin/components/forms/entity-form.tsx';
import type { EntityFields } from '../../src/admin/components/forms/use-drafted-form.ts';
import { FormDialog } from '../../src/admin/components/forms/form-dialog.tsx';
import { Message } from '../../src/admin/components/list/message.tsx';
import { ListSkeleton } from '../../src/admin/components/list/states.tsx';
import { useNow } from '../../src/admin/components/use-now.ts';
import { useRuntime } from '../../src/admin/runtime.ts';
import { ChangesList } from '../../src/admin/sync-ui/pending/changes-list.tsx';
import { formatValue } from '../../src/admin/sync-ui/row-labels.ts';
import { SyncBadge } from '../../src/admin/sync-ui/status/sync-badge.tsx';
import { type AppDatabase, addRow, editRow, listRows, useLive } from '../../src/data/index.ts';
import { type ListedMooring, mooringTexts, onMoorings } from '../integration/moorings.ts';

export const MOORING_PATHS = {
  list: '/admin/ligplaatsen',
  new: '/admin/ligplaatsen/nieuw',
  edit: '/admin/ligplaatsen/:mooring_id',
} as const;

const { columns: text, codes } = mooringTexts;
type Field = 'name' | 'kind' | 'fee' | 'remarks';
const FIELDS: EntityFields<Field> = {
  blank: { name: '', kind: 'box', fee: '', remarks: '' },
  labels: text,
  error_words: {},
};

const listMoorings = async (db: AppDatabase): Promise<readonly ListedMooring[]> => {
  const listed: Promise<readonly ListedMooring[]> = Reflect.apply(listRows, undefined, [db, 'moorings']);
  return await listed;
};

const useMoorings = (): readonly ListedMooring[] | undefined => {
  const { db } = useRuntime();
  return useLive(() => listMoorings(db), [db]);
};

function Form({ row, onClose }: { readonly row: ListedMooring | null; readonly onClose: () => void }) {
  const { db } = useRuntime();
  const now = row && { name: row.name, kind: row.kind, fee: String(row.fee), remarks: row.remarks ?? '' };
  const seen = row && { name: row.name, kind: row.kind, fee: row.fee, remarks: row.remarks };
  return (
    <EntityForm<Field, unknown>
      fields={FIELDS}
      draft_key={`mooring:${row?.id ?? 'new'}`}
      start={{ values: now ?? FIELDS.blank, rev: row?.rev ?? null, seen: seen ?? {} }}
      {...(now && { now })}
      save={async ({ values, changed: changes, base_rev, expected, draft_key }) =>
        row === null
          ? await onMoorings(addRow, db, values, draft_key)
          : await onMoorings(editRow, db, { id: row.id, base_rev, expected, changes }, draft_key)
      }
      words={{ submit: 'Opslaan', success: 'Opgeslagen', failure: 'Opslaan lukt niet' }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextInput label={text.name} data-first-field {...form.getInputProps('name')} />
          <NativeSelect
            label={text.kind}
            data={Object.entries(codes.kind).map(([value, label]) => ({ value, label }))}
            {...form.getInputProps('kind')}
          />
          <TextInput label={text.fee} inputMode="decimal" {...form.getInputProps('fee')} />
          <TextInput label={text.remarks} {...form.getInputProps('remarks')} />
        </>
      )}
    </EntityForm>
  );
}

function NewDialog() {
  const route = useDialogRoute();
  return (
    <FormDialog route={route} title="Nieuwe ligplaats">
      <Form row={null} onClose={route.close} />
    </FormDialog>
  );
}

const parameters = v.object({ mooring_id: v.pipe(v.string(), v.uuid()) });

function EditDialog() {
  const route = useDialogRoute();
  const { mooring_id } = useRouteParams(parameters);
  const row = useMoorings()?.find(({ id }) => id === mooring_id);
  return (
    <FormDialog route={route} title="Ligplaats wijzigen">
      {row && <Form row={row} onClose={route.close} />}
    </FormDialog>
  );
}

function List() {
  const rows = useMoorings();
  const open = useOpenDialog();
  const now_ms = useNow(60_000);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={heading}>{mooringTexts.many}</h1>
      <Button onClick={() => open(MOORING_PATHS.new)}>Nieuwe ligplaats</Button>
      {rows === undefined && <ListSkeleton label="Laden" />}
      {rows?.length === 0 && <Message title="Geen ligplaatsen">Voeg de eerste toe.</Message>}
      <ul aria-label={mooringTexts.many}>
        {rows?.map((row) => (
          <li key={row.id}>
            <DialogLink path={MOORING_PATHS.edit.replace(':mooring_id', row.id)} onOpen={open}>
              {row.name}
            </DialogLink>
            {[formatValue('moorings', 'kind', row.kind), formatValue('moorings', 'fee', row.fee)].join(' · ')}
            <SyncBadge badge={row.badge} />
          </li>
        ))}
      </ul>
      <ChangesList now_ms={now_ms} heading={heading} />
      <Modal.Stack>
        <DialogOutlet />
      </Modal.Stack>
    </>
  );
}

/** The list, with a dialog for every address below it. */
export function MooringsRoutes() {
  return (
    <Routes>
      <Route path={MOORING_PATHS.list} element={<List />}>
        <Route path={MOORING_PATHS.new} element={<NewDialog />} />
        <Route path={MOORING_PATHS.edit} element={<EditDialog />} />
      </Route>
    </Routes>
  );
}
