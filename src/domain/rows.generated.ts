// Generated from the migrated database by `npm run rows`. Change a migration, not this file.

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A row of `staff`. */
export type StaffRow = {
  readonly user_id: string;
  readonly role: 'admin' | 'technician';
  readonly name: string;
  readonly disabled_at: string | null;
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
  /** The technician who is to do the work; null where none is chosen. */
  readonly technician_id: string | null;
  /** HH:mm by the clock in Europe/Amsterdam. */
  readonly start_time: string | null;
  readonly duration_minutes: number | null;
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
  /** Whose value stayed; null when no user of the app wrote it, or it is too long ago to know. */
  readonly kept_by: string | null;
  /** When the value that stayed was made, by its device; null when it did not say. */
  readonly kept_made_at: string | null;
  /** When the value that stayed arrived. */
  readonly kept_at: string | null;
  /** When the losing change was made, by its device; null when it did not say. */
  readonly lost_made_at: string | null;
  /** The conflict whose losing value the writer of this one saw and went on with; null when there is none. */
  readonly continues: string | null;
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
  readonly disabled: boolean;
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

/** A row of `client_notes`. */
export type ClientNoteRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly client_id: string;
  readonly notes: string | null;
  /** When the entry was begun, by the clock of its device. */
  readonly written_at: string;
  /** Set by the server: who added the row. Null of what no user of the app wrote. */
  readonly author: string | null;
};

/** A row of `images`. */
export type ImageRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly type: 'hero' | 'before_after';
  /** For a hero: home, about, services, gallery (the portfolio) or blog. */
  readonly page: 'home' | 'about' | 'services' | 'gallery' | 'blog' | null;
  readonly title: string | null;
  readonly image_url: string | null;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  readonly variants: Json;
  /** The picture visitors see until every file of the present one has arrived; null when they see the present one. Kept by a trigger. */
  readonly former: Json | null;
  /** Every file of the picture has arrived. Kept by a trigger. */
  readonly ready: boolean;
  /** For a before/after picture: the same on both halves. */
  readonly pair_id: string | null;
  readonly is_before: boolean | null;
  readonly order_index: number;
  readonly active: boolean;
};

/** A row of `transformations`. */
export type TransformationRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly title: string | null;
  readonly description: string | null;
  readonly category: string | null;
  /** Older name of image_url; either is accepted. */
  readonly url: string | null;
  readonly image_url: string | null;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  readonly variants: Json;
  /** The picture visitors see until every file of the present one has arrived; null when they see the present one. Kept by a trigger. */
  readonly former: Json | null;
  /** Every file of the picture has arrived. Kept by a trigger. */
  readonly ready: boolean;
  readonly location: string | null;
  /** Separated by commas. */
  readonly services: string | null;
  readonly type: string | null;
  /** The pair_id of its before/after pictures in images. */
  readonly transform_id: string | null;
  readonly is_before: boolean | null;
  readonly active: boolean;
  /** When the work was done; without it the day of the row counts. */
  readonly done_on: string | null;
  /** Lowest first; equal ones newest first. */
  readonly order_index: number;
};

/** A row of `boat_type_images`. */
export type BoatTypeImageRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly type: string;
  readonly image_url: string | null;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  readonly variants: Json;
  /** The picture visitors see until every file of the present one has arrived; null when they see the present one. Kept by a trigger. */
  readonly former: Json | null;
  /** Every file of the picture has arrived. Kept by a trigger. */
  readonly ready: boolean;
  readonly order_index: number;
  readonly active: boolean;
};

/** A row of `services`. */
export type ServiceRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly title: string;
  readonly description: string | null;
  readonly image_url: string | null;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  readonly variants: Json;
  /** The picture visitors see until every file of the present one has arrived; null when they see the present one. Kept by a trigger. */
  readonly former: Json | null;
  /** Every file of the picture has arrived. Kept by a trigger. */
  readonly ready: boolean;
  readonly link: string | null;
  readonly active: boolean;
};

/** A row of `videos`. */
export type VideoRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly title: string;
  readonly description: string | null;
  readonly url: string;
  /** What plays in the dialog; without it the address follows from the v= of url. */
  readonly modal_url: string | null;
  /** The thumbnail, in our own storage. */
  readonly image_url: string | null;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  readonly variants: Json;
  /** The picture visitors see until every file of the present one has arrived; null when they see the present one. Kept by a trigger. */
  readonly former: Json | null;
  /** Every file of the picture has arrived. Kept by a trigger. */
  readonly ready: boolean;
  readonly duration_seconds: number | null;
  readonly order_index: number;
  readonly active: boolean;
};

