import { clientsText } from '../../../../content/admin/clients.ts';
import { type CalendarDate, formatShort } from '../../../../domain/calendar-date.ts';
import { type ClientFigures, overdueCount } from '../../../../domain/figures.ts';
import { DialogLink } from '../../../components/dialogs/dialog-link.tsx';
import { OverdueBadge } from '../../../entities/clients/status.tsx';
import { lateServicePath } from '../detail/open-client.ts';
import type { ClientLinkWays } from './client-link.tsx';
import classes from './planned-word.module.css';

interface Props extends ClientLinkWays {
  readonly client: {
    readonly id: string;
    readonly name: string;
    readonly figures: Pick<ClientFigures, 'open_dates'>;
  };
  readonly today: CalendarDate;
  /** Beneath a heading that says what the day is of. */
  readonly bare?: boolean;
}

/** How many services are too late, as a link to the first of them, else the first day on which one is planned; nothing without either. */
export function PlannedWord({ client, today, bare = false, query, onOpen }: Props) {
  const { id, name, figures } = client;
  const late = overdueCount(figures, today);
  const [first] = figures.open_dates;
  if (late > 0)
    return (
      <DialogLink
        className={classes['late']}
        path={lateServicePath(id)}
        query={query}
        onOpen={onOpen}
        aria-label={clientsText.list.open_late(late, name)}
      >
        <OverdueBadge count={late} />
      </DialogLink>
    );
  return first === undefined ? null : (
    <time dateTime={first}>{bare ? formatShort(first) : clientsText.list.planned(formatShort(first))}</time>
  );
}
