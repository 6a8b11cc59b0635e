import { useRef, useState, useSyncExternalStore } from 'react';
import { pwa } from '../content/pwa.ts';
import { createListeners } from '../lib/listeners.ts';
import { Button } from '../ui/button.tsx';
import { useRootMark } from '../ui/use-root-mark.ts';
import styles from './notice.module.css';

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

/** Chromium's event, not in the standard types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

const DISMISSED_KEY = 'install-hint-dismissed';

let prompt_event: InstallPromptEvent | null = null;
const listeners = createListeners<[]>();

function keepPrompt(event: InstallPromptEvent | null): void {
  prompt_event = event;
  listeners.call();
}

// The event comes once, early: it is caught when this module loads, not when the hint first shows.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) keepPrompt(event);
  });
  window.addEventListener('appinstalled', () => keepPrompt(null));
}

/** Storage can be forbidden; a hint that comes back is then the lesser evil. */
const storage = {
  dismissed: (): boolean => {
    try {
      return localStorage.getItem(DISMISSED_KEY) !== null;
    } catch {
      return false;
    }
  },
  dismiss: (): void => {
    try {
      localStorage.setItem(DISMISSED_KEY, new Date().toISOString());
    } catch {
      // Nothing to do about it.
    }
  },
};

/** Invites to install the admin, with instructions on iPhone and iPad. Dismissed once, it stays away on this device. */
export function InstallHint() {
  const prompt = useSyncExternalStore(listeners.add, () => prompt_event);
  const [dismissed, setDismissed] = useState(storage.dismissed);
  const sheet = useRef<HTMLDialogElement>(null);
  const offer = installOffer({
    installed: matchMedia('(display-mode: standalone)').matches,
    dismissed,
    can_prompt: prompt !== null,
    apple_touch: isAppleTouch({ platform: navigator.platform, touch_points: navigator.maxTouchPoints }),
  });
  useRootMark('data-install-line', offer !== 'none');
  if (offer === 'none') return null;

  const dismiss = (): void => {
    storage.dismiss();
    setDismissed(true);
  };
  const install = async (): Promise<void> => {
    await prompt?.prompt();
    // A prompt can be used once, whatever was answered.
    keepPrompt(null);
  };

  const { install: words } = pwa;
  return (
    <section className={styles['line']} aria-label={words.sheet.title}>
      <p>{words.text}</p>
      <div className={styles['actions']}>
        <Button look="text" onClick={dismiss}>
          {words.dismiss}
        </Button>
        {offer === 'prompt' ? (
          <Button onClick={() => void install()}>{words.accept}</Button>
        ) : (
          <Button onClick={() => sheet.current?.showModal()}>{words.how}</Button>
        )}
      </div>
      <dialog ref={sheet} className={styles['sheet']} aria-labelledby="install-sheet-title">
        <h2 id="install-sheet-title">{words.sheet.title}</h2>
        <ol className={styles['steps']}>
          {words.sheet.steps_ios.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{words.sheet.note}</p>
        <div className={styles['actions']}>
          <Button onClick={() => sheet.current?.close()}>{words.sheet.close}</Button>
        </div>
      </dialog>
    </section>
  );
}
