import { requestsText } from '../../../../content/admin/requests.ts';
import type { RequestItem } from '../../../../data/index.ts';
import { dateAt, formatLong } from '../../../../domain/calendar-date.ts';
import type { MailDraft } from '../../../../lib/contact-links.ts';

const text = requestsText.answering.mail;

type Asked = Pick<RequestItem, 'table' | 'name' | 'subject' | 'boat_type' | 'created_at'>;

/** Who signs the mail, and the telephone that the company is called on. */
interface Sender {
  readonly name: string;
  readonly phone: string;
}

/** What an e-mail in answer to a request begins with: it names what was asked, of which boat and when. */
export function answerMail(
  { table, name, subject, boat_type, created_at }: Asked,
  sender: Sender,
): MailDraft {
  const day = created_at === null ? null : formatLong(dateAt(Date.parse(created_at)));
  const is_reader = table === 'newsletter_subscriptions';
  return {
    subject: text.subject[table](subject),
    body: [
      is_reader ? text.greeting_reader : text.greeting(name),
      text.asked[table]({ day, subject, boat: boat_type }),
      // The answer is typed here.
      '',
      text.closing(sender.name, sender.phone),
    ].join('\n\n'),
  };
}
