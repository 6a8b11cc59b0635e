import { IconUserCheck } from '@tabler/icons-react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { adminPage } from '../../../../admin-routes.ts';
import { clientsByContact, useLive } from '../../../../data/index.ts';
import {
  comparedEmail,
  type ContactDetails,
  contactKeys,
  phoneParts,
} from '../../../../domain/contact-keys.ts';
import { phoneDigits } from '../../../../domain/search-match.ts';
import { DialogLink } from '../../../components/dialogs/dialog-link.tsx';
import { useOpenDialog } from '../../../components/dialogs/dialog-route.tsx';
import { useRuntime } from '../../../runtime.ts';
import classes from './known-clients.module.css';

const text = clientsText.known;

const digitsOf = (phone: string | null): readonly string[] =>
  phoneParts(phone).map((part) => phoneDigits([part]));

/** By what two people are alike; null when by nothing. */
function alikeBy(one: ContactDetails, other: ContactDetails): string | null {
  const email = comparedEmail(one.email);
  const is_email = email !== null && email === comparedEmail(other.email);
  const numbers = new Set(digitsOf(one.phone));
  const is_phone = digitsOf(other.phone).some((number) => numbers.has(number));
  if (is_email && is_phone) return text.both;
  if (is_email) return text.email;
  return is_phone ? text.phone : null;
}

/** Clients who can be reached by what is typed for a new one: said before a second one is made, and never in its way. */
export function KnownClients({ email, phone }: { readonly email: string; readonly phone: string }) {
  const { db } = useRuntime();
  const openDialog = useOpenDialog();
  const keys = contactKeys({ email, phone }).join();
  const found = useLive(
    async () => (keys === '' ? [] : await clientsByContact(db, { email, phone })),
    [db, keys],
  );
  const known = (found ?? []).flatMap((client) => {
    const alike = alikeBy({ email, phone }, client);
    return alike === null ? [] : [{ client, alike }];
  });
  return (
    <div className={classes['known']} data-any={known.length > 0}>
      {/* Stands before there is something to say, so that it is read out. */}
      <output>
        {known.length > 0 && (
          <>
            <IconUserCheck size={20} stroke={1.5} aria-hidden="true" />
            {text.title(known.length)}
          </>
        )}
      </output>
      {known.length > 0 && (
        <ul aria-label={text.title(known.length)}>
          {known.map(({ client, alike }) => (
            <li key={client.id}>
              <DialogLink
                path={adminPage('client', { client_id: client.id })}
                onOpen={openDialog}
                aria-label={text.open(client.name)}
              >
                <strong>{[client.name, client.yacht_name].filter((part) => part !== null).join(', ')}</strong>
                <span>{alike}</span>
              </DialogLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
