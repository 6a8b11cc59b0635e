import { sync } from '../../../content/admin/sync.ts';
import { useRuntime } from '../../runtime.ts';
import classes from './device-facts.module.css';
import { deviceName } from './device-name.ts';

const words = sync.this_device;

/** Which device and build this is, and one fact more that the screen wants beside them. */
export function DeviceFacts({ name, value }: { readonly name: string; readonly value: string }) {
  const { app_version } = useRuntime();
  const facts = [
    [words.device, deviceName(navigator.userAgent, navigator.maxTouchPoints)],
    [words.version, app_version.replace(/^admin-host-|\.js$/g, '')],
    [name, value],
  ] as const;
  return (
    <dl className={classes['facts']}>
      {facts.map(([term, said]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
