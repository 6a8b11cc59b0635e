import { IconLock } from '@tabler/icons-react';
import { isUnsent, type LeftWork } from '../../backend/left-work.ts';
import { deviceText } from '../../content/admin/device.ts';
import classes from './left-notice.module.css';

const words = deviceText.left;

/** Whose unsent work is locked on this device, by name and number; never what it is. */
export function LeftNotice({ left, title = words.title }: { left: readonly LeftWork[]; title?: string }) {
  const unsent = left.filter((one) => isUnsent(one.unsent));
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
