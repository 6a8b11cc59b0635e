/** Decides what to say about installing; pure. */

type InstallOffer =
  | 'none'
  /** The browser can install at a press of a button. */
  | 'prompt'
  /** iPhone and iPad: only the person can, by the share menu. */
  | 'instructions';

/** `touch_points` tells an iPad, which calls itself a Mac, from a Mac. */
export function isAppleTouch(navigator: {
  readonly platform: string;
  readonly touch_points: number;
}): boolean {
  return (
    /^(iPhone|iPad|iPod)/.test(navigator.platform) ||
    (navigator.platform === 'MacIntel' && navigator.touch_points > 1)
  );
}

/** What to offer on this device: nothing when the app runs installed already or the hint was sent away. */
export function installOffer(given: {
  readonly installed: boolean;
  readonly dismissed: boolean;
  readonly can_prompt: boolean;
  readonly apple_touch: boolean;
}): InstallOffer {
  if (given.installed || given.dismissed) return 'none';
  if (given.can_prompt) return 'prompt';
  return given.apple_touch ? 'instructions' : 'none';
}
