import type { ClientListItem } from '../../../../data/index.ts';
import { SyncBadge } from '../../../sync-ui/status/sync-badge.tsx';
import { yachtLine } from '../../../entities/clients/labels.ts';
import classes from './detail.module.css';

/** Whose yacht this is, in one glance. */
export function ClientHeading({ client }: { client: ClientListItem }) {
  const yacht = [client.yacht_name, yachtLine(client), client.location].filter(Boolean).join('\u00a0· ');
  return (
    <>
      <span className={classes['name']}>{client.name}</span>
      <span className={classes['yacht']}>
        {yacht} <SyncBadge badge={client.badge} />
      </span>
    </>
  );
}
