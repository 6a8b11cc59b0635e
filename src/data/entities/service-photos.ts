import type { ServicePhotoRow } from '../../domain/rows.generated.ts';
import { PHOTO_BUCKET, photoPath, servicePhotoEdit, smallPhotoPath } from '../../domain/service-photo.ts';
import { entity } from './entity.ts';

/** A photo of work; its file follows its row (decision 010). */
export const service_photos = entity<ServicePhotoRow>()({
  indexes: ['service_record_id'],
  parent: { table: 'service_records', column: 'service_record_id' },
  columns: {
    service_record_id: { kind: 'reference', required: true },
    kind: { kind: 'code', required: true },
    taken_at: { kind: 'moment', required: true },
    width: { kind: 'number', required: true, untold: true },
    height: { kind: 'number', required: true, untold: true },
    mime_type: { kind: 'text', required: true, untold: true },
    size_bytes: { kind: 'number', required: true, untold: true },
    sha256: { kind: 'text', required: true, untold: true },
    taken_by: { kind: 'reference', by_server: true },
  },
  naming: { by: 'parent', details: [] },
  edit: servicePhotoEdit,
  file: ({ id, mime_type, size_bytes, sha256 }) =>
    typeof id === 'string' &&
    typeof mime_type === 'string' &&
    typeof size_bytes === 'number' &&
    typeof sha256 === 'string'
      ? {
          bucket: PHOTO_BUCKET,
          path: photoPath(id),
          small_path: smallPhotoPath(id),
          mime_type,
          size_bytes,
          sha256,
        }
      : null,
});
