import { clientsText } from '../../../../content/admin/clients.ts';
import { conversionText } from '../../../../content/admin/request-conversion.ts';
import type { RequestItem } from '../../../../data/index.ts';
import type { NewClientInput } from '../../../../domain/client.ts';
import { CUSTOM_SERVICE_TYPE, type NewServiceRecordInput } from '../../../../domain/service-record.ts';
import { foldText } from '../../../../lib/search-text.ts';
import type { FieldTexts } from '../../../components/forms/draft.ts';
import type { EntityFields } from '../../../components/forms/use-drafted-form.ts';

/** A client and a first service in one form; `plan` is empty without a service. */
export type ConvertField =
  | 'name'
  | 'email'
  | 'phone'
  | 'yacht_name'
  | 'yacht_type'
  | 'yacht_length'
  | 'location'
  | 'plan'
  | 'service_type'
  | 'custom_type'
  | 'date'
  | 'notes';
export type ConvertValues = FieldTexts<ConvertField>;

/** What `plan` holds for a service that is planned. */
export const PLANNED = 'yes';

const { client_form, service_form, field_errors_of } = clientsText;

export const CONVERT_FIELDS: EntityFields<ConvertField> = {
  blank: {
    name: '',
    email: '',
    phone: '',
    yacht_name: '',
    yacht_type: '',
    yacht_length: '',
    location: '',
    plan: PLANNED,
    service_type: '',
    custom_type: '',
    date: '',
    notes: '',
  },
  labels: {
    ...client_form,
    plan: conversionText.form.plan,
    service_type: service_form.type,
    custom_type: service_form.custom_label,
    date: service_form.date,
    notes: service_form.notes,
  },
  error_words: field_errors_of,
};

/** The type of service that was asked for; words that name none of the list are a type of their own. */
const serviceOf = (asked: string): Pick<ConvertValues, 'service_type' | 'custom_type'> => {
  const folded = foldText(asked);
  const known = conversionText.service_words.find(([, words]) => words.some((word) => folded.includes(word)));
  if (known !== undefined) return { service_type: known[0], custom_type: '' };
  return asked === ''
    ? { service_type: '', custom_type: '' }
    : { service_type: CUSTOM_SERVICE_TYPE, custom_type: asked };
};

/** What the visitor filled in, as the form begins with it. */
export function convertValues(request: RequestItem): ConvertValues {
  const { table, name, email, phone, subject, boat_type, message } = request;
  const is_founder = table === 'founding_members';
  return {
    ...CONVERT_FIELDS.blank,
    ...serviceOf(is_founder ? '' : (subject ?? '').trim()),
    // A founding member asks for nothing yet.
    plan: is_founder ? '' : PLANNED,
    name,
    email: email.trim(),
    phone: phone ?? '',
    yacht_type: (is_founder ? subject : boat_type) ?? '',
    notes: message ?? '',
  };
}

/** The service of the form as a command wants it. */
export const plannedService = ({
  service_type,
  custom_type,
  date,
  notes,
}: ConvertValues): NewServiceRecordInput => ({ service_type, custom_type, date, notes });

/** The form as the command wants it: without a service the message becomes the client's notes. */
export function conversionOf(values: ConvertValues): {
  readonly client: NewClientInput;
  readonly service: NewServiceRecordInput | null;
} {
  const { plan, service_type: _type, custom_type: _custom, date: _date, notes, ...client } = values;
  return plan === PLANNED
    ? { client, service: plannedService(values) }
    : { client: { ...client, notes }, service: null };
}
