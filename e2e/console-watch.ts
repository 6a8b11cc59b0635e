import type { BrowserContext } from '@playwright/test';

/** Collects console errors and uncaught exceptions of every page of a context, except those expected. */
export interface ConsoleWatch {
  /** From now on a message that matches is not a failure. */
  allow(pattern: RegExp): void;
  unexpected(): readonly string[];
}

/** Starts watching; call `unexpected()` at the end of the test. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const messages: string[] = [];
  const allowed: RegExp[] = [];
  const note = (text: string) => {
    messages.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(error.error().stack ?? error.error().message));
  return {
    allow: (pattern) => {
      allowed.push(pattern);
    },
    unexpected: () => messages.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  };
}

/** What Chromium itself prints when a request finds no network. */
export const NETWORK_LOSS = /net::ERR_|WebSocket connection to .* failed|ERR_INTERNET_DISCONNECTED/;

/** What Chromium prints besides when the answer to everything is some page. */
export const PORTAL = new RegExp(`${NETWORK_LOSS.source}|^Manifest: .* Syntax error`);
