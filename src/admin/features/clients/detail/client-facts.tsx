import { IconMail, IconPhone } from '@tabler/icons-react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { generalText } from '../../../../content/admin/general.ts';
import type { ClientListItem } from '../../../../data/index.ts';
import { dateAt, formatShort } from '../../../../domain/calendar-date.ts';
import { mailLink, phoneLink } from '../../../../lib/contact-links.ts';
import { MailAddress } from '../../../components/mail-address.tsx';
import { lengthText } from '../../../entities/clients/labels.ts';
import record from '../../../components/dialogs/record.module.css';
import classes from './detail.module.css';

const text = clientsText.detail;

/** Phone and mail as large targets (M-005). */
export function Contact({ client }: { client: ClientListItem }) {
  const phone_link = client.phone === null ? null : phoneLink(client.phone);
  return (
    <section className={classes['contacts']} aria-label={text.contact}>
      {phone_link === null ? (
        <p className={classes['contact-absent']}>
          <IconPhone size={20} stroke={1.5} aria-hidden="true" />
          {client.phone ?? text.no_phone}
        </p>
      ) : (
        <a className={classes['contact']} href={phone_link} aria-label={text.call(client.phone ?? '')}>
          <IconPhone size={20} stroke={1.5} aria-hidden="true" />
          {client.phone}
        </a>
      )}
      <a className={classes['contact']} href={mailLink(client.email)}>
        <IconMail size={20} stroke={1.5} aria-hidden="true" />
        <MailAddress address={client.email} />
      </a>
    </section>
  );
}

/** The yacht and where it lies (M-005). */
export function YachtFacts({ client }: { client: ClientListItem }) {
  const facts = [
    [text.yacht_name, client.yacht_name],
    [text.yacht_type, client.yacht_type],
    [
      text.yacht_length,
      client.yacht_length === null ? null : generalText.metres(lengthText(client.yacht_length)),
    ],
    [text.location, client.location],
    [text.since, client.created_at === null ? null : formatShort(dateAt(Date.parse(client.created_at)))],
  ] as const;
  return (
    <section className={classes['section']} aria-label={text.yacht}>
      <dl className={record['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-absent={value === null || undefined}>{value ?? text.unknown}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
