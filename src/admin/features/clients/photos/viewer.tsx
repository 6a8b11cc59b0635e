import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem } from '../../../../data/index.ts';
import { mayDeletePhoto } from '../../../../domain/service-photo.ts';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { saveFile } from '../../../components/save-file.ts';
import {
  PictureViewer,
  ViewerAbsent,
  ViewerAction,
  ViewerCaption,
  ViewerFetching,
  ViewerPicture,
  ViewerTool,
} from '../../../components/viewer/picture-viewer.tsx';
import type { Way } from '../../../components/viewer/use-shown-picture.ts';
import { useRuntime } from '../../../runtime.ts';
import { KindChoice } from './photo-inputs.tsx';
import { fileName, formatTakenAt } from './photo-labels.ts';
import { failureLabel } from '../../../entities/service-photos/labels.ts';
import { type FullPhoto, usePhotoActions, usePhotoPicture, useStoredPhoto } from './use-photo.ts';
import classes from './viewer.module.css';

const text = photosText.viewer;

interface ViewerProps {
  readonly photo: ServicePhotoItem;
  /** The photos of its service, oldest first. */
  readonly photos: readonly ServicePhotoItem[];
  readonly service: string;
  /** The ship of the service and its owner. */
  readonly whose: string;
  readonly onGo: (way: Way) => void;
  readonly onClose: () => void;
}

/** A photo of a service: what it shows and whether it was sent, with all that can be done with it. */
export function Viewer({ photo, photos, service, whose, onGo, onClose }: ViewerProps) {
  const { question, askDelete, closeQuestion } = usePhotoActions();
  return (
    <PictureViewer
      picture={photo}
      pictures={photos}
      words={text}
      onGo={onGo}
      onClose={onClose}
      is_covered={question !== null}
      tools={<Tools photo={photo} onDelete={() => askDelete(photo)} />}
      bottom={<What photo={photo} service={service} whose={whose} />}
      over={<ConfirmDialog stack_id="confirm-photo" question={question} onClose={closeQuestion} />}
    >
      <Picture photo={photo} service={service} />
    </PictureViewer>
  );
}

interface ToolsProps {
  readonly photo: ServicePhotoItem;
  readonly onDelete: () => void;
}

function Tools({ photo, onDelete }: ToolsProps) {
  const { user } = useRuntime();
  const [now_ms] = useState(() => Date.now());
  const picture = useStoredPhoto(photo.id, 'full');
  return (
    <>
      {picture && (
        <ViewerTool
          icon={IconDownload}
          label={text.download}
          onClick={() => saveFile(fileName(photo, picture.type), picture)}
        />
      )}
      {mayDeletePhoto(user, photo, now_ms) && (
        <ViewerTool icon={IconTrash} label={text.delete} onClick={onDelete} />
      )}
    </>
  );
}

function What({ photo, service, whose }: Pick<ViewerProps, 'photo' | 'service' | 'whose'>) {
  const { setKind } = usePhotoActions();
  return (
    <>
      <Failure photo={photo} />
      <ViewerCaption title={service} whose={whose}>
        {text.taken(formatTakenAt(photo.taken_at))}
      </ViewerCaption>
      <div className={classes['kinds']}>
        <KindChoice
          legend={text.kind}
          value={photo.kind}
          onChange={(kind) => void setKind(photo, kind)}
          night
          quiet
        />
      </div>
    </>
  );
}

function Failure({ photo }: { readonly photo: ServicePhotoItem }) {
  const { retry } = usePhotoActions();
  if (photo.bytes_state === 'stored') return null;
  if (photo.bytes_state !== 'failed') {
    return <output className={classes['state']}>{photosText.states[photo.bytes_state]}</output>;
  }
  return (
    <div className={classes['state']} role="alert" data-kind="failed">
      <span>{failureLabel(photo.failure)}</span>
      <ViewerAction onClick={() => void retry(photo.id)}>{text.retry}</ViewerAction>
    </div>
  );
}

interface PictureProps {
  readonly photo: ServicePhotoItem;
  readonly service: string;
}

/** The photo itself, to look at closely; its small version until the whole of it is here. */
function Picture({ photo, service }: PictureProps) {
  const { picture, full } = usePhotoPicture(photo, 'yes');
  return (
    <>
      {picture && (
        <ViewerPicture
          key={photo.id}
          picture={picture}
          alt={text.alt(photosText.kinds[photo.kind], service)}
          data-preview={full.kind !== 'shown' || undefined}
        />
      )}
      <Missing full={full} />
    </>
  );
}

function Missing({ full }: { readonly full: FullPhoto & { readonly again: () => void } }) {
  if (full.kind === 'fetching') return <ViewerFetching>{text.fetching}</ViewerFetching>;
  if (full.kind !== 'absent') return null;
  const words = { offline: text.absent, sign_in: text.sign_in, failed: text.fetch_failed }[full.reason];
  return (
    <ViewerAbsent action={text.fetch_again} onAction={full.again}>
      {words}
    </ViewerAbsent>
  );
}
