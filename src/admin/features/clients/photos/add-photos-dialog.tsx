import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem, ServiceRecordItem } from '../../../../data/index.ts';
import { Gone } from '../../../components/dialogs/gone.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { useLatched } from '../../../components/dialogs/use-latched.ts';
import { useReturnFocus } from '../../../components/dialogs/use-return-focus.ts';
import classes from './add.module.css';
import { AddPhotos } from './add-photos.tsx';
import { CameraView } from './camera-view.tsx';
import { firstKind } from './first-kind.ts';
import { serviceWords } from './photo-words.ts';
import { useCamera } from './use-camera.ts';
import { usePhotoImport } from './use-photo-import.ts';

const text = photosText.add;

interface Props {
  /** The service the address names; null when it names none. */
  readonly record_id: string | null;
  /** The client's services; undefined while they load. */
  readonly records: readonly ServiceRecordItem[] | undefined;
  readonly photosOf: (record_id: string) => readonly ServicePhotoItem[];
  readonly onOpen: (photo_id: string) => void;
  readonly onClose: () => void;
}

/** Taking and choosing photos of one service; the camera fills the whole screen. */
export function AddPhotosDialog({ record_id, records, photosOf, onOpen, onClose }: Props) {
  const phone = useIsPhone();
  const shown_id = useLatched(record_id);
  const camera = useCamera();
  const is_on = camera.state.kind !== 'off';
  const is_open = record_id !== null;
  useReturnFocus(is_open);
  const { stop } = camera;
  useEffect(() => {
    if (!is_open) stop();
  }, [is_open, stop]);
  const record = records?.find(({ id }) => id === shown_id);
  const title = record ? serviceWords(record) : text.title;
  return (
    <Modal
      stackId="add-photos"
      opened={is_open}
      onClose={is_on ? stop : onClose}
      title={is_on ? undefined : <Title service={record ? title : null} />}
      withCloseButton={!is_on}
      size={640}
      fullScreen={phone || is_on}
      padding={is_on ? 0 : phone ? 'md' : 'lg'}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': text.close, size: 48, iconSize: 24 }}
      classNames={
        is_on ? { content: classes['night'], body: classes['night-body'] } : { body: classes['body'] }
      }
      {...(is_on && { attributes: { content: { 'aria-label': photosText.camera.title } } })}
    >
      {record && (
        <Adding
          key={record.id}
          record={record}
          service={title}
          photos={photosOf(record.id)}
          camera={camera}
          onOpen={onOpen}
          onClose={onClose}
        />
      )}
      {is_open && records && !record && (
        <Gone title={text.missing_title} text={text.missing_text} close={text.close} onClose={onClose} />
      )}
    </Modal>
  );
}

function Title({ service }: { service: string | null }) {
  return (
    <span className={classes['title']}>
      {text.title}
      {service !== null && <small>{service}</small>}
    </span>
  );
}

interface AddingProps {
  readonly record: ServiceRecordItem;
  readonly service: string;
  readonly photos: readonly ServicePhotoItem[];
  readonly camera: ReturnType<typeof useCamera>;
  readonly onOpen: (photo_id: string) => void;
  readonly onClose: () => void;
}

function Adding({ record, service, photos, camera, onOpen, onClose }: AddingProps) {
  const importing = usePhotoImport(record.id);
  const [kind, setKind] = useState(() => firstKind(record, photos, Date.now()));
  const shared = { service, photos, camera, importing, kind, onKind: setKind, onOpen };
  return camera.state.kind === 'off' ? (
    <AddPhotos {...shared} onClose={onClose} />
  ) : (
    <CameraView {...shared} />
  );
}
