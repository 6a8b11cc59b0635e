import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLogSink } from '../../lib/logger.ts';
import { captchaAttribute, captchaSiteKey } from './captcha.ts';

interface Script extends EventTarget {
  src: string;
}

let scripts: Script[] = [];
let putBack = (): void => undefined;

/** A page as the build wrote it, of a visitor with this choice. */
function visit(site_key: string | undefined, consent: 'true' | 'false' | null): void {
  vi.stubGlobal('document', {
    getElementById: () => ({ dataset: { captcha: site_key } }),
    createElement: () => Object.assign(new EventTarget(), { src: '' }),
    head: { append: (script: Script) => (scripts = [...scripts, script]) },
  });
  vi.stubGlobal('localStorage', { getItem: () => consent });
  vi.stubGlobal('navigator', { onLine: true });
}

/** The module as a page just fetched it: it remembers what it loaded. */
async function fresh() {
  vi.resetModules();
  return await import('./captcha.ts');
}

beforeEach(() => {
  scripts = [];
  putBack = setLogSink(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  putBack();
});

test('F-064 R-20 the provider’s script is loaded once, where a key is configured and the visitor agreed', async () => {
  visit('site-key', 'true');
  const { startCaptcha } = await fresh();
  startCaptcha();
  startCaptcha();
  expect(scripts.map(({ src }) => src)).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key']);
});

test('R-20 without a key, without consent or without a connection nothing is loaded, and the form goes without', async () => {
  for (const [key, consent] of [
    [undefined, 'true'],
    ['site-key', 'false'],
    ['site-key', null],
  ] as const) {
    visit(key, consent);
    const { startCaptcha, captchaToken } = await fresh();
    startCaptcha();
    expect(await captchaToken('contact')).toBeNull();
  }
  visit('site-key', 'true');
  vi.stubGlobal('navigator', { onLine: false });
  (await fresh()).startCaptcha();
  expect(scripts).toEqual([]);
});

test('F-050 F-064 the answer for one submission comes from the provider, by the name of the form', async () => {
  visit('site-key', 'true');
  const asked: unknown[] = [];
  vi.stubGlobal('window', {
    grecaptcha: {
      ready: (done: () => void) => done(),
      execute: (...about: unknown[]) => {
        asked.push(about);
        return Promise.resolve('token-1');
      },
    },
  });
  const { startCaptcha, captchaToken } = await fresh();
  startCaptcha();
  scripts[0]?.dispatchEvent(new Event('load'));
  expect(await captchaToken('founding-member')).toBe('token-1');
  expect(asked).toEqual([['site-key', { action: 'founding_member' }]]);
});

test('R-20 a script that is blocked, or a provider that never answers, holds nothing up', async () => {
  visit('site-key', 'true');
  const blocked = await fresh();
  blocked.startCaptcha();
  scripts[0]?.dispatchEvent(new Event('error'));
  expect(await blocked.captchaToken('contact')).toBeNull();

  vi.useFakeTimers();
  const slow = await fresh();
  slow.startCaptcha();
  const answer = slow.captchaToken('contact');
  vi.advanceTimersByTime(slow.CAPTCHA_TIMEOUT_MS);
  expect(await answer).toBeNull();
});

test('the key of the build machine is written on the page’s root, and nothing else passes for one', () => {
  expect(captchaAttribute(captchaSiteKey({ RECAPTCHA_SITE_KEY: '6Lc_abc-1' }))).toBe(
    ' data-captcha="6Lc_abc-1"',
  );
  expect(captchaAttribute(captchaSiteKey({}))).toBe('');
  expect(() => captchaSiteKey({ RECAPTCHA_SITE_KEY: '"><script>' })).toThrow('RECAPTCHA_SITE_KEY');
});
