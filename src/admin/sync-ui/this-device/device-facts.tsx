import type { ReactNode } from 'react';
import { sync } from '../../../content/admin/sync.ts';
import { useRuntime } from '../../runtime.ts';
import classes from './device-facts.module.css';
import { buildName, deviceName } from './device-name.ts';

const words = sync.this_device;

type Fact = readonly [term: string, said: ReactNode];

/** Terms, and what is said of each. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
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

/** Which device and build this is, and what the screen says beside them. */
export function DeviceFacts({ more = [] }: { readonly more?: readonly Fact[] }) {
  const { app_version } = useRuntime();
  const device = deviceName(navigator.userAgent, navigator.maxTouchPoints);
  return <Facts facts={[[words.device, device], [words.version, buildName(app_version)], ...more]} />;
}
