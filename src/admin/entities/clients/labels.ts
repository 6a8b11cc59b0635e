import { clientsText } from '../../../content/admin/clients.ts';
import { generalText } from '../../../content/admin/general.ts';
import { NO_VALUE } from '../../../domain/calendar-date.ts';
import { type ClientStatus, isClientStatus } from '../../../domain/client.ts';
import type { Tone } from '../../components/tone.tsx';

const CLIENT_TONES: Readonly<Record<ClientStatus, Tone>> = {
  prospect: 'brass',
  active: 'green',
  completed: 'grey',
};

/** The word and colour of a client status; one this build does not know shows as it is (M-008). */
export const clientStatusLabel = (status: string): { readonly word: string; readonly tone: Tone } =>
  isClientStatus(status)
    ? { word: clientsText.client_status[status], tone: CLIENT_TONES[status] }
    : { word: status, tone: 'grey' };

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
