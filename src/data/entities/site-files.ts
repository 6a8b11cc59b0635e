import type { SiteFileRow } from '../../domain/rows.generated.ts';
import { MIME_TYPE_OF, PICTURE_BUCKETS, SITE_FORMATS, siteFilePath } from '../../domain/site-picture.ts';
import { entity } from './entity.ts';

/** One file of a picture of the site or of an article; it goes by what shows the picture, and its bytes follow it (decision 010). */
export const site_files = entity<SiteFileRow>()({
  indexes: ['picture_id'],
  ops: ['put', 'delete'],
  columns: {
    bucket: { kind: 'text', required: true },
    picture_id: { kind: 'reference', required: true },
    width: { kind: 'number', required: true },
    format: { kind: 'text', required: true },
    size_bytes: { kind: 'number', required: true },
    sha256: { kind: 'text', required: true },
  },
  naming: { by: 'picture', column: 'picture_id' },
  file: ({ bucket: wanted, picture_id, width, format: named, size_bytes, sha256 }) => {
    const bucket = PICTURE_BUCKETS.find((known) => known === wanted);
    const format = SITE_FORMATS.find((known) => known === named);
    if (bucket === undefined || format === undefined) return null;
    if (typeof picture_id !== 'string' || typeof width !== 'number') return null;
    if (typeof size_bytes !== 'number' || typeof sha256 !== 'string') return null;
    const path = siteFilePath({ picture_id, width, format });
    return { bucket, path, small_path: null, mime_type: MIME_TYPE_OF[format], size_bytes, sha256 };
  },
  is_of_site: true,
});
