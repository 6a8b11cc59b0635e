import type { Role } from '../../domain/rights.ts';
import type { PhotoPicture } from '../../domain/service-photo.ts';
import type { SitePicture } from '../../domain/site-picture.ts';
import type { Json, SyncRow } from '../../sync/index.ts';
import type { UnsentPhotoCount } from '../queries/service-photos.ts';
import type { RowLabel } from '../row-naming.ts';

const bookkeeping = (id: string, rev: number) => ({
  id,
  rev,
  created_at: '2026-01-01T00:00:00+00:00',
  updated_at: '2026-01-01T00:00:00+00:00',
  updated_by: null,
  deleted_at: null,
});

/** A client as the server sends it. */
export const serverClient = (id: string, columns: Partial<SyncRow> = {}, rev = 1): SyncRow => ({
  name: 'Jan de Boer',
  email: 'jan@voorbeeld.example',
  phone: null,
  yacht_name: null,
  yacht_type: null,
  yacht_length: null,
  location: null,
  notes: null,
  status: 'active',
  next_recommended_service: null,
  ...columns,
  ...bookkeeping(id, rev),
  ...(columns.deleted_at === undefined ? {} : { deleted_at: columns.deleted_at }),
});

/** An entry in the notes of a client as the server sends it. */
export const serverClientNote = (
  id: string,
  client_id: string,
  columns: Partial<SyncRow> = {},
  rev = 1,
): SyncRow => ({
  client_id,
  notes: null,
  written_at: '2026-03-05T10:00:00+00:00',
  author: null,
  ...columns,
  ...bookkeeping(id, rev),
});

/** A contact request, founding member or subscription as the server sends it, in the columns that all three have. */
export const serverLead = (id: string, columns: Partial<SyncRow> = {}, rev = 1): SyncRow => ({
  email: 'jan@voorbeeld.example',
  unchecked: false,
  notes: null,
  status: 'new',
  ...columns,
  ...bookkeeping(id, rev),
});

/** A service record as the server sends it. */
export const serverRecord = (
  id: string,
  client_id: string,
  columns: Partial<SyncRow> = {},
  rev = 1,
): SyncRow => ({
  client_id,
  service_type: 'waxing',
  date: '2026-03-05',
  amount: 100,
  status: 'completed',
  notes: null,
  ...columns,
  ...bookkeeping(id, rev),
  ...(columns.deleted_at === undefined ? {} : { deleted_at: columns.deleted_at }),
});

/** A photo as the server sends it. */
export const serverPhoto = (
  id: string,
  service_record_id: string,
  columns: Partial<SyncRow> = {},
  rev = 1,
): SyncRow => ({
  service_record_id,
  kind: 'before',
  taken_at: '2026-03-05T09:00:00+00:00',
  width: 4,
  height: 3,
  mime_type: 'image/webp',
  size_bytes: 1_000,
  sha256: 'ab'.repeat(32),
  taken_by: null,
  ...columns,
  ...bookkeeping(id, rev),
  ...(columns.deleted_at === undefined ? {} : { deleted_at: columns.deleted_at }),
});

/** A row of the public site's content as the server sends it, with a picture of the house. */
export const serverSiteRow = (id: string, columns: Readonly<Record<string, Json>>, rev = 1): SyncRow => ({
  title: null,
  image_url: '/scenes/a-1600.webp',
  alt: '',
  width: 1600,
  height: 1200,
  color: '#16292c',
  variants: { webp: [480, 1600] },
  order_index: 0,
  active: true,
  ...columns,
  ...bookkeeping(id, rev),
});

/** An article as the server sends it. */
export const serverPost = (id: string, columns: Readonly<Record<string, Json>> = {}, rev = 1): SyncRow => ({
  ...bookkeeping(id, rev),
  slug: 'teak-schoonmaken',
  title: 'Teak schoonmaken',
  content: '<p>Zacht en nat.</p>',
  html_blocks: [],
  category: 'Teak Dek Onderhoud',
  image_url: null,
  alt: null,
  width: null,
  height: null,
  color: null,
  variants: {},
  focus_x: null,
  focus_y: null,
  summary: 'Zacht en nat.',
  excerpt: null,
  metaDescription: 'Zo maakt u teak schoon.',
  author: 'Sanne de Vries',
  date: '2026-03-05',
  reading_time: 1,
  published: true,
  publish_at: null,
  published_at: '2026-03-05T09:00:00+00:00',
  former: null,
  former_text: null,
  ready: true,
  first_paragraph: null,
  content_start: 'Zacht en nat.',
  search_text: 'Zacht en nat.',
  word_count: 3,
  ...columns,
});

/** A picture ready to be stored, with a text for bytes. */
export const picture = (text = 'picture'): PhotoPicture => ({
  bytes: new TextEncoder().encode(text).buffer,
  thumbnail: new TextEncoder().encode(`${text}, small`).buffer,
  mime_type: 'image/webp',
  width: 2048,
  height: 1536,
  sha256: 'cd'.repeat(32),
});

/** A member of staff as the server sends it. */
export const serverColleague = (id: string, name: string, role: Role = 'technician', rev = 1): SyncRow => ({
  name,
  role,
  disabled: false,
  ...bookkeeping(id, rev),
});

/** A mail that failed for good as the server sends it. */
export const serverMailFailure = (id: string, failed_at: string, rev = 1): SyncRow => ({
  mail_id: `mail-${id}`,
  template: 'contact_visitor',
  recipient: 'jan@example.nl',
  error: 'the mail service answered 500: down',
  failed_at,
  ...bookkeeping(id, rev),
});

/** A conflict about a client's phone as the server sends it, found in the order of its id's last digit. */
export const serverConflict = (
  id: string,
  row_id: string,
  columns: Partial<SyncRow> = {},
  rev = 1,
): SyncRow => ({
  ...bookkeeping(id, rev),
  created_at: `2026-01-0${id.slice(-1)}T00:00:00+00:00`,
  table_name: 'clients',
  row_id,
  field: 'phone',
  base_rev: 1,
  kept: '06-1',
  lost: '06-2',
  mutation_id: `mutation of ${id}`,
  user_id: 'bram',
  kept_by: 'sanne',
  kept_made_at: null,
  kept_at: '2026-01-01T09:00:00+00:00',
  lost_made_at: null,
  continues: null,
  resolved_at: null,
  ...columns,
});

/** A label in one line, as it is stored: 'Jan de Boer – waxing – 2026-03-05'. */
export const labelText = ({ name, details }: Pick<RowLabel, 'name' | 'details'>): string =>
  [name ?? '', ...details.map(({ value }) => value)].join(' – ');

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** A picture of the site in two widths, as it is prepared on the device. */
export const sitePicture = (name = 'romp'): SitePicture => ({
  width: 800,
  height: 600,
  color: '#16292c',
  files: [800, 480].map((width) => ({
    format: 'webp',
    width,
    bytes: bytesOf(`${name} ${width}`),
    sha256: 'ab'.repeat(32),
  })),
  thumbnail: bytesOf(`${name} small`),
});

/** The counts of photos that wait on a device; those that are not given are 0. */
export const unsentPhotos = (counts: Partial<UnsentPhotoCount> = {}): UnsentPhotoCount => ({
  pending: 0,
  held: 0,
  refused: 0,
  refused_of_site: 0,
  failed: 0,
  gone: 0,
  ...counts,
});
