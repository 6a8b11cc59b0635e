import type { ServicePhotoItem } from '../../../../data/index.ts';
import { ImportLines } from './import-lines.tsx';
import { PairPanel } from './pair-panel.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import classes from './record-photos.module.css';
import { usePhotoImport } from './use-photo-import.ts';

interface Props {
  readonly record_id: string;
  readonly service: string;
  /** Of this service, oldest first. */
  readonly photos: readonly ServicePhotoItem[];
  readonly is_first_pair: boolean;
  readonly onOpen: (photo_id: string) => void;
}

/** What a service of the history shows of its photos; nothing when it has none. */
export function RecordPhotos({ record_id, service, photos, is_first_pair, onOpen }: Props) {
  const importing = usePhotoImport(record_id);
  const { done, total, set_aside } = importing;
  if (photos.length === 0 && total === 0 && set_aside.length === 0) return null;
  return (
    <div className={classes['photos']}>
      {(photos.length > 0 || total > 0) && (
        <PhotoStrip photos={photos} service={service} coming={total - done} onOpen={onOpen} />
      )}
      <ImportLines importing={importing} />
      <PairPanel photos={photos} service={service} is_first={is_first_pair} />
    </div>
  );
}
