import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem, ServiceRecordItem } from '../../../../data/index.ts';
import { useDialogRoute, useOpenDialog, useRouteParams } from '../../../components/dialogs/dialog-route.tsx';
import { Gone } from '../../../components/dialogs/gone.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { routes } from '../../../../routes.ts';
import { serviceParameters, useOpenClient } from '../detail/open-client.ts';
import classes from './add.module.css';
import { AddPhotos } from './add-photos.tsx';
import { CameraView } from './camera-view.tsx';
import { firstKind } from './first-kind.ts';
import { serviceWords } from './photo-labels.ts';
import { useCamera } from './use-camera.ts';
import { usePhotoImport } from './use-photo-import.ts';

const text = photosText.add;

interface Props {
  /** Where a photo opens: over the client, or over the form of its service. */
  readonly photo_page: 'photo' | 'edit_service_photo';
}

/** Taking and choosing photos of the service the address names; the camera fills the whole screen. */
export function AddPhotosDialog({ photo_page }: Props) {
  const phone = useIsPhone();
  const { opened: is_open, close: onClose, stack_id } = useDialogRoute();
  const open = useOpenDialog();
  const { service_id } = useRouteParams(serviceParameters);
  const { client, records, by_record } = useOpenClient();
  const camera = useCamera();
  const is_on = camera.state.kind !== 'off';
  const { stop } = camera;
  useEffect(() => {
    if (!is_open) stop();
  }, [is_open, stop]);
  const record = records?.find(({ id }) => id === service_id);
  const title = record ? serviceWords(record) : text.title;
  return (
    <Modal
      stackId={stack_id}
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
          photos={by_record.of(record.id)}
          camera={camera}
          onOpen={(photo_id) =>
            open(routes.adminPage(photo_page, { client_id: client.id, service_id, photo_id }))
          }
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
