import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { clientsText } from '../../../../content/admin/clients.ts';
import { routes } from '../../../../routes.ts';
import classes from './entries.module.css';

export interface ClientLinkWays {
  /** The list's part of the address, which stays when a client opens; with its question mark. */
  readonly query: string;
  /** Opens the dialog at a path. */
  readonly onOpen: (path: string) => void;
}

interface Props extends ClientLinkWays {
  readonly client: { readonly id: string; readonly name: string };
  readonly index: number;
  /** Walks on to other entries. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The client's name as a link that covers its whole row or card. */
export function ClientLink({ client, index, query, onOpen, onKeyDown }: Props) {
  const path = routes.adminPage('client', { client_id: client.id });
  return (
    <Link
      className={classes['link']}
      to={`${path}${query}`}
      onClick={(event) => {
        // With a key held it is an ordinary link: a new tab, a download.
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(path);
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
