import { Modal } from '@mantine/core';
import { useState } from 'react';
import { deviceText } from '../../../content/admin/device.ts';
import { useLeftWork, useRuntime } from '../../runtime.ts';
import { LeftNotice } from '../../sign-in/left-notice.tsx';
import { KeepSection } from './keep-section.tsx';
import { PinSection } from './pin-section.tsx';
import { PinSteps, type PinTask } from './pin-steps.tsx';

const words = deviceText.device;

/** 'Dit apparaat': the PIN lock, what stays after a sign-out, and whose work is locked here. */
export function DeviceDialog({ opened, on_close }: { opened: boolean; on_close: () => void }) {
  const { device } = useRuntime();
  const left = useLeftWork(device.left);
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
          <LeftNotice left={left} title={words.left_title} />
        </>
      ) : (
        <PinSteps task={task} on_done={finish} />
      )}
    </Modal>
  );
}
