import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardText } from '../../../content/admin/dashboard.ts';
import { requestsText } from '../../../content/admin/requests.ts';
import { type AnsweredRequest, answersIn, useLive } from '../../../data/index.ts';
import { type CalendarMonth, formatMonth } from '../../../domain/calendar-date.ts';
import { median } from '../../../domain/leads/answer-time.ts';
import { formatMoment } from '../../../domain/wall-clock.ts';
import { adminPage } from '../../../admin-routes.ts';
import { DialogLink } from '../../components/dialogs/dialog-link.tsx';
import { type OpenDialog, useOpenDialog } from '../../components/dialogs/dialog-route.tsx';
import { LinesExport } from '../../components/export/export-button.tsx';
import { IfFetched } from '../../components/list/fetched.tsx';
import screen from '../../components/list/list-screen.module.css';
import { ListSkeleton, StorageFailed } from '../../components/list/states.tsx';
import { walkEntries } from '../../components/list/use-arrow-keys.ts';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { useToday } from '../../components/use-today.ts';
import { rowPage } from '../../row-pages.ts';
import { useRuntime } from '../../runtime.ts';
import { parseAnswerMonth } from './list-addresses.ts';
import { ListPage } from './list-page.tsx';
import classes from './list-page.module.css';

const text = dashboardText.requests;
const HOUR_MS = 3_600_000;

const storageFailed = (retry: () => void) => (
  <StorageFailed title={dashboardText.unreadable} onRetry={retry} />
);

/** The answers of a month, of both kinds of requests: what its median is the middle of. */
export function AnswersScreen() {
  const { search } = useLocation();
  const today = useToday();
  const month = useMemo(() => parseAnswerMonth(new URLSearchParams(search), today), [search, today]);
  return (
    <SectionBoundary fallback={storageFailed}>
      <ListPage title={text.list.title(formatMonth(month))}>
        <Answers month={month} />
      </ListPage>
    </SectionBoundary>
  );
}

/** The places of the answers in the middle of so many: one, or two of an even number. */
const middleOf = (count: number): ReadonlySet<number> =>
  new Set([Math.ceil(count / 2) - 1, Math.floor(count / 2)]);

function Answers({ month }: { readonly month: CalendarMonth }) {
  const { db } = useRuntime();
  const onOpen = useOpenDialog();
  const answers = useLive(() => answersIn(db, month), [db, month]);
  if (answers === undefined) return <ListSkeleton label={requestsText.loading} />;
  const median_ms = median(answers.map(({ took_ms }) => took_ms));
  const middle = middleOf(answers.length);
  return (
    <section aria-label={text.list.title(formatMonth(month))} data-result-count={answers.length}>
      <div className={screen['above']}>
        <output className={screen['count']}>
          {median_ms === null ? (
            <IfFetched>{text.list.none}</IfFetched>
          ) : (
            text.list.result(answers.length) + text.list.median(text.duration(median_ms))
          )}
        </output>
        {answers.length > 0 && (
          <LinesExport title={text.list.title(formatMonth(month))} lines={linesOf(answers)} />
        )}
      </div>
      <ul className={classes['list']} ref={walkEntries}>
        {answers.map((answer, place) => (
          <Row key={answer.request.id} answer={answer} is_middle={middle.has(place)} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

const linesOf = (answers: readonly AnsweredRequest[]) => [
  [text.list.name, text.kind, text.list.asked, text.list.answered, text.list.took_hours],
  ...answers.map(({ request: { table, name, created_at, answered_at }, took_ms }) => [
    name,
    requestsText.kinds[table].tab,
    created_at && formatMoment(created_at),
    answered_at && formatMoment(answered_at),
    took_ms / HOUR_MS,
  ]),
];

interface RowProps {
  readonly answer: AnsweredRequest;
  readonly is_middle: boolean;
  readonly onOpen: OpenDialog;
}

function Row({ answer, is_middle, onOpen }: RowProps) {
  const { table, id, name, subject, created_at, answered_at } = answer.request;
  return (
    <li data-entry>
      <DialogLink
        className={classes['row']}
        data-moments
        path={rowPage(table, id) ?? adminPage('requests')}
        onOpen={onOpen}
      >
        <span className={classes['what']}>
          <strong>{name}</strong>
          <span>{[requestsText.kinds[table].tab, subject].filter(Boolean).join(' · ')}</span>
        </span>
        <span className={classes['state']}>
          {created_at && <span>{text.list.asked_at(formatMoment(created_at))}</span>}
          {answered_at && <span>{text.list.answered_at(formatMoment(answered_at))}</span>}
          {is_middle && <strong className={classes['mark']}>{text.list.middle}</strong>}
        </span>
        <span className={classes['amount']}>{text.duration(answer.took_ms)}</span>
      </DialogLink>
    </li>
  );
}
