import { describeEvent } from './describe-event.ts';
import type { Sender } from './tracking.ts';

declare global {
  interface Window {
    /** Where a tag manager reads what happened; its name is the tag manager's. */
    dataLayer?: object[];
  }
}

/**
 * Loads the tag manager and gives it every event on its data layer (T-001). Called after consent only. What it put into
 * the page cannot be taken out again: withdrawal loads the page anew.
 */
export function tagManagerSender(script_url: string): Sender {
  const layer = window.dataLayer ?? [];
  window.dataLayer = layer;
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = script_url;
  document.head.append(script);
  return (event) => {
    const meaning = describeEvent(event);
    layer.push({ event: meaning.action, ...meaning, details: event });
  };
}
