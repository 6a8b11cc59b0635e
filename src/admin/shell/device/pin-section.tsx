import { Button, Text } from '@mantine/core';
import { IconCircleCheck, IconLock } from '@tabler/icons-react';
import { IDLE_CHOICES_MIN } from '../../../device/device-lock-types.ts';
import { canHashPin } from '../../../device/pin-hash.ts';
import { deviceText } from '../../../content/admin/device.ts';
import { useLock, useRuntime } from '../../runtime.ts';
import { Select } from '../../components/select.tsx';
import classes from './device.module.css';
import type { PinTask } from './pin-steps.tsx';

const words = deviceText.device.pin;

const IDLE_OPTIONS = IDLE_CHOICES_MIN.map((minutes) => ({
  value: String(minutes),
  label: words.minutes(minutes),
}));

/** Whether a PIN is set and what can be done about it, with honest words about what it does not do. */
export function PinSection(props: {
  /** The message about the last change. */
  readonly done: string | null;
  readonly on_task: (task: PinTask) => void;
  readonly on_locked: () => void;
}) {
  const { device } = useRuntime();
  const state = useLock(device.lock);
  const is_set = state.kind === 'open';
  const can = canHashPin();
  return (
    <section className={classes['section']}>
      <h3 className={classes['title']}>{words.title}</h3>
      <Text>{is_set ? words.on : can ? words.off : words.unsupported}</Text>
      <output className={classes['done']}>
        {props.done !== null && (
          <>
            <IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />
            {props.done}
          </>
        )}
      </output>
      {is_set ? (
        <>
          <Select
            className={classes['idle'] ?? ''}
            label={words.idle}
            data={IDLE_OPTIONS}
            value={String(state.idle_min)}
            allowDeselect={false}
            onChange={(value) => {
              const chosen = IDLE_CHOICES_MIN.find((minutes) => String(minutes) === value);
              if (chosen !== undefined) void device.lock.set_idle(chosen);
            }}
          />
          <div className={classes['buttons']}>
            <Button
              leftSection={<IconLock size={20} stroke={1.5} aria-hidden="true" />}
              onClick={() => {
                props.on_locked();
                void device.lock.lock();
              }}
            >
              {words.lock_now}
            </Button>
            <Button variant="default" onClick={() => props.on_task('change')}>
              {words.change}
            </Button>
            <Button variant="default" onClick={() => props.on_task('remove')}>
              {words.remove}
            </Button>
          </div>
        </>
      ) : (
        can && (
          <div className={classes['buttons']}>
            <Button
              leftSection={<IconLock size={20} stroke={1.5} aria-hidden="true" />}
              onClick={() => props.on_task('set')}
            >
              {words.set}
            </Button>
          </div>
        )
      )}
      <Text className={classes['soft'] ?? ''}>{words.honest}</Text>
    </section>
  );
}
