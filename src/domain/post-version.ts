/** Versions of an article: what is told of each save, and what a version holds. */
import type { BlogPostRow } from './rows.generated.ts';

/** One save of an article. */
export interface PostVersion {
  /** The server's, or that of the change on this device. */
  readonly id: string;
  /** `kept`: by the server; `pending` and `rejected`: on this device only, not sent yet or refused by the server. */
  readonly state: 'kept' | 'pending' | 'rejected';
  /** The change of a device that it is of; null for one made by no device. */
  readonly change: { readonly client_id: string; readonly seq: number } | null;
  /** A user id; null: not through the app (the server published it, dashboard, import). */
  readonly saved_by: string | null;
  /** Null when there is no user, they no longer work here, or it is not kept by the server yet. */
  readonly saved_by_name: string | null;
  /** By the clock of the device, ISO 8601; null when it said none, or one that cannot be. */
  readonly made_at: string | null;
  /** By the server's clock, ISO 8601; null as long as the server does not keep it. */
  readonly arrived_at: string | null;
  readonly title: string;
  /** How many words its text and its HTML blocks have together. */
  readonly word_count: number;
  /** With this save visitors read the article. */
  readonly published: boolean;
  /** Another's text stayed the article's, in a field that both changed: this is what its writer had. */
  readonly lost: boolean;
}

/** What a version holds of an article. */
export type PostVersionText = Pick<
  BlogPostRow,
  | 'slug'
  | 'title'
  | 'content'
  | 'html_blocks'
  | 'category'
  | 'metaDescription'
  | 'summary'
  | 'excerpt'
  | 'author'
  | 'image_url'
  | 'alt'
  | 'focus_x'
  | 'focus_y'
>;