/** A row of `company_settings`. */
export type CompanySettingRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly phone: string;
  readonly whatsapp: string | null;
  readonly email: string;
  readonly street: string | null;
  readonly postal_code: string | null;
  readonly kvk_number: string | null;
  readonly vat_number: string | null;
  readonly weekdays_from: string;
  readonly weekdays_to: string;
  readonly saturday_from: string | null;
  readonly saturday_to: string | null;
  readonly expertise_since: number;
  readonly team_experience: string;
  readonly founder_experience: string;
  readonly gelcoat_treated: string;
  readonly sealant_replaced: string;
  readonly rating_score: string;
  readonly rating_count: number;
  readonly founding_year: number;
  readonly founding_places: number;
};

/** A row of `site_files`. */
export type SiteFileRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  /** Pictures of articles lie in blog-images, all others in site-images. */
  readonly bucket: 'site-images' | 'blog-images';
  /** Its files lie at <picture_id>-<width>.<format> in the bucket. */
  readonly picture_id: string;
  readonly width: number;
  readonly format: 'avif' | 'webp' | 'jpg';
  readonly size_bytes: number;
  /** Of the bytes, hex. */
  readonly sha256: string;
};

/** A row of `contacts`. */
export type ContactRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  /** The form it came by: contact or consultation. */
  readonly form: 'contact' | 'consultation';
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string | null;
  readonly service: string | null;
  readonly boat_type: string | null;
  /** Path, in the bucket contact_attachments, of the first file that arrived. */
  readonly attachment_url: string | null;
  /** No captcha vouches for a person: blocked, declined, offline or not in use. */
  readonly unchecked: boolean;
  readonly notes: string | null;
  /** new, contacted or closed; anything else counts as new. */
  readonly status: string;
  /** The client that was made of the request or linked to it; its row may be deleted by now. */
  readonly client_id: string | null;
  /** When the status first said that the office answered. It stays while the request is new again, but an answer taken back within ten minutes is forgotten. */
  readonly answered_at: string | null;
};

/** A row of `founding_members`. */
export type FoundingMemberRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly yacht_type: string | null;
  readonly message: string | null;
  /** No captcha vouches for a person: blocked, declined, offline or not in use. */
  readonly unchecked: boolean;
  readonly notes: string | null;
  /** new, contacted or closed; anything else counts as new. */
  readonly status: string;
  /** The client that was made of the request or linked to it; its row may be deleted by now. */
  readonly client_id: string | null;
  /** When the status first said that the office answered. It stays while the request is new again, but an answer taken back within ten minutes is forgotten. */
  readonly answered_at: string | null;
};

/** A row of `newsletter_subscriptions`. */
export type NewsletterSubscriptionRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly email: string;
  readonly unchecked: boolean;
  /** When the sign-up was last confirmed, with the text of consent_text. */
  readonly consented_at: string;
  readonly consent_text: string;
  /** It is part of every mail, and a person who has it may end the subscription. */
  readonly unsubscribe_token: string;
  readonly notes: string | null;
  /** active or unsubscribed; anything else is shown as active, but only active gets mail. */
  readonly status: string;
};

/** A row of `request_reads`. */
export type RequestReadRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  /** Who read it: the person who adds the row, for good. */
  readonly user_id: string;
  readonly request_table: 'contacts' | 'founding_members';
  readonly request_id: string;
};

/** A row of `contact_attachments`. */
export type ContactAttachmentRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly contact_id: string;
  /** In the order the visitor chose them, from 0. */
  readonly position: number;
  /** In the bucket contact_attachments. */
  readonly path: string;
  /** What it is called in lists and downloads. */
  readonly file_name: string;
  readonly content_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'application/pdf';
  readonly size_bytes: number;
};

/** A row of `mail_queue`. */
export type MailQueueRow = {
  /** Made by the caller that enqueues: the same id is the same mail. */
  readonly id: string;
  readonly template: string;
  /** Null is the company itself: its address is known to the function that sends. */
  readonly recipient: string | null;
  /** What the template is filled with: the plain values of the row it tells of. */
  readonly params: Json;
  readonly status: 'pending' | 'sending' | 'sent' | 'failed';
  readonly attempts: number;
  /** Not before this; while sending the end of the lease. */
  readonly next_attempt_at: string;
  readonly last_error: string | null;
  readonly created_at: string | null;
  readonly sent_at: string | null;
};

/** A row of `mail_failures`. */
export type MailFailureRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  /** The mail in mail_queue. */
  readonly mail_id: string;
  readonly template: string;
  /** Null is the company itself. */
  readonly recipient: string | null;
  /** What the last of its tries met, as the function send-mail says it. */
  readonly error: string;
  readonly failed_at: string;
};

