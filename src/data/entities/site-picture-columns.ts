import type { Column } from './entity.ts';

/** The columns in which a row of the site or the blog shows its picture. */
export const PICTURE_COLUMNS = {
  image_url: { kind: 'picture' },
  alt: { kind: 'text' },
  width: { kind: 'number', untold: true },
  height: { kind: 'number', untold: true },
  color: { kind: 'text', untold: true },
  variants: { kind: 'json', untold: true, initial: {} },
} as const satisfies Readonly<Record<string, Column>>;

/** What a table of the site has besides: its place among its kind, and whether it is shown. */
export const PLACE = { kind: 'number', required: true, untold: true, initial: 0 } as const satisfies Column;
export const ACTIVE = { kind: 'yes_no', required: true } as const satisfies Column;
/** What triggers say of the files of a picture: all have arrived, or which picture visitors see until then. */
export const ARRIVAL_COLUMNS = {
  former: { kind: 'json', by_server: true, is_derived: true, untold: true },
  ready: { kind: 'yes_no', by_server: true, is_derived: true, untold: true },
} as const satisfies Record<string, Column>;
