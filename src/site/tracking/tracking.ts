/**
 * Everything the site can tell about its use, and nothing else. A name and its fields are added here first.
 */
export type SiteEvent =
  | { readonly name: 'page_not_found'; readonly path: string }
  | { readonly name: 'section_failed'; readonly section: string };

export type Sender = (event: SiteEvent) => void;

let senders: readonly Sender[] = [];

/**
 * Notes that something happened (P-103). Without consent there is no sender: then the event leaves a mark in the
 * browser's own performance timeline, which no page and no server reads, and is gone with the page. Nothing is
 * kept to be sent later.
 */
export function track(event: SiteEvent): void {
  performance.mark(`site:${event.name}`, { detail: event });
  for (const send of senders) send(event);
}

/** Called by the consent module once a visitor agreed. The returned function ends the sending (withdrawal). */
export function addSender(send: Sender): () => void {
  senders = [...senders, send];
  return () => {
    senders = senders.filter((other) => other !== send);
  };
}
