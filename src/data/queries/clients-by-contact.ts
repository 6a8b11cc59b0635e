import { type ContactDetails, contactKeys } from '../../domain/contact-keys.ts';
import type { ClientRow } from '../../domain/rows.generated.ts';
import { compareText } from '../../lib/compare.ts';
import type { AppDatabase } from '../database/database.ts';
import { clientsOfKeys, contactBucketOf } from '../derived/contact-index.ts';

/**
 * Clients whose address or number may be one of these, by name: `matchContacts` tells whether it is. Reads the keys' buckets
 * and those clients alone, however many there are.
 */
export const clientsByContact = async (
  { rows }: AppDatabase,
  contact: ContactDetails,
): Promise<readonly ClientRow[]> => {
  const keys = contactKeys(contact);
  const buckets = [...new Set(keys.map(contactBucketOf))];
  const parts = await rows.contact_keys.where('bucket').anyOf(buckets).toArray();
  const clients = await rows.clients.bulkGet([...clientsOfKeys(parts, keys)]);
  return clients
    .filter((client) => client !== undefined)
    .toSorted((a, b) => compareText(a.name, b.name) || (a.id < b.id ? -1 : 1));
};
