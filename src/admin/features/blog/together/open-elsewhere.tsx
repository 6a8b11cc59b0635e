import { IconUsers } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import { colleagueNames, useLive } from '../../../../data/index.ts';
import { useRuntime, useSyncValue } from '../../../runtime.ts';
import classes from './open-elsewhere.module.css';

const text = blogText.together;
const NOBODY: readonly string[] = [];
const NO_NAMES: ReadonlyMap<string, string> = new Map();

/**
 * Says who else has an article open; '' without anyone. Names are those of this device's colleagues, by user id: an id that is
 * not among them is called somebody else, and no text of another client is shown.
 */
export function openElsewhere(
  user_ids: readonly string[],
  own_id: string,
  names: ReadonlyMap<string, string>,
): string {
  const others = [...new Set(user_ids)].filter((id) => id !== own_id);
  const known = others.flatMap((id) => names.get(id) ?? []).toSorted((a, b) => a.localeCompare(b, 'nl'));
  const is_somebody = known.length < others.length;
  const told = is_somebody ? [...known, text.somebody] : known;
  return [
    ...(told.length > 0 ? [text.open_elsewhere(told)] : []),
    ...(user_ids.includes(own_id) ? [text.open_by_self] : []),
  ].join(' ');
}

/** Whether realtime may be asked: a socket that cannot open would be tried again and again. */
const useConnection = (): boolean =>
  useSyncValue(
    ({ online, reachable, phase }) =>
      online && reachable && phase !== 'waiting_for_sign_in' && phase !== 'not_staff',
  );

/** A line beside the title of the form: who else has this article open. Nothing waits for it, and nothing moves when it comes. */
export function OpenElsewhere({ post_id }: { readonly post_id: string }) {
  const { db, user, open_together } = useRuntime();
  const [user_ids, setUserIds] = useState(NOBODY);
  const names = useLive(async () => await colleagueNames(db), [db]) ?? NO_NAMES;
  const is_connected = useConnection();
  useEffect(() => {
    if (!is_connected) return undefined;
    const leave = open_together(post_id, setUserIds);
    return () => {
      leave();
      setUserIds(NOBODY);
    };
  }, [is_connected, open_together, post_id]);
  const words = openElsewhere(user_ids, user.id, names);
  return (
    <div className={classes['place']}>
      <div className={classes['line']}>
        {words !== '' && <IconUsers size={18} stroke={1.5} aria-hidden="true" />}
        <output className={classes['words']}>{words}</output>
      </div>
    </div>
  );
}
