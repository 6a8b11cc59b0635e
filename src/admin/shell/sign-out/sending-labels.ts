/** The texts of 'Nu verzenden': its progress, or why sending is impossible now. */
import { deviceText } from '../../../content/admin/device.ts';
import type { UnsentCount } from '../../../data/index.ts';
import type { SyncStatus } from '../../../sync/index.ts';

const words = deviceText.sign_out;

interface SendingWords {
  /** `stuck`: nothing more will be sent until something changes; `done`: all that can be sent is. */
  readonly kind: 'busy' | 'stuck' | 'done';
  readonly text: string;
  readonly done: number;
  readonly total: number;
}

/** How much sending can still bring to the server: not rejected changes, failed photos, unsaved forms and their photos. */
export const sendable = ({ changes, rejected, photos, failed_photos = 0 }: UnsentCount): number =>
  changes - rejected + photos - failed_photos;

const doneWords = ({
  rejected,
  failed_photos = 0,
  held_photos = 0,
  refused_photos = 0,
  drafts,
}: UnsentCount): string => {
  const { progress } = words;
  if (rejected + refused_photos > 0) return progress.rest_rejected;
  if (failed_photos > held_photos) return progress.rest_photos;
  if (held_photos > 0) return progress.rest_held;
  return drafts > 0 ? progress.rest_drafts : progress.done;
};

function whyStuck(status: SyncStatus, needs_sign_in: boolean): string | null {
  const { cannot } = words;
  if (status.storage_fault !== null || status.phase === 'storage_broken') return cannot.storage;
  if (status.phase === 'not_staff') return cannot.not_staff;
  if (status.phase === 'upgrade_needed') return cannot.upgrade;
  if (needs_sign_in || status.phase === 'waiting_for_sign_in') return cannot.sign_in;
  if (!status.online) return cannot.offline;
  if (status.phase !== 'backoff') return null;
  return status.server_unsettled ? cannot.unsettled : cannot.unreachable;
}

/**
 * Words for the state of sending.
 * @param total what was to be sent when the person asked
 */
export function sendingWords(
  status: SyncStatus,
  needs_sign_in: boolean,
  unsent: UnsentCount,
  total: number,
): SendingWords {
  const open = sendable(unsent);
  const done = Math.max(0, total - open);
  if (open === 0) {
    return { kind: 'done', text: doneWords(unsent), done: total, total };
  }
  const stuck = whyStuck(status, needs_sign_in);
  if (stuck !== null) return { kind: 'stuck', text: stuck, done, total };
  return { kind: 'busy', text: words.progress.busy, done, total };
}
