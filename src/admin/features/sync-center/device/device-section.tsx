import { Button, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { syncCenter } from '../../../../content/admin/sync-center.ts';
import { jsonBlob, saveFile } from '../../../components/save-file.ts';
import { useRuntime, useSyncStatus } from '../../../runtime.ts';
import classes from '../sync-center.module.css';
import { diagnose } from './diagnosis.ts';

const words = syncCenter.device;

/** Order matters: Edge and Opera also say Chrome, Chrome also says Safari. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/**
 * 'Safari op iPad', 'Chrome op Android'.
 * @param max_touch_points an iPad says that it is a Macintosh, but a Macintosh has no touch screen
 */
export function deviceName(user_agent: string, max_touch_points: number): string {
  const system = nameIn(SYSTEMS, user_agent);
  const is_ipad = system === 'macOS' && max_touch_points > 1;
  return words.device_on(
    nameIn(BROWSERS, user_agent) ?? words.unknown_browser,
    is_ipad ? 'iPad' : (system ?? words.unknown_system),
  );
}

/** Which device and build this is, and what helps somebody far away to help. */
export function DeviceSection() {
  const { db, user, app_version } = useRuntime();
  const status = useSyncStatus();
  const [said, setSaid] = useState('');
  const look = () => diagnose({ db, status, role: user.role, app_version });

  async function download(): Promise<void> {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`havenglans-diagnose-${day}.json`, jsonBlob(await look()));
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
      <dl className={classes['facts']}>
        <div>
          <dt>{words.device}</dt>
          <dd>{deviceName(navigator.userAgent, navigator.maxTouchPoints)}</dd>
        </div>
        <div>
          <dt>{words.version}</dt>
          <dd>{app_version.replace(/^admin-host-|\.js$/g, '')}</dd>
        </div>
        <div>
          <dt>{words.tab}</dt>
          <dd>{status.leader ? words.leads : words.follows}</dd>
        </div>
      </dl>
      <h3>{words.diagnosis}</h3>
      <Text className={classes['quiet']}>{words.diagnosis_text}</Text>
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
