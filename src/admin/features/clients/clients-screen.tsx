import { Button, Modal, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo, useDeferredValue, useMemo } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { clientsText } from '../../../content/admin/clients.ts';
import {
  clientListAhead,
  clientListKept,
  type ClientList,
  type ClientListItem,
  countLate,
  firstClients,
  hasRows,
  headerFigures,
  lateCountKept,
  serviceTypesInUse,
  useLive,
  wholeClientList,
} from '../../../data/index.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { formatEuro } from '../../../domain/money.ts';
import { ExportButton } from '../../components/export/export-button.tsx';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { ADMIN_PATHS, adminPage } from '../../../admin-routes.ts';
import { DialogOutlet } from '../../components/dialogs/dialog-route.tsx';
import { useRuntime } from '../../runtime.ts';
import screen from '../../components/list/list-screen.module.css';
import classes from './clients-screen.module.css';
import { serviceTypeLabel } from '../../entities/service-records/labels.ts';
import { useRescuedNotes } from '../../entities/notes/use-notes.ts';
import { ClientCards } from './list/client-cards.tsx';
import { ClientTable } from './list/client-table.tsx';
import figure_classes from './header-figures.module.css';
import { LateMark } from '../../components/late-mark.tsx';
import { ListSkeleton, NoResults, NoRows, StorageFailed } from '../../components/list/states.tsx';
import { Toolbar } from './list/toolbar.tsx';
import { isUsualList, type ListParams } from './list/list-params.ts';
import { useListParams } from './list/use-list-params.ts';
import { useFetched } from '../../components/list/fetched.tsx';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { useFirstSyncRest } from '../../components/list/use-first-sync-rest.ts';
import { useToday } from '../../components/use-today.ts';
import { createClientFinder, sortClients } from '../../../domain/client-list.ts';

const text = clientsText.figures;

/** The lists that the figures count (M-001); what all services are worth is told by whom they are worth most. */
const FIGURE_LISTS = { active: '?status=active', open: '?planned=open', value: '?sort=total_value' } as const;
const LATE_LIST = '?planned=late&sort=planned';

