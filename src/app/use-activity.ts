import { useEffect } from 'react';
import type { DeviceLock } from '../device/device-lock-types.ts';

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Tells the lock that somebody is at the screen. */
export function useActivity(lock: DeviceLock): void {
  useEffect(() => {
    const touched = (): void => lock.touched();
    const how = { capture: true, passive: true } as const;
    for (const touch of TOUCHES) addEventListener(touch, touched, how);
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, touched, how);
    };
  }, [lock]);
}
