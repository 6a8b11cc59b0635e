import { STORAGE_PREFIX } from '../../../../brand.ts';
import { Button, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { syncCenter } from '../../../../content/admin/sync-center.ts';
import { jsonBlob, saveFile } from '../../../components/save-file.ts';
import { useRuntime, useSyncStatus } from '../../../runtime.ts';
import { DeviceFacts, Facts } from '../../../sync-ui/this-device/device-facts.tsx';
import classes from '../sync-center.module.css';
import { diagnose } from './diagnosis.ts';

const words = syncCenter.device;

/** Which device and build this is, and what helps somebody far away to help. */
export function DeviceSection() {
  const { db, user, app_version } = useRuntime();
  const status = useSyncStatus();
  const [said, setSaid] = useState('');
  const look = () => diagnose({ db, status, role: user.role, app_version });

  async function download(): Promise<void> {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`${STORAGE_PREFIX}-diagnose-${day}.json`, jsonBlob(await look()));
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(await look());
      setSaid(words.copied);
    } catch {
      setSaid(words.copy_failed);
    }
  }

  return (
    <section className={classes['section']} aria-labelledby="sync-device">
      <h2 id="sync-device">{words.title}</h2>
      <DeviceFacts />
      <h3>{words.diagnosis}</h3>
      <Text className={classes['quiet']}>{words.diagnosis_text}</Text>
      <Facts facts={[[words.tab, status.leader ? words.leads : words.follows]]} />
      <div className={classes['actions']}>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.5} aria-hidden="true" />}
          onClick={() => void download()}
        >
          {words.download}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCopy size={20} stroke={1.5} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {words.copy}
        </Button>
      </div>
      <output className={classes['quiet']}>{said}</output>
    </section>
  );
}
