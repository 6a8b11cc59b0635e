import { Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useCallback, useEffect } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem } from '../../../../data/index.ts';
import { routes } from '../../../../routes.ts';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { useLastDefined } from '../../../components/dialogs/use-last-defined.ts';
import { useDialogRoute, useOpenDialog, useRouteParams } from '../../../components/dialogs/dialog-route.tsx';
import { photoParameters, useOpenClient } from '../detail/open-client.ts';
import { serviceWords } from './photo-labels.ts';
import { neighbourOf, successorOf, type Way } from './neighbour.ts';
import { usePhotoActions } from './use-photo-actions.ts';
import { useShownPhoto } from './use-shown-photo.ts';
import { useZoom } from './use-zoom.ts';
import classes from './viewer.module.css';
import { ViewerBar } from './viewer-bar.tsx';
import { ViewerStage } from './viewer-stage.tsx';

const text = photosText.viewer;

interface Props {
  /** What lies beneath: the client, or the form of the photo's service. */
  readonly page: 'photo' | 'edit_service_photo';
}

/** The photo the address names over everything, at full size; the arrows lead to the others of its service. */
export function ViewerDialog({ page }: Props) {
  const { opened, close: onClose, stack_id } = useDialogRoute();
  const open = useOpenDialog();
  const { service_id, photo_id } = useRouteParams(photoParameters);
  const { client, records, photos } = useOpenClient();
  const replace = useCallback(
    (next_id: string) => {
      const address = { client_id: client.id, service_id, photo_id: next_id };
      open(routes.adminPage(page, address), { replace: true });
    },
    [open, page, client.id, service_id],
  );
  const { shown, show } = useShownPhoto(opened ? photo_id : null, replace);
  const shown_id = useLastDefined(shown);
  const found = photos?.find(({ id }) => id === shown_id) ?? null;
  const photo = useLastDefined(found);
  const siblings = photos?.filter(({ service_record_id }) => service_record_id === photo?.service_record_id);
  const record = records?.find(({ id }) => id === photo?.service_record_id);
  const is_gone = shown !== null && photos !== undefined && found === null;
  const successor = is_gone && photo && siblings ? successorOf(siblings, photo) : null;
  useEffect(() => {
    if (!is_gone) return;
    if (successor === null) onClose();
    else show(() => successor);
  }, [is_gone, successor, show, onClose]);
  const service = record ? serviceWords(record) : '';
  return (
    <Modal
      stackId={stack_id}
      opened={opened}
      onClose={onClose}
      fullScreen
      padding={0}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': text.title(service) } }}
      classNames={{ content: classes['night'], body: classes['body'] }}
    >
      {photo && siblings && (
        <Viewer
          photo={photo}
          photos={siblings}
          service={service}
          onGo={(way) => show((id) => neighbourOf(siblings, id, way))}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

interface ViewerProps {
  readonly photo: ServicePhotoItem;
  /** Those of its service, oldest first. */
  readonly photos: readonly ServicePhotoItem[];
  readonly service: string;
  readonly onGo: (way: Way) => void;
  readonly onClose: () => void;
}

function Viewer({ photo, photos, service, onGo, onClose }: ViewerProps) {
  const { question, askDelete, closeQuestion } = usePhotoActions();
  const zooming = useZoom({ picture: photo, onSwipe: onGo });
  const { view, zoom } = zooming;
  const onKeyDown = (event: KeyboardEvent) => {
    // In the row of kinds the arrows choose, and a question over the photo has keys of its own.
    if (event.target instanceof HTMLInputElement || question !== null) return;
    if (event.key === 'ArrowLeft') onGo('previous');
    if (event.key === 'ArrowRight') onGo('next');
    if (event.key === '+' || event.key === '=') zoom.in();
    if (event.key === '-') zoom.out();
    if (event.key === '0') zoom.fit();
  };
  return (
    <div
      className={classes['viewer']}
      data-zoomed={view.scale > 1 || undefined}
      role="presentation"
      onKeyDown={onKeyDown}
    >
      <ViewerStage photo={photo} service={service} zooming={zooming} />
      {photos.length > 1 && (
        <>
          <Step way="previous" is_last={neighbourOf(photos, photo.id, 'previous') === null} onGo={onGo} />
          <Step way="next" is_last={neighbourOf(photos, photo.id, 'next') === null} onGo={onGo} />
        </>
      )}
      <ViewerBar
        photo={photo}
        position={text.position(photos.findIndex(({ id }) => id === photo.id) + 1, photos.length)}
        service={service}
        zooming={zooming}
        onDelete={() => askDelete(photo)}
        onClose={onClose}
      />
      <ConfirmDialog stack_id="confirm-photo" question={question} onClose={closeQuestion} />
    </div>
  );
}

interface StepProps {
  readonly way: Way;
  /** There is none that way; the button stays, with the focus it may have. */
  readonly is_last: boolean;
  readonly onGo: (way: Way) => void;
}

function Step({ way, is_last, onGo }: StepProps) {
  const Icon = way === 'previous' ? IconChevronLeft : IconChevronRight;
  return (
    <button
      type="button"
      className={classes['step']}
      data-way={way}
      aria-label={text[way]}
      aria-disabled={is_last}
      onClick={() => onGo(way)}
    >
      <Icon size={28} stroke={1.5} aria-hidden="true" />
    </button>
  );
}
