import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import type { PinError } from '../../../device/device-lock-types.ts';
import { pinProblem } from '../../../device/pin-hash.ts';
import { deviceText } from '../../../content/admin/device.ts';
import type { Result } from '../../../lib/result.ts';
import { PinPad } from '../../lock/pin-pad.tsx';
import { pinErrorLabel } from '../../lock/pin-labels.ts';
import { useRuntime } from '../../runtime.ts';
import classes from './device.module.css';

const words = deviceText.device.pin;

export type PinTask = 'set' | 'change' | 'remove';
type Step = keyof typeof words.steps;

const FIRST: Readonly<Record<PinTask, Step>> = { set: 'choose', change: 'current', remove: 'remove' };

/** Setting, changing or removing a PIN, one pad at a time. `on_done` says what was done; null: nothing. */
export function PinSteps({ task, on_done }: { task: PinTask; on_done: (said: string | null) => void }) {
  const { lock } = useRuntime().device;
  const [step, setStep] = useState<Step>(FIRST[task]);
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState<string | null>(null);
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [is_busy, setBusy] = useState(false);

  function go(next: Step, said: string | null = null): void {
    setStep(next);
    setTyped('');
    setProblem(said);
  }

  async function carryOut(work: Promise<Result<void, PinError>>, said: string): Promise<void> {
    setBusy(true);
    const done = await work;
    setBusy(false);
    if (done.ok) on_done(said);
    // Whatever was wrong, a changed PIN begins again with the present one.
    else go(FIRST[task], pinErrorLabel(done.error));
  }

  function submit(): void {
    switch (step) {
      case 'current':
        setCurrent(typed);
        return go('choose');
      case 'choose': {
        const weak = pinProblem(typed);
        if (weak !== null) return go('choose', pinErrorLabel({ code: 'weak', problem: weak }));
        setChosen(typed);
        return go('repeat');
      }
      case 'repeat':
        if (typed !== chosen) return go('choose', deviceText.pin_errors.different);
        return void carryOut(lock.set_pin({ pin: chosen, current }), words.saved);
      case 'remove':
      default:
        return void carryOut(lock.remove_pin(typed), words.removed);
    }
  }

  const { title, text, submit: submit_label } = words.steps[step];
  return (
    <div className={classes['steps']}>
      <h3 className={classes['step_title']}>{title}</h3>
      <p className={classes['soft']}>{text}</p>
      <PinPad
        key={step}
        value={typed}
        on_change={(value) => {
          setTyped(value);
          setProblem(null);
        }}
        on_submit={submit}
        submit_label={submit_label}
        message={problem}
        is_waiting={is_busy}
        is_invalid={problem !== null}
      />
      <Button
        variant="subtle"
        leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => on_done(null)}
      >
        {deviceText.device.back}
      </Button>
    </div>
  );
}
