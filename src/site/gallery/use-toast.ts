import { useCallback, useEffect, useState } from 'react';

/** V-032: how long a message stands. */
const TOAST_MS = 3_000;

export interface Toast {
  readonly text: string;
  readonly tone: 'done' | 'failed';
}

/** One message at a time that goes by itself (V-032). */
export function useToast(): { readonly toast: Toast | null; readonly say: (toast: Toast) => void } {
  const [toast, setToast] = useState<Toast | null>(null);
  useEffect(() => {
    if (toast === null) return undefined;
    const timer = setTimeout(() => setToast(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  // A fresh object each time, so that the same message begins anew.
  return { toast, say: useCallback((next: Toast) => setToast({ ...next }), []) };
}
