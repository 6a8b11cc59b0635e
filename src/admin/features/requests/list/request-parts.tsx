/** What a row of the table and a card show alike. */
import { ActionIcon } from '@mantine/core';
import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { requestsText } from '../../../../content/admin/requests.ts';
import type { RequestItem } from '../../../../data/index.ts';
import { dateAt, formatShort } from '../../../../domain/calendar-date.ts';
import type { RequestTable } from '../../../../domain/leads/request-status.ts';
import { DialogLink } from '../../../components/dialogs/dialog-link.tsx';
import { MailAddress } from '../../../components/mail-address.tsx';
import status_classes from '../../../components/status.module.css';
import { requestPath } from '../request-params.ts';
import base from '../../../components/list/entries.module.css';
import classes from './entries.module.css';
import selection_classes from './selection.module.css';

/** How a row or card leads on from the list. */
interface RequestWays {
  /** The list's part of the address, which stays when a request opens; with its question mark. */
  readonly query: string;
  /** Opens the dialog at a path. */
  readonly onOpen: (path: string) => void;
  readonly onDelete: (request: RequestItem) => void;
  /** Chooses it or leaves it out; as a range, all from the one before to it. */
  readonly onChoose: (id: string, is_chosen: boolean, is_range: boolean) => void;
}

/** A list of requests, some of which are chosen. */
export interface RequestListProps extends RequestWays {
  readonly table: RequestTable;
  readonly requests: readonly RequestItem[];
  readonly isChosen: (id: string) => boolean;
}

export interface EntryProps extends RequestWays {
  readonly request: RequestItem;
  readonly is_chosen: boolean;
  readonly index: number;
  /** Walks on to other entries. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The name as a link that covers its whole row or card. */
export function RequestLink({
  request,
  index,
  query,
  onOpen,
  onKeyDown,
}: Pick<EntryProps, 'request' | 'index' | 'query' | 'onOpen' | 'onKeyDown'>) {
  return (
    <DialogLink
      className={clsx(base['link'], classes['link'])}
      path={requestPath('request', request)}
      query={query}
      onOpen={onOpen}
      aria-label={requestsText.open(request.name)}
      data-entry={index}
      onKeyDown={onKeyDown}
    >
      {request.table === 'newsletter_subscriptions' ? <MailAddress address={request.name} /> : request.name}
    </DialogLink>
  );
}

/** Chooses the request for what is done with several; with Shift a range. */
export function ChooseBox({
  request: { id, name },
  is_chosen,
  onChoose,
}: Pick<EntryProps, 'request' | 'is_chosen' | 'onChoose'>) {
  return (
    <input
      type="checkbox"
      className={clsx(selection_classes['choose'], classes['choose'])}
      aria-label={requestsText.selection.one(name)}
      checked={is_chosen}
      onMouseDown={(event) => {
        // Or the text in between would be marked.
        if (event.shiftKey) event.preventDefault();
      }}
      onChange={({ currentTarget: { checked }, nativeEvent }) =>
        onChoose(id, checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

/** The service or yacht that was asked about, with the badge of a file (C-005). */
export function Subject({ request }: { readonly request: RequestItem }) {
  return (
    <>
      <span className={clsx(base['first'], classes['subject'])}>{request.subject ?? requestsText.none}</span>
      {request.has_attachment && (
        <span className={status_classes['badge']}>
          <IconPaperclip size={14} stroke={1.75} aria-hidden="true" />
          {requestsText.attachment}
        </span>
      )}
    </>
  );
}

/** The day on which the request was received. */
export const receivedOn = ({ created_at }: RequestItem): string =>
  created_at === null ? requestsText.none : formatShort(dateAt(Date.parse(created_at)));

/** Deletes it, after a question (C-002). */
export function DeleteButton({ request, onDelete }: Pick<EntryProps, 'request' | 'onDelete'>) {
  return (
    <ActionIcon
      className={classes['delete'] ?? ''}
      variant="subtle"
      color="red"
      size={48}
      aria-label={requestsText.delete_of(request.name)}
      onClick={() => onDelete(request)}
    >
      <IconTrash size={20} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
  );
}
