import { clsx } from 'clsx';
import { memo } from 'react';
import { requestsText } from '../../../../content/admin/requests.ts';
import { useArrowKeys } from '../../../components/list/use-arrow-keys.ts';
import { MailAddress } from '../../../components/mail-address.tsx';
import { usePageRows } from '../../../components/list/use-page-rows.ts';
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

const ROW_REM = 4.5;
const COLUMNS = ['name', 'contact', 'subject', 'date', 'status', 'actions'] as const;

/** The list as a table of which only the rows near the screen exist (C-005..C-007). */
export function RequestTable({ table, requests, isChosen, ...ways }: RequestListProps) {
  const { ref, rows, height_px, scrollTo } = usePageRows({
    count: requests.length,
    row_rem: ROW_REM,
    top_id: requests[0]?.id,
  });
  const onKeyDown = useArrowKeys({ count: requests.length, columns: 1, scrollTo });
  const { columns, columns_lang, tab } = requestsText.kinds[table];
  return (
    <table
      aria-label={tab}
      aria-rowcount={requests.length + 1}
      className={clsx(base['table'], classes['table'])}
      data-kind={table}
      data-entries
    >
      <thead className={base['head']}>
        <tr aria-rowindex={1} className={clsx(base['columns'], classes['columns'])} lang={columns_lang}>
          {COLUMNS.map((name) =>
            columns[name] === null ? null : (
              <th key={name} scope="col" className={classes[name]}>
                {columns[name]}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody ref={ref} className={base['body']} style={{ height: height_px }}>
        {rows.map(({ index, style }) => {
          const request = requests[index];
          if (!request) return null;
          return (
            <tr
              key={request.id}
              aria-rowindex={index + 2}
              className={clsx(base['row'], classes['row'])}
              style={style}
              data-chosen={isChosen(request.id) || undefined}
            >
              <Cells
                request={request}
                index={index}
                is_chosen={isChosen(request.id)}
                onKeyDown={onKeyDown}
                {...ways}
              />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const Cells = memo(function Cells({ request, is_chosen, onChoose, onDelete, ...link }: EntryProps) {
  const has_name = request.table !== 'newsletter_subscriptions';
  return (
    <>
      <td className={classes['name']}>
        <ChooseBox request={request} is_chosen={is_chosen} onChoose={onChoose} />
        <RequestLink request={request} {...link} />
        {request.badge !== 'none' && (
          <span className={clsx(base['second'], classes['second'])}>
            <SyncBadge badge={request.badge} />
          </span>
        )}
      </td>
      {has_name && (
        <>
          <td>
            <span className={classes['mail']}>
              <MailAddress address={request.email} />
            </span>
            <span className={clsx(base['second'], classes['second'])}>{request.phone}</span>
          </td>
          <td>
            <Subject request={request} />
          </td>
        </>
      )}
      <td className={classes['date']}>{receivedOn(request)}</td>
      <td>
        <RequestStatusWord table={request.table} status={request.status} />
        <AnswerClock request={request} />
      </td>
      <td className={classes['actions']}>
        <DeleteButton request={request} onDelete={onDelete} />
      </td>
    </>
  );
});
