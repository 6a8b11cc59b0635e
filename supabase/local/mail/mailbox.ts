import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { AUTH_MAILS } from '../../../src/content/mail.ts';

/** A mail that was caught instead of sent. */
export interface CaughtMail {
  readonly id: number;
  /** The id of the queue; null for a mail of signing in. */
  readonly queue_id: string | null;
  readonly to: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly text: string;
  /** As a mail program shows it; null for a mail of text alone. */
  readonly html: string | null;
  /** Where one click ends the newsletter; null for other mails. */
  readonly unsubscribe_url: string | null;
  /** The link to follow; null for a mail without one. */
  readonly link: string | null;
  /** The six digits; null for a mail without them. */
  readonly code: string | null;
  readonly sent_at: string;
}

/** A mail of the queue, as the function send-mail hands it over. */
type QueuedMail = Pick<CaughtMail, 'to' | 'reply_to' | 'subject' | 'text' | 'html' | 'unsubscribe_url'> & {
  readonly id: string;
};

type Caught = Omit<CaughtMail, 'id' | 'sent_at'>;

const KEPT = 2_000;
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

  /** A mail of signing in: @supabase/lite writes it in English, here it is Dutch with the same link and code. */
  async send(message: EmailMessage): Promise<void> {
    const original = message.text ?? '';
    const found = LINK.exec(original)?.[0] ?? null;
    const code = codeIn(found === null ? original : original.replace(found, ''));
    if (found === null) {
      this.#keep({ ...PLAIN, to: message.to, subject: message.subject, text: original, link: null, code });
      return;
    }
    const words =
      new URL(found).searchParams.get('type') === 'recovery' ? AUTH_MAILS.recovery : AUTH_MAILS.other;
    this.#keepSigningIn(message.to, words, this.#lead(found, this.#redirect.getStore() ?? null), code);
  }

  /** The mail of `auth.admin.inviteUserByEmail`. */
  invite(to: string, token_hash: string, code: string, redirect_to: string | null): void {
    const url = new URL('/auth/v1/verify', this.#origin());
    url.searchParams.set('token', token_hash);
    url.searchParams.set('type', 'invite');
    this.#keepSigningIn(to, AUTH_MAILS.invite, this.#lead(url.toString(), redirect_to), code);
  }

  /** A mail of the queue. */
  receive({ id, ...mail }: QueuedMail): void {
    this.#keep({ ...mail, queue_id: id, link: null, code: null });
  }

  #keepSigningIn(
    to: string,
    { subject, text }: { readonly subject: string; readonly text: string },
    link: string,
    code: string | null,
  ): void {
    const by_code = code === null ? [] : [`${AUTH_MAILS.code} ${code}`];
    const words = [text, link, ...by_code, AUTH_MAILS.not_you].join('\n\n');
    this.#keep({ ...PLAIN, to, subject, text: words, link, code });
  }

  #lead(link: string, redirect_to: string | null): string {
    const url = new URL(link);
    const origin = new URL(this.#origin());
    url.protocol = origin.protocol;
    url.host = origin.host;
    url.searchParams.set('redirect_to', allowedRedirect(redirect_to, origin));
    return url.toString();
  }

  #keep(mail: Caught): void {
    this.#last_id += 1;
    this.#mails.push({ ...mail, id: this.#last_id, sent_at: new Date().toISOString() });
    if (this.#mails.length > KEPT) this.#mails.shift();
  }
}

const PLAIN = { queue_id: null, reply_to: null, html: null, unsubscribe_url: null } as const;

const codeIn = (text: string): string | null => /\b\d{6}\b/.exec(text)?.[0] ?? null;

/** The address asked for when it is on this machine, else the app's own start page. */
function allowedRedirect(redirect_to: string | null, origin: URL): string {
  if (redirect_to === null || !URL.canParse(redirect_to)) return origin.origin;
  const url = new URL(redirect_to);
  const here = ['127.0.0.1', 'localhost', '[::1]', origin.hostname].includes(url.hostname);
  return here && (url.protocol === 'http:' || url.protocol === 'https:') ? redirect_to : origin.origin;
}
