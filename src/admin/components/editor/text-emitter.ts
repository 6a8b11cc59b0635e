/** Tells changes of a text: soon after the last one, and at once when the page may go. */

/** E-010. */
const DEBOUNCE_MS = 200;
/** A page that is killed while its writer types without a pause loses no more than this. */
const LONGEST_WAIT_MS = 800;

export interface TextEmitter<T> {
  /** Something changed: the text is told soon. */
  readonly changed: () => void;
  /** Tells now what was not told yet; answers the text as it is. */
  readonly flush: () => T;
}

/** @param read the text as it is now; a text that was told already is not told again */
export function createTextEmitter<T>(
  first: T,
  read: () => T,
  tell: (text: T) => void,
  isSame: (a: T, b: T) => boolean = Object.is,
): TextEmitter<T> {
  let told = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting_since_ms: number | null = null;
  const flush = (): T => {
    clearTimeout(timer);
    if (waiting_since_ms === null) return told;
    waiting_since_ms = null;
    const text = read();
    if (isSame(text, told)) return told;
    told = text;
    tell(text);
    return text;
  };
  return {
    flush,
    changed: () => {
      const now_ms = performance.now();
      waiting_since_ms ??= now_ms;
      clearTimeout(timer);
      const rest_ms = waiting_since_ms + LONGEST_WAIT_MS - now_ms;
      timer = setTimeout(flush, Math.max(0, Math.min(DEBOUNCE_MS, rest_ms)));
    },
  };
}