/** The three figures above the list (M-001), live; each leads to its list. */
const HeaderFigures = memo(function HeaderFigures() {
  const { db } = useRuntime();
  const found = useLive(() => headerFigures(db), [db]);
  const figures = useFetched() ? found : undefined;
  const entries = [
    { label: text.active_clients, value: figures?.active_clients.toLocaleString('nl-NL'), list: 'active' },
    { label: text.open_services, value: figures?.open_services.toLocaleString('nl-NL'), list: 'open' },
    { label: text.total_value, value: figures && formatEuro(figures.total_cents), list: 'value' },
  ] as const;
  return (
    <section aria-label={text.label} className={figure_classes['region']}>
      <dl className={figure_classes['figures']}>
        {entries.map(({ label, value, list }) => (
          <div key={label} className={figure_classes['figure']}>
            <dt>{label}</dt>
            <dd>
              {value === undefined ? (
                <PendingFigure />
              ) : (
                <Link to={FIGURE_LISTS[list]} aria-label={text.show(label, value)}>
                  {value}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
});

function PendingFigure() {
  return (
    <>
      <Skeleton component="span" display="inline-block" height="0.8em" width="3ch" />
      <VisuallyHidden>{clientsText.list.loading}</VisuallyHidden>
    </>
  );
}

const NONE: readonly never[] = [];

const storageFailed = (retry: () => void) => (
  <StorageFailed title={clientsText.list.unreadable} onRetry={retry} />
);

/** Client management (M-031): the list, and over it the dialogs that the address names. */
export function ClientsScreen() {
  return (
    <SectionBoundary fallback={storageFailed}>
      <Clients />
    </SectionBoundary>
  );
}

function Clients() {
  const { db } = useRuntime();
  const { is_filling, rest_ms } = useFirstSyncRest();
  const controls = useListParams();
  const { params, search, query, open } = controls;
  const is_usual = isUsualList({ ...params, search });
  const found = useLive(() => wholeClientList(db), [db], {
    rest_ms,
    ahead: () => clientListAhead.take(db),
    first: is_usual && !is_filling ? () => firstClients(db) : undefined,
    kept: clientListKept(db),
  });
  // A key in a form above the list is drawn before the thousands of rows that came meanwhile: in the first sync, or after the first ones.
  const deferred = useDeferredValue(found);
  const shown = is_filling || deferred?.is_whole === false ? deferred : found;
  const today = useToday();
  const late = useLive(() => countLate(db, today), [db, today], { rest_ms, kept: lateCountKept(db) });
  // All at once: a line above the rows that comes after them would move them.
  const list = late !== undefined && (is_usual || shown?.is_whole) ? shown : undefined;
  const { clients, answers_to } = useVisibleClients(list, search, params, today);
  const service_types = useLive(() => serviceTypesInUse(db), [db]) ?? NONE;
  const open_client = useMatch({ path: ADMIN_PATHS.client, end: false });
  const open_id = open_client?.params.client_id;
  useRescuedNotes(open_id === undefined ? null : { table: 'client_notes', client_id: open_id, day: today });
  const phone = useIsPhone();
  const result_count = list?.is_whole ? clients.length : undefined;
  const add = () => open(adminPage('new_client'));

  const rows =
    controls.view === 'grid' || phone ? (
      <ClientCards clients={clients} today={today} query={query} onOpen={open} />
    ) : (
      <ClientTable
        clients={clients}
        is_whole={list?.is_whole === true}
        today={today}
        controls={controls}
        query={query}
        onOpen={open}
      />
    );

  return (
    <div className={screen['screen']}>
      <div className={classes['top']}>
        <HeaderFigures />
        <Button
          className={screen['add'] ?? ''}
          data-list-add
          size="md"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          onClick={add}
        >
          {clientsText.toolbar.add}
        </Button>
      </div>
      <Toolbar controls={controls} service_types={service_types} result_count={result_count} />
      <section
        className={classes['list']}
        aria-label={clientsText.heading}
        data-result-count={result_count}
        data-result-of={answers_to}
      >
        {list === undefined && <ListSkeleton label={clientsText.list.loading} />}
        {list?.clients.length === 0 && (
          <NoRows hasAny={hasRows('clients')} words={clientsText.empty} onAdd={add} />
        )}
        {list !== undefined && list.clients.length > 0 && (
          <>
            <div className={screen['above']}>
              <ResultCount of={list} count={clients.length} />
              {late !== undefined && late > 0 && (
                <Link className={classes['late']} to={LATE_LIST}>
                  <LateMark size={18} />
                  {clientsText.list.late_services(late)}
                </Link>
              )}
              {/* Before all are read it keeps its place, so that no row moves. */}
              <div className={classes['export']} inert={!list.is_whole}>
                <ExportButton
                  table="clients"
                  ids={clients.map(({ id }) => id)}
                  count={clientsText.list.result(clients.length)}
                />
              </div>
            </div>
            {clients.length === 0 ? <NoResults words={clientsText.empty} onReset={controls.reset} /> : rows}
          </>
        )}
      </section>
      <Modal.Stack>
        <DialogOutlet />
      </Modal.Stack>
    </div>
  );
}

/** How many there are, once all of them are there. */
function ResultCount({ of, count }: { readonly of: ClientList; readonly count: number }) {
  const { result, result_of } = clientsText.list;
  const { clients, is_whole } = of;
  return (
    <output className={screen['count']}>
      {!is_whole ? (
        <PendingFigure />
      ) : count === clients.length ? (
        result(count)
      ) : (
        result_of(count, clients.length)
      )}
    </output>
  );
}

/** Search texts and sorted lists are cached outside the screen, so that a list that opens again makes neither anew. */
const findClients = createClientFinder(serviceTypeLabel);
const sorted_lists = new WeakMap<readonly ClientListItem[], Map<string, readonly ClientListItem[]>>();

function inOrder(
  all: readonly ClientListItem[],
  sort: ListParams['sort'],
  direction: ListParams['direction'],
): readonly ClientListItem[] {
  const order = `${sort} ${direction}`;
  const made = sorted_lists.get(all) ?? new Map<string, readonly ClientListItem[]>();
  const sorted = made.get(order) ?? sortClients(all, sort, direction);
  sorted_lists.set(all, made.set(order, sorted));
  return sorted;
}

interface VisibleClients {
  readonly clients: readonly ClientListItem[];
  /** The search text `clients` answers to; it may lag one frame behind the search box. */
  readonly answers_to: string;
}

/**
 * The clients as ordered and filtered (M-015). Sorting happens once per order, filtering once per
 * keystroke and behind the keystroke's own paint, so that 10,000 clients keep up with typing.
 */
function useVisibleClients(
  list: ClientList | undefined,
  search: string,
  { status, service_type, planned, sort, direction }: ListParams,
  today: CalendarDate,
): VisibleClients {
  const answers_to = useDeferredValue(search);
  const sorted = useMemo(
    // The first ones stand in their order already.
    () => (list?.is_whole ? inOrder(list.clients, sort, direction) : (list?.clients ?? NONE)),
    [list, sort, direction],
  );
  const clients = useMemo(
    () =>
      findClients(sorted, {
        text: answers_to,
        status,
        service_type,
        planned: planned && { what: planned, today },
      }),
    [sorted, answers_to, status, service_type, planned, today],
  );
  return useMemo(() => ({ clients, answers_to }), [clients, answers_to]);
}
