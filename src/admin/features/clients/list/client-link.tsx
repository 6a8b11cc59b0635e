import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { clientsText } from '../../../../content/admin/clients.ts';
import type { Dialogs } from '../address/use-dialogs.ts';
import classes from './entries.module.css';

interface Props {
  readonly client: { readonly id: string; readonly name: string };
  readonly index: number;
  readonly dialogs: Pick<Dialogs, 'href' | 'open'>;
  /** Walks on to other entries. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The client's name as a link that covers its whole row or card. */
export function ClientLink({ client, index, dialogs, onKeyDown }: Props) {
  const detail = { kind: 'client', client_id: client.id, over: null } as const;
  return (
    <Link
      className={classes['link']}
      to={dialogs.href(detail)}
      onClick={(event) => {
        // With a key held it is an ordinary link: a new tab, a download.
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        dialogs.open(detail);
      }}
      aria-label={clientsText.list.open_client(client.name)}
      aria-haspopup="dialog"
      data-entry={index}
      onKeyDown={onKeyDown}
    >
      {client.name}
    </Link>
  );
}
