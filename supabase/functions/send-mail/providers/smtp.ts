import { failed, type Mail, type Outcome, type Provider } from '../mail.ts';

interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

/** What nodemailer is asked to send; its own types are only known to Node. */
export interface Letterbox {
  sendMail(message: object): Promise<unknown>;
  close(): void;
}

const TIMEOUT_MS = 12_000;
/** Answers of the 500s to 'RCPT' and 'DATA' are for good, but for 535 and its like: a password can be mended. */
const isRefusal = (fault: unknown): boolean =>
  typeof fault === 'object' &&
  fault !== null &&
  'code' in fault &&
  (fault.code === 'EENVELOPE' || fault.code === 'EMESSAGE') &&
  'responseCode' in fault &&
  typeof fault.responseCode === 'number' &&
  fault.responseCode >= 550 &&
  fault.responseCode < 560;

/** A connection over TLS from its first byte: the hosted service lets nothing out over 25 and 587. */
async function openSmtp({ host, port, user, password }: SmtpSettings): Promise<Letterbox> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host,
    port,
    secure: true,
    auth: { user, pass: password },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The message with the id of the queue in its Message-ID: programs that got it twice can show it once. */
export function smtpMessage(mail: Mail): object {
  const domain = /@([^\s>]+)/.exec(mail.from)?.[1] ?? 'localhost';
  return {
    from: mail.from,
    to: mail.to,
    ...(mail.reply_to === null ? {} : { replyTo: mail.reply_to }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe_url === null
        ? {}
        : {
            'List-Unsubscribe': `<${mail.unsubscribe_url}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}

/** Sends over SMTP, one connection a mail. */
export function smtpProvider(
  settings: SmtpSettings,
  open: (settings: SmtpSettings) => Promise<Letterbox> = openSmtp,
): Provider {
  // A message half way is not broken off, since it would be unknown whether it left. The connection has timeouts.
  const send = async (mail: Mail): Promise<Outcome> => {
    const letterbox = await open(settings);
    try {
      await letterbox.sendMail(smtpMessage(mail));
      return { sent: true };
    } catch (fault) {
      return failed(`the mail server did not take it: ${String(fault)}`, isRefusal(fault));
    } finally {
      letterbox.close();
    }
  };
  return { at_once: 2, pause_ms: 0, send };
}
