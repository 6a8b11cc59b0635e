import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { adminPage } from '../../../admin-routes.ts';
import { todayText } from '../../../content/admin/today.ts';
import { type DayItem, type Day, dayAhead, dayKept, getDay, useLive } from '../../../data/index.ts';
import { type CalendarDate, addDays, formatLong } from '../../../domain/calendar-date.ts';
import { type DayPart, sizeOf } from '../../../domain/day-plan.ts';
import { LateMark } from '../../components/late-mark.tsx';
import { ExportButton } from '../../components/export/export-button.tsx';
import { IfFetched } from '../../components/list/fetched.tsx';
import { type OpenDialog, useOpenDialog } from '../../components/dialogs/dialog-route.tsx';
import { ListSkeleton, NoRows, StorageFailed } from '../../components/list/states.tsx';
import { walkEntries } from '../../components/list/use-arrow-keys.ts';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { useGrowingCount } from '../../components/use-growing-count.ts';
import { useToday } from '../../components/use-today.ts';
import { useRuntime } from '../../runtime.ts';
import { JobCard } from './job-card.tsx';
import { PhotosLine } from './photos-line.tsx';
import classes from './today.module.css';

const text = todayText;
/** More than stand on a screen when the day opens. */
const FIRST_CARDS = 6;

const storageFailed = (retry: () => void) => <StorageFailed title={text.unreadable} onRetry={retry} />;

/** 'Vandaag': what is overdue, of today and of tomorrow, with all a technician needs of it, from this device alone. */
export function TodayScreen() {
  return (
    <SectionBoundary fallback={storageFailed}>
      <Today />
    </SectionBoundary>
  );
}

function Today() {
  const { db } = useRuntime();
  const today = useToday();
  const day = useLive(() => getDay(db, today), [db, today], {
    ahead: () => dayAhead.take(db),
    kept: dayKept(db),
  });
  if (day === undefined) return <ListSkeleton label={text.loading} />;
  return (
    <div className={classes['screen']} ref={walkEntries}>
      <header className={classes['head']}>
        <p className={classes['date']}>{formatLong(day.date)}</p>
        <PhotosLine today={today} />
        <ExportButton table="service_records" ids={idsOf(day)} count={text.count(idsOf(day).length)} />
      </header>
      {isQuiet(day) ? <QuietDay date={today} /> : <Sections day={day} />}
    </div>
  );
}

const partsOf = ({ overdue, today, tomorrow }: Day) => [overdue, today, tomorrow] as const;
const listsOf = ({ mine, unassigned, others }: DayPart<DayItem>) => [mine, unassigned, others] as const;

/** All services that the day shows, in the order of the screen. */
const idsOf = (day: Day): readonly string[] =>
  partsOf(day)
    .flatMap((part) => listsOf(part).flat())
    .map(({ id }) => id);

const isQuiet = (day: Day): boolean => partsOf(day).every((part) => sizeOf(part) === 0);

function QuietDay({ date }: { readonly date: CalendarDate }) {
  const navigate = useNavigate();
  return (
    <NoRows
      hasAny={async (db) => !isQuiet(await getDay(db, date))}
      words={text.empty}
      onAdd={() => void navigate(adminPage('clients'))}
    />
  );
}

/** The work that comes next: what the person themselves has to do first, else what is free. */
const nextOf = ({ overdue, today }: Day): string | null =>
  [today.mine, overdue.mine, today.unassigned].flat()[0]?.id ?? null;

function Sections({ day }: { day: Day }) {
  const onOpen = useOpenDialog();
  const next_id = nextOf(day);
  const longest = Math.max(
    ...partsOf(day).flatMap(({ mine, unassigned }) => [mine.length, unassigned.length]),
  );
  const drawn = useGrowingCount(longest, FIRST_CARDS);
  const shared = { today: day.date, next_id, drawn, is_whole: drawn >= longest, onOpen };
  return (
    <>
      {sizeOf(day.overdue) > 0 && (
        <Section name="overdue" part={day.overdue} date={null} {...shared}>
          {day.more_overdue > 0 && (
            <p className={classes['quiet']}>
              <Link to={`${adminPage('clients')}?planned=late&sort=planned`}>
                {text.more_overdue(day.more_overdue)}
              </Link>
            </p>
          )}
        </Section>
      )}
      <Section name="today" part={day.today} date={day.date} {...shared}>
        {sizeOf(day.today) === 0 && <Nothing>{text.nothing_today}</Nothing>}
      </Section>
      <Section name="tomorrow" part={day.tomorrow} date={addDays(day.date, 1)} {...shared}>
        {sizeOf(day.tomorrow) === 0 && <Nothing>{text.nothing_tomorrow}</Nothing>}
      </Section>
    </>
  );
}

function Nothing({ children }: { readonly children: ReactNode }) {
  return (
    <p className={classes['quiet']}>
      <IfFetched>{children}</IfFetched>
    </p>
  );
}

interface SectionProps {
  readonly name: 'overdue' | 'today' | 'tomorrow';
  readonly part: DayPart<DayItem>;
  /** Null where each service tells its own day. */
  readonly date: CalendarDate | null;
  readonly today: CalendarDate;
  readonly next_id: string | null;
  readonly onOpen: OpenDialog;
  /** So many cards of each list are drawn until now. */
  readonly drawn: number;
  /** Whether those are all. */
  readonly is_whole: boolean;
  readonly children: ReactNode;
}

function Section({ name, part, date, today, next_id, drawn, is_whole, onOpen, children }: SectionProps) {
  const { mine, unassigned, others } = part;
  const shared = { today, next_id, tells_date: date === null, onOpen };
  return (
    <section
      className={classes['section']}
      data-part={name}
      aria-labelledby={`day-${name}`}
      aria-busy={!is_whole || undefined}
    >
      <h2 id={`day-${name}`}>
        {name === 'overdue' && <LateMark size={20} />}
        {text[name]}
        <span aria-hidden="true">{sizeOf(part).toLocaleString('nl-NL')}</span>
      </h2>
      {mine.length > 0 && <Cards items={mine.slice(0, drawn)} {...shared} />}
      {unassigned.length > 0 && (
        <>
          <h3>{text.unassigned}</h3>
          <Cards items={unassigned.slice(0, drawn)} {...shared} />
        </>
      )}
      {others.length > 0 && <Others items={others} {...shared} />}
      {children}
    </section>
  );
}

interface CardsProps {
  readonly items: readonly DayItem[];
  readonly today: CalendarDate;
  readonly next_id: string | null;
  readonly tells_date: boolean;
  readonly onOpen: OpenDialog;
}

function Cards({ items, next_id, ...shared }: CardsProps) {
  return (
    <ul className={classes['list']}>
      {items.map((item) => (
        <JobCard key={item.id} item={item} is_next={item.id === next_id} {...shared} />
      ))}
    </ul>
  );
}

/** The work of colleagues, whose cards are drawn once somebody opens it: in a large team they are most of the day. */
function Others(props: CardsProps) {
  const [was_opened, setWasOpened] = useState(false);
  return (
    <details className={classes['others']} onToggle={() => setWasOpened(true)}>
      <summary>{text.others(props.items.length)}</summary>
      {was_opened && <OpenedOthers {...props} />}
    </details>
  );
}

function OpenedOthers({ items, ...shared }: CardsProps) {
  const drawn = useGrowingCount(items.length, FIRST_CARDS);
  return <Cards items={items.slice(0, drawn)} {...shared} />;
}
