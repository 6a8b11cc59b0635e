/** How often the pages of the site were looked at: rows of `page_views`, for admins who are online. */
import * as v from 'valibot';
import type { CalendarDate } from '../domain/calendar-date.ts';
import type { PageDay } from '../domain/page-views.ts';
import { ok, type Result } from '../lib/result.ts';
import { type CallError, type CallOptions, createServerCall } from './call-function.ts';

export type FetchPageViews = (since: CalendarDate) => Promise<Result<readonly PageDay[], CallError>>;

const rows = v.array(v.object({ path: v.string(), day: v.string(), views: v.number() }));

/** A hosted server gives so many rows an answer, whatever is asked for. */
const ROWS_AN_ANSWER = 1_000;
/** More than the site has pages and the months have days. */
const MOST_ANSWERS = 30;

/** The views of each page and day since a day. Never rejects. */
export function createPageViews(options: CallOptions): FetchPageViews {
  const ask = createServerCall(
    options,
    rows,
    ({ since, offset }: { readonly since: CalendarDate; readonly offset: number }) => ({
      path: `/rest/v1/page_views?select=path,day,views&day=gte.${encodeURIComponent(since)}&order=day,path&limit=${ROWS_AN_ANSWER}&offset=${offset}`,
    }),
  );
  return async (since) => {
    const found: PageDay[] = [];
    for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
      const answer = await ask({ since, offset: answers * ROWS_AN_ANSWER });
      if (!answer.ok) return answer;
      found.push(...answer.value);
      if (answer.value.length < ROWS_AN_ANSWER) break;
    }
    return ok(found);
  };
}
