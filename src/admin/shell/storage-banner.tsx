import { Button, CloseButton } from '@mantine/core';
import { IconDatabaseOff } from '@tabler/icons-react';
import { generalText } from '../../content/admin/general.ts';
import type { StoreFault } from '../../sync/index.ts';
import { RescueDownload } from '../components/rescue-download.tsx';
import { useRuntime } from '../runtime.ts';
import classes from './storage-banner.module.css';

const words = generalText.storage;

/** Says in red that this device's storage fails, what is safe and what to do; stays until acted upon. */
export function StorageBanner({
  fault,
  on_dismiss,
}: {
  fault: StoreFault;
  /** Null while the trouble lasts: it cannot be sent away. */
  on_dismiss: (() => void) | null;
}) {
  const { user, app_version, open_forms } = useRuntime();
  return (
    <div className={classes['banner']} role="alert" data-fault={fault}>
      <IconDatabaseOff className={classes['icon']} size={24} stroke={1.5} aria-hidden="true" />
      <div className={classes['text']}>
        <p className={classes['title']}>{fault === 'newer_version' ? words.newer_title : words.title}</p>
        <p>{words[fault]}</p>
      </div>
      <div className={classes['actions']}>
        <RescueDownload
          user={user}
          app_version={app_version}
          forms={open_forms.list}
          variant="white"
          color="dark"
        />
        {fault !== 'quota' && (
          <Button variant="white" color="dark" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        )}
        {fault !== 'newer_version' && on_dismiss !== null && (
          <CloseButton
            className={classes['close']}
            size={48}
            aria-label={generalText.dismiss}
            onClick={on_dismiss}
          />
        )}
      </div>
    </div>
  );
}
