import { log } from '../../lib/logger.ts';
import { namesToErase } from '../consent/storage-registry.ts';
import { FLAGS } from './flag-names.ts';
import type { SiteEvent } from './site-event.ts';

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

/** Removes every flag, by the registry that the cookies page shows; a storage that refuses holds none either. */
export function removeFlags(): void {
  try {
    for (const flag of namesToErase()) localStorage.removeItem(flag);
  } catch (fault) {
    log.warn('flags could not be removed', fault);
  }
}
