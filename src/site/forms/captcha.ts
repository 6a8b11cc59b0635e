import { log } from '../../lib/logger.ts';
import { readConsent } from '../consent/consent.ts';

/** The invisible captcha of the provider that the specification names (F-050). */
interface Provider {
  ready(done: () => void): void;
  execute(site_key: string, about: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    /** The provider's script gives itself this name. */
    grecaptcha?: Provider;
  }
}

const SCRIPT_URL = 'https://www.google.com/recaptcha/api.js';
/** After this time a submission is sent without the captcha's answer. */
export const CAPTCHA_TIMEOUT_MS = 4_000;

/**
 * RECAPTCHA_SITE_KEY of the build machine; empty when none is set, and then no captcha is ever loaded. Throws on an
 * invalid key.
 */
export function captchaSiteKey(machine: Readonly<Record<string, string | undefined>>): string {
  const key = machine['RECAPTCHA_SITE_KEY'] ?? '';
  if (!/^[\w-]*$/.test(key)) throw new Error('RECAPTCHA_SITE_KEY is no site key');
  return key;
}

/** The key as an attribute of the page's root element, which the build writes and `startCaptcha` reads. */
export const captchaAttribute = (site_key: string): string =>
  site_key === '' ? '' : ` data-captcha="${site_key}"`;

/** What the Content-Security-Policy of a page must allow for the captcha: its script, its frame and its requests. */
export const CAPTCHA_SOURCES = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
} as const;

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

/**
 * The provider's answer for one submission. Null when the captcha is blocked, declined, offline or too slow; the submission
 * is then sent without one.
 */
export async function captchaToken(action: string): Promise<string | null> {
  try {
    const nothing = new Promise<null>((resolve) => setTimeout(resolve, CAPTCHA_TIMEOUT_MS, null));
    return await Promise.race([ask(action), nothing]);
  } catch (fault) {
    log.warn('the captcha gave no answer', fault);
    return null;
  }
}
