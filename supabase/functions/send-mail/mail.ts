/** A mail that is ready to leave. Every value is plain text without control characters, but for `html`. */
export interface Mail {
  /** The id of the queue: the same mail always bears the same. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** RFC 8058: where one click ends the newsletter; null for other mails. */
  readonly unsubscribe_url: string | null;
  /** The template of a provider that keeps templates itself, and what it is filled with. */
  readonly provider_template: ProviderTemplate;
  readonly template_params: Readonly<Record<string, string>>;
}

/** The three mails to the company have templates of their own (F-059); mails to visitors share `letter`. */
export type ProviderTemplate = 'consultation' | 'contact' | 'founding_member' | 'letter';

/** What became of one try. `final`: trying again would change nothing. */
export type Outcome =
  | { readonly sent: true }
  | { readonly sent: false; readonly error: string; readonly final: boolean };

/** A way for mail to leave. */
export interface Provider {
  /** How many mails it takes side by side, and how long it wants to be left alone between rounds. */
  readonly at_once: number;
  readonly pause_ms: number;
  /** Answers failures, never throws them; a provider of HTTP calls gives up when the signal says so. */
  send(mail: Mail, signal: AbortSignal): Promise<Outcome>;
}

export const failed = (error: string, final = false): Outcome => ({ sent: false, error, final });
