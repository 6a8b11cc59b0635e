import type { ReactNode } from 'react';
import { dashboardText } from '../../../content/admin/dashboard.ts';
import { postTotals, useLive } from '../../../data/index.ts';
import { addDays, TIME_ZONE } from '../../../domain/calendar-date.ts';
import { useToday } from '../../components/use-today.ts';
import { useRuntime } from '../../runtime.ts';
import classes from './dashboard.module.css';
import { FigureLink } from './figure-link.tsx';
import { LISTS } from './list-addresses.ts';
import { NoData, Section } from './section.tsx';
import { usePageViews } from './use-page-views.ts';

const text = dashboardText.website;
const { number, percent } = dashboardText;
/** over so many days a change is told. */
const CHANGE_DAYS = 30;

/** The cards of the website. */
export function WebsiteSection() {
  const { db } = useRuntime();
  const since = addDays(useToday(), -CHANGE_DAYS);
  const totals = useLive(() => postTotals(db, since), [db, since]);
  return (
    <Section title={text.title} is_loading={totals === undefined}>
      <div className={classes['cards']}>
        <Card
          name="posts"
          label={text.posts}
          value={totals && (totals.posts === 0 ? null : number(totals.posts))}
          to={LISTS.posts()}
        >
          {totals !== undefined && totals.posts > 0 && (
            <FigureLink className={classes['note-link']} to={LISTS.posts_since(since)}>
              {text.made_since(totals.made_since)}
            </FigureLink>
          )}
        </Card>
        <ViewsCard />
        <Card
          name="seo"
          label={text.seo}
          value={totals && (totals.posts === 0 ? null : percent(totals.meeting_seo / totals.posts))}
          to={LISTS.posts_meeting_seo()}
        >
          {totals !== undefined && totals.posts > 0 && (
            <>
              <p>{text.meeting(totals.meeting_seo, totals.posts)}</p>
              <FigureLink className={classes['note-link']} to={LISTS.posts_missing_seo()}>
                {text.missing(totals.posts - totals.meeting_seo)}
              </FigureLink>
            </>
          )}
        </Card>
      </div>
    </Section>
  );
}

/** When the server told the page views, by its own clock: 'Stand van 25 nov 10:31'. */
export const fetchedAt = (moment: string): string =>
  text.fetched_at(
    new Date(moment).toLocaleString('nl-NL', {
      timeZone: TIME_ZONE,
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }),
  );

function ViewsCard() {
  const views = usePageViews();
  const figures = views?.figures;
  const has_any = figures !== undefined && figures.views + figures.before > 0;
  return (
    <Card
      name="views"
      label={text.views}
      value={views === undefined ? undefined : has_any ? number(figures.views) : null}
      to={LISTS.page_views()}
    >
      {has_any && (
        <>
          <p>{text.view_days}</p>
          {figures.before > 0 && <p>{text.change(figures.views / figures.before - 1)}</p>}
        </>
      )}
      {views && <p>{fetchedAt(views.fetched_at)}</p>}
      {views === null && <p>{text.not_fetched}</p>}
    </Card>
  );
}

interface CardProps {
  /** Tells it from the others. */
  readonly name: string;
  /** In the specification's English. */
  readonly label: string;
  /** Undefined while it is being read, null without anything to count. */
  readonly value: string | null | undefined;
  readonly to: string;
  readonly children: ReactNode;
}

/** A figure with what there is to say of it. */
function Card({ name, label, value, to, children }: CardProps) {
  return (
    <div className={classes['card']} data-figure={name}>
      {value === null ? (
        <p className={classes['figure']}>
          <span lang="en">{label}</span>
          <NoData />
        </p>
      ) : (
        <FigureLink className={classes['figure']} to={to}>
          <span lang="en">{label}</span>
          <strong>{value ?? '\u00a0'}</strong>
        </FigureLink>
      )}
      <div className={classes['notes']}>{children}</div>
    </div>
  );
}
