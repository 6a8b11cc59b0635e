import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { clientsText } from '../../../../content/admin/clients.ts';
import type { ClientListItem, ServiceRecordItem } from '../../../../data/index.ts';
import type { CalendarDate } from '../../../../domain/calendar-date.ts';
import { formatEuro } from '../../../../domain/money.ts';
import { isOverdue } from '../../../../domain/service-record.ts';
import { ExportButton } from '../../../components/export/export-button.tsx';
import type { PhotosByRecord } from '../photos/photo-order.ts';
import { QueueLine } from '../photos/service-photos.tsx';
import { AddServiceButton } from './add-service-button.tsx';
import classes from './history.module.css';
import { HistoryRow, type HistoryRowActions } from './history-row.tsx';
import { LATE_SERVICE } from './open-client.ts';

const text = clientsText.history;
/** After the dialog's trap has chosen what has the focus first. */
const AFTER_TRAP_MS = 100;

interface Props extends HistoryRowActions {
  readonly client: ClientListItem;
  /** Newest first; undefined while they load. */
  readonly records: readonly ServiceRecordItem[] | undefined;
  readonly photos: PhotosByRecord;
  readonly today: CalendarDate;
  readonly onAdd: () => void;
}

/** A client's services, newest first, each with its status to change in place (M-028) and its photos. */
export function History({ client, records, photos, today, onAdd, ...rowActions }: Props) {
  const { record_count, total_cents } = client.figures;
  const meant = useLateService(records, today);
  return (
    <section className={classes['history']} aria-labelledby="service-history">
      <header className={classes['head']}>
        <div>
          <h3 id="service-history">{text.title}</h3>
          {record_count > 0 && <p>{text.summary(record_count, formatEuro(total_cents))}</p>}
        </div>
        <div className={classes['add']}>
          <ExportButton
            table="service_records"
            ids={(records ?? []).map(({ id }) => id)}
            count={text.count(records?.length ?? 0)}
          />
          <AddServiceButton onClick={onAdd} />
        </div>
      </header>
      <QueueLine photos={photos} />
      {records === undefined && <HistorySkeleton />}
      {records?.length === 0 && (
        <p className={classes['empty']}>
          <strong>{text.empty_title}</strong>
          {text.empty_text}
        </p>
      )}
      {records && records.length > 0 && (
        <ul className={classes['rows']}>
          {records.map((record) => (
            <HistoryRow
              key={record.id}
              record={record}
              photos={photos.of(record.id)}
              is_meant={record.id === meant}
              is_first_pair={photos.first_paired === record.id}
              today={today}
              {...rowActions}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The first service that is too late, when the address asks for it; its row gets the focus once. */
function useLateService(records: Props['records'], today: CalendarDate): string | null {
  const { hash } = useLocation();
  const id = hash === LATE_SERVICE ? records?.findLast((record) => isOverdue(record, today))?.id : undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => {
      const row = document.querySelector<HTMLElement>(`[data-service="${id}"]`);
      row?.scrollIntoView({ block: 'center' });
      row?.focus({ preventScroll: true });
    }, AFTER_TRAP_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return id ?? null;
}

function HistorySkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Skeleton height={72} />
    </div>
  );
}
