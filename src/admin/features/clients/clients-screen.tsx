import { Button, Modal, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconClockExclamation, IconPlus } from '@tabler/icons-react';
import { memo, useDeferredValue, useMemo } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { clientsText } from '../../../content/admin/clients.ts';
import {
  clientListAhead,
  clientListKept,
  type ClientListItem,
  hasRows,
  headerFigures,
  listClients,
  serviceTypesInUse,
  useLive,
} from '../../../data/index.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { overdueCount } from '../../../domain/figures.ts';
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
import { ListSkeleton, NoResults, NoRows, StorageFailed } from '../../components/list/states.tsx';
import { Toolbar } from './list/toolbar.tsx';
import { useListParams } from './list/use-list-params.ts';
import { useFetched } from '../../components/list/fetched.tsx';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { useFirstSyncRest } from '../../components/list/use-first-sync-rest.ts';
import { useToday } from '../../components/use-today.ts';
import { createClientFinder, sortClients } from '../../../domain/client-list.ts';
import type { ListParams } from './list/list-params.ts';

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
  const found = useLive(() => listClients(db), [db], {
    rest_ms,
    ahead: () => clientListAhead.take(db),
    kept: clientListKept(db),
  });
  // While the first sync fills it, a key in a form above the list is drawn before the thousands of rows that came meanwhile.
  const deferred = useDeferredValue(found);
  const all = is_filling ? deferred : found;
  const service_types = useLive(() => serviceTypesInUse(db), [db]) ?? NONE;
  const controls = useListParams();
  const { query, open } = controls;
  const open_client = useMatch({ path: ADMIN_PATHS.client, end: false });
  const open_id = open_client?.params.client_id;
  const today = useToday();
  useRescuedNotes(open_id === undefined ? null : { table: 'client_notes', client_id: open_id, day: today });
  const phone = useIsPhone();
  const { clients, answers_to } = useVisibleClients(all ?? NONE, controls.search, controls.params, today);
  const late = useMemo(
    () => (all ?? NONE).reduce((sum, { figures }) => sum + overdueCount(figures, today), 0),
    [all, today],
  );
  const result_count = all === undefined ? undefined : clients.length;
  const add = () => open(adminPage('new_client'));

  const list =
    controls.view === 'grid' || phone ? (
      <ClientCards clients={clients} today={today} query={query} onOpen={open} />
    ) : (
      <ClientTable clients={clients} today={today} controls={controls} query={query} onOpen={open} />
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
        {all === undefined && <ListSkeleton label={clientsText.list.loading} />}
        {all?.length === 0 && <NoRows hasAny={hasRows('clients')} words={clientsText.empty} onAdd={add} />}
        {all !== undefined && all.length > 0 && (
          <>
            <div className={screen['above']}>
              <output className={screen['count']}>
                {clients.length === all.length
                  ? clientsText.list.result(all.length)
                  : clientsText.list.result_of(clients.length, all.length)}
              </output>
              {late > 0 && (
                <Link className={classes['late']} to={LATE_LIST}>
                  <IconClockExclamation size={18} stroke={1.75} aria-hidden="true" />
                  {clientsText.list.late_services(late)}
                </Link>
              )}
              <ExportButton
                table="clients"
                ids={clients.map(({ id }) => id)}
                count={clientsText.list.result(clients.length)}
              />
            </div>
            {clients.length === 0 ? <NoResults words={clientsText.empty} onReset={controls.reset} /> : list}
          </>
        )}
      </section>
      <Modal.Stack>
        <DialogOutlet />
      </Modal.Stack>
    </div>
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
  all: readonly ClientListItem[],
  search: string,
  { status, service_type, planned, sort, direction }: ListParams,
  today: CalendarDate,
): VisibleClients {
  const answers_to = useDeferredValue(search);
  const sorted = useMemo(() => inOrder(all, sort, direction), [all, sort, direction]);
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
