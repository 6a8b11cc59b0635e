/** Links to a person made of stored data: all but an address or a number is taken out, so that no other link results. */

/** What a mail begins with; the text in lines. */
export interface MailDraft {
  readonly subject: string;
  readonly body: string;
}

const addressPart = (email: string): string => {
  const address = email.trim().toWellFormed();
  const at = address.lastIndexOf('@');
  if (at < 0) return encodeURIComponent(address);
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  return `${encodeURIComponent(name)}@${encodeURIComponent(domain)}`;
};

/** A link that writes to one address; what would begin a header or name a second address is encoded (RFC 6068). */
export function mailLink(email: string, draft?: MailDraft): string {
  const link = `mailto:${addressPart(email)}`;
  if (draft === undefined) return link;
  const subject = encodeURIComponent(draft.subject.toWellFormed());
  const body = encodeURIComponent(draft.body.toWellFormed().replaceAll(/\r?\n/g, '\r\n'));
  return `${link}?subject=${subject}&body=${body}`;
}

/** A link that opens a conversation in WhatsApp with a number in E.164. */
export const whatsAppLink = (number: string): string => `https://wa.me/${number.replaceAll(/\D/g, '')}`;

/** The zero that is left out after a country's number: '+31 (0)20'. */
const TRUNK_ZERO = /((?:\+|\b00)[\d\s.-]*?)\(0\)/;
/** A number as people write it, up to the next one or the first word. */
const FIRST_NUMBER = /\+?(?:\d|\(\d+\))(?:\d|[\s.-](?!\/)|\/(?=\d)|\(\d+\))*/;

/** A link that dials the first number of a text (RFC 3966); null when there is none. */
export function phoneLink(phone: string): string | null {
  const [first] = FIRST_NUMBER.exec(phone.replace(TRUNK_ZERO, '$1')) ?? [];
  return first === undefined ? null : `tel:${first.replaceAll(/[^+\d]/g, '')}`;
}
