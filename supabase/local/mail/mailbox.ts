import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmailDriver, EmailMessage } from '@supabase/lite';

/** A mail that was caught instead of sent. */
export interface CaughtMail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The link to follow; null for a mail without one. */
  readonly link: string | null;
  /** The six digits; null for a mail without them. */
  readonly code: string | null;
  readonly sent_at: string;
}

const KEPT = 200;
const LINK = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/;

/** Catches every mail of the embedded backend; `/_local/mail` shows them. Nothing leaves the machine. */
export class Mailbox implements EmailDriver {
  readonly #origin: () => string;
  readonly #redirect = new AsyncLocalStorage<string | null>();
  readonly #mails: CaughtMail[] = [];
  #last_id = 0;

  /** `origin` is where the app answers; links to anywhere but this machine are turned back to it. */
  constructor(origin: () => string) {
    this.#origin = origin;
  }

  /** Newest first. */
  mails(): readonly CaughtMail[] {
    return this.#mails.toReversed();
  }

  /** Mails sent during `work` lead to `redirect_to`, which @supabase/lite leaves out of account. */
  leadingTo<T>(redirect_to: string | null, work: () => Promise<T>): Promise<T> {
    return this.#redirect.run(redirect_to, work);
  }

  async send(message: EmailMessage): Promise<void> {
    const original = message.text ?? '';
    const found = LINK.exec(original)?.[0] ?? null;
    const link = found === null ? null : this.#lead(found, this.#redirect.getStore() ?? null);
    const text = found === null || link === null ? original : original.replace(found, link);
    this.#keep(message.to, message.subject, text, link);
  }

  /** The mail of `auth.admin.inviteUserByEmail`. */
  invite(to: string, token_hash: string, code: string, redirect_to: string | null): void {
    const url = new URL('/auth/v1/verify', this.#origin());
    url.searchParams.set('token', token_hash);
    url.searchParams.set('type', 'invite');
    const link = this.#lead(url.toString(), redirect_to);
    this.#keep(
      to,
      'You have been invited',
      `You have been invited. Accept with this link: ${link}\n\nCode: ${code}`,
      link,
    );
  }

  #lead(link: string, redirect_to: string | null): string {
    const url = new URL(link);
    const origin = new URL(this.#origin());
    url.protocol = origin.protocol;
    url.host = origin.host;
    url.searchParams.set('redirect_to', allowedRedirect(redirect_to, origin));
    return url.toString();
  }

  #keep(to: string, subject: string, text: string, link: string | null): void {
    this.#last_id += 1;
    const code = /\b\d{6}\b/.exec(link === null ? text : text.replace(link, ''))?.[0] ?? null;
    const sent_at = new Date().toISOString();
    this.#mails.push({ id: this.#last_id, to, subject, text, link, code, sent_at });
    if (this.#mails.length > KEPT) this.#mails.shift();
  }
}

/** The address asked for when it is on this machine, else the app's own front door. */
export function allowedRedirect(redirect_to: string | null, origin: URL): string {
  if (redirect_to === null || !URL.canParse(redirect_to)) return origin.origin;
  const url = new URL(redirect_to);
  const here = ['127.0.0.1', 'localhost', '[::1]', origin.hostname].includes(url.hostname);
  return here && (url.protocol === 'http:' || url.protocol === 'https:') ? redirect_to : origin.origin;
}
