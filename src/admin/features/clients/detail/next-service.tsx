import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { clientsText } from '../../../../content/admin/clients.ts';
import type { ClientListItem, ServiceRecordItem } from '../../../../data/index.ts';
import { type CalendarDate, formatShort } from '../../../../domain/calendar-date.ts';
import { recommendedService } from '../../../../domain/client.ts';
import { overdueCount } from '../../../../domain/figures.ts';
import { nextPlannedService } from '../../../../domain/service-record.ts';
import { LateMark } from '../../../components/late-mark.tsx';
import { IfFetched } from '../../../components/list/fetched.tsx';
import { relativeDay, serviceTypeLabel } from '../../../entities/service-records/labels.ts';
import { ServiceStatusWord } from '../../../entities/service-records/status.tsx';
import { LATE_SERVICE } from './open-client.ts';
import classes from './detail.module.css';

const text = clientsText.detail;

interface Props {
  readonly client: ClientListItem;
  readonly records: readonly ServiceRecordItem[];
  readonly today: CalendarDate;
  readonly onPlan: () => void;
}

/** The next service of this yacht: the planned one (M-010), else the recommended one. */
export function NextService({ client, records, today, onPlan }: Props) {
  return (
    <section className={classes['next']} aria-labelledby="next-service">
      <div className={classes['next-planned']}>
        <h3 id="next-service">{text.next_service}</h3>
        <Planned records={records} today={today} />
        <Overdue count={overdueCount(client.figures, today)} />
      </div>
      <div className={classes['next-advice']}>
        <h3>{text.recommendation}</h3>
        <p>{recommendedService(client, clientsText.recommendation_default)}</p>
        <Button
          variant="default"
          size="md"
          leftSection={<IconCalendarPlus size={20} stroke={1.5} aria-hidden="true" />}
          onClick={onPlan}
        >
          {text.plan_follow_up}
        </Button>
      </div>
    </section>
  );
}

function Planned({ records, today }: { records: readonly ServiceRecordItem[]; today: CalendarDate }) {
  const next = nextPlannedService(records, today);
  if (next === null)
    return (
      <p className={classes['next-none']}>
        <IfFetched>{text.no_next_service}</IfFetched>
      </p>
    );
  return (
    <>
      <p className={classes['next-date']}>
        {formatShort(next.date)} <small>{relativeDay(next.date, today)}</small>
      </p>
      <p className={classes['next-type']}>
        {serviceTypeLabel(next.service_type)}
        <ServiceStatusWord status={next.status} />
      </p>
    </>
  );
}

/** How many services are too late, as a link to the first of them in the history. */
function Overdue({ count }: { count: number }) {
  const { search, state } = useLocation();
  return count === 0 ? null : (
    <Link className={classes['late']} to={{ search, hash: LATE_SERVICE }} state={state} replace>
      <LateMark />
      {text.overdue_services(count)}
    </Link>
  );
}
