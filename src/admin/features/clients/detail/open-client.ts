import { createContext, useContext } from 'react';
import * as v from 'valibot';
import type { ClientListItem, ServicePhotoItem, ServiceRecordItem } from '../../../../data/index.ts';
import { adminPage } from '../../../../admin-routes.ts';
import type { PhotosByRecord } from '../photos/photo-order.ts';

/** The client whose address is open, for the dialogs over it. */
interface OpenClient {
  readonly client: ClientListItem;
  /** Whether it was deleted elsewhere while this dialog was open. */
  readonly is_gone: boolean;
  /** Its services, newest first. */
  readonly records: readonly ServiceRecordItem[];
  /** All its photos; undefined while they load. */
  readonly photos: readonly ServicePhotoItem[] | undefined;
  readonly by_record: PhotosByRecord;
}

const OpenClientContext = createContext<OpenClient | null>(null);

/** Gives the dialogs below it their client. */
export const OpenClientProvider = OpenClientContext.Provider;

/** The client beneath a dialog. Throws in a dialog that lies over no client. */
export function useOpenClient(): OpenClient {
  const open = useContext(OpenClientContext);
  if (open === null) throw new Error('useOpenClient needs a client around it');
  return open;
}

/** For which ship and whom a form is. */
export const shipAndOwner = ({ yacht_name, name }: Pick<ClientListItem, 'name' | 'yacht_name'>): string =>
  [yacht_name, name].filter(Boolean).join('\u00a0· ');

/** Names the service that is too late in the address of a client. */
export const LATE_SERVICE = '#te-laat';

/** The address of a client at the first service that is too late. */
export const lateServicePath = (client_id: string): string =>
  `${adminPage('client', { client_id })}${LATE_SERVICE}`;

const id = v.pipe(v.string(), v.uuid());

/** The parameters in the addresses of a client and of the dialogs over it. */
export const clientParameters = v.object({ client_id: id });
export const serviceParameters = v.object({ service_id: id });
export const recordParameters = v.object({ service_id: v.optional(id) });
export const photoParameters = v.object({ service_id: id, photo_id: id });
