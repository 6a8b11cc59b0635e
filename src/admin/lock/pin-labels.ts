/** The message about a PIN that was refused. */
import type { PinError } from '../../device/device-lock-types.ts';
import { triesLeft } from '../../device/pin-tries.ts';
import { deviceText } from '../../content/admin/device.ts';

const words = deviceText.pin_errors;

/** '0:27', '12:05': minutes and seconds, rounded up so that it ends at 0:01. */
export function waitClock(wait_ms: number): string {
  const seconds = Math.max(0, Math.ceil(wait_ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Words for an error; `failed` is the number of wrong tries so far, as far as it is known. */
export function pinErrorLabel(error: PinError, failed = 0): string {
  switch (error.code) {
    case 'wait':
      return words.wait(waitClock(error.wait_ms));
    case 'weak':
      return words.weak[error.problem];
    case 'wrong': {
      const left = triesLeft(failed);
      return failed > 0 && left > 0 ? `${words.wrong} ${words.tries_left(left)}` : words.wrong;
    }
    case 'storage':
    case 'unsupported':
    default:
      return words[error.code];
  }
}
