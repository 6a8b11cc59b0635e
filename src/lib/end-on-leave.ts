/**
 * Works around a fault of WebKit (Safari, and every browser of an iPad): a page that is left with an open IndexedDB transaction,
 * its own or that of a worker, keeps it open, and every later page waits for it until the whole browser has been quit. Other
 * browsers end the transaction themselves, and store what was asked for before.
 */

const under_way = new Set<IDBTransaction>();
let is_watched = false;

/** Chromium names WebKit too, and itself beside it. */
const isWebKit = (): boolean =>
  /AppleWebKit/.test(navigator.userAgent) && !/Chrom(?:e|ium)\//.test(navigator.userAgent);

/** Calls `leave` when the page is left, and `comeBack` when it is shown again as it was, in WebKit. */
export function whenLeft(leave: () => void, comeBack: () => void = () => {}): void {
  if (!isWebKit()) return;
  globalThis.addEventListener?.('pagehide', leave);
  globalThis.addEventListener?.('pageshow', comeBack);
}

function endAll(): void {
  for (const transaction of under_way) {
    try {
      transaction.abort();
    } catch {
      // The transaction is being committed, so it ends by itself.
    }
  }
}

/**
 * Aborts the open transactions of this connection when the page is left, in WebKit. In a page that comes back from the browser's
 * cache their promises have been rejected, and the caller begins again.
 */
export function endOnLeave(database: IDBDatabase): void {
  if (!isWebKit()) return;
  if (!is_watched) whenLeft(endAll);
  is_watched = true;
  const begin = database.transaction.bind(database);
  database.transaction = (...args) => {
    const transaction = begin(...args);
    under_way.add(transaction);
    const ended = (): void => void under_way.delete(transaction);
    transaction.addEventListener('complete', ended);
    transaction.addEventListener('abort', ended);
    return transaction;
  };
}
