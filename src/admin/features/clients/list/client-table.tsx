import { clsx } from 'clsx';
import { type KeyboardEvent, memo, useMemo } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import type { ClientListItem } from '../../../../data/index.ts';
import { type CalendarDate, formatShort } from '../../../../domain/calendar-date.ts';
import type { ClientSortKey } from '../../../../domain/client-list.ts';
import { formatEuro } from '../../../../domain/money.ts';
import type { ListControls } from './use-list-params.ts';
import { StillFetching, useFetched } from '../../../components/list/fetched.tsx';
import { SyncBadge } from '../../../sync-ui/status/sync-badge.tsx';
import { yachtLine } from '../../../entities/clients/labels.ts';
import { ClientStatusWord } from '../../../entities/clients/status.tsx';
import { serviceTypeLabel } from '../../../entities/service-records/labels.ts';
import { BerthWords } from './berth-words.tsx';
import { ClientLink, type ClientLinkWays } from './client-link.tsx';
import { PlannedWord } from './planned-word.tsx';
import base from '../../../components/list/entries.module.css';
import classes from './entries.module.css';
import { useArrowKeys } from '../../../components/list/use-arrow-keys.ts';
import { useIsNarrowDesk, useIsTablet } from '../../../components/use-is-phone.ts';
import { usePageRows } from '../../../components/list/use-page-rows.ts';

const text = clientsText.list;
/** At a desk as many as fit, for a pointer; where the berth has no column of its own, and for fingers, with room for all of it. */
const ROW_REM = 3;
const NARROW_ROW_REM = 4;
const TOUCH_ROW_REM = 5;
/** A greater sum, of ten million and more, is wider than the heading of its column. */
const NARROW_TOTAL_CENTS = 999_999_999;

interface Column {
  readonly key: keyof typeof text.columns;
  readonly sort?: ClientSortKey;
}

const CLIENT: Column = { key: 'client', sort: 'name' };
const YACHT: Column = { key: 'yacht' };
const OTHERS: readonly Column[] = [
  { key: 'location' },
  { key: 'status' },
  { key: 'last_service', sort: 'last_service' },
  { key: 'open', sort: 'planned' },
  { key: 'total', sort: 'total_value' },
];

interface Props extends ClientLinkWays {
  readonly clients: readonly ClientListItem[];
  /** Whether these are all of them, and not the first ones of a list that is being read. */
  readonly is_whole: boolean;
  readonly today: CalendarDate;
  readonly controls: Pick<ListControls, 'params' | 'set'>;
}

