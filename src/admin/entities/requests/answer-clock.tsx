import { VisuallyHidden } from '@mantine/core';
import { requestsText } from '../../../content/admin/requests.ts';
import type { RequestItem } from '../../../data/index.ts';
import { answerTime } from '../../../domain/leads/answer-time.ts';
import { LateMark } from '../../components/late-mark.tsx';
import { ToneDot } from '../../components/tone.tsx';
import { useServerNow } from '../../components/use-server-now.ts';
import classes from './answer-clock.module.css';

const MINUTE_MS = 60_000;
const TONES = { calm: 'teal', soon: 'amber' } as const;
const text = requestsText.answer;

/** How much of the 24 hours is left for a request that waits for its answer, by the server's clock. */
export function AnswerClock({
  request,
}: {
  readonly request: Pick<RequestItem, 'awaits_answer' | 'created_at'>;
}) {
  if (!request.awaits_answer || request.created_at === null) return null;
  return <TimeLeft created_at={request.created_at} />;
}

function TimeLeft({ created_at }: { readonly created_at: string }) {
  const { urgency, count, unit } = answerTime(created_at, useServerNow(MINUTE_MS));
  const is_late = urgency === 'late';
  return (
    <span className={classes['clock']} data-urgency={urgency}>
      {urgency === 'late' ? <LateMark /> : <ToneDot tone={TONES[urgency]} />}
      <span aria-hidden="true">{(is_late ? text.late : text.left)(count, unit)}</span>
      <VisuallyHidden>{(is_late ? text.late_in_full : text.left_in_full)(count, unit)}</VisuallyHidden>
    </span>
  );
}
