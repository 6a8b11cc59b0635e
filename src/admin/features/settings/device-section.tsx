import { Button } from '@mantine/core';
import { IconChevronRight, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { adminPage } from '../../../admin-routes.ts';
import { settingsText } from '../../../content/admin/settings.ts';
import { may } from '../../../domain/rights.ts';
import { MailAddress } from '../../components/mail-address.tsx';
import { useShellActions } from '../../components/shell-actions.ts';
import { RequestNotices } from '../../entities/requests/request-notices.tsx';
import { useLock, useRuntime } from '../../runtime.ts';
import { DeviceFacts } from '../../sync-ui/this-device/device-facts.tsx';
import { StorageSection } from '../../sync-ui/this-device/storage-section.tsx';
import classes from './parts.module.css';

const words = settingsText.device;

/** The way to all of it: the pill above every screen tells how it stands. */
function Sync() {
  return (
    <section className={classes['part']} aria-labelledby="settings-sync">
      <h3 id="settings-sync">{words.sync}</h3>
      <p className={classes['quiet']}>{words.sync_text}</p>
      <Link className={classes['onward']} to={adminPage('sync')}>
        {words.all_changes}
        <IconChevronRight size={18} stroke={1.5} aria-hidden="true" />
      </Link>
    </section>
  );
}

function Lock() {
  const { device } = useRuntime();
  const { open_device } = useShellActions();
  const is_set = useLock(device.lock).kind === 'open';
  return (
    <section className={classes['part']} aria-labelledby="settings-lock">
      <h3 id="settings-lock">{words.lock}</h3>
      <p className={classes['quiet']}>{is_set ? words.pin_on : words.pin_off}</p>
      <Button
        variant="default"
        leftSection={<IconLock size={20} stroke={1.5} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={open_device}
      >
        {words.open_lock}
      </Button>
    </section>
  );
}

/** 'Dit apparaat': which device and build this is, a link to the changes that wait, its storage, its notifications of new requests and its lock. */
export function DeviceSection() {
  const { user } = useRuntime();
  return (
    <div className={classes['parts']}>
      <DeviceFacts more={[[words.person, <MailAddress key="person" address={user.email} />]]} />
      <Sync />
      <StorageSection heading="h3" />
      {may(user, 'read', 'request_reads') && <RequestNotices heading="h3" title={words.notices} />}
      <Lock />
    </div>
  );
}
