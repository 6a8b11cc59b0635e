import type { RequestStatus, RequestTable } from '../../../domain/leads/request-status.ts';
import { type Tone, ToneWord } from '../../components/tone.tsx';
import { formatValue } from '../../sync-ui/row-labels.ts';

/** C-010: green, blue and grey; an ended subscription is grey too. */
const TONES: Readonly<Record<RequestStatus, Tone>> = {
  new: 'green',
  contacted: 'blue',
  closed: 'grey',
  active: 'green',
  unsubscribed: 'grey',
};

/** The status of a request in colour and word (C-010, C-011). */
export function RequestStatusWord({
  table,
  status,
}: {
  readonly table: RequestTable;
  readonly status: RequestStatus;
}) {
  return <ToneWord tone={TONES[status]} word={formatValue(table, 'status', status)} />;
}
