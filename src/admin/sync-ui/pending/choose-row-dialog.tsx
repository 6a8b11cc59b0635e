import { Button, Modal, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { sync } from '../../../content/admin/sync.ts';
import { listRowChoices, type RowChoice, type SyncedTable, useLive } from '../../../data/index.ts';
import { foldText } from '../../../lib/search-text.ts';
import { IfFetched } from '../../components/list/fetched.tsx';
import { OVER_PILL } from '../../components/layers.ts';
import { useRuntime } from '../../runtime.ts';
import classes from '../lists.module.css';
import { moveTexts } from '../row-labels.ts';

/** A list of thousands is searched, not read. */
const MOST_SHOWN = 30;

interface Props {
  /** Of which table a row is chosen. */
  readonly table: SyncedTable;
  /** What finds another place; null means closed. */
  readonly row: string | null;
  readonly onClose: () => void;
  readonly onChoose: (choice: RowChoice) => void;
}

/** Asks under which row of this device something goes. */
export function ChooseRowDialog({ table, row, onClose, onChoose }: Props) {
  return (
    <Modal
      opened={row !== null}
      onClose={onClose}
      title={moveTexts(table)?.title}
      {...OVER_PILL}
      closeButtonProps={{ 'aria-label': sync.gone.close_choice, size: 48 }}
    >
      {row !== null && <RowChoices table={table} row={row} onChoose={onChoose} />}
    </Modal>
  );
}

function RowChoices({ table, row, onChoose }: Pick<Props, 'table' | 'onChoose'> & { readonly row: string }) {
  const { db } = useRuntime();
  const [search, setSearch] = useState('');
  const words = moveTexts(table);
  const choices = useLive(() => listRowChoices(db, table), [db, table]);
  const wanted = foldText(search.trim());
  const found = (choices ?? []).filter(({ search_key }) => search_key.includes(wanted));
  const rest = found.length - MOST_SHOWN;
  return (
    <div className={classes['section']}>
      <Text>{words?.intro(row)}</Text>
      <TextInput
        type="search"
        size="lg"
        data-autofocus
        label={words?.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={20} stroke={1.5} aria-hidden="true" />}
      />
      <ul className={classes['list']}>
        {found.slice(0, MOST_SHOWN).map((choice) => (
          <li key={choice.id}>
            <Button
              variant="subtle"
              color="gray"
              size="lg"
              fullWidth
              justify="flex-start"
              onClick={() => onChoose(choice)}
            >
              {[choice.name, ...choice.details].join(' – ')}
            </Button>
          </li>
        ))}
      </ul>
      <output className={classes['meta']}>
        {choices !== undefined && found.length === 0 && <IfFetched>{words?.none}</IfFetched>}
        {rest > 0 && words?.more(rest)}
      </output>
    </div>
  );
}
