/**
 * The database of the forms: what it stores, and how it is opened. It knows no form by name: each form holds the address that
 * it is sent to.
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, unwrap } from 'idb';
import { endOnLeave } from '../../lib/end-on-leave.ts';
import { FORMS_DATABASE } from './local-flags.ts';

export type FormBody = Readonly<Record<string, string | number | boolean | null>>;

/** Why a form or a file was not sent yet. */
export type Trouble =
  /** There was no answer. */
  | 'offline'
  /** The server asked to try again later. */
  | 'busy'
  /** The server failed, or the answer was not one of our server. */
  | 'server'
  /** The server refused it: only the visitor can change it and send it again. */
  | 'refused';

/** The server's answer to a submission that it refused. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly error: string;
  /** Field name → a sentence or a reason. */
  readonly fields: Readonly<Record<string, string>>;
}

/** How a submission's files are sent. */
export interface Uploads {
  /** The path, from the root of the site, that answers the addresses to upload to. */
  readonly ask_path: string;
  /** A larger file is not announced. */
  readonly max_bytes: number;
}

/**
 * A submission that was not taken yet, or of which files are still to be sent. Its id was made on the device and becomes the
 * id of the row.
 */
export interface QueuedForm {
  readonly id: string;
  readonly kind: string;
  /** The path that it is sent to, from the root of the site. */
  readonly path: string;
  readonly body: FormBody;
  readonly uploads: Uploads;
  /** The right to send the submission's files. It was made on the device; the server knows only its hash. */
  readonly upload_secret: string;
  /** The server has the submission, and only files are still to be sent. */
  readonly is_taken: boolean;
  /** Wall time, ISO 8601. */
  readonly made_at: string;
  readonly tries: number;
  /** Wall time in milliseconds since 1970, before which it is not sent by itself. */
  readonly not_before_ms: number;
  readonly trouble: Trouble | null;
  readonly refusal: Refusal | null;
}

