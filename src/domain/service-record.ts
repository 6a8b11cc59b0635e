import * as v from 'valibot';
import { comparePlain } from '../lib/compare.ts';
import { type CalendarDate, isWorkDate } from './calendar-date.ts';
import {
  amountField,
  choice,
  durationMinutes,
  notesText,
  optionalId,
  optionalTime,
  requiredDate,
  requiredText,
} from './fields.ts';

/** The service types with a name of their own (M-007); any other text is a custom type. */
export const SERVICE_TYPES = [
  'gelcoat_repair',
  'teak_maintenance',
  'waxing',
  'antifouling',
  'inspection',
] as const;
type ServiceType = (typeof SERVICE_TYPES)[number];

/** What a form gives as `service_type` when the type is written out in `custom_type` (M-013). */
export const CUSTOM_SERVICE_TYPE = 'custom';

/** Whether a stored type is one of the list; otherwise it is a person's own text. */
export const isServiceType = (type: string): type is ServiceType =>
  SERVICE_TYPES.some((known) => known === type);

/** Statuses in the order of the work; scheduled is the default (M-009). */
export const SERVICE_STATUSES = ['scheduled', 'in_progress', 'completed', 'invoiced', 'paid'] as const;
export type ServiceStatus = (typeof SERVICE_STATUSES)[number];

export const DEFAULT_SERVICE_STATUS: ServiceStatus = 'scheduled';

/** Whether this build knows the status; a newer server may send others, shown as they are. */
export const isServiceStatus = (status: string): status is ServiceStatus =>
  SERVICE_STATUSES.some((known) => known === status);

/** Whether the work is still to be done: scheduled or in_progress (M-010). */
export const isOpenStatus = (status: string): boolean => status === 'scheduled' || status === 'in_progress';

const MAX_CUSTOM_TYPE = 200;

const entries = {
  service_type: requiredText(),
  custom_type: v.nullish(v.pipe(v.string(), v.maxLength(MAX_CUSTOM_TYPE, 'too_long'))),
  date: requiredDate,
  amount: amountField,
  status: choice(SERVICE_STATUSES),
  notes: notesText,
  // Who is to come, when and for how long: a service may be kept without.
  technician_id: optionalId,
  start_time: optionalTime,
  duration_minutes: durationMinutes,
};

/** The type as a form gives it. */
export interface TypeChoice {
  readonly service_type?: string | undefined;
  readonly custom_type?: string | null | undefined;
}

/** The option 'custom' needs the text beside it (M-013). */
const customTypeGiven = ({ service_type, custom_type }: TypeChoice): boolean =>
  service_type !== CUSTOM_SERVICE_TYPE || (custom_type ?? '').trim() !== '';

/** Puts a custom text into the column and drops the field that only the form has. */
const typeColumn = <T extends TypeChoice>({ custom_type, ...columns }: T): Omit<T, 'custom_type'> =>
  columns.service_type === CUSTOM_SERVICE_TYPE
    ? { ...columns, service_type: (custom_type ?? '').trim() }
    : columns;

/**
 * A new service as the form gives it to the columns of a row (M-006).
 * Type and date are required, a custom type needs its text (reported on `custom_type`); amount in euros, default 0.
 */
export const newServiceRecordInput = v.pipe(
  v.object({ ...entries, status: v.optional(entries.status, DEFAULT_SERVICE_STATUS) }),
  v.forward(v.partialCheck([['service_type'], ['custom_type']], customTypeGiven, 'required'), [
    'custom_type',
  ]),
  v.transform(typeColumn),
);
export type NewServiceRecordInput = v.InferInput<typeof newServiceRecordInput>;
export type NewServiceRecord = v.InferOutput<typeof newServiceRecordInput>;

/** Changed columns of a service; a column that is not given stays untouched. */
export const serviceRecordEdit = v.pipe(
  v.partial(v.object(entries)),
  v.forward(v.partialCheck([['service_type'], ['custom_type']], customTypeGiven, 'required'), [
    'custom_type',
  ]),
  v.transform(typeColumn),
);
export type ServiceRecordEdit = v.InferInput<typeof serviceRecordEdit>;

interface PlannedService {
  readonly id: string;
  readonly date: CalendarDate;
  readonly status: string;
}

/** The next planned service: the earliest one scheduled or in_progress on `today` or later; null when none (M-010). */
export const nextPlannedService = <T extends PlannedService>(
  records: readonly T[],
  today: CalendarDate,
): T | null =>
  records
    .filter(({ status, date }) => isOpenStatus(status) && isWorkDate(date) && date >= today)
    .toSorted((a, b) => comparePlain(a.date, b.date) || comparePlain(a.id, b.id))[0] ?? null;

/** Whether an open service's day has passed: it carries a badge. */
export const isOverdue = (record: Omit<PlannedService, 'id'>, today: CalendarDate): boolean =>
  isOpenStatus(record.status) && isWorkDate(record.date) && record.date < today;

/** Newest first, as a client's history shows it (M-028); on one day the record made last stands first. */
export const byDateDescending = (
  a: { readonly date: CalendarDate; readonly id: string },
  b: { readonly date: CalendarDate; readonly id: string },
): number => comparePlain(b.date, a.date) || comparePlain(b.id, a.id);

/** The type a follow-up gets when the client has had no service yet (M-018). */
const DEFAULT_FOLLOW_UP_TYPE: ServiceType = 'inspection';
/** Stored as notes of a planned follow-up, in these words (M-019). */
const FOLLOW_UP_NOTES = 'Scheduled based on recommended follow-up service';

/**
 * What planning a follow-up starts with: the client's most recent service type or inspection (M-018),
 * scheduled, amount 0, fixed notes. The date is the person's choice.
 */
export const defaultFollowUp = (
  figures: { readonly latest_type: string | null } | null,
): { service_type: string; status: ServiceStatus; amount: number; notes: string } => ({
  service_type: figures?.latest_type ?? DEFAULT_FOLLOW_UP_TYPE,
  status: DEFAULT_SERVICE_STATUS,
  amount: 0,
  notes: FOLLOW_UP_NOTES,
});