/** A row of `blog_posts`. */
export type BlogPostRow = {
  readonly id: string;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
  readonly deleted_at: string | null;
  readonly rev: number;
  readonly slug: string;
  readonly title: string;
  readonly content: string;
  /** A list of {id, html}; an older writer may have put the list in a text. */
  readonly html_blocks: Json;
  readonly category: string | null;
  /** A path in the bucket blog-images, a path of the site, or a whole address (B-061). */
  readonly image_url: string | null;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  readonly variants: Json;
  /** Per cent from the left and the top: what stays of the picture where a page cuts it; null: its middle. */
  readonly focus_x: number | null;
  readonly focus_y: number | null;
  readonly summary: string | null;
  readonly excerpt: string | null;
  readonly metaDescription: string | null;
  readonly author: string | null;
  readonly date: string | null;
  /** Minutes; null: counted from the words (B-019). */
  readonly reading_time: number | null;
  readonly published: boolean;
  /** When the server publishes it; null once it is published, and while nothing is planned. */
  readonly publish_at: string | null;
  /** When it was first published: visitors see the articles in this order. */
  readonly published_at: string | null;
  /** What cards show until the files of the present version have arrived: the featured image before it (without an address: none), and with a former_text all else of a card; null when they show the present one. */
  readonly former: Json | null;
  /** The text visitors read until every new picture in the present one has arrived, and the version it is of; null when they read the present one. */
  readonly former_text: Json | null;
  /** Visitors may read it once it is published: every file of its pictures had arrived when it was. */
  readonly ready: boolean;
  /** Of the first block, with its marks (B-021). */
  readonly first_paragraph: string | null;
  /** The first words of the content, without marks (B-021). */
  readonly content_start: string | null;
  /** What the search looks in beside the title, without marks (B-010). */
  readonly search_text: string;
  readonly word_count: number;
};

/** A row of `post_redirects`. */
export type PostRedirectRow = {
  readonly slug: string;
  readonly post_id: string;
  readonly created_at: string | null;
};

/** A row of `page_views`. */
export type PageViewRow = {
  readonly path: string;
  /** As in Amsterdam. */
  readonly day: string;
  readonly views: number;
};

/** The roles of staff. */
export const ROLES = ['technician', 'admin'] as const;

/** What each role may do, by subject: `private.rights`. `may` in rights.ts asks it. */
export const RIGHTS = {
  technician: {
    blog_post_versions: [],
    blog_posts: [],
    boat_type_images: ['read'],
    client_notes: ['read', 'add', 'delete_own', 'edit_own'],
    clients: ['read', 'add', 'edit'],
    colleagues: ['read'],
    company_settings: [],
    conflicts: ['read', 'edit'],
    contact_attachments: [],
    contacts: [],
    founding_members: [],
    images: ['read'],
    mail_failures: [],
    mail_queue: [],
    newsletter_subscriptions: [],
    page_views: [],
    request_reads: [],
    scheduled_jobs: [],
    service_photos: ['read', 'add', 'edit', 'delete_own'],
    service_records: ['read', 'add', 'edit'],
    services: ['read'],
    site_files: [],
    staff: ['read'],
    'storage/blog-images': [],
    'storage/contact_attachments': [],
    'storage/service-photos': ['read', 'add'],
    'storage/services': ['read'],
    'storage/site': ['read'],
    'storage/site-images': [],
    transformations: ['read'],
    videos: ['read'],
  },
  admin: {
    blog_post_versions: ['read'],
    blog_posts: ['read', 'add', 'edit', 'delete'],
    boat_type_images: ['read', 'add', 'edit', 'delete'],
    client_notes: ['read', 'add', 'delete', 'delete_own', 'edit_own'],
    clients: ['read', 'add', 'edit', 'delete', 'archive'],
    colleagues: ['read'],
    company_settings: ['read', 'edit'],
    conflicts: ['read', 'edit'],
    contact_attachments: ['read'],
    contacts: ['read', 'edit', 'delete'],
    founding_members: ['read', 'edit', 'delete'],
    images: ['read', 'add', 'edit', 'delete'],
    mail_failures: ['read', 'delete'],
    mail_queue: ['read'],
    newsletter_subscriptions: ['read', 'edit', 'delete'],
    page_views: ['read'],
    request_reads: ['read', 'add', 'delete'],
    scheduled_jobs: ['read'],
    service_photos: ['read', 'add', 'edit', 'delete'],
    service_records: ['read', 'add', 'edit', 'delete'],
    services: ['read', 'add', 'edit', 'delete'],
    site_files: ['read', 'add', 'delete'],
    staff: ['read', 'add', 'edit', 'delete'],
    'storage/blog-images': ['add', 'delete'],
    'storage/contact_attachments': ['read', 'delete'],
    'storage/service-photos': ['read', 'add', 'delete', 'add_any'],
    'storage/services': ['read', 'add', 'edit', 'delete'],
    'storage/site': ['read', 'add', 'edit', 'delete'],
    'storage/site-images': ['add', 'delete'],
    transformations: ['read', 'add', 'edit', 'delete'],
    videos: ['read', 'add', 'edit', 'delete'],
  },
} as const;
