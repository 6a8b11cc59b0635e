import { useCallback, useEffect, useState } from 'react';
import type { StorageUse } from './storage-labels.ts';

const MEASURE_EVERY_MS = 30_000;

export interface StorageState {
  /** Undefined while it is measured, null where the browser does not say. */
  readonly use: StorageUse | null | undefined;
  /** Whether the browser promised to keep the data; null where it cannot. */
  readonly persisted: boolean | null;
  /** A person asked for the promise and did not get it. */
  readonly refused: boolean;
  readonly ask: () => void;
}

async function measure(): Promise<Pick<StorageState, 'use' | 'persisted'>> {
  const { storage } = navigator;
  const estimate = await storage?.estimate?.().catch(() => null);
  const persisted = await storage?.persisted?.().catch(() => null);
  const { usage, quota } = estimate ?? {};
  return {
    use: usage === undefined || quota === undefined ? null : { used_bytes: usage, allowed_bytes: quota },
    persisted: persisted ?? null,
  };
}

/** How much room this device's data takes and whether the browser promised to keep it, measured now and then. */
export function useStorage(): StorageState {
  const [found, setFound] = useState<Pick<StorageState, 'use' | 'persisted'>>({
    use: undefined,
    persisted: null,
  });
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    let is_over = false;
    const look = async (): Promise<void> => {
      const now = await measure();
      if (!is_over) setFound(now);
    };
    void look();
    const timer = setInterval(() => void look(), MEASURE_EVERY_MS);
    return () => {
      is_over = true;
      clearInterval(timer);
    };
  }, []);

  const ask = useCallback(() => {
    const askBrowser = async (): Promise<void> => {
      const granted = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
      setRefused(!granted);
      setFound(await measure());
    };
    void askBrowser();
  }, []);

  return { ...found, refused, ask };
}
