import { Button } from '@mantine/core';
import { IconCloudDownload, IconPhotoCheck, IconWifiOff } from '@tabler/icons-react';
import { useState } from 'react';
import { todayText } from '../../../content/admin/today.ts';
import { dayPhotos, useLive } from '../../../data/index.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { useRuntime, useSyncValue } from '../../runtime.ts';
import classes from './today.module.css';

const text = todayText.photos;

/**
 * Says whether the photos of the last services of today's and tomorrow's clients are on this device, or that there are
 * none. They come by themselves while nothing else is done, but not over a connection that is paid by the byte: there a person asks for them.
 */
export function PhotosLine({ today }: { today: CalendarDate }) {
  const { db, photos } = useRuntime();
  const online = useSyncValue((status) => status.online);
  const first_sync_done = useSyncValue((status) => status.first_sync_done);
  const found = useLive(() => dayPhotos(db, today), [db, today]);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (found === undefined) return null;
  // No visit needs no photos, and before the first sync the device cannot tell whether there are any.
  if (found.wanted === 0 && !(found.has_visits && first_sync_done)) return null;
  const { wanted, missing } = found;
  const fetchAll = async () => {
    setState('busy');
    let failed = false;
    for (const id of missing) {
      const fetched = await photos.fetch(id);
      failed ||= !fetched.ok;
      // Without a network or a session the others would not come either.
      if (!fetched.ok && fetched.error !== 'failed') break;
    }
    setState(failed ? 'failed' : 'idle');
  };
  const is_here = missing.length === 0;
  const Icon = is_here ? IconPhotoCheck : online ? IconCloudDownload : IconWifiOff;
  const words = (): string => {
    if (wanted === 0) return text.none;
    if (is_here) return text.here(wanted);
    if (!online) return text.offline(missing.length);
    return state === 'failed' ? text.failed(missing.length) : text.fetching(missing.length);
  };
  return (
    <div className={classes['photos']} data-here={is_here || undefined}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <output aria-label={text.label}>{words()}</output>
      {!is_here && online && (
        <Button variant="default" size="md" loading={state === 'busy'} onClick={() => void fetchAll()}>
          {text.fetch}
        </Button>
      )}
    </div>
  );
}
