import { Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { deviceText } from '../../../content/admin/device.ts';
import { useRuntime } from '../../runtime.ts';
import classes from './device.module.css';

const words = deviceText.device.keep;

/** Whether data that has all been sent stays on this device after a sign-out (decision 009). */
export function KeepSection() {
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
      <h3 className={classes['title']}>{words.title}</h3>
      <Switch
        classNames={{ root: classes['switch'] ?? '', description: classes['switch_text'] ?? '' }}
        size="md"
        checked={keeps ?? false}
        disabled={keeps === null}
        label={words.label}
        description={words.text}
        error={has_failed ? words.failed : null}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
    </section>
  );
}
