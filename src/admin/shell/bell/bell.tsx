import { ActionIcon, Drawer, VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { bellText } from '../../../content/admin/bell.ts';
import { mailFailures } from '../../../content/admin/mail-failures.ts';
import { overdueJobs } from '../../../content/admin/overdue-jobs.ts';
import { listMailFailures, requestsToRead, useLive } from '../../../data/index.ts';
import { may } from '../../../domain/rights.ts';
import { RequestNotices } from '../../entities/requests/request-notices.tsx';
import { useRuntime, useSyncValue } from '../../runtime.ts';
import classes from './bell.module.css';
import { FailedMail, LateJobs, useOverdueJobs } from './mail-part.tsx';
import { UnreadRequests } from './unread-requests.tsx';
import { useArrivals } from './use-arrivals.ts';

/**
 * The bell: requests that this person has not read, mail that has failed for good and jobs of the server that did
 * not run, with their number, and the lists behind it. Who reads no requests has a bell only while there is something.
 */
export function Bell(props: {
  readonly opened: boolean;
  readonly on_open: () => void;
  readonly on_close: () => void;
}) {
  const { db, user } = useRuntime();
  const first_sync_done = useSyncValue((status) => status.first_sync_done);
  const found = useLive(() => requestsToRead(db), [db, first_sync_done]);
  const failures = useLive(() => listMailFailures(db), [db]) ?? [];
  const late = useOverdueJobs();
  const heading = useRef<HTMLSpanElement>(null);
  const [is_leaving, setLeaving] = useState(false);
  const reads_requests = may(user, 'read', 'request_reads');
  const said = useArrivals(reads_requests ? found : undefined);
  const unread = found?.unread;
  const unread_count = unread?.length ?? 0;
  const count = unread_count + failures.length + late.length;
  const counted = [
    ...(unread_count > 0 ? [bellText.unread(unread_count)] : []),
    ...(failures.length > 0 ? [mailFailures.bell(failures.length)] : []),
    ...(late.length > 0 ? [overdueJobs.bell(late.length)] : []),
  ].join(', ');
  const is_there = reads_requests || count > 0;
  const leave = (): void => {
    setLeaving(true);
    props.on_close();
  };
  return (
    <>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      {is_there && (
        <ActionIcon
          className={classes['bell'] ?? ''}
          aria-label={counted === '' ? bellText.title : counted}
          aria-haspopup="dialog"
          aria-expanded={props.opened}
          onClick={() => {
            setLeaving(false);
            props.on_open();
          }}
        >
          <IconBell size={24} stroke={1.5} aria-hidden="true" />
          {count > 0 && (
            <span
              className={classes['count']}
              data-trouble={failures.length + late.length > 0 || undefined}
              aria-hidden="true"
            >
              {count > 99 ? '99+' : count}
            </span>
          )}
        </ActionIcon>
      )}
      <Drawer
        opened={props.opened && is_there}
        onClose={props.on_close}
        // A link that was followed takes the focus along.
        returnFocus={!is_leaving}
        position="right"
        size="30rem"
        attributes={{ content: { 'data-below-pill': true }, header: { role: 'presentation' } }}
        title={
          <span ref={heading} tabIndex={-1}>
            {bellText.title}
          </span>
        }
        closeButtonProps={{ 'aria-label': bellText.close }}
      >
        {reads_requests && <UnreadRequests unread={unread} on_leave={leave} />}
        <FailedMail failures={failures} on_gone={() => heading.current?.focus()} />
        <LateJobs jobs={late} />
        {reads_requests && (
          <div className={classes['part']}>
            <RequestNotices heading="h2" title={bellText.here.title} />
          </div>
        )}
      </Drawer>
    </>
  );
}
