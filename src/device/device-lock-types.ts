/** The PIN lock of a shared tablet as screens see it. It covers the screen; it does not encrypt anything. */
import type { Result } from '../lib/result.ts';
import type { PinProblem } from './pin-hash.ts';

/** Minutes without a touch or a key after which the screen locks. */
export const IDLE_CHOICES_MIN = [1, 2, 5, 10, 15, 30] as const;
export type IdleMinutes = (typeof IDLE_CHOICES_MIN)[number];
export const DEFAULT_IDLE_MIN: IdleMinutes = 5;

/** `off`: no user is signed in here, or the user has no PIN on this device. */
export type LockState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'off' }
  | { readonly kind: 'open'; readonly idle_min: IdleMinutes }
  | {
      readonly kind: 'locked';
      readonly idle_min: IdleMinutes;
      /** Wrong tries since the last good one. */
      readonly failed: number;
      /** Device wall time before which no try is taken; 0: at once. */
      readonly wait_until_ms: number;
    };

/** Why a PIN was not taken. `wait`: too many wrong tries; `unsupported`: this page is not a secure one. */
export type PinError =
  | { readonly code: 'wrong' }
  | { readonly code: 'wait'; readonly wait_ms: number }
  | { readonly code: 'storage' }
  | { readonly code: 'unsupported' }
  | { readonly code: 'weak'; readonly problem: PinProblem };

/** One per tab; all tabs of the device agree. Every promise settles; expected failures are values. */
export interface DeviceLock {
  state(): LockState;
  subscribe(listener: () => void): () => void;
  /** Reads the device; again when called again. A tab that starts while no other is open begins locked. */
  start(): Promise<void>;
  stop(): void;
  /** Sets a first PIN, or replaces one: then `current` must be right. Wrong ones count as tries. */
  set_pin(input: { readonly pin: string; readonly current: string | null }): Promise<Result<void, PinError>>;
  remove_pin(current: string): Promise<Result<void, PinError>>;
  set_idle(idle_min: IdleMinutes): Promise<Result<void, PinError>>;
  /** Locks every tab now. */
  lock(): Promise<void>;
  unlock(pin: string): Promise<Result<void, PinError>>;
  /** The user has just proved to be themselves by password: unlocks, and the forgotten PIN is no more. */
  forget_pin(): Promise<Result<void, PinError>>;
  /** Somebody touched the screen. */
  touched(): void;
}
