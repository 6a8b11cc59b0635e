import { LEAD_MAILS, MAIL_DEFAULTS, MAIL_FRAME, MAIL_LABELS } from '../../../../src/content/mail.ts';
import * as german from '../../../../src/content/de/site/offerings.ts';
import * as english from '../../../../src/content/en/site/offerings.ts';
import * as dutch from '../../../../src/content/site/offerings.ts';
import type { MailBody } from './mail-layout.ts';
import { dutchTime, lines, oneLine, textOf } from './plain-values.ts';

export type LeadKind = keyof typeof LEAD_MAILS;

/** The values of a lead's row, as the queue holds them. */
export type Params = Readonly<Record<string, unknown>>;

type Filled = Readonly<Record<string, string>>;

const line = (params: Params, name: string, otherwise: string): string => {
  const value = textOf(params, name);
  return value === null ? otherwise : oneLine(value) || otherwise;
};

/**
 * What the mail to the company is filled with: exactly the names the specification gives (F-037), with words
 * where the row has none. The contact form's mail has the shape of the consultation's.
 */
export function templateParams(kind: LeadKind, params: Params, created_at: Date): Filled {
  const { subject, service } = LEAD_MAILS[kind];
  const first_name = line(params, 'first_name', '');
  const last_name = line(params, 'last_name', '');
  const { phone, message, not_specified } = MAIL_DEFAULTS;
  const name = `${first_name} ${last_name}`.trim();
  const common = {
    name,
    email: line(params, 'email', ''),
    phone: line(params, 'phone', phone),
    message: lines(textOf(params, 'message') ?? message) || message,
    time: dutchTime(created_at),
    subject,
  };
  if (kind === 'founding_member')
    return {
      ...common,
      yacht_type: line(params, 'yacht_type', not_specified),
      service: line(params, 'service', service ?? not_specified),
    };
  return {
    ...common,
    first_name,
    last_name,
    service:
      kind === 'consultation' ? LEAD_MAILS.consultation.service : line(params, 'service', not_specified),
    boat_type: line(params, 'boat_type', not_specified),
  };
}

const SHOWN = ['name', 'email', 'phone', 'service', 'boat_type', 'yacht_type'] as const;

function factsOf(filled: Filled, attachments: string | null): MailBody['facts'] {
  const facts = SHOWN.flatMap((name) => {
    const value = filled[name];
    return value === undefined ? [] : [[MAIL_LABELS[name], value] as const];
  });
  const files = attachments === null ? [] : [[MAIL_LABELS.attachments, attachments] as const];
  return [...facts, ...files, [MAIL_LABELS.time, filled['time'] ?? '']];
}

const attachmentsOf = (params: Params): number => {
  const count = params['attachments'];
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : 0;
};

/** The mail that tells the company of a lead; answering it writes to the visitor. */
export function companyMail(kind: LeadKind, params: Params, filled: Filled): MailBody {
  const count = attachmentsOf(params);
  return {
    greeting: null,
    lead: [
      LEAD_MAILS[kind].company(filled['name'] ?? ''),
      ...(params['unchecked'] === true ? [MAIL_FRAME.unchecked] : []),
    ],
    facts: factsOf(filled, count === 0 ? null : MAIL_FRAME.attachments(count)),
    message: [MAIL_LABELS.message, filled['message'] ?? ''],
    action: null,
    close: [MAIL_FRAME.answer],
    footnotes: [],
    unsubscribe: null,
  };
}

const offered = ({ OFFERING_GROUPS, OFFERINGS, CERAMIC }: typeof dutch | typeof english | typeof german) => [
  ...OFFERING_GROUPS,
  ...OFFERINGS,
  CERAMIC,
];
const DUTCH = offered(dutch);

/**
 * The service of a request in Dutch, when it is one of ours to the letter in a language of the site; null for anything a
 * visitor typed.
 */
const knownService = (params: Params): string | null => {
  const given = textOf(params, 'service');
  const asked = [DUTCH, offered(english), offered(german)].flat().find(({ title }) => title === given);
  return DUTCH.find(({ slug }) => slug === asked?.slug)?.title ?? null;
};

/**
 * The confirmation to the visitor: our own words, a service of ours and when it was asked. Nothing that somebody
 * typed, for it may be somebody else's address (decision 019).
 */
export function visitorMail(kind: LeadKind, params: Params, created_at: Date, phone: string): MailBody {
  const service = LEAD_MAILS[kind].service ?? knownService(params);
  return {
    greeting: MAIL_FRAME.greeting,
    lead: LEAD_MAILS[kind].visitor,
    facts: [
      ...(service === null ? [] : [[MAIL_LABELS.service, service] as const]),
      [MAIL_LABELS.time, dutchTime(created_at)],
    ],
    message: null,
    action: null,
    close: [MAIL_FRAME.reply(phone)],
    footnotes: [MAIL_FRAME.not_you],
    unsubscribe: null,
  };
}
