import { Button, Modal, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { sync } from '../../../content/admin/sync.ts';
import { type ClientListItem, listClients, useLive } from '../../../data/index.ts';
import { sortClients } from '../../../domain/client-list.ts';
import { foldText } from '../../../lib/search-text.ts';
import { LAYERS } from '../../components/layers.ts';
import { useRuntime } from '../../runtime.ts';
import classes from '../lists.module.css';

const words = sync.gone.move;
/** A list of thousands is searched, not read. */
const MOST_SHOWN = 30;

interface Props {
  /** Whose services find another place; null means closed. */
  readonly row: string | null;
  readonly onClose: () => void;
  readonly onChoose: (client: ClientListItem) => void;
}

/** Asks under which client of this device something goes. */
export function ChooseClientDialog({ row, onClose, onChoose }: Props) {
  return (
    <Modal
      opened={row !== null}
      onClose={onClose}
      title={words.title}
      zIndex={LAYERS.over_pill}
      closeButtonProps={{ 'aria-label': words.close, size: 48 }}
    >
      {row !== null && <ClientChoice row={row} onChoose={onChoose} />}
    </Modal>
  );
}

function ClientChoice({ row, onChoose }: { row: string; onChoose: Props['onChoose'] }) {
  const { db } = useRuntime();
  const [search, setSearch] = useState('');
  const clients = useLive(() => listClients(db), [db]) ?? [];
  const wanted = foldText(search.trim());
  const found = sortClients(
    clients.filter(({ search_key }) => search_key.includes(wanted)),
    'name',
    'asc',
  );
  const rest = found.length - MOST_SHOWN;
  return (
    <div className={classes['section']}>
      <Text>{words.intro(row)}</Text>
      <TextInput
        type="search"
        size="lg"
        data-autofocus
        label={words.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={20} stroke={1.5} aria-hidden="true" />}
      />
      <ul className={classes['list']}>
        {found.slice(0, MOST_SHOWN).map((client) => (
          <li key={client.id}>
            <Button
              variant="subtle"
              color="gray"
              size="lg"
              fullWidth
              justify="flex-start"
              onClick={() => onChoose(client)}
            >
              {[client.name, client.yacht_name].filter((part) => part !== null && part !== '').join(' – ')}
            </Button>
          </li>
        ))}
      </ul>
      <output className={classes['meta']}>
        {found.length === 0 && words.none}
        {rest > 0 && words.more(rest)}
      </output>
    </div>
  );
}
