/** RECAPTCHA_SITE_KEY of the build machine, or nothing: then no captcha is ever loaded. Throws on an invalid key. */
export function captchaSiteKey(machine: Readonly<Record<string, string | undefined>>): string {
  const key = machine['RECAPTCHA_SITE_KEY'] ?? '';
  if (!/^[\w-]*$/.test(key)) throw new Error('RECAPTCHA_SITE_KEY is no site key');
  return key;
}

/** The key as an attribute of the page's root, written by the build. */
export const captchaAttribute = (site_key: string): string =>
  site_key === '' ? '' : ` data-captcha="${site_key}"`;

/** What a page's policy has to let in for it: the script, its frame and its requests. */
export const CAPTCHA_SOURCES = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
} as const;
