import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem, ServiceRecordItem } from '../../../../data/index.ts';
import { formatShort, TIME_ZONE } from '../../../../domain/calendar-date.ts';
import { pictureEnding } from '../../../components/save-file.ts';
import { serviceTypeLabel } from '../../../entities/service-records/labels.ts';

/** A service in words: 'Waxen en polijsten op 05 mrt 2026'. */
export const serviceLabel = (record: Pick<ServiceRecordItem, 'service_type' | 'date'>): string =>
  photosText.service(serviceTypeLabel(record.service_type), formatShort(record.date));

/** How many photos a service has; undefined while they are read, which is not none. */
export const countLabel = (count: number | undefined): string => {
  if (count === undefined) return photosText.strip.loading;
  return count === 0 ? photosText.strip.none : photosText.strip.count(count);
};

const moment = new Intl.DateTimeFormat('nl-NL', {
  timeZone: TIME_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** When a photo was taken, in Amsterdam: 'do 5 mrt 2026, 14:32'. A text that is no time is returned as it is. */
export const formatTakenAt = (taken_at: string): string => {
  const at_ms = Date.parse(taken_at);
  return Number.isNaN(at_ms) ? taken_at : moment.format(at_ms).replace(' om ', ', ');
};

const file_moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The file name of a downloaded photo: 'havenglans-voor-2026-03-05-1432.webp'. */
export const fileName = (photo: Pick<ServicePhotoItem, 'kind' | 'taken_at'>, mime_type: string): string => {
  const at_ms = Date.parse(photo.taken_at);
  const when = Number.isNaN(at_ms) ? 'foto' : file_moment.format(at_ms).replace(' ', '-').replaceAll(':', '');
  return `${photosText.viewer.file_name(photosText.kinds[photo.kind], when)}.${pictureEnding(mime_type)}`;
};
