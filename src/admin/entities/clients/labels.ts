import { clientsText } from '../../../content/admin/clients.ts';
import { generalText } from '../../../content/admin/general.ts';
import { type CalendarDate, daysBetween, NO_VALUE } from '../../../domain/calendar-date.ts';
import { type ClientStatus, isClientStatus } from '../../../domain/client.ts';
import { isServiceStatus, isServiceType, type ServiceStatus } from '../../../domain/service-record.ts';

/** A colour with a meaning; always shown with a word beside it. */
export type Tone = 'brass' | 'green' | 'blue' | 'teal' | 'grey' | 'amber' | 'red';

const CLIENT_TONES: Readonly<Record<ClientStatus, Tone>> = {
  prospect: 'brass',
  active: 'green',
  completed: 'grey',
};

const SERVICE_TONES: Readonly<Record<ServiceStatus, Tone>> = {
  scheduled: 'brass',
  in_progress: 'blue',
  completed: 'green',
  invoiced: 'teal',
  paid: 'grey',
};

/** The word and colour of a client status; one this build does not know shows as it is (M-008). */
export const clientStatusLabel = (status: string): { readonly word: string; readonly tone: Tone } =>
  isClientStatus(status)
    ? { word: clientsText.client_status[status], tone: CLIENT_TONES[status] }
    : { word: status, tone: 'grey' };

/** The word and colour of a service status; one this build does not know shows as it is (M-009). */
export const serviceStatusLabel = (status: string): { readonly word: string; readonly tone: Tone } =>
  isServiceStatus(status)
    ? { word: clientsText.service_status[status], tone: SERVICE_TONES[status] }
    : { word: status, tone: 'grey' };

/** The Dutch name of a service type; a custom type is its own name (M-007). */
export const serviceTypeLabel = (type: string): string =>
  isServiceType(type) ? clientsText.service_types[type] : type;

/** How far a planned day lies from today, in words. */
export function relativeDay(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date);
  const { detail } = clientsText;
  if (days === null) return '';
  if (days === 0) return detail.today;
  if (days === 1) return detail.tomorrow;
  return days > 0 ? detail.in_days(days) : detail.days_late(-days);
}

const length_format = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** Metres as Dutch text without a unit: '12,5' (M-005). */
export const lengthText = (metres: number): string =>
  Number.isFinite(metres) ? length_format.format(metres) : NO_VALUE;

/** One line about the yacht: name, type and length, as far as known; empty when nothing is. */
export const yachtLine = (yacht: {
  readonly yacht_type: string | null;
  readonly yacht_length: number | null;
}): string =>
  [yacht.yacht_type, yacht.yacht_length === null ? null : generalText.metres(lengthText(yacht.yacht_length))]
    .filter((part) => part !== null)
    .join('\u00a0· ');
