/** What the queue keeps on the device. It knows no form by name: each form says where it is sent. */

export type FormBody = Readonly<Record<string, string | number | boolean | null>>;

/** Why something still waits. */
export type Trouble =
  /** Nobody answered. */
  | 'offline'
  /** The server asked to come back later. */
  | 'busy'
  /** The server could not, or something answered that is not ours. */
  | 'server'
  /** The server will not take it as it is: only the visitor can go on. */
  | 'refused';

/** What the server said when it would not take a submission. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly error: string;
  /** Field name → a sentence or a reason. */
  readonly fields: Readonly<Record<string, string>>;
}

/** How a submission's files are sent. */
export interface Uploads {
  /** Where their addresses are asked for, from the root of the site. */
  readonly ask_path: string;
  /** A larger one is not announced. */
  readonly max_bytes: number;
}

/** A submission that has not been taken yet, or only without its files. Its id was made here and becomes the id of the row. */
export interface QueuedForm {
  readonly id: string;
  readonly kind: string;
  /** Where it is sent, from the root of the site. */
  readonly path: string;
  readonly body: FormBody;
  readonly uploads: Uploads;
  /** Made here and known to the server by its hash: who has it may send the submission's files. */
  readonly upload_secret: string;
  /** The server has the submission; what still waits is its files. */
  readonly is_taken: boolean;
  /** Wall time, ISO 8601. */
  readonly made_at: string;
  readonly tries: number;
  /** Not sent by itself before this wall time, in milliseconds since 1970. */
  readonly not_before_ms: number;
  readonly trouble: Trouble | null;
  readonly refusal: Refusal | null;
}

/** A file as it was chosen, or made small. */
export interface FileContent {
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** How sending one file stands: each is sent, repeated and refused by itself. */
export interface FileProgress {
  /** The server was told its size and kind: its bytes do not change any more. */
  readonly is_announced: boolean;
  /** Where its bytes go, from the project's root; null when an address has to be asked for. */
  readonly upload_path: string | null;
  readonly tries: number;
  readonly not_before_ms: number;
  readonly trouble: Exclude<Trouble, 'refused'> | null;
  /** Why it will never be taken, as a code; the submission stands without it. */
  readonly refusal: string | null;
}

/**
 * A file of a draft, or of a submission that waits; `owner` is `draftOwner(place)` or the submission's id. Its bytes lie
 * beside it, so that a list of files reads none.
 */
export interface StoredFile extends FileProgress {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly type: string;
  readonly size_bytes: number;
  /** A picture as it was chosen: it may still be made small. */
  readonly is_original: boolean;
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
  /** Wall time, ISO 8601. */
  readonly saved_at: string;
}

/**
 * What a form is working at: something new, or a submission that was not taken. That one stays in the queue, with its
 * files, until what it became is kept: nothing of it can be lost, and no draft of something new stands in its way.
 */
export interface DraftPlace {
  readonly kind: string;
  /** The draft session of its page: two tabs with the same form never overwrite or send each other's drafts. */
  readonly session: string;
  readonly reopened_id: string | null;
}

/** A draft that is sent, with the files that go along: what is chosen later is of the next one. */
export interface SentDraft extends DraftPlace {
  readonly files: readonly Pick<StoredFile, 'id' | 'name'>[];
}

const REOPENED = 'reopened:';
const DRAFT_OWNER = 'draft:';

/** What a draft is of: the kind of a form, or the submission that it changes. */
export const draftSubject = ({ kind, reopened_id }: Omit<DraftPlace, 'session'>): string =>
  reopened_id === null ? kind : `${REOPENED}${reopened_id}`;
/** Its key is `<subject>@<session>`. Drafts that were kept before there were sessions have none in their key. */
export const draftKey = (place: DraftPlace): string =>
  draftSubject(place) + (place.session && `@${place.session}`);
/** The submission that a draft changes; null when the draft is of something new. */
export const reopenedIdIn = (key: string): string | null =>
  key.startsWith(REOPENED) ? key.slice(REOPENED.length).replace(/@.*/, '') : null;
export const draftOwner = (place: DraftPlace): string =>
  place.reopened_id ?? `${DRAFT_OWNER}${draftKey(place)}`;
/** The key of the draft that a file belongs to; null for a file of a submission. */
export const draftKeyIn = (owner: string): string | null =>
  owner.startsWith(DRAFT_OWNER) ? owner.slice(DRAFT_OWNER.length) : null;
/** The place of something new. */
export const newPlace = (kind: string, session: string): DraftPlace => ({ kind, session, reopened_id: null });
