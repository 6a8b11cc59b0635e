import { clientsText } from '../../../../content/admin/clients.ts';
import type { ClientRow } from '../../../../domain/rows.generated.ts';
import { lengthText } from '../../../entities/clients/labels.ts';
import type { FieldTexts } from '../../../components/forms/draft.ts';

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

/** A new client has a status and notes from the start (M-004, M-008). */
export type NewClientField = ClientField | 'status' | 'notes';
export type NewClientValues = FieldTexts<NewClientField>;

export const BLANK_CLIENT: ClientValues = {
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

/** The label of each field, for naming what changed elsewhere. */
export const CLIENT_LABELS: FieldTexts<ClientField> = {
  name: clientsText.client_form.name,
  email: clientsText.client_form.email,
  phone: clientsText.client_form.phone,
  yacht_name: clientsText.client_form.yacht_name,
  yacht_type: clientsText.client_form.yacht_type,
  yacht_length: clientsText.client_form.yacht_length,
  location: clientsText.client_form.location,
  next_recommended_service: clientsText.client_form.next_recommended_service,
};
