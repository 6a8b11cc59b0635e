import { CONFIRM_MAIL, LEAD_MAILS, WELCOME_MAIL } from '../mail.ts';

const SUBJECTS: Readonly<Record<string, string>> = {
  consultation_company: LEAD_MAILS.consultation.subject,
  consultation_visitor: LEAD_MAILS.consultation.visitor_subject,
  contact_company: LEAD_MAILS.contact.subject,
  contact_visitor: LEAD_MAILS.contact.visitor_subject,
  founding_member_company: LEAD_MAILS.founding_member.subject,
  founding_member_visitor: LEAD_MAILS.founding_member.visitor_subject,
  newsletter_confirm: CONFIRM_MAIL.subject,
  newsletter_welcome: WELCOME_MAIL.subject,
};

/** What the function send-mail says of a failure, by a part of its words. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/no e-mail address/, 'Het adres is geen geldig e-mailadres.'],
  [/could not be reached/, 'De maildienst was niet bereikbaar.'],
  [/did not take it/, 'De mailserver nam de mail niet aan.'],
  [/never reported/, 'Het verzenden brak telkens af.'],
  [/template|unsubscribe_token/, 'De mail kon niet worden gemaakt.'],
];

/** Words of the bell: mail that has failed for good. */
export const mailFailures = {
  bell: (count: number) => (count === 1 ? '1 mail is niet verzonden' : `${count} mails zijn niet verzonden`),
  title: 'Niet verzonden mail',
  lead: 'Deze mails konden niet worden verzonden. De aanvragen zelf zijn bewaard.',
  company: 'Ons eigen adres',
  to: 'Aan',
  reason: 'Reden',
  since: 'Sinds',
  again: 'Opnieuw versturen',
  sent_again: 'De mail wordt opnieuw verstuurd.',
  failed: 'De mail kon niet worden klaargezet. Probeer het opnieuw.',
  /** The subject of a mail by its template. */
  subject: (template: string): string => SUBJECTS[template] ?? 'Mail van de site',
  /** Why it did not leave, in words. */
  reason_of: (error: string): string => {
    const answered = /answered (\d{3})/.exec(error)?.[1];
    if (answered !== undefined) return `De maildienst weigerde de mail (code ${answered}).`;
    return REASONS.find(([pattern]) => pattern.test(error))?.[1] ?? 'De reden is niet bekend.';
  },
} as const;
