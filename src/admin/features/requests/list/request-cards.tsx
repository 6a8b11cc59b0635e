import { clsx } from 'clsx';
import { memo } from 'react';
import { requestsText } from '../../../../content/admin/requests.ts';
import { CardGrid } from '../../../components/list/card-grid.tsx';
import { MailAddress } from '../../../components/mail-address.tsx';
import { SyncBadge } from '../../../sync-ui/status/sync-badge.tsx';
import { AnswerClock } from '../../../entities/requests/answer-clock.tsx';
import { RequestStatusWord } from '../request-status.tsx';
import base from '../../../components/list/entries.module.css';
import classes from './entries.module.css';
import {
  ChooseBox,
  DeleteButton,
  type EntryProps,
  RequestLink,
  type RequestListProps,
  receivedOn,
  Subject,
} from './request-parts.tsx';

/** A card and the gap under it: of a person, and of an address alone. */
const CARD_REM = { person: 13, address: 7.5 } as const;

/** The list on a narrow screen. */
export function RequestCards({ table, requests, isChosen, ...ways }: RequestListProps) {
  return (
    <CardGrid
      items={requests}
      label={requestsText.kinds[table].tab}
      row_rem={table === 'newsletter_subscriptions' ? CARD_REM.address : CARD_REM.person}
      is_single
      renderCard={(request, index, onKeyDown) => (
        <Card
          request={request}
          index={index}
          is_chosen={isChosen(request.id)}
          onKeyDown={onKeyDown}
          {...ways}
        />
      )}
    />
  );
}

const Card = memo(function Card({ request, is_chosen, onChoose, onDelete, ...link }: EntryProps) {
  const has_name = request.table !== 'newsletter_subscriptions';
  const status = <RequestStatusWord table={request.table} status={request.status} />;
  return (
    <article
      className={clsx(base['card-body'], classes['card-body'])}
      data-kind={request.table}
      data-chosen={is_chosen || undefined}
    >
      <header className={classes['card-head']}>
        <ChooseBox request={request} is_chosen={is_chosen} onChoose={onChoose} />
        <RequestLink request={request} {...link} />
        {has_name && status}
      </header>
      {has_name && (
        <>
          <p className={classes['card-mail']}>
            <MailAddress address={request.email} />
          </p>
          <p className={classes['card-line']}>{request.phone ?? requestsText.detail.no_phone}</p>
          <p className={classes['card-subject']}>
            <Subject request={request} />
          </p>
        </>
      )}
      <footer className={classes['card-foot']}>
        <span className={classes['card-state']}>
          {/* An address takes the whole of the first line. */}
          {!has_name && status}
          <span>{receivedOn(request)}</span>
          <AnswerClock request={request} />
          <SyncBadge badge={request.badge} />
        </span>
        <DeleteButton request={request} onDelete={onDelete} />
      </footer>
    </article>
  );
});
