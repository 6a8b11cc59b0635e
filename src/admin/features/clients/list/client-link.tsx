import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { adminPage } from '../../../../admin-routes.ts';
import { DialogLink } from '../../../components/dialogs/dialog-link.tsx';
import { prefetchClient } from '../../../../data/index.ts';
import { today } from '../../../../domain/calendar-date.ts';
import { useRuntime } from '../../../runtime.ts';
import base from '../../../components/list/entries.module.css';
import classes from './entries.module.css';

export interface ClientLinkWays {
  /** The list's part of the address, which stays when a client opens; with its question mark. */
  readonly query: string;
  /** Opens the dialog at a path. */
  readonly onOpen: (path: string) => void;
}

/** A berth of more characters may be cut by its row or card. */
const WHOLE_BERTH = 40;

interface Props extends ClientLinkWays {
  readonly client: { readonly id: string; readonly name: string; readonly location: string | null };
  readonly index: number;
  /** Walks on to other entries. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The client's name as a link that covers its whole row or card, and so says a berth that may be cut there. */
export function ClientLink({ client, index, query, onOpen, onKeyDown }: Props) {
  const { location } = client;
  const { db } = useRuntime();
  return (
    <DialogLink
      className={clsx(base['link'], classes['link'])}
      path={adminPage('client', { client_id: client.id })}
      query={query}
      onOpen={onOpen}
      onNear={() => prefetchClient(db, client.id, today())}
      aria-label={clientsText.list.open_client(client.name)}
      title={location !== null && location.length > WHOLE_BERTH ? location : undefined}
      data-entry={index}
      onKeyDown={onKeyDown}
    >
      {client.name}
    </DialogLink>
  );
}
