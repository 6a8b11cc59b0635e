import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { conversionText } from '../../../../content/admin/request-conversion.ts';
import { clientsByContact, useLive } from '../../../../data/index.ts';
import type { ContactDetails } from '../../../../domain/contact-keys.ts';
import { type ContactMatch, matchContacts } from '../../../../domain/contact-match.ts';
import type { ClientRow } from '../../../../domain/rows.generated.ts';
import { useRuntime } from '../../../runtime.ts';
import classes from './convert.module.css';

const { known: text, linking } = conversionText;

/** A client, and by what they are like the person of the request. */
export interface KnownClient {
  readonly client: ClientRow;
  readonly match: ContactMatch;
}

/** The clients on this device with the same address or number; undefined until they are read. */
export function useKnownClients({ email, phone }: ContactDetails): readonly KnownClient[] | undefined {
  const { db } = useRuntime();
  return useLive(async () => {
    const candidates = await clientsByContact(db, { email, phone });
    return candidates.flatMap((client) => {
      const match = matchContacts({ email, phone }, client);
      return match === null ? [] : [{ client, match }];
    });
  }, [db, email, phone]);
}

const wordsOf = ({ email, phone }: ContactMatch): string =>
  email && phone ? text.both : email ? text.email : text.phone;

interface Props {
  readonly known: readonly KnownClient[];
  readonly busy: boolean;
  readonly onLink: (client: ClientRow) => void;
  /** Goes on to a new client all the same; null where its form stands below. */
  readonly onNew: (() => void) | null;
}

/** Clients that may be the same person, before a second one is made. */
export function KnownClients({ known, busy, onLink, onNew }: Props) {
  return (
    <section className={classes['known']} aria-label={text.title(known.length)}>
      <h3 className={classes['known-title']} tabIndex={-1} data-known-clients>
        {text.title(known.length)}
      </h3>
      <p className={classes['known-text']}>{text.text}</p>
      <ul className={classes['clients']}>
        {known.map(({ client, match }) => (
          <li key={client.id}>
            <span className={classes['client']}>
              <strong>{client.name}</strong>
              <Yacht client={client} />
              <small>{wordsOf(match)}</small>
            </span>
            <Button size="md" disabled={busy} onClick={() => onLink(client)}>
              {text.link(client.name)}
            </Button>
          </li>
        ))}
      </ul>
      {onNew !== null && (
        <Button variant="default" size="md" disabled={busy} onClick={onNew}>
          {text.new}
        </Button>
      )}
    </section>
  );
}

function Yacht({ client: { yacht_name, yacht_type } }: { readonly client: ClientRow }) {
  const shown = yacht_name ?? yacht_type;
  return shown !== null && <span>{shown}</span>;
}

interface LinkedProps {
  readonly client: ClientRow;
  readonly busy: boolean;
  /** Back to the choice. */
  readonly onOther: () => void;
}

/** The client that a request is being linked to, above the service that is planned of it. */
export function LinkedClient({ client, busy, onOther }: LinkedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes['known']} aria-label={linking.title(client.name)}>
      <h3 className={classes['known-title']} ref={heading} tabIndex={-1}>
        {client.name}
      </h3>
      <Yacht client={client} />
      <p className={classes['known-text']}>{linking.text}</p>
      <Button variant="default" size="md" disabled={busy} onClick={onOther}>
        {linking.other}
      </Button>
    </section>
  );
}
