import { CloseButton } from '@mantine/core';
import { IconDatabaseImport } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { generalText } from '../../content/admin/general.ts';
import { markDatabaseKept, wasEvicted } from '../../data/index.ts';
import { useRuntime, useSyncValue } from '../runtime.ts';
import classes from './storage-banner.module.css';

const words = generalText.storage;

/** Says once that the browser threw this device's data away: what comes back by itself, and what cannot. */
export function EvictionNotice() {
  const { db } = useRuntime();
  const first_sync_done = useSyncValue((status) => status.first_sync_done);
  const [is_evicted, setEvicted] = useState(false);

  useEffect(() => {
    let is_over = false;
    const look = async (): Promise<void> => {
      const { first_sync_done: was_done } = await db.store.pull_state();
      if (!is_over) setEvicted(wasEvicted(db.user_id, was_done));
    };
    // A database that cannot be read has another banner.
    look().catch(() => undefined);
    return () => {
      is_over = true;
    };
  }, [db]);

  useEffect(() => {
    if (first_sync_done) markDatabaseKept(db.user_id);
  }, [db, first_sync_done]);

  if (!is_evicted) return null;
  return (
    <div className={classes['banner']} role="alert" data-fault="evicted">
      <IconDatabaseImport className={classes['icon']} size={24} stroke={1.5} aria-hidden="true" />
      <div className={classes['text']}>
        <p className={classes['title']}>{words.evicted_title}</p>
        <p>{words.evicted}</p>
      </div>
      <CloseButton
        className={classes['close']}
        size={48}
        aria-label={generalText.dismiss}
        onClick={() => setEvicted(false)}
      />
    </div>
  );
}
