import { IconCloudDownload, IconCloudOff, IconPhotoCheck } from '@tabler/icons-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { todayText } from '../../../content/admin/today.ts';
import { type DayPhotos, dayPhotos, useLive } from '../../../data/index.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { connectionCost, type ConnectionCost, watchConnection } from '../../../lib/connection.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { useFocusAfter } from '../../components/use-focus-after.ts';
import { useRuntime, useSyncValue } from '../../runtime.ts';
import classes from './today.module.css';

const text = todayText.photos;

type Asked = 'nothing' | 'busy' | 'failed' | 'no_room';

/** Why photos are missing, and whether they come by themselves. */
function wordsOf(
  { missing: { length: missing }, beyond_room, wanted }: DayPhotos,
  { online, asked, cost }: { online: boolean; asked: Asked; cost: ConnectionCost },
): string {
  if (wanted === 0) return text.none;
  if (missing === 0) return text.here(wanted);
  if (!online) return text.offline(missing);
  if (asked === 'busy') return text.fetching(missing);
  if (asked !== 'nothing') return text[asked](missing);
  if (missing === beyond_room) return text.by_hand(missing);
  if (cost === 'cellular') return text.via_wifi(missing);
  return cost === 'saving' ? text.saving(missing) : text.fetching(missing);
}

/**
 * Says whether the photos of a person's own day, those of the last services of its clients too, are on this device, or that
 * there are none. They come by themselves while nothing else is done, but not over a connection that is paid by the byte, and
 * no more than there is room for: the rest a person asks for.
 */
export function PhotosLine({ today }: { today: CalendarDate }) {
  const { db, photos } = useRuntime();
  const online = useSyncValue((status) => status.online);
  const first_sync_done = useSyncValue((status) => status.first_sync_done);
  const found = useLive(() => dayPhotos(db, today), [db, today]);
  const cost = useSyncExternalStore(watchConnection, connectionCost);
  const [asked, setAsked] = useState<Asked>('nothing');
  const told = useRef<HTMLOutputElement>(null);
  const fetch_button = useFocusAfter(told);
  if (found === undefined) return null;
  // No visit needs no photos, and before the first sync the device cannot tell whether there are any.
  if (found.wanted === 0 && !(found.has_visits && first_sync_done)) return null;
  const { missing } = found;
  const fetchAll = async () => {
    setAsked('busy');
    let trouble: Asked = 'nothing';
    for (const id of missing) {
      const kept = await photos.keep(id);
      if (kept.ok) continue;
      trouble = kept.error === 'no_room' ? 'no_room' : 'failed';
      // Without a network, a session or room the others would not come either.
      if (kept.error !== 'failed') break;
    }
    setAsked(trouble);
  };
  const is_here = missing.length === 0;
  const Icon = is_here ? IconPhotoCheck : online ? IconCloudDownload : IconCloudOff;
  return (
    <div className={classes['photos']} data-here={is_here || undefined}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <output ref={told} tabIndex={-1} aria-label={text.label}>
        {wordsOf(found, { online, asked, cost })}
      </output>
      {!is_here && online && (
        <BusyButton
          ref={fetch_button}
          variant="default"
          size="md"
          busy={asked === 'busy'}
          onClick={() => void fetchAll()}
        >
          {text.fetch}
        </BusyButton>
      )}
    </div>
  );
}
