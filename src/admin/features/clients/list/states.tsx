import { Button } from '@mantine/core';
import { clientsText } from '../../../../content/admin/clients.ts';
import { Message } from '../../../components/list/message.tsx';
import { useSettled } from '../../../components/list/use-settled.ts';
import { useSyncStatus } from '../../../runtime.ts';

const text = clientsText.empty;

/** No clients at all: being fetched, never fetched yet, or really none. */
export function NoClients({ onAdd }: { onAdd: () => void }) {
  const { first_sync_done, online } = useSyncStatus();
  const is_settled = useSettled(first_sync_done);
  const add = (
    <Button size="md" variant={is_settled ? 'filled' : 'default'} onClick={onAdd}>
      {text.action}
    </Button>
  );
  if (is_settled) {
    return (
      <Message title={text.title} action={add}>
        {text.text}
      </Message>
    );
  }
  return online ? (
    <Message title={text.syncing_title}>{text.syncing_text}</Message>
  ) : (
    <Message title={text.offline_title} action={add}>
      {text.offline_text}
    </Message>
  );
}

/** Clients exist, but none passes the filters. */
export function NoResults({ onReset }: { onReset: () => void }) {
  return (
    <Message
      title={text.no_results_title}
      action={
        <Button size="md" variant="default" onClick={onReset}>
          {text.no_results_action}
        </Button>
      }
    >
      {text.no_results_text}
    </Message>
  );
}
