import { log } from '../../lib/logger.ts';
import type { SiteEvent } from './site-event.ts';

export type { SiteEvent } from './site-event.ts';

export type Sender = (event: SiteEvent) => void;

let senders: readonly Sender[] = [];

/**
 * Notes that something happened. Without consent there is no sender: then the event leaves a mark in the
 * browser's own performance timeline, which no page and no server reads, and is gone with the page. Nothing is
 * kept to be sent later. A sender that fails is logged and stops nothing (T-006).
 */
export function track(event: SiteEvent): void {
  performance.mark(`site:${event.name}`, { detail: event });
  for (const send of senders)
    try {
      send(event);
    } catch (fault) {
      log.warn('an event could not be sent', fault);
    }
}

/** Called by the consent module once a visitor agreed. The returned function ends the sending (withdrawal). */
export function addSender(send: Sender): () => void {
  senders = [...senders, send];
  return () => {
    senders = senders.filter((other) => other !== send);
  };
}
