import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CallError } from '../../../backend/call-function.ts';
import parts from './parts.module.css';
import type { Asked } from './use-asked.ts';

/** A moment as the office reads it, from an ISO text or device wall time. */
export const moment = (at: string | number): string =>
  new Date(at).toLocaleString('nl-NL', { dateStyle: 'medium', timeStyle: 'short' });

const STATE_ICONS = { well: IconCircleCheck, waits: IconClock, trouble: IconAlertTriangle };

export type LineState = keyof typeof STATE_ICONS;

/** One line of a list with `parts.states`: its state as an icon and a colour, then what it says. */
export function StateLine({ state, children }: { state: LineState; children: ReactNode }) {
  const StateIcon = STATE_ICONS[state];
  return (
    <li data-state={state}>
      <StateIcon size={20} stroke={1.5} aria-hidden="true" />
      {children}
    </li>
  );
}

interface Words {
  readonly missing: Readonly<Record<CallError, string>>;
  readonly asked_at: (at: string) => string;
  readonly asking: string;
  readonly again: string;
}

/** Says why there is no answer of the server and from when the shown one is, with the button that asks again. */
export function AskedWhen({ asked, words }: { asked: Asked<unknown>; words: Words }) {
  const { missing, asked_at_ms } = asked.answer;
  return (
    <>
      <output className={parts['quiet']}>
        {missing !== null && <span>{words.missing[missing]} </span>}
        {asked_at_ms !== null && words.asked_at(moment(asked_at_ms))}
        {missing === null && asked_at_ms === null && words.asking}
      </output>
      <Button
        variant="default"
        loading={asked.is_asking}
        leftSection={<IconRefresh size={20} stroke={1.5} aria-hidden="true" />}
        onClick={asked.again}
      >
        {words.again}
      </Button>
    </>
  );
}
