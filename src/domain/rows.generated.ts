// Generated from the migrated database by `npm run rows`. Change a migration, not this file.

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A row of `staff`. */
export type StaffRow = {
  readonly user_id: string;
  readonly role: 'admin' | 'technician';
  readonly name: string;
};

/** A row of `clients`. */
export type ClientRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly yacht_name: string | null;
  readonly yacht_type: string | null;
  /** Metres. */
  readonly yacht_length: number | null;
  readonly location: string | null;
  readonly notes: string | null;
  readonly status: 'prospect' | 'active' | 'completed';
  readonly next_recommended_service: string | null;
};

/** A row of `service_records`. */
export type ServiceRecordRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly client_id: string;
  /** gelcoat_repair, teak_maintenance, waxing, antifouling, inspection, or a type in free text. */
  readonly service_type: string;
  /** Calendar date in Europe/Amsterdam. */
  readonly date: string;
  readonly amount: number;
  readonly status: 'scheduled' | 'in_progress' | 'completed' | 'invoiced' | 'paid';
  readonly notes: string | null;
};

/** A row of `conflicts`. */
export type ConflictRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly table_name: string;
  readonly row_id: string;
  readonly field: string;
  readonly base_rev: number;
  readonly kept: Json | null;
  readonly lost: Json | null;
  readonly mutation_id: string;
  /** Whose value lost. */
  readonly user_id: string;
  /** Whose value stayed; null when nobody in the app wrote it, or it is too long ago to know. */
  readonly kept_by: string | null;
  /** When the value that stayed was made, by its device; null when it did not say. */
  readonly kept_made_at: string | null;
  /** When the value that stayed arrived. */
  readonly kept_at: string | null;
  /** When the losing change was made, by its device; null when it did not say. */
  readonly lost_made_at: string | null;
  readonly resolved_at: string | null;
};

/** A row of `colleagues`. */
export type ColleagueRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly name: string;
  readonly role: 'admin' | 'technician';
};

/** A row of `service_photos`. */
export type ServicePhotoRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly service_record_id: string;
  readonly kind: 'before' | 'after' | 'other';
  /** As the camera noted it, or when the photo was chosen. */
  readonly taken_at: string;
  readonly width: number;
  readonly height: number;
  readonly mime_type: 'image/webp' | 'image/jpeg';
  readonly size_bytes: number;
  /** Of the bytes, hex. */
  readonly sha256: string;
  /** Set by the server: who added the row. */
  readonly taken_by: string | null;
};
