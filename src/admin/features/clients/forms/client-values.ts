import { clientsText } from '../../../../content/admin/clients.ts';
import { mayChoose } from '../../../../data/index.ts';
import { isClientStatus, type NewClientInput } from '../../../../domain/client.ts';
import type { Person } from '../../../../domain/rights.ts';
import type { ClientRow } from '../../../../domain/rows.generated.ts';
import { lengthText } from '../../../entities/clients/labels.ts';
import type { FieldTexts } from '../../../components/forms/draft.ts';
import type { EntityFields } from '../../../components/forms/use-drafted-form.ts';

/** The fields of a client as its forms hold them (M-005). Status and notes have controls of their own in the detail. */
export type ClientField =
  | 'name'
  | 'email'
  | 'phone'
  | 'yacht_name'
  | 'yacht_type'
  | 'yacht_length'
  | 'location'
  | 'next_recommended_service';
export type ClientValues = FieldTexts<ClientField>;

/** A new client has a status and notes from the start (M-004). */
type NewClientField = ClientField | 'status' | 'notes';
export type NewClientValues = FieldTexts<NewClientField>;

const BLANK_CLIENT: ClientValues = {
  name: '',
  email: '',
  phone: '',
  yacht_name: '',
  yacht_type: '',
  yacht_length: '',
  location: '',
  next_recommended_service: '',
};

export const BLANK_NEW_CLIENT: NewClientValues = { ...BLANK_CLIENT, status: 'prospect', notes: '' };

/** A client's row as its edit form shows it; empty columns are empty texts. */
export const clientValues = (row: ClientRow): ClientValues => ({
  name: row.name,
  email: row.email,
  phone: row.phone ?? '',
  yacht_name: row.yacht_name ?? '',
  yacht_type: row.yacht_type ?? '',
  yacht_length: row.yacht_length === null ? '' : lengthText(row.yacht_length),
  location: row.location ?? '',
  next_recommended_service: row.next_recommended_service ?? '',
});

/** The same with status and notes, for a form that holds all of a client. */
export const newClientValues = (row: ClientRow): NewClientValues => ({
  ...clientValues(row),
  status: row.status,
  notes: row.notes ?? '',
});

/** A deleted client as this device last showed it, as a new one in what this person may choose. */
export const clientAnew = (row: ClientRow, user: Person): NewClientInput => {
  const { status, ...values } = newClientValues(row);
  const is_allowed = isClientStatus(status) && mayChoose(user, 'clients', 'status', status);
  return { ...values, status: is_allowed ? status : 'active' };
};

/** The form of a client whose status and notes are elsewhere. */
export const CLIENT_FIELDS: EntityFields<ClientField> = {
  blank: BLANK_CLIENT,
  labels: clientsText.client_form,
  error_words: clientsText.field_errors_of,
};

/** The form of a whole client. */
export const NEW_CLIENT_FIELDS: EntityFields<NewClientField> = {
  ...CLIENT_FIELDS,
  blank: BLANK_NEW_CLIENT,
  labels: clientsText.client_form,
};
