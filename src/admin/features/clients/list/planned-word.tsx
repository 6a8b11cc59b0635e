import { clientsText } from '../../../../content/admin/clients.ts';
import { type CalendarDate, formatShort } from '../../../../domain/calendar-date.ts';
import { type ClientFigures, overdueCount } from '../../../../domain/figures.ts';
import { OverdueBadge } from '../../../entities/clients/status.tsx';

interface Props {
  readonly figures: Pick<ClientFigures, 'open_dates'>;
  readonly today: CalendarDate;
  /** Beneath a heading that says what the day is of. */
  readonly bare?: boolean;
}

/** How many services are too late, else the first day on which one is planned; nothing without either. */
export function PlannedWord({ figures, today, bare = false }: Props) {
  const late = overdueCount(figures, today);
  const [first] = figures.open_dates;
  if (late > 0) return <OverdueBadge count={late} />;
  return first === undefined ? null : (
    <time dateTime={first}>{bare ? formatShort(first) : clientsText.list.planned(formatShort(first))}</time>
  );
}
