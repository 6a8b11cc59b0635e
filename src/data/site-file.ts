import { MIME_TYPE_OF, SITE_FORMATS, siteFilePath } from '../domain/site-picture.ts';
import type { FileFacts, SyncRow } from '../sync/index.ts';

/** What the row of a site file says of its file; null when it says nothing that could be sent. */
export const siteFile = ({
  picture_id,
  width,
  format: named,
  size_bytes,
  sha256,
}: SyncRow): FileFacts | null => {
  const format = SITE_FORMATS.find((known) => known === named);
  if (typeof picture_id !== 'string' || typeof width !== 'number' || format === undefined) return null;
  if (typeof size_bytes !== 'number' || typeof sha256 !== 'string') return null;
  return {
    path: siteFilePath({ picture_id, width, format }),
    mime_type: MIME_TYPE_OF[format],
    size_bytes,
    sha256,
  };
};
