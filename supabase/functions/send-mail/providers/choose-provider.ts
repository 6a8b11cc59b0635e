import type { Provider } from '../mail.ts';
import { captureProvider } from './capture.ts';
import { emailJsProvider } from './emailjs.ts';
import { smtpProvider } from './smtp.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** A provider, or the names that the environment lacks for it. */
type Chosen = { readonly provider: Provider } | { readonly missing: readonly string[] };

const EMAILJS_URL = 'https://api.emailjs.com/api/v1.0/email/send';
const TLS_PORT = 465;

const NEEDED = {
  emailjs: [
    'EMAILJS_SERVICE_ID',
    'EMAILJS_USER_ID',
    'EMAILJS_TEMPLATE_CONSULTATION',
    'EMAILJS_TEMPLATE_CONTACT',
    'EMAILJS_TEMPLATE_FOUNDING_MEMBER',
    'EMAILJS_TEMPLATE_LETTER',
  ],
  smtp: ['SMTP_HOST', 'SMTP_USER', 'SMTP_PASSWORD'],
  capture: ['MAIL_CAPTURE_URL', 'MAIL_CAPTURE_KEY'],
} as const;

type Value = (key: string) => string;

const MAKE: Readonly<Record<keyof typeof NEEDED, (value: Value) => Provider>> = {
  emailjs: (value) =>
    emailJsProvider({
      url: value('EMAILJS_URL') || EMAILJS_URL,
      service_id: value('EMAILJS_SERVICE_ID'),
      user_id: value('EMAILJS_USER_ID'),
      access_token: value('EMAILJS_ACCESS_TOKEN') || null,
      template_ids: {
        consultation: value('EMAILJS_TEMPLATE_CONSULTATION'),
        contact: value('EMAILJS_TEMPLATE_CONTACT'),
        founding_member: value('EMAILJS_TEMPLATE_FOUNDING_MEMBER'),
        letter: value('EMAILJS_TEMPLATE_LETTER'),
      },
    }),
  smtp: (value) =>
    smtpProvider({
      host: value('SMTP_HOST'),
      port: Number(value('SMTP_PORT') || TLS_PORT),
      user: value('SMTP_USER'),
      password: value('SMTP_PASSWORD'),
    }),
  capture: (value) => captureProvider(value('MAIL_CAPTURE_URL'), value('MAIL_CAPTURE_KEY')),
};

/** Chooses by `MAIL_PROVIDER`: 'emailjs', 'smtp' or 'capture'. Half a configuration is none, so nothing is tried with it. */
export function chooseProvider(env: Env): Chosen {
  const name = env['MAIL_PROVIDER'];
  if (name !== 'emailjs' && name !== 'smtp' && name !== 'capture') return { missing: ['MAIL_PROVIDER'] };
  const missing = NEEDED[name].filter((key) => !env[key]);
  return missing.length > 0 ? { missing } : { provider: MAKE[name]((key) => env[key] ?? '') };
}
