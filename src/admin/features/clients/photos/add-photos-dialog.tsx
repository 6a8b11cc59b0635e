import { Button, Modal } from '@mantine/core';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem, ServiceRecordItem } from '../../../../data/index.ts';
import { adminPage } from '../../../../admin-routes.ts';
import {
  useAutoStart,
  useDialogRoute,
  useOpenDialog,
  useRouteParams,
} from '../../../components/dialogs/dialog-route.tsx';
import { RowNotFound } from '../../../components/dialogs/row-not-found.tsx';
import { FileButton } from '../../../components/file-button.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { serviceParameters, shipAndOwner, useOpenClient } from '../detail/open-client.ts';
import classes from './add.module.css';
import { type AddingProps, CameraView } from './camera-view.tsx';
import { cameraDevices, useCamera } from './camera.ts';
import { chosenPictures, usePhotoImport } from './photo-import.ts';
import { KindChoice } from './photo-inputs.tsx';
import { serviceLabel } from './photo-labels.ts';
import { firstKind } from './photo-order.ts';
import { PhotoStrip } from './photo-strip.tsx';
import { ImportLines } from './service-photos.tsx';

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
  const { client, records, photos, by_record } = useOpenClient();
  const camera = useCamera();
  const is_on = camera.state.kind !== 'off';
  const { stop, tryStart } = camera;
  useEffect(() => {
    if (!is_open) stop();
  }, [is_open, stop]);
  const record = records.find(({ id }) => id === service_id);
  // What the next photo shows is told by those that are there: without them the camera would begin anew with 'Voor'.
  const is_read = record !== undefined && photos !== undefined;
  useAutoStart(is_open && is_read && cameraDevices() !== null, () => void tryStart());
  const service = record ? serviceLabel(record) : null;
  const whose = shipAndOwner(client);
  return (
    <Modal
      stackId={stack_id}
      opened={is_open}
      onClose={is_on ? stop : onClose}
      title={is_on ? undefined : <Title whose={whose} service={service} />}
      withCloseButton={!is_on}
      size={640}
      // It grows with each photo: in the middle of the screen it would move from under a finger.
      centered={false}
      fullScreen={phone || is_on}
      padding={is_on ? 0 : phone ? 'md' : 'lg'}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': text.close, size: 48, iconSize: 24 }}
      classNames={
        is_on ? { content: classes['night'], body: classes['night-body'] } : { body: classes['body'] }
      }
      {...(is_on && { attributes: { content: { 'aria-label': photosText.camera.title(whose) } } })}
    >
      {is_on && (
        <p className={classes['whose']}>
          <strong>{whose}</strong> <span>{service}</span>
        </p>
      )}
      {is_read && (
        <Inside
          key={record.id}
          record={record}
          service={service ?? ''}
          photos={by_record.of(record.id)}
          camera={camera}
          onOpen={(photo_id) => open(adminPage(photo_page, { client_id: client.id, service_id, photo_id }))}
          onClose={onClose}
        />
      )}
      {is_open && !record && (
        <RowNotFound
          title={text.missing_title}
          text={text.missing_text}
          close={text.close}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

interface TitleProps {
  /** Whose ship it is: at a dock the photos must not go to the one beside it. */
  readonly whose: string;
  readonly service: string | null;
}

function Title({ whose, service }: TitleProps) {
  return (
    <span className={classes['title']}>
      {text.title} <strong>{whose}</strong> {service !== null && <small>{service}</small>}
    </span>
  );
}

interface InsideProps {
  readonly record: ServiceRecordItem;
  readonly service: string;
  readonly photos: readonly ServicePhotoItem[];
  readonly camera: ReturnType<typeof useCamera>;
  readonly onOpen: (photo_id: string) => void;
  readonly onClose: () => void;
}

function Inside({ record, service, photos, camera, onOpen, onClose }: InsideProps) {
  const importing = usePhotoImport(record.id);
  const [kind, setKind] = useState(() => firstKind(record, photos, Date.now()));
  const shared = { camera, importing, kind, onKind: setKind };
  const coming = importing.total - importing.done;
  // A picture counts as soon as this device has it, not only when it has become a photo.
  const count = photos.length + coming;
  const strip = <PhotoStrip photos={photos} service={service} coming={coming} newest_first onOpen={onOpen} />;
  return camera.state.kind === 'off' ? (
    <AddPhotos {...shared} onClose={onClose}>
      {count > 0 && (
        <div className={classes['there']}>
          <p>{photosText.strip.count(count)}</p>
          {strip}
        </div>
      )}
    </AddPhotos>
  ) : (
    <CameraView {...shared} strip={strip} />
  );
}

const TAKE = <IconCamera size={24} stroke={1.5} aria-hidden="true" />;
const CHOOSE = <IconPhotoPlus size={24} stroke={1.5} aria-hidden="true" />;

interface AddPhotosProps extends AddingProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** First what the photos show, then one of two ways; below it what is there already. */
function AddPhotos(props: AddPhotosProps) {
  const { camera, importing, kind, onKind, onClose, children } = props;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The camera that was closed took the focus with it.
    if (document.activeElement === document.body) first.current?.focus({ preventScroll: true });
  }, []);
  const take = (files: readonly File[]) => importing.add(chosenPictures(files), kind);
  return (
    <div className={classes['add']}>
      <KindChoice legend={text.kind} value={kind} onChange={onKind} />
      <div className={classes['ways']}>
        {cameraDevices() ? (
          <Button
            ref={first}
            size="lg"
            leftSection={TAKE}
            data-autofocus
            onClick={() => {
              void camera.start();
            }}
          >
            {text.take}
          </Button>
        ) : (
          <FileButton take="camera" leftSection={TAKE} onFiles={take}>
            {text.take}
          </FileButton>
        )}
        <FileButton take="many" variant="default" leftSection={CHOOSE} onFiles={take}>
          {text.choose}
        </FileButton>
      </div>
      <ImportLines importing={importing} />
      {children}
      <p className={classes['safe']}>{text.safe}</p>
      <div className={classes['actions']} data-foot>
        <Button variant="default" size="md" onClick={onClose}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}
