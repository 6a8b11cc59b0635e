import { dashboardText } from '../../../content/admin/dashboard.ts';
import { generalText } from '../../../content/admin/general.ts';
import { formatShort } from '../../../domain/calendar-date.ts';
import { ListSkeleton, StorageFailed } from '../../components/list/states.tsx';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { Chart } from './charts/chart.tsx';
import { ChartTable } from './charts/chart-table.tsx';
import { ColumnChart } from './charts/column-chart.tsx';
import dashboard from './dashboard.module.css';
import { ListPage } from './list-page.tsx';
import { NoData } from './section.tsx';
import { usePageViews } from './use-page-views.ts';
import { fetchedAt } from './website-section.tsx';

const text = dashboardText.page_views;
const { number } = dashboardText;
/** A day of the month under every so many columns. */
const NAMED_EVERY = 7;

const storageFailed = (retry: () => void) => (
  <StorageFailed title={dashboardText.unreadable} onRetry={retry} />
);

/** How often each page was looked at in 30 days: what the figure on the dashboard adds up. */
export function PageViewsScreen() {
  return (
    <SectionBoundary fallback={storageFailed}>
      <ListPage title={text.title}>
        <PageViews />
      </ListPage>
    </SectionBoundary>
  );
}

function PageViews() {
  const views = usePageViews();
  if (views === undefined) return <ListSkeleton label={generalText.fetching} />;
  if (views === null || views.figures.views === 0) return <NoData />;
  const { days, pages, views: total } = views.figures;
  const per_day = days.map(({ day, views: count }, index) => ({
    name: formatShort(day),
    short: (days.length - 1 - index) % NAMED_EVERY === 0 ? String(Number(day.slice(8))) : '',
    value: count,
    shown: text.total(count),
    to: null,
  }));
  return (
    <div className={dashboard['figures']} data-result-count={pages.length} data-views={total}>
      <p className={dashboard['quiet']}>
        {dashboardText.website.view_days}: {text.total(total)}. {fetchedAt(views.fetched_at)}
      </p>
      <Chart
        title={text.per_day}
        table={
          <ChartTable
            title={text.per_day}
            heads={[text.day, text.views]}
            rows={days.toReversed().map(({ day, views: count }) => ({
              name: formatShort(day),
              cells: [{ shown: number(count), value: count }],
            }))}
          />
        }
      >
        <ColumnChart title={text.per_day} columns={per_day} tick={text.tick} />
      </Chart>
      <ChartTable
        title={text.per_page}
        heads={[text.page, text.views]}
        rows={pages.map(({ path, views: count }) => ({
          name: path,
          cells: [{ shown: number(count), value: count }],
        }))}
      />
    </div>
  );
}