/** The list as a table of which only the rows near the screen exist. */
export function ClientTable({ clients, is_whole, today, controls, query, onOpen }: Props) {
  // A technician looks for the ship, the office for the person.
  const yacht_first = useIsTablet();
  const is_narrow = useIsNarrowDesk();
  const row_rem = yacht_first ? TOUCH_ROW_REM : is_narrow ? NARROW_ROW_REM : ROW_REM;
  const { ref, rows, height_px, scrollTo } = usePageRows({
    count: clients.length,
    row_rem,
    top_id: clients[0]?.id,
  });
  const has_wide_totals = useMemo(
    () => clients.some(({ figures }) => figures.total_cents > NARROW_TOTAL_CENTS),
    [clients],
  );
  const onKeyDown = useArrowKeys({ count: clients.length, columns: 1, scrollTo });
  return (
    <table
      aria-label={text.label}
      aria-rowcount={is_whole ? clients.length + 1 : -1}
      className={clsx(base['table'], classes['table'])}
      data-yacht-first={yacht_first || undefined}
      data-wide-totals={has_wide_totals || undefined}
      data-entries
    >
      <HeaderRow controls={controls} yacht_first={yacht_first} />
      <tbody ref={ref} className={base['body']} style={{ height: height_px }}>
        {rows.map(({ index, style }) => {
          const client = clients[index];
          if (!client) return null;
          return (
            <tr
              key={client.id}
              aria-rowindex={index + 2}
              className={clsx(base['row'], classes['row'])}
              style={style}
            >
              <ClientCells
                client={client}
                today={today}
                yacht_first={yacht_first}
                index={index}
                query={query}
                onOpen={onOpen}
                onKeyDown={onKeyDown}
              />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface HeaderProps extends Pick<Props, 'controls'> {
  readonly yacht_first: boolean;
}

function HeaderRow({ controls: { params, set }, yacht_first }: HeaderProps) {
  const columns = yacht_first ? [YACHT, CLIENT, ...OTHERS] : [CLIENT, YACHT, ...OTHERS];
  return (
    <thead className={base['head']}>
      <tr aria-rowindex={1} className={clsx(base['columns'], classes['columns'])}>
        {columns.map(({ key, sort }) => (
          <th
            key={key}
            scope="col"
            className={classes[key]}
            aria-sort={
              sort === undefined || params.sort !== sort
                ? undefined
                : params.direction === 'asc'
                  ? 'ascending'
                  : 'descending'
            }
          >
            {sort === undefined ? (
              text.columns[key]
            ) : (
              <button
                type="button"
                className={classes['sort']}
                onClick={() =>
                  set(
                    params.sort === sort
                      ? { direction: params.direction === 'asc' ? 'desc' : 'asc' }
                      : { sort },
                  )
                }
              >
                {text.columns[key]}
                <span aria-hidden="true" className={classes['arrow']}>
                  {params.sort !== sort ? '' : params.direction === 'asc' ? '↑' : '↓'}
                </span>
              </button>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CellsProps extends ClientLinkWays {
  readonly client: ClientListItem;
  readonly today: CalendarDate;
  readonly yacht_first: boolean;
  readonly index: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const ClientCells = memo(function ClientCells({
  client,
  today,
  yacht_first,
  index,
  query,
  onOpen,
  onKeyDown,
}: CellsProps) {
  const { figures } = client;
  const is_fetched = useFetched();
  const person = (
    <td>
      <ClientLink client={client} index={index} query={query} onOpen={onOpen} onKeyDown={onKeyDown} />
      <span className={clsx(base['second'], classes['second'], client.badge === 'none' && classes['mail'])}>
        {client.badge === 'none' ? client.email : <SyncBadge badge={client.badge} />}
      </span>
      <span className={clsx(base['second'], classes['second'], classes['status-line'])}>
        <ClientStatusWord status={client.status} />
      </span>
    </td>
  );
  const yacht = (
    <td>
      <span className={base['first']}>
        {client.yacht_name ?? <span className={classes['absent']}>{text.no_yacht}</span>}
      </span>
      <span className={clsx(base['second'], classes['second'], classes['make'])}>{yachtLine(client)}</span>
      <span className={clsx(base['second'], classes['second'], classes['berth'])}>
        {client.location === null ? yachtLine(client) : <BerthWords berth={client.location} />}
      </span>
    </td>
  );
  return (
    <>
      {yacht_first ? yacht : person}
      {yacht_first ? person : yacht}
      <td className={classes['location']}>
        {client.location === null ? (
          <span className={classes['absent']}>–</span>
        ) : (
          <BerthWords berth={client.location} />
        )}
      </td>
      <td className={classes['status']}>
        <ClientStatusWord status={client.status} />
      </td>
      <td className={classes['last_service']}>
        {figures.last_service === null ? (
          <span className={classes['absent']}>{is_fetched ? text.no_service_yet : <StillFetching />}</span>
        ) : (
          <>
            <span className={base['first']}>{formatShort(figures.last_service)}</span>
            <span className={clsx(base['second'], classes['second'])}>
              {figures.latest_type === null ? '' : serviceTypeLabel(figures.latest_type)}
            </span>
          </>
        )}
      </td>
      <td className={classes['open']}>
        <span className={base['first']}>
          {figures.open_services || (is_fetched && <span className={classes['absent']}>–</span>)}
        </span>
        <span className={clsx(base['second'], classes['second'])}>
          <PlannedWord client={client} today={today} query={query} onOpen={onOpen} bare />
        </span>
      </td>
      <td className={classes['total']}>
        {(is_fetched || figures.record_count > 0) && formatEuro(figures.total_cents)}
      </td>
    </>
  );
});
