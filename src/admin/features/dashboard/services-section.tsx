import { dashboardText } from '../../../content/admin/dashboard.ts';
import { type ServiceFigures, serviceFigures, useLive } from '../../../data/index.ts';
import {
  type CalendarDate,
  type CalendarMonth,
  formatMonth,
  formatMonthShort,
  monthOf,
  monthsUntil,
} from '../../../domain/calendar-date.ts';
import type { TypeCounts } from '../../../domain/figures.ts';
import { formatEuro } from '../../../domain/money.ts';
import type { Revenue } from '../../../domain/revenue.ts';
import { compareText } from '../../../lib/compare.ts';
import { useToday } from '../../components/use-today.ts';
import { serviceTypeLabel } from '../../entities/service-records/labels.ts';
import { useRuntime } from '../../runtime.ts';
import { BarList } from './charts/bar-list.tsx';
import { Chart } from './charts/chart.tsx';
import { ChartTable } from './charts/chart-table.tsx';
import { ColumnChart } from './charts/column-chart.tsx';
import classes from './dashboard.module.css';
import { FigureLink } from './figure-link.tsx';
import { LISTS } from './list-addresses.ts';
import { NoData, Section } from './section.tsx';

const text = dashboardText.services;
const { number, chart } = dashboardText;
const MONTHS = 12;
/** A person may make up a type with every service: the table holds them all. */
const MOST_BARS = 7;

/** What has to be done, what was done, and what it brought in. */
export function ServicesSection() {
  const { db } = useRuntime();
  const today = useToday();
  const figures = useLive(() => serviceFigures(db, today), [db, today]);
  return (
    <Section title={text.title} is_loading={figures === undefined}>
      {figures?.all === 0 && <NoData />}
      {figures !== undefined && figures.all > 0 && (
        <div className={classes['figures']}>
          <Figures figures={figures} month={monthOf(today)} />
          <div className={classes['halves']}>
            <RevenueChart revenue={figures.revenue} today={today} />
            <TypesChart type_counts={figures.type_counts} />
          </div>
        </div>
      )}
    </Section>
  );
}

interface FiguresProps {
  readonly figures: ServiceFigures;
  /** The present one. */
  readonly month: CalendarMonth;
}

function Figures({ figures: { open, late, revenue }, month }: FiguresProps) {
  return (
    <div className={classes['row']}>
      <div data-figure="open services">
        <FigureLink className={classes['figure']} to={LISTS.open_services()}>
          <span>{text.open}</span>
          <strong>{number(open)}</strong>
        </FigureLink>
      </div>
      <div data-figure="late services" data-late={late > 0 || undefined}>
        <FigureLink className={classes['figure']} to={LISTS.late_services()}>
          <span>{text.late}</span>
          <strong>{number(late)}</strong>
        </FigureLink>
      </div>
      <div data-figure="revenue this month">
        <FigureLink className={classes['figure']} to={LISTS.services_done_in(month)}>
          <span>{text.revenue_in(formatMonth(month))}</span>
          <strong>{formatEuro(revenue[month]?.cents ?? 0)}</strong>
        </FigureLink>
      </div>
    </div>
  );
}

function RevenueChart({ revenue, today }: { readonly revenue: Revenue; readonly today: CalendarDate }) {
  const months = monthsUntil(today, MONTHS).map((month) => {
    const { cents = 0, services = 0 } = revenue[month] ?? {};
    return { month, name: formatMonth(month), cents, services };
  });
  const has_any = months.some(({ services }) => services > 0);
  return (
    <div data-figure="revenue">
      {!has_any && <NoData />}
      {has_any && (
        <Chart
          title={text.revenue}
          table={
            <ChartTable
              title={text.revenue}
              heads={[text.month, text.amount, text.count]}
              rows={months.toReversed().map(({ month, name, cents, services }) => ({
                name,
                cells: [
                  { shown: formatEuro(cents), value: cents / 100 },
                  {
                    shown: number(services),
                    value: services,
                    link: {
                      to: LISTS.services_done_in(month),
                      label: chart.value(name, text.result(services)),
                    },
                  },
                ],
              }))}
            />
          }
        >
          <ColumnChart
            title={text.revenue}
            tick={chart.euros}
            columns={months.map(({ month, name, cents, services }) => ({
              name,
              short: formatMonthShort(month),
              value: services === 0 ? null : cents,
              shown: formatEuro(cents),
              to: LISTS.services_done_in(month),
            }))}
          />
          <p className={classes['quiet']}>{text.revenue_note}</p>
        </Chart>
      )}
    </div>
  );
}

function TypesChart({ type_counts }: { readonly type_counts: TypeCounts }) {
  const bars = Object.entries(type_counts)
    .map(([type, value]) => ({
      name: serviceTypeLabel(type),
      value,
      shown: number(value),
      to: LISTS.services_of_type(type),
    }))
    .toSorted((a, b) => b.value - a.value || compareText(a.name, b.name));
  const hidden = bars.length - MOST_BARS;
  return (
    <div data-figure="types">
      <Chart
        title={text.types}
        table={
          <ChartTable
            title={text.types}
            heads={[text.type, text.count]}
            rows={bars.map(({ name, value, shown, to }) => ({
              name,
              cells: [{ shown, value, link: { to, label: chart.value(name, text.result(value)) } }],
            }))}
          />
        }
      >
        <BarList bars={bars.slice(0, MOST_BARS)} />
        {hidden > 0 && <p className={classes['quiet']}>{text.others(hidden)}</p>}
      </Chart>
    </div>
  );
}
