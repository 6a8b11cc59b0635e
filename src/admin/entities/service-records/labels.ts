import { clientsText } from '../../../content/admin/clients.ts';
import { type CalendarDate, daysBetween } from '../../../domain/calendar-date.ts';
import { isServiceStatus, isServiceType, type ServiceStatus } from '../../../domain/service-record.ts';
import type { Tone } from '../../components/tone.tsx';

const SERVICE_TONES: Readonly<Record<ServiceStatus, Tone>> = {
  scheduled: 'brass',
  in_progress: 'blue',
  completed: 'green',
  invoiced: 'teal',
  paid: 'grey',
};

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
