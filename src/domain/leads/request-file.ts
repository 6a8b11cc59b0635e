/** The files of a contact request as the office sees them (R-26, C-018); apart from what pages of visitors load. */
import {
  ATTACHMENT_HEAD_BYTES,
  ATTACHMENT_TYPES,
  type AttachmentType,
  attachmentTypeOf,
} from './attachments.ts';

/** What the bytes of a file are, as the browser is told: what they begin with, whatever was said of them. */
export const attachmentBlob = (bytes: ArrayBuffer): Blob => {
  const head = new Uint8Array(bytes, 0, Math.min(bytes.byteLength, ATTACHMENT_HEAD_BYTES));
  return new Blob([bytes], { type: attachmentTypeOf(head) ?? 'application/octet-stream' });
};

/** A file that came with a contact request. */
export interface RequestFile {
  readonly id: string;
  readonly contact_id: string;
  /** In the order in which the visitor chose them, from 0. */
  readonly position: number;
  /** In the bucket contact_attachments. */
  readonly path: string;
  readonly file_name: string;
  /** As the visitor's device called it. */
  readonly content_type: string;
  readonly size_bytes: number;
}

const SHOWN_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'] satisfies AttachmentType[];

/** Whether every browser shows files of this media type as a picture; the others are downloaded. */
export const isShownType = (type: string): boolean => SHOWN_TYPES.includes(type);

const OTHER_ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'heic' };

/** What a file is called on the disk of the person who opens it: a visitor chose the name, but a program it never becomes. */
export const attachmentName = ({
  file_name,
  content_type,
}: Pick<RequestFile, 'file_name' | 'content_type'>): string => {
  const wanted = Object.entries(ATTACHMENT_TYPES).find(([type]) => type === content_type)?.[1] ?? 'bin';
  const ending = file_name.split('.').at(-1)?.toLowerCase() ?? '';
  return (OTHER_ENDINGS[ending] ?? ending) === wanted ? file_name : `${file_name}.${wanted}`;
};
