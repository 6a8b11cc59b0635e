import { clsx } from 'clsx';
import { type KeyboardEvent, memo } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import type { ClientListItem } from '../../../../data/index.ts';
import { type CalendarDate, formatShort } from '../../../../domain/calendar-date.ts';
import type { ClientSortKey } from '../../../../domain/client-list.ts';
import { overdueCount } from '../../../../domain/figures.ts';
import { formatEuro } from '../../../../domain/money.ts';
import type { ListControls } from './use-list-params.ts';
import { SyncBadge } from '../../../sync-ui/status/sync-badge.tsx';
import { yachtLine } from '../../../entities/clients/labels.ts';
import { ClientStatusWord, OverdueBadge } from '../../../entities/clients/status.tsx';
import { serviceTypeLabel } from '../../../entities/service-records/labels.ts';
import { ClientLink, type ClientLinkWays } from './client-link.tsx';
import classes from './entries.module.css';
import { useArrowKeys } from '../../../components/list/use-arrow-keys.ts';
import { usePageRows } from '../../../components/list/use-page-rows.ts';

const text = clientsText.list;
const ROW_REM = 4.5;

const COLUMNS: readonly { readonly key: keyof typeof text.columns; readonly sort?: ClientSortKey }[] = [
  { key: 'client', sort: 'name' },
  { key: 'yacht' },
  { key: 'location' },
  { key: 'status' },
  { key: 'last_service', sort: 'last_service' },
  { key: 'open' },
  { key: 'total', sort: 'total_value' },
];

interface Props extends ClientLinkWays {
  readonly clients: readonly ClientListItem[];
  readonly today: CalendarDate;
  readonly controls: Pick<ListControls, 'params' | 'set'>;
}

/** The list as a table of which only the rows near the screen exist. */
export function ClientTable({ clients, today, controls, query, onOpen }: Props) {
  const { ref, rows, height_px, scrollTo } = usePageRows({ count: clients.length, row_rem: ROW_REM });
  const onKeyDown = useArrowKeys({ count: clients.length, columns: 1, scrollTo });
  return (
    <table
      aria-label={text.label}
      aria-rowcount={clients.length + 1}
      className={classes['table']}
      data-entries
    >
      <HeaderRow controls={controls} />
      <tbody ref={ref} className={classes['body']} style={{ height: height_px }}>
        {rows.map(({ index, style }) => {
          const client = clients[index];
          if (!client) return null;
          return (
            <tr key={client.id} aria-rowindex={index + 2} className={classes['row']} style={style}>
              <ClientCells
                client={client}
                today={today}
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

function HeaderRow({ controls: { params, set } }: Pick<Props, 'controls'>) {
  return (
    <thead className={classes['head']}>
      <tr aria-rowindex={1} className={classes['columns']}>
        {COLUMNS.map(({ key, sort }) => (
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
  readonly index: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const ClientCells = memo(function ClientCells({
  client,
  today,
  index,
  query,
  onOpen,
  onKeyDown,
}: CellsProps) {
  const { figures } = client;
  return (
    <>
      <td>
        <ClientLink client={client} index={index} query={query} onOpen={onOpen} onKeyDown={onKeyDown} />
        <span className={classes['second']}>
          {client.badge === 'none' ? client.email : <SyncBadge badge={client.badge} />}
        </span>
      </td>
      <td>
        <span className={classes['first']}>
          {client.yacht_name ?? <span className={classes['absent']}>{text.no_yacht}</span>}
        </span>
        <span className={clsx(classes['second'], classes['make'])}>{yachtLine(client)}</span>
        <span className={clsx(classes['second'], classes['berth'])}>
          {client.location ?? yachtLine(client)}
        </span>
      </td>
      <td className={classes['location']}>
        {client.location ?? <span className={classes['absent']}>–</span>}
      </td>
      <td>
        <ClientStatusWord status={client.status} />
      </td>
      <td className={classes['last_service']}>
        {figures.last_service === null ? (
          <span className={classes['absent']}>{text.no_service_yet}</span>
        ) : (
          <>
            <span className={classes['first']}>{formatShort(figures.last_service)}</span>
            <span className={classes['second']}>
              {figures.latest_type === null ? '' : serviceTypeLabel(figures.latest_type)}
            </span>
          </>
        )}
      </td>
      <td className={classes['open']}>
        <span className={classes['first']}>
          {figures.open_services || <span className={classes['absent']}>–</span>}
        </span>
        <OverdueBadge count={overdueCount(figures, today)} />
      </td>
      <td className={classes['total']}>{formatEuro(figures.total_cents)}</td>
    </>
  );
});
