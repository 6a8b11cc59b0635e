import { IconLock } from '@tabler/icons-react';
import { isUnsent, type RetainedUser } from '../../device/retained-users.ts';
import { deviceText } from '../../content/admin/device.ts';
import classes from './retained-notice.module.css';

const words = deviceText.left;

/** The users whose unsent work is locked on this device, with its number; never its content. */
export function RetainedNotice({
  retained,
  title = words.title,
}: {
  retained: readonly RetainedUser[];
  title?: string;
}) {
  const unsent = retained.filter((one) => isUnsent(one.unsent));
  if (unsent.length === 0) return null;
  return (
    <section className={classes['notice']} aria-label={title}>
      <h2 className={classes['title']}>{title}</h2>
      <ul className={classes['list']}>
        {unsent.map((one) => (
          <li key={one.user.id}>
            <IconLock size={18} stroke={1.5} aria-hidden="true" />
            <span>{words.of(one.user.name, one.unsent)}</span>
          </li>
        ))}
      </ul>
      <p className={classes['explain']}>{words.explain}</p>
    </section>
  );
}
