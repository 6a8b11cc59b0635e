import { IconMessage } from '@tabler/icons-react';
import { conversionText } from '../../../../content/admin/request-conversion.ts';
import { requestsOfClient, useLive } from '../../../../data/index.ts';
import { dateAt, formatShort } from '../../../../domain/calendar-date.ts';
import { adminPage, REQUEST_KIND_PATHS } from '../../../../admin-routes.ts';
import { DialogLink } from '../../../components/dialogs/dialog-link.tsx';
import { useOpenDialog } from '../../../components/dialogs/dialog-route.tsx';
import { useRuntime } from '../../../runtime.ts';
import classes from './detail.module.css';

/** The requests a client came from, with their message and files; nothing for who sees no requests. */
export function ClientRequests({ client_id }: { readonly client_id: string }) {
  const { db } = useRuntime();
  const onOpen = useOpenDialog();
  const requests = useLive(() => requestsOfClient(db, client_id), [db, client_id]) ?? [];
  if (requests.length === 0) return null;
  return (
    <section className={classes['contacts']} aria-label={conversionText.requests}>
      {requests.map(({ table, id, has_attachment, created_at }) => (
        <DialogLink
          key={id}
          className={classes['contact']}
          onOpen={onOpen}
          path={adminPage('request', { request_kind: REQUEST_KIND_PATHS[table], request_id: id })}
        >
          <IconMessage size={20} stroke={1.5} aria-hidden="true" />
          <span>
            {conversionText.request_of(
              created_at === null ? '–' : formatShort(dateAt(Date.parse(created_at))),
            )}
            {has_attachment && ` ${conversionText.with_files}`}
          </span>
        </DialogLink>
      ))}
    </section>
  );
}
