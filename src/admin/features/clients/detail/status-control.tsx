import { may } from '../../../../domain/rights.ts';
import { clientsText } from '../../../../content/admin/clients.ts';
import { type ClientListItem, setClientStatus } from '../../../../data/index.ts';
import { CLIENT_STATUSES, type ClientStatus } from '../../../../domain/client.ts';
import { useRuntime } from '../../../runtime.ts';
import { Segments } from '../../../components/segments.tsx';
import { ToneWord } from '../../../components/tone.tsx';
import { clientStatusLabel } from '../../../entities/clients/labels.ts';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import record from '../../../components/dialogs/record.module.css';
import classes from './detail.module.css';

const text = clientsText.detail;

/** Prospect, active or completed (M-031); completing is archiving and the admin's. */
export function StatusControl({ client }: { client: ClientListItem }) {
  const { db, user } = useRuntime();
  const command = useCommand();
  const locked = !may(user, 'archive', 'clients') && client.status !== 'completed';
  const choose = (status: ClientStatus) =>
    void command(
      () =>
        setClientStatus(db, {
          id: client.id,
          base_rev: client.rev,
          expected: { status: client.status },
          status,
        }),
      {
        success: text.status_saved,
        failure: clientsText.errors.client_status,
      },
    );
  return (
    <section className={classes['section']}>
      <h3 id="client-status">{text.status}</h3>
      <Segments
        aria-labelledby="client-status"
        className={record['statuses']}
        value={client.status}
        onChange={choose}
        segments={CLIENT_STATUSES.map((status) => ({
          value: status,
          disabled: locked && status === 'completed',
          label: <ToneWord {...clientStatusLabel(status)} />,
        }))}
      />
      {locked && <p className={classes['small']}>{text.archive_admin_only}</p>}
    </section>
  );
}
