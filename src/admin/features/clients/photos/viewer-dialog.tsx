import { useCallback, useEffect } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import { adminPage } from '../../../../admin-routes.ts';
import { useDialogRoute, useOpenDialog, useRouteParams } from '../../../components/dialogs/dialog-route.tsx';
import { useLastDefined } from '../../../components/dialogs/use-last-defined.ts';
import { ViewerMissing, ViewerModal } from '../../../components/viewer/picture-viewer.tsx';
import { neighbourOf, useShownPicture } from '../../../components/viewer/use-shown-picture.ts';
import { useSyncValue } from '../../../runtime.ts';
import { photoParameters, shipAndOwner, useOpenClient } from '../detail/open-client.ts';
import { serviceLabel } from './photo-labels.ts';
import { successorOf } from './photo-order.ts';
import { Viewer } from './viewer.tsx';

const text = photosText.viewer;

interface Props {
  /** The dialog beneath: the client, or the form of the photo's service. */
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
      open(adminPage(page, address), { replace: true });
    },
    [open, page, client.id, service_id],
  );
  const { shown, show } = useShownPicture(opened ? photo_id : null, replace);
  const shown_id = useLastDefined(shown);
  const found = photos?.find(({ id }) => id === shown_id) ?? null;
  const photo = useLastDefined(found);
  const siblings = photos?.filter(({ service_record_id }) => service_record_id === photo?.service_record_id);
  const record = records.find(({ id }) => id === photo?.service_record_id);
  const is_missing = shown !== null && photos !== undefined && found === null;
  // What a link names may not have arrived yet; only a photo that was on the screen can leave it.
  const is_gone = is_missing && photo?.id === shown;
  const successor = is_gone && photo && siblings ? successorOf(siblings, photo) : null;
  useEffect(() => {
    if (!is_gone) return;
    if (successor === null) onClose();
    else show(() => successor);
  }, [is_gone, successor, show, onClose]);
  const service = record ? serviceLabel(record) : '';
  const whose = shipAndOwner(client);
  return (
    <ViewerModal stack_id={stack_id} opened={opened} onClose={onClose} label={text.title(service, whose)}>
      {is_missing && !is_gone && <MissingPhoto onClose={onClose} />}
      {photo && siblings && photo.id === shown_id && (
        <Viewer
          photo={photo}
          photos={siblings}
          service={service}
          whose={whose}
          onGo={(way) => show((id) => neighbourOf(siblings, id, way))}
          onClose={onClose}
        />
      )}
    </ViewerModal>
  );
}

function MissingPhoto({ onClose }: { onClose: () => void }) {
  const first_sync_done = useSyncValue((status) => status.first_sync_done);
  return (
    <ViewerMissing
      title={text.missing_title}
      text={first_sync_done ? text.missing_text : text.missing_syncing}
      close={text.close}
      onClose={onClose}
    />
  );
}
