import { Button, Menu } from '@mantine/core';
import { IconArchive, IconDots, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { may } from '../../../../domain/rights.ts';
import { clientsText } from '../../../../content/admin/clients.ts';
import { rowHistoryText } from '../../../../content/admin/row-history.ts';
import type { ClientListItem } from '../../../../data/index.ts';
import { DialogMenu } from '../../../components/dialog-menu.tsx';
import { useRuntime } from '../../../runtime.ts';
import record from '../../../components/dialogs/record.module.css';
import type { Questions } from './use-confirm.ts';

const text = clientsText.detail;

interface Props {
  readonly client: ClientListItem;
  readonly onEdit: () => void;
  readonly onChanges: () => void;
  readonly ask: Questions;
}

/** Editing and the list of changes for everyone; archiving and deleting for the admin. */
export function ClientActions({ client, onEdit, onChanges, ask }: Props) {
  const { user } = useRuntime();
  return (
    <div className={record['actions']}>
      <Button
        variant="default"
        size="md"
        leftSection={<IconPencil size={20} stroke={1.5} aria-hidden="true" />}
        onClick={onEdit}
      >
        {text.edit}
      </Button>
      <DialogMenu
        position="bottom-start"
        width={240}
        renderButton={(button) => (
          <Button
            variant="subtle"
            color="gray"
            size="md"
            {...button}
            leftSection={<IconDots size={20} stroke={1.5} aria-hidden="true" />}
          >
            {text.more}
          </Button>
        )}
      >
        <Menu.Item leftSection={<IconHistory size={20} stroke={1.5} />} onClick={onChanges}>
          {rowHistoryText.menu}
        </Menu.Item>
        {may(user, 'archive', 'clients') && (
          <Menu.Item
            leftSection={<IconArchive size={20} stroke={1.5} />}
            disabled={client.status === 'completed'}
            onClick={ask.archive}
          >
            {text.archive}
          </Menu.Item>
        )}
        {may(user, 'delete', 'clients') && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={20} stroke={1.5} />}
            onClick={ask.delete_client}
          >
            {text.delete}
          </Menu.Item>
        )}
      </DialogMenu>
    </div>
  );
}
