import { useEffect, useRef, useState } from 'react';
import { adminPage } from '../../../admin-routes.ts';
import { bellText } from '../../../content/admin/bell.ts';
import type { RequestsToRead, UnreadRequest } from '../../../data/index.ts';
import { closeNotices, showBadge, showNotices } from '../../../pwa/notices.ts';
import type { Notice } from '../../../pwa/worker-protocol.ts';
import { rowPage } from '../../row-pages.ts';
import { useRuntime } from '../../runtime.ts';
import { tableLabel } from '../../sync-ui/row-labels.ts';

const words = bellText.notice;

/** With more at once, one notification tells their number. */
const MOST_NOTICES = 3;
const SEVERAL_TAG = 'requests';
const tagOf = (id: string): string => `request:${id}`;

/** What is told of requests beside the bell: who asks and by which kind of request, no word of what they wrote. */
const noticesOf = (arrived: readonly UnreadRequest[]): readonly Notice[] =>
  arrived.length > MOST_NOTICES
    ? [
        {
          title: words.several_title(arrived.length),
          body: words.several_body,
          tag: SEVERAL_TAG,
          path: adminPage('requests'),
        },
      ]
    : arrived.map(({ table, id, name }) => ({
        title: words.title,
        body: words.body(name, tableLabel(table)),
        tag: tagOf(id),
        path: rowPage(table, id) ?? adminPage('requests'),
      }));

/**
 * Tells what arrives while this runs: the answer is said aloud, the leading tab alone notifies, and the icon of the installed app
 * carries the number of what is unread. A request that was on this device before is no arrival, however it became unread.
 * When this ends, by the lock or a sign-out, icon and notifications tell nothing any more.
 */
export function useArrivals(found: RequestsToRead | undefined): string {
  const { device, engine, user } = useRuntime();
  const known = useRef<ReadonlySet<string> | null>(null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (found === undefined || !engine.status().first_sync_done) return;
    const { unread, known_ids } = found;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...known_ids]);
    void showBadge(unread.length);
    const tags = unread.map(({ id }) => tagOf(id));
    void closeNotices(new Set(unread.length > 0 ? [SEVERAL_TAG, ...tags] : tags));
    const arrived = before === null ? [] : unread.filter(({ id }) => !before.has(id));
    if (arrived.length === 0) return;
    setSaid(
      bellText.arrived(
        arrived.map(({ name }) => name),
        unread.length,
      ),
    );
    const notify = async (): Promise<void> => {
      if (await device.notices.read(user.id)) await showNotices(noticesOf(arrived));
    };
    if (engine.status().leader) void notify();
  }, [found, device, engine, user.id]);

  useEffect(
    () => () => {
      void showBadge(0);
      void closeNotices(new Set());
    },
    [],
  );
  return said;
}
