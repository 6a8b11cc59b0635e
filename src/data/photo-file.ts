import { photoPath } from '../domain/service-photo.ts';
import type { FileFacts, SyncRow } from '../sync/index.ts';

/** What the row of a photo says of its file; null when it says nothing that could be sent. */
export const photoFile = ({ id, mime_type, size_bytes, sha256 }: SyncRow): FileFacts | null =>
  typeof mime_type === 'string' && typeof size_bytes === 'number' && typeof sha256 === 'string'
    ? { path: photoPath(id), mime_type, size_bytes, sha256 }
    : null;
