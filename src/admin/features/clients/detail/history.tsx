import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { clientsText } from '../../../../content/admin/clients.ts';
import type { ClientListItem, ServiceRecordItem } from '../../../../data/index.ts';
import type { CalendarDate } from '../../../../domain/calendar-date.ts';
import { formatEuro } from '../../../../domain/money.ts';
import { isOverdue } from '../../../../domain/service-record.ts';
import { ExportButton } from '../../../components/export/export-button.tsx';
import { IfFetched } from '../../../components/list/fetched.tsx';
import { useGrowingCount } from '../../../components/use-growing-count.ts';
import type { PhotosByRecord } from '../photos/photo-order.ts';
import { QueueLine } from '../photos/service-photos.tsx';
import { AddServiceButton } from './add-service-button.tsx';
import classes from './history.module.css';
import { HistoryRow, type HistoryRowActions } from './history-row.tsx';
import { LATE_SERVICE } from './open-client.ts';

const text = clientsText.history;
/** After the dialog's trap has chosen what has the focus first. */
const AFTER_TRAP_MS = 100;
/** As many as stand on a screen when a client opens. */
const FIRST_ROWS = 4;

interface Props extends HistoryRowActions {
  readonly client: ClientListItem;
  /** Newest first. */
  readonly records: readonly ServiceRecordItem[];
  readonly photos: PhotosByRecord;
  readonly today: CalendarDate;
  readonly onAdd: () => void;
}

/** A client's services, newest first, each with its status to change in place (M-028) and its photos. */
export function History({ client, records, photos, today, onAdd, ...rowActions }: Props) {
  const { record_count, total_cents } = client.figures;
  const meant = useLateService(records, today);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={classes['history']} aria-labelledby="service-history">
      <header className={classes['head']}>
        <div>
          <h3 id="service-history" ref={heading} tabIndex={-1}>
            {text.title}
          </h3>
          {record_count > 0 && <p>{text.summary(record_count, formatEuro(total_cents))}</p>}
        </div>
        <div className={classes['add']}>
          <ExportButton
            table="service_records"
            ids={records.map(({ id }) => id)}
            count={text.count(records.length)}
          />
          <AddServiceButton onClick={onAdd} />
        </div>
      </header>
      <QueueLine photos={photos} heading={heading} />
      {records.length === 0 && (
        <p className={classes['empty']}>
          <IfFetched>
            <strong>{text.empty_title}</strong>
            {text.empty_text}
          </IfFetched>
        </p>
      )}
      {records.length > 0 && (
        <Rows records={records} photos={photos} meant={meant} today={today} {...rowActions} />
      )}
    </section>
  );
}

interface RowsProps extends HistoryRowActions {
  readonly records: readonly ServiceRecordItem[];
  readonly photos: PhotosByRecord;
  /** The service that the address names. */
  readonly meant: string | null;
  readonly today: CalendarDate;
}

/** Draws the newest services first and the others after they were painted, since each has a menu and a select of its own. */
function Rows({ records, photos, meant, today, ...rowActions }: RowsProps) {
  const drawn = useGrowingCount(records.length, meant === null ? FIRST_ROWS : records.length);
  return (
    <ul className={classes['rows']} aria-busy={drawn < records.length || undefined}>
      {records.slice(0, drawn).map((record) => (
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
  );
}

/** The first service that is too late, when the address asks for it; its row gets the focus once. */
function useLateService(records: Props['records'], today: CalendarDate): string | null {
  const { hash, key } = useLocation();
  const id = hash === LATE_SERVICE ? records.findLast((record) => isOverdue(record, today))?.id : undefined;
  // A second press on the link asks again.
  const asked = useMemo(() => (id === undefined ? null : { id, key }), [id, key]);
  useEffect(() => {
    if (asked === null) return undefined;
    const timer = setTimeout(() => {
      const row = document.querySelector<HTMLElement>(`[data-service="${asked.id}"]`);
      row?.scrollIntoView({ block: 'center' });
      row?.focus({ preventScroll: true });
    }, AFTER_TRAP_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return id ?? null;
}