/** A file as it was chosen, or a picture that was made smaller. */
export interface FileContent {
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** How far sending a file has come. Each file is sent, repeated and refused independently of the others. */
export interface FileProgress {
  /** The server was told its size and type, so its bytes must not change any more. */
  readonly is_announced: boolean;
  /** The path to upload to, from the root of the project; null when it has to be asked for. */
  readonly upload_path: string | null;
  readonly tries: number;
  readonly not_before_ms: number;
  readonly trouble: Exclude<Trouble, 'refused'> | null;
  /** Code of the reason why the server will never take it; null while there is none. */
  readonly refusal: string | null;
}

/**
 * A file of a draft or of a queued form: `owner` is `draftOwner(place)` or the id of the form. Its bytes are in a store of
 * their own, so that listing files reads no bytes.
 */
export interface StoredFile extends FileProgress {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly type: string;
  readonly size_bytes: number;
  /** A picture as it was chosen, which may still be made smaller. */
  readonly is_original: boolean;
  /** What its form asked this file for, by the form's own name; a file that was chosen freely has none. */
  readonly step?: string;
}

/** A file that was never announced to the server. */
export const NOT_ANNOUNCED: FileProgress = {
  is_announced: false,
  upload_path: null,
  tries: 0,
  not_before_ms: 0,
  trouble: null,
  refusal: null,
};

/** What has been typed and not been sent. */
export interface Draft {
  /** `draftKey` of its place. */
  readonly kind: string;
  readonly values: Readonly<Record<string, string | boolean>>;
  /** The texts that a link wrote, by their field; a later link replaces those that are unchanged in `values`. */
  readonly preset?: Readonly<Record<string, string>>;
  /** Wall time, ISO 8601. */
  readonly saved_at: string;
}

/**
 * What a form is filled in for: a new submission, or a refused one that was reopened. A reopened submission stays queued with
 * its files until the changed one has replaced it, so that none of it can be lost.
 */
export interface DraftPlace {
  readonly kind: string;
  /** The draft session of its page: two tabs with the same form never overwrite or send each other's drafts. */
  readonly session: string;
  readonly reopened_id: string | null;
}

/** A draft that is sent, with its files. Files that are chosen later belong to the next draft. */
export interface SentDraft extends DraftPlace {
  readonly files: readonly Pick<StoredFile, 'id' | 'name'>[];
}

const REOPENED = 'reopened:';
const DRAFT_OWNER = 'draft:';

/** The subject of a draft: the kind of form, or the submission that the draft changes. */
export const draftSubject = ({ kind, reopened_id }: Omit<DraftPlace, 'session'>): string =>
  reopened_id === null ? kind : `${REOPENED}${reopened_id}`;
/** The key of a draft, `<subject>@<session>`, or `<subject>` for one that was stored before there were sessions. */
export const draftKey = (place: DraftPlace): string =>
  draftSubject(place) + (place.session && `@${place.session}`);
/** The id of the submission that the draft with this key changes; null for the draft of a new one. */
export const reopenedIdIn = (key: string): string | null =>
  key.startsWith(REOPENED) ? key.slice(REOPENED.length).replace(/@.*/, '') : null;
/** The owner of the files at this place: the reopened submission, or the draft. */
export const draftOwner = (place: DraftPlace): string =>
  place.reopened_id ?? `${DRAFT_OWNER}${draftKey(place)}`;
/** The key of the draft that a file belongs to; null for a file of a submission. */
export const draftKeyIn = (owner: string): string | null =>
  owner.startsWith(DRAFT_OWNER) ? owner.slice(DRAFT_OWNER.length) : null;
/** The place of a new submission. */
export const newPlace = (kind: string, session: string): DraftPlace => ({ kind, session, reopened_id: null });

/** 2 keeps the bytes of files in a store of their own. 3 names the store of queued forms as the code does. */
const VERSION = 3;

interface FormsSchema extends DBSchema {
  queued: { key: string; value: QueuedForm };
  drafts: { key: string; value: Draft };
  files: { key: string; value: StoredFile; indexes: { owner: string } };
  file_bytes: { key: string; value: ArrayBuffer };
}

type FormsDatabase = IDBPDatabase<FormsSchema>;
type UpgradeWork = IDBPTransaction<
  FormsSchema,
  ('queued' | 'drafts' | 'files' | 'file_bytes')[],
  'versionchange'
>;

/** Version 1 stored no address and no bound of files with a form, since every form had these. */
const FORMER_UPLOADS: Uploads = { ask_path: '/api/attachments', max_bytes: 10 * 1024 * 1024 };

/** Completes the forms and files of version 1, so that an update loses no submission and no file. */
async function moveFormer(work: UpgradeWork): Promise<void> {
  const queued = work.objectStore('queued');
  for (const form of await queued.getAll()) {
    const upload_secret = crypto.randomUUID();
    await queued.put({ ...form, uploads: FORMER_UPLOADS, upload_secret, is_taken: false });
  }
  const files = work.objectStore('files');
  for (const former of await files.getAll()) {
    if (!('bytes' in former) || !(former.bytes instanceof ArrayBuffer)) continue;
    const { bytes, id, owner, name, type } = former;
    await work.objectStore('file_bytes').put(bytes, id);
    const size_bytes = bytes.byteLength;
    await files.put({ id, owner, name, type, size_bytes, is_original: false, ...NOT_ANNOUNCED });
  }
}

/**
 * Opens the database for one piece of work and closes it again, so that no page and no worker blocks the upgrade to a newer
 * version. Rejects where the browser stores nothing (some private windows).
 */
export async function withForms<T>(work: (database: FormsDatabase) => Promise<T>): Promise<T> {
  const database = await openDB<FormsSchema>(FORMS_DATABASE, VERSION, {
    upgrade(opened, from_version, _to_version, upgrading) {
      if (from_version === 0) {
        opened.createObjectStore('queued', { keyPath: 'id' });
        opened.createObjectStore('drafts', { keyPath: 'kind' });
        opened.createObjectStore('files', { keyPath: 'id' }).createIndex('owner', 'owner');
      } else unwrap(upgrading).objectStore('waiting').name = 'queued';
      if (from_version < 2) opened.createObjectStore('file_bytes');
      if (from_version === 1) moveFormer(upgrading).catch(() => upgrading.abort());
    },
  });
  endOnLeave(unwrap(database));
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The browser reports such a write as done only when it is on the disk, so the visitor is told of nothing that may be lost. */
export const DURABLE = { durability: 'strict' } as const;
