import { Button, Text } from '@mantine/core';
import { IconBellOff, IconBellPlus } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { bellText } from '../../../content/admin/bell.ts';
import { askForNotices, followNoticePermission, noticePermission } from '../../../pwa/notices.ts';
import { useRuntime } from '../../runtime.ts';
import classes from './request-notices.module.css';

const words = bellText.here;

interface Props {
  readonly heading: 'h2' | 'h3';
  readonly title: string;
}

/** Whether this device notifies its person of new requests: asked of the browser only when the button is pressed. */
export function RequestNotices({ heading: Heading, title }: Props) {
  const { device, user } = useRuntime();
  const permission = useSyncExternalStore(followNoticePermission, noticePermission);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [has_failed, setFailed] = useState(false);
  useEffect(() => {
    const read = () => void device.notices.read(user.id).then(setWanted);
    read();
    return device.notices.follow(read);
  }, [device, user.id]);
  const is_on = permission === 'granted' && wanted === true;
  const choose = async (is_wanted: boolean): Promise<void> => {
    if (is_wanted && (await askForNotices()) !== 'granted') return;
    try {
      await device.notices.write(user.id, is_wanted);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const can_choose = permission === 'default' || permission === 'granted';
  const text = can_choose ? words[is_on ? 'is_on' : 'why'] : words[permission];
  const Icon = is_on ? IconBellOff : IconBellPlus;
  return (
    <section className={classes['part']} aria-label={title}>
      <Heading>{title}</Heading>
      <Text className={classes['why'] ?? ''}>{text}</Text>
      {can_choose && (
        <Button
          variant="default"
          disabled={wanted === null}
          leftSection={<Icon size={20} stroke={1.5} aria-hidden="true" />}
          onClick={() => void choose(!is_on)}
        >
          {is_on ? words.turn_off : words.turn_on}
        </Button>
      )}
      {has_failed && <p role="alert">{words.failed}</p>}
    </section>
  );
}
