import { clientsText } from '../../../../content/admin/clients.ts';
import type { CalendarDate } from '../../../../domain/calendar-date.ts';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { amountInputText, centsOf, parseAmount } from '../../../../domain/money.ts';
import type { ColleagueRow, ServiceRecordRow } from '../../../../domain/rows.generated.ts';
import {
  CUSTOM_SERVICE_TYPE,
  DEFAULT_SERVICE_STATUS,
  defaultFollowUp,
  isServiceStatus,
  isServiceType,
  type NewServiceRecordInput,
  SERVICE_TYPES,
  type ServiceRecordEdit,
  type ServiceStatus,
} from '../../../../domain/service-record.ts';
import type { DeviceUser } from '../../../../session/session-types.ts';
import { serviceTypeLabel } from '../../../entities/service-records/labels.ts';
import type { FieldTexts, SomeTexts } from '../../../components/forms/draft.ts';
import type { EntityFields } from '../../../components/forms/use-drafted-form.ts';
import { unnamedColleague } from '../../../sync-ui/row-labels.ts';

/**
 * The fields of a service as a form holds them (M-006). `service_type` is one of the list, a custom type that is
 * in use, or 'custom' for the text in `custom_type`.
 */
export type ServiceField =
  | 'service_type'
  | 'custom_type'
  | 'date'
  | 'technician_id'
  | 'start_time'
  | 'duration_minutes'
  | 'amount'
  | 'status'
  | 'notes';
export type ServiceValues = FieldTexts<ServiceField>;

export const BLANK_SERVICE: ServiceValues = {
  service_type: '',
  custom_type: '',
  date: '',
  technician_id: '',
  start_time: '',
  duration_minutes: '',
  amount: '',
  status: DEFAULT_SERVICE_STATUS,
  notes: '',
};

/** Digits, thousands points and cents as the amount field shows them: '1.250,50'. */
const grouped = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What was typed, in Dutch notation when it is an amount; otherwise as typed. */
export function tidyAmount(text: string): string {
  if (text.trim() === '') return '';
  const cents = parseAmount(text);
  return cents.ok ? grouped.format(cents.value / 100) : text;
}

/** A stored amount as the field shows it; an invalid one leaves the field empty. */
function amountText(amount: number): string {
  const cents = centsOf(amount);
  return cents === null ? '' : tidyAmount(amountInputText(cents));
}

/** A service's row as its edit form shows it. */
export const serviceValues = (row: ServiceRecordRow): ServiceValues => ({
  service_type: row.service_type,
  custom_type: '',
  date: row.date,
  // A row that only exists here has no column that its form did not give.
  technician_id: row.technician_id ?? '',
  start_time: row.start_time ?? '',
  duration_minutes: row.duration_minutes?.toString() ?? '',
  amount: amountText(row.amount),
  status: row.status,
  notes: row.notes ?? '',
});

/** The start values of a planned follow-up (M-019). */
export function followUpValues(figures: { readonly latest_type: string | null } | null): ServiceValues {
  const { amount, ...defaults } = defaultFollowUp(figures);
  return { ...BLANK_SERVICE, ...defaults, amount: tidyAmount(String(amount)) };
}

/** More than these make a wall of chips: the others are suggested to who writes a type of their own. */
const MOST_CUSTOM_CHIPS = 5;

/** The types to choose from: the list, some custom types in use, then a text of one's own (M-007). */
export function typeChoice(
  in_use: readonly string[],
  chosen: string,
): {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The custom types in use. */
  readonly customs: readonly string[];
} {
  const customs = in_use.filter((type) => !isServiceType(type) && type !== CUSTOM_SERVICE_TYPE);
  const shown = new Set(customs.slice(0, MOST_CUSTOM_CHIPS));
  if (chosen !== '' && chosen !== CUSTOM_SERVICE_TYPE && !isServiceType(chosen)) shown.add(chosen);
  return {
    options: [
      ...[...SERVICE_TYPES, ...shown].map((type) => ({ value: type, label: serviceTypeLabel(type) })),
      { value: CUSTOM_SERVICE_TYPE, label: clientsText.service_form.custom },
    ],
    customs,
  };
}

/** Who can be planned: everybody who may work here, by name, and who was planned although they no longer may or are known. */
export function technicianOptions(
  colleagues: readonly Pick<ColleagueRow, 'id' | 'name' | 'disabled'>[],
  chosen: string,
  own: Pick<DeviceUser, 'id' | 'name'>,
): { value: string; label: string }[] {
  const known = colleagues
    .filter(({ id, disabled }) => !disabled || id === chosen)
    .map(({ id, name }) => ({ value: id, label: name }));
  const is_known = chosen === '' || known.some(({ value }) => value === chosen);
  if (is_known) return known;
  // One's own name is known before the colleagues are read.
  const label = chosen === own.id ? own.name : unnamedColleague(colleagues.length);
  return [...known, { value: chosen, label }];
}

/** Whether M-013's message applies: type (or its text) or date is missing. */
export const lacksTypeOrDate = (refused: FieldErrors): boolean =>
  ['service_type', 'custom_type', 'date'].some((field) => refused[field] === 'required');

/** A status this build does not know (a newer server's) is never written. */
const knownStatus = (status: string): { status?: ServiceStatus } =>
  isServiceStatus(status) ? { status } : {};

/**
 * A new service begins on this day, and with the technician who logs it: most are logged by who did the work, on the day of
 * it. The office writes down what others do. What is planned for a next season is still free (M-019).
 */
export const newServiceValues = (
  today: CalendarDate,
  { id, role }: Pick<DeviceUser, 'id' | 'role'>,
): ServiceValues => ({ ...BLANK_SERVICE, date: today, technician_id: role === 'technician' ? id : '' });

/** What the pictures of the form most likely show: on the day of the work and later, that it is done. */
export const statusForPhotos = ({ status, date }: ServiceValues, today: CalendarDate): string =>
  status === DEFAULT_SERVICE_STATUS && date <= today ? FINISHED : status;

/** The answer of a form that saves the service as finished, and the status it gives. */
export const FINISHED: ServiceStatus = 'completed';

/** The form as the add command wants it. */
export const newServiceInput = ({ status, ...values }: ServiceValues): NewServiceRecordInput => ({
  ...values,
  ...knownStatus(status),
});

/** The changed fields as the edit command wants them: a custom text travels with its type. */
export function serviceChanges(changed: SomeTexts<ServiceField>, values: ServiceValues): ServiceRecordEdit {
  const { custom_type: _text, status, ...rest } = changed;
  const { service_type, custom_type } = values;
  return {
    ...rest,
    ...(status === undefined ? {} : knownStatus(status)),
    ...(service_type === CUSTOM_SERVICE_TYPE ? { service_type, custom_type } : {}),
  };
}

/** The form of a service. */
export const SERVICE_FIELDS: EntityFields<ServiceField> = {
  blank: BLANK_SERVICE,
  labels: {
    service_type: clientsText.service_form.type,
    custom_type: clientsText.service_form.custom_label,
    date: clientsText.service_form.date,
    technician_id: clientsText.service_form.technician,
    start_time: clientsText.service_form.start_time,
    duration_minutes: clientsText.service_form.duration,
    amount: clientsText.service_form.amount,
    status: clientsText.service_form.status,
    notes: clientsText.service_form.notes,
  },
  error_words: clientsText.field_errors_of,
};
