import type { ServicePhotoItem } from '../../../../data/index.ts';
import type { PhotoKind } from '../../../../domain/service-photo.ts';
import type { useCamera } from './use-camera.ts';
import type { Importing } from './use-photo-import.ts';

/** What the dialog's two faces (choosing a way, and the camera) share. */
export interface AddingProps {
  /** The service in words. */
  readonly service: string;
  /** Of this service, oldest first. */
  readonly photos: readonly ServicePhotoItem[];
  readonly camera: ReturnType<typeof useCamera>;
  readonly importing: Importing;
  readonly kind: PhotoKind;
  readonly onKind: (kind: PhotoKind) => void;
  readonly onOpen: (photo_id: string) => void;
}
