import { Modal, Switch } from '@mantine/core';
import { useState, useEffect } from 'react';
import { deviceText } from '../../../content/admin/device.ts';
import { useRetainedUsers, useRuntime } from '../../runtime.ts';
import { RetainedNotice } from '../../sign-in/retained-notice.tsx';
import { PinSection } from './pin-section.tsx';
import { PinSteps, type PinTask } from './pin-steps.tsx';
import classes from './device.module.css';

const words = deviceText.device;

/** 'Dit apparaat': the PIN lock, what stays after a sign-out, and whose work is locked here. */
export function DeviceDialog({ opened, on_close }: { opened: boolean; on_close: () => void }) {
  const { device } = useRuntime();
  const retained = useRetainedUsers(device.retained);
  const [task, setTask] = useState<PinTask | null>(null);
  const [done, setDone] = useState<string | null>(null);

  function finish(said: string | null): void {
    setTask(null);
    setDone(said);
  }

  return (
    <Modal
      opened={opened}
      onClose={on_close}
      onExitTransitionEnd={() => finish(null)}
      title={words.title}
      size={task === null ? 640 : 420}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {task === null ? (
        <>
          <PinSection done={done} on_task={setTask} on_locked={on_close} />
          <KeepSection />
          <RetainedNotice retained={retained} title={words.left_title} />
        </>
      ) : (
        <PinSteps task={task} on_done={finish} />
      )}
    </Modal>
  );
}

const keep_words = deviceText.device.keep;

/** Whether data that has all been sent stays on this device after a sign-out (decision 009). */
function KeepSection() {
  const { device } = useRuntime();
  const [keeps, setKeeps] = useState<boolean | null>(null);
  const [has_failed, setFailed] = useState(false);

  useEffect(() => {
    void device.settings.read().then(({ keep_after_sign_out }) => setKeeps(keep_after_sign_out));
  }, [device]);

  async function choose(keep_after_sign_out: boolean): Promise<void> {
    setKeeps(keep_after_sign_out);
    try {
      await device.settings.write({ keep_after_sign_out });
      setFailed(false);
    } catch {
      setKeeps(!keep_after_sign_out);
      setFailed(true);
    }
  }

  return (
    <section className={classes['section']}>
      <h3 className={classes['title']}>{keep_words.title}</h3>
      <Switch
        classNames={{ root: classes['switch'] ?? '', description: classes['switch_text'] ?? '' }}
        size="md"
        checked={keeps ?? false}
        disabled={keeps === null}
        label={keep_words.label}
        description={keep_words.text}
        error={has_failed ? keep_words.failed : null}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
    </section>
  );
}
