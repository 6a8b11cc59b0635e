import { Button } from '@mantine/core';
import { generalText } from '../../content/admin/general.ts';
import type { DeviceUser } from '../../session/session-types.ts';
import type { StoreFault } from '../../sync/index.ts';
import { RescueDownload } from '../components/rescue-download.tsx';
import { SignInFrame } from '../sign-in/frame.tsx';
import classes from './storage-trouble.module.css';

const words = generalText.storage;

/** The whole page when this device's database cannot be opened at all: what happened, what is safe, what to do (K7). */
export function StorageTrouble(props: {
  readonly fault: StoreFault;
  readonly user: DeviceUser;
  readonly app_version: string;
}) {
  const { fault, user, app_version } = props;
  return (
    <SignInFrame title={fault === 'newer_version' ? words.newer_title : words.unopened_title}>
      <p className={classes['text']} role="alert">
        {words[fault]}
      </p>
      <div className={classes['actions']}>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
        <RescueDownload user={user} app_version={app_version} variant="default" />
      </div>
    </SignInFrame>
  );
}
