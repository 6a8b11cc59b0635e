import { log } from '../../lib/logger.ts';
import type { SiteEvent } from './site-event.ts';

/** T-008, T-009: what is noted on the device of a visitor who agreed, and removed on withdrawal. */
export const FLAGS = {
  exit_intent: 'exit_intent',
  navbar_interaction: 'navbar_interaction',
  navbar_interaction_count: 'navbar_interaction_count',
  last_nav_click: 'last_nav_click',
  gallery_viewed: 'gallery_viewed',
  gallery_view_count: 'gallery_view_count',
  gallery_last_view: 'gallery_last_view',
} as const;

type FlagStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const oneMore = (storage: FlagStorage, flag: string): void =>
  storage.setItem(flag, String(Number(storage.getItem(flag) ?? 0) + 1));

/** Notes what an event says about a visitor. */
export function noteFlags(event: SiteEvent, storage: FlagStorage, now: Date = new Date()): void {
  if (event.name === 'exit_intent') storage.setItem(FLAGS.exit_intent, 'true');
  if (event.name === 'navigation') {
    storage.setItem(FLAGS.navbar_interaction, 'true');
    oneMore(storage, FLAGS.navbar_interaction_count);
    storage.setItem(FLAGS.last_nav_click, event.href);
  }
  if (event.name === 'gallery_view') {
    storage.setItem(FLAGS.gallery_viewed, 'true');
    oneMore(storage, FLAGS.gallery_view_count);
    storage.setItem(FLAGS.gallery_last_view, now.toISOString());
  }
}

/** Removes every flag; a storage that refuses holds none either. */
export function removeFlags(): void {
  try {
    for (const flag of Object.values(FLAGS)) localStorage.removeItem(flag);
  } catch (fault) {
    log.warn('flags could not be removed', fault);
  }
}
