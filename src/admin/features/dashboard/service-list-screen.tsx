import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardText } from '../../../content/admin/dashboard.ts';
import {
  type ListedService,
  listServices,
  type ServiceFilter,
  serviceIds,
  useLive,
} from '../../../data/index.ts';
import { type CalendarDate, formatMonth, formatShort } from '../../../domain/calendar-date.ts';
import { centsOf, formatEuro } from '../../../domain/money.ts';
import { isOverdue } from '../../../domain/service-record.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { adminPage } from '../../../admin-routes.ts';
import { DialogLink } from '../../components/dialogs/dialog-link.tsx';
import { type OpenDialog, useOpenDialog } from '../../components/dialogs/dialog-route.tsx';
import { useLastDefined } from '../../components/dialogs/use-last-defined.ts';
import { ExportButton } from '../../components/export/export-button.tsx';
import { IfFetched } from '../../components/list/fetched.tsx';
import screen from '../../components/list/list-screen.module.css';
import { ListSkeleton, StorageFailed } from '../../components/list/states.tsx';
import { walkEntries } from '../../components/list/use-arrow-keys.ts';
import { useFocusNew } from '../../components/list/use-focus-new.ts';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { useToday } from '../../components/use-today.ts';
import { serviceTypeLabel } from '../../entities/service-records/labels.ts';
import { LateBadge, ServiceStatusWord } from '../../entities/service-records/status.tsx';
import { useRuntime } from '../../runtime.ts';
import { parseServiceFilter } from './list-addresses.ts';
import { ListPage } from './list-page.tsx';
import classes from './list-page.module.css';

const text = dashboardText.services;
const PAGE = 100;

const storageFailed = (retry: () => void) => <StorageFailed title={text.list.unreadable} onRetry={retry} />;

/** The services that a figure of the dashboard counts, with their clients. */
export function ServiceListScreen() {
  const { search } = useLocation();
  const today = useToday();
  const filter = useMemo(() => parseServiceFilter(new URLSearchParams(search), today), [search, today]);
  return (
    <SectionBoundary fallback={storageFailed}>
      <ServiceList key={search} filter={filter} today={today} />
    </SectionBoundary>
  );
}

const titleOf = (filter: ServiceFilter): string => {
  switch (filter.kind) {
    case 'open':
      return text.list.open;
    case 'late':
      return text.list.late;
    case 'done_in':
      return text.list.done_in(formatMonth(filter.month));
    case 'type':
      return text.list.type(serviceTypeLabel(filter.type));
    default:
      return assertNever(filter);
  }
};

/** The first services, and a way to more of them. */
function ServiceList({ filter, today }: { readonly filter: ServiceFilter; readonly today: CalendarDate }) {
  const { db } = useRuntime();
  const [limit, setLimit] = useState(PAGE);
  const onOpen = useOpenDialog();
  // A longer list is read while the shorter one stays.
  const list = useLastDefined(useLive(() => listServices(db, filter, limit), [db, filter, limit]) ?? null);
  const count = list?.count ?? 0;
  const { list: rows, button, on_more: onMore } = useFocusNew<HTMLUListElement>();
  const hidden = count - (list?.services.length ?? 0);
  return (
    <ListPage title={titleOf(filter)}>
      {list === null && <ListSkeleton label={text.list.loading} />}
      {list !== null && (
        <section ref={walkEntries} aria-label={titleOf(filter)} data-result-count={count}>
          <div className={screen['above']}>
            <output className={screen['count']}>
              {count === 0 ? <IfFetched>{text.list.none}</IfFetched> : text.result(count)}
              {count > 0 && list.revenue_cents !== null && text.list.together(formatEuro(list.revenue_cents))}
            </output>
            {count > 0 && (
              <ExportButton
                table="service_records"
                ids={async () => await serviceIds(db, filter)}
                count={text.result(count)}
              />
            )}
          </div>
          <ul ref={rows} className={classes['list']}>
            {list.services.map((service) => (
              <Row key={service.id} service={service} today={today} onOpen={onOpen} />
            ))}
          </ul>
          {hidden > 0 && (
            <Button
              ref={button}
              size="md"
              variant="default"
              onClick={() => {
                onMore();
                setLimit(limit + PAGE);
              }}
            >
              {text.list.more(Math.min(hidden, PAGE))}
            </Button>
          )}
        </section>
      )}
    </ListPage>
  );
}

interface RowProps {
  readonly service: ListedService;
  readonly today: CalendarDate;
  readonly onOpen: OpenDialog;
}

function Row({ service, today, onOpen }: RowProps) {
  const { client } = service;
  return (
    <li data-entry>
      <DialogLink
        className={classes['row']}
        path={adminPage('client', { client_id: service.client_id })}
        onOpen={onOpen}
      >
        <time dateTime={service.date}>{formatShort(service.date)}</time>
        <span className={classes['what']}>
          <strong>{client?.name ?? text.list.unknown_client}</strong>
          <span>
            {[client?.yacht_name, serviceTypeLabel(service.service_type)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className={classes['state']}>
          <ServiceStatusWord status={service.status} />
          <LateBadge late={isOverdue(service, today)} />
        </span>
        <span className={classes['amount']}>{formatEuro(centsOf(service.amount))}</span>
      </DialogLink>
    </li>
  );
}
