import { dashboardText } from '../../../content/admin/dashboard.ts';
import { requestsText } from '../../../content/admin/requests.ts';
import { requestFigures, useLive } from '../../../data/index.ts';
import { formatMonth, formatMonthShort, monthsUntil, NO_VALUE } from '../../../domain/calendar-date.ts';
import { type AnswerFacts, type AnswersOfMonth, isLate } from '../../../domain/leads/answer-time.ts';
import { CONVERTIBLE_TABLES, type ConvertibleTable } from '../../../domain/leads/request-status.ts';
import { useServerNow } from '../../components/use-server-now.ts';
import { useToday } from '../../components/use-today.ts';
import { useRuntime } from '../../runtime.ts';
import { Chart } from './charts/chart.tsx';
import { ChartTable } from './charts/chart-table.tsx';
import { ColumnChart } from './charts/column-chart.tsx';
import classes from './dashboard.module.css';
import { FigureLink } from './figure-link.tsx';
import { LISTS } from './list-addresses.ts';
import { NoData, Section } from './section.tsx';

const text = dashboardText.requests;
const { number } = dashboardText;
const MINUTE_MS = 60_000;
const MONTHS = 12;

/** What people ask, and how soon they get an answer, by the server's clock. */
export function RequestsSection() {
  const { db } = useRuntime();
  const today = useToday();
  const server_now_ms = useServerNow(MINUTE_MS);
  const figures = useLive(async () => await requestFigures(db, monthsUntil(today, MONTHS)), [db, today]);
  return (
    <Section title={text.title} is_loading={figures === undefined}>
      {figures?.has_any === false && <NoData />}
      {figures?.has_any === true && (
        <div className={classes['halves']}>
          <div className={classes['figures']}>
            <Waiting waiting={figures.waiting} server_now_ms={server_now_ms} />
            <PresentMonth month={figures.months.at(-1)} />
          </div>
          {figures.months.some(({ median_ms }) => median_ms !== null) && (
            <MonthsChart months={figures.months} />
          )}
        </div>
      )}
    </Section>
  );
}

interface WaitingProps {
  readonly waiting: Readonly<Record<ConvertibleTable, readonly AnswerFacts[]>>;
  readonly server_now_ms: number;
}

/** What waits for an answer, and how much of it is late. */
function Waiting({ waiting, server_now_ms }: WaitingProps) {
  return (
    <table className={classes['counts']}>
      <thead>
        <tr>
          <th scope="col">{text.kind}</th>
          <th scope="col">{text.open}</th>
          <th scope="col">{text.late}</th>
        </tr>
      </thead>
      <tbody>
        {CONVERTIBLE_TABLES.map((table) => {
          const kind = requestsText.kinds[table].tab;
          const open = waiting[table].length;
          const late = waiting[table].filter((one) => isLate(one, server_now_ms)).length;
          return (
            <tr key={table}>
              <th scope="row">{kind}</th>
              <td data-figure={`open ${table}`}>
                <FigureLink
                  className={classes['count']}
                  to={LISTS.open_requests(table)}
                  label={text.open_of(open, kind)}
                >
                  {number(open)}
                </FigureLink>
              </td>
              <td data-figure={`late ${table}`} data-late={late > 0 || undefined}>
                <FigureLink
                  className={classes['count']}
                  to={LISTS.late_requests(table)}
                  label={text.late_of(late, kind)}
                >
                  {number(late)}
                </FigureLink>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const HOUR_MS = 3_600_000;
const answeredOf = (month: AnswersOfMonth, table: ConvertibleTable): string =>
  text.answered_of(month.answered[table], requestsText.kinds[table].tab, formatMonth(month.month));

/** The median answer time of the present month, over both kinds of requests. */
function PresentMonth({ month }: { readonly month: AnswersOfMonth | undefined }) {
  if (month === undefined) return null;
  return (
    <div data-figure="median">
      {month.median_ms === null ? (
        <p className={classes['figure']}>
          <span>{text.answer_time_in(formatMonth(month.month))}</span>
          <NoData />
        </p>
      ) : (
        <FigureLink className={classes['figure']} to={LISTS.answers_in(month.month)}>
          <span>{text.answer_time_in(formatMonth(month.month))}</span>
          <strong>{text.duration(month.median_ms)}</strong>
        </FigureLink>
      )}
      <ul className={classes['notes']}>
        {CONVERTIBLE_TABLES.filter((table) => month.answered[table] > 0).map((table) => (
          <li key={table}>
            <FigureLink className={classes['note-link']} to={LISTS.answered_requests(table, month.month)}>
              {text.answered(month.answered[table], requestsText.kinds[table].tab)}
            </FigureLink>
          </li>
        ))}
      </ul>
      <p className={classes['quiet']}>{text.promise}</p>
    </div>
  );
}

function MonthsChart({ months }: { readonly months: readonly AnswersOfMonth[] }) {
  const shownOf = ({ median_ms }: AnswersOfMonth): string =>
    median_ms === null ? NO_VALUE : text.duration(median_ms);
  return (
    <div data-figure="median per month">
      <Chart
        title={text.answer_time}
        table={
          <ChartTable
            title={text.answer_time}
            heads={[
              text.month,
              text.median,
              ...CONVERTIBLE_TABLES.map((table) => requestsText.kinds[table].tab),
            ]}
            rows={months.toReversed().map((month) => ({
              name: formatMonth(month.month),
              cells: [
                {
                  shown: shownOf(month),
                  value: month.median_ms === null ? null : month.median_ms / HOUR_MS,
                  ...(month.median_ms !== null && {
                    link: {
                      to: LISTS.answers_in(month.month),
                      label: text.median_of(shownOf(month), formatMonth(month.month)),
                    },
                  }),
                },
                ...CONVERTIBLE_TABLES.map((table) => ({
                  shown: number(month.answered[table]),
                  value: month.answered[table],
                  link: {
                    to: LISTS.answered_requests(table, month.month),
                    label: answeredOf(month, table),
                  },
                })),
              ],
            }))}
          />
        }
      >
        <ColumnChart
          title={text.answer_time}
          tick={dashboardText.chart.hours}
          columns={months.map((month) => ({
            name: formatMonth(month.month),
            short: formatMonthShort(month.month),
            value: month.median_ms === null ? null : month.median_ms / HOUR_MS,
            shown: shownOf(month),
            to: LISTS.answers_in(month.month),
          }))}
        />
      </Chart>
    </div>
  );
}
