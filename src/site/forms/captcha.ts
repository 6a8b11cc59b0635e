import { log } from '../../lib/logger.ts';
import { readConsent } from '../consent/consent.ts';

/** Invisible, of the provider that the specification names (F-050). */
interface Provider {
  ready(done: () => void): void;
  execute(site_key: string, about: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    /** The provider's own name. */
    grecaptcha?: Provider;
  }
}

const SCRIPT_URL = 'https://www.google.com/recaptcha/api.js';
/** A submission never waits longer for it than this. */
export const CAPTCHA_TIMEOUT_MS = 4_000;

const siteKey = (): string => document.getElementById('root')?.dataset['captcha'] ?? '';

let loading: Promise<boolean> | null = null;

function load(site_key: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = `${SCRIPT_URL}?render=${encodeURIComponent(site_key)}`;
    script.async = true;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      log.warn('the captcha could not be loaded');
      resolve(false);
    });
    document.head.append(script);
  });
}

/**
 * Fetches the provider's script: only where a key is configured, only for a visitor who agreed to third parties,
 * and only once a form is used.
 */
export function startCaptcha(): void {
  const site_key = siteKey();
  if (site_key === '' || readConsent() !== 'accepted' || !navigator.onLine) return;
  loading ??= load(site_key).then((has_loaded) => {
    if (!has_loaded) loading = null;
    return has_loaded;
  });
}

async function ask(action: string): Promise<string | null> {
  if (loading === null || !(await loading)) return null;
  const provider = window.grecaptcha;
  if (provider === undefined) return null;
  await new Promise<void>((resolve) => provider.ready(resolve));
  return await provider.execute(siteKey(), { action: action.replaceAll('-', '_') });
}

/** The provider's answer for one submission; null when it is blocked, declined, offline or slow: then it goes without. */
export async function captchaToken(action: string): Promise<string | null> {
  try {
    const nothing = new Promise<null>((resolve) => setTimeout(resolve, CAPTCHA_TIMEOUT_MS, null));
    return await Promise.race([ask(action), nothing]);
  } catch (fault) {
    log.warn('the captcha gave no answer', fault);
    return null;
  }
}
