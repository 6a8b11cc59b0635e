import { CONFIRM_MAIL, LEAD_MAILS, MAIL_FRAME, WELCOME_MAIL } from '../../../../src/content/mail.ts';
import { CONFIRM_PATHS, PUBLIC_PATHS, UNSUBSCRIBE_PATHS } from '../../../../src/routes.ts';
import type { Mail } from '../mail.ts';
import { companyMail, type LeadKind, type Params, templateParams, visitorMail } from './lead-mails.ts';
import { type MailBody, mailHtml, mailText, type Reach } from './mail-layout.ts';
import { mailAddress, textOf } from './plain-values.ts';

/** A mail as the queue gives it out. */
export interface QueuedMail {
  readonly id: string;
  readonly template: string;
  /** Null is the company. */
  readonly recipient: string | null;
  readonly params: Params;
  readonly attempt: number;
  readonly created_at: string;
}

/** What no row of the queue holds. */
export interface Sender {
  /** As it stands in 'From'. */
  readonly from: string;
  /** Where the mails to the company go. */
  readonly company: string;
  /** Origin of the site, without a slash at its end. */
  readonly site_url: string;
  /** As the office last said it. */
  readonly reach: Reach;
}

type Rendered = { readonly mail: Mail } | { readonly error: string };

const LEAD_TEMPLATE = /^(consultation|contact|founding_member)_(company|visitor)$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isLeadKind = (value: string | undefined): value is LeadKind =>
  value !== undefined && value in LEAD_MAILS;

/** Makes the mail of a queued row; what no template or address can be found for will never leave. */
export function renderMail(queued: QueuedMail, sender: Sender): Rendered {
  const to = queued.recipient === null ? sender.company : mailAddress(queued.recipient);
  if (to === null) return { error: 'the recipient is no e-mail address' };
  const [, kind, reader] = LEAD_TEMPLATE.exec(queued.template) ?? [];
  if (isLeadKind(kind)) return { mail: leadMail(queued, kind, reader === 'company', to, sender) };
  if (queued.template === 'newsletter_confirm') return confirmMail(queued, to, sender);
  if (queued.template === 'newsletter_welcome') return welcomeMail(queued, to, sender);
  return { error: `there is no template '${queued.template}'` };
}

type Essence = Pick<Mail, 'reply_to' | 'subject' | 'unsubscribe_url'> &
  Partial<Pick<Mail, 'provider_template' | 'template_params'>>;

/** Without a template of its own the provider gets the finished mail. */
function mailOf(queued: QueuedMail, to: string, sender: Sender, body: MailBody, essence: Essence): Mail {
  const { subject } = essence;
  const text = mailText(body, sender.reach);
  const html = mailHtml(body, subject, sender.reach);
  return {
    id: queued.id,
    from: sender.from,
    to,
    text,
    html,
    provider_template: 'letter',
    template_params: { to_email: to, subject, text, html },
    ...essence,
  };
}

function leadMail(queued: QueuedMail, kind: LeadKind, to_company: boolean, to: string, sender: Sender): Mail {
  const created_at = momentOf(queued);
  if (!to_company)
    return mailOf(queued, to, sender, visitorMail(kind, queued.params, created_at, sender.reach.phone), {
      reply_to: sender.company,
      subject: LEAD_MAILS[kind].visitor_subject,
      unsubscribe_url: null,
    });
  const filled = templateParams(kind, queued.params, created_at);
  return mailOf(queued, to, sender, companyMail(kind, queued.params, filled), {
    reply_to: mailAddress(filled['email']),
    subject: LEAD_MAILS[kind].subject,
    unsubscribe_url: null,
    provider_template: kind,
    template_params: filled,
  });
}

/** When the visitor asked; for a row that does not say, when the mail was put in the queue. */
function momentOf({ params, created_at }: QueuedMail): Date {
  const said = new Date(textOf(params, 'created_at') ?? created_at);
  return Number.isNaN(said.getTime()) ? new Date(created_at) : said;
}

/** one button for the owner of the address, and nothing that a visitor typed. */
function confirmMail(queued: QueuedMail, to: string, sender: Sender): Rendered {
  const token = textOf(queued.params, 'confirm_token');
  if (token === null || !UUID.test(token))
    return { error: 'a sign-up cannot be confirmed without its token' };
  const { subject, lead, action, footnote } = CONFIRM_MAIL;
  const body: MailBody = {
    greeting: MAIL_FRAME.greeting,
    lead,
    facts: [],
    message: null,
    action: { label: action, href: `${sender.site_url}${CONFIRM_PATHS.send}?token=${token}` },
    close: [],
    footnotes: [footnote],
    unsubscribe: null,
  };
  return { mail: mailOf(queued, to, sender, body, { reply_to: null, subject, unsubscribe_url: null }) };
}

/** F-086: the checklist, and the way out. */
function welcomeMail(queued: QueuedMail, to: string, sender: Sender): Rendered {
  const token = textOf(queued.params, 'unsubscribe_token');
  if (token === null || !UUID.test(token)) return { error: 'a newsletter mail needs its unsubscribe_token' };
  const unsubscribe_url = `${sender.site_url}${UNSUBSCRIBE_PATHS.send}?token=${token}`;
  const { subject, lead, action, footnote, unsubscribe } = WELCOME_MAIL;
  const body: MailBody = {
    greeting: MAIL_FRAME.greeting,
    lead,
    facts: [],
    message: null,
    action: { label: action, href: `${sender.site_url}${PUBLIC_PATHS.checklist}` },
    close: [],
    footnotes: [footnote],
    unsubscribe: { label: unsubscribe, href: unsubscribe_url },
  };
  return { mail: mailOf(queued, to, sender, body, { reply_to: null, subject, unsubscribe_url }) };
}
