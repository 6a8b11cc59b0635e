import { type ClientListItem, listServiceRecords, useLive } from '../../../../data/index.ts';
import { useRuntime } from '../../../runtime.ts';
import type { Overlay } from '../address/dialog.ts';
import type { Dialogs } from '../address/use-dialogs.ts';
import { EditClientDialog } from '../forms/edit-client-dialog.tsx';
import { EditServiceDialog } from '../forms/edit-service-dialog.tsx';
import { NewServiceDialog, type NewServiceKind } from '../forms/new-service-dialog.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { useLatched } from '../parts/use-latched.ts';
import { useToday } from '../parts/use-today.ts';
import { Contact, YachtFacts } from './client-facts.tsx';
import { ClientActions } from './client-actions.tsx';
import classes from './detail.module.css';
import { AddServiceButton } from './add-service-button.tsx';
import { History } from './history.tsx';
import { NextService } from './next-service.tsx';
import { NotesField } from './notes-field.tsx';
import { StatusControl } from './status-control.tsx';
import { useQuestions } from './use-questions.ts';

interface Props {
  readonly client: ClientListItem;
  readonly dialogs: Dialogs;
}

const newServiceKind = (over: Overlay | null): NewServiceKind | null =>
  over?.kind === 'new_service' || over?.kind === 'follow_up' ? over.kind : null;

/** Everything about one client (M-003), and the forms and questions that lie over it. */
export function ClientDetail({ client, dialogs }: Props) {
  const { db } = useRuntime();
  const today = useToday();
  const records = useLive(() => listServiceRecords(db, client.id), [db, client.id]);
  const { question, ask, close: closeQuestion } = useQuestions(client, dialogs);
  const over = dialogs.dialog.kind === 'client' ? dialogs.dialog.over : null;
  const open = (next: Overlay) => dialogs.open({ kind: 'client', client_id: client.id, over: next });
  const add = () => open({ kind: 'new_service' });
  const new_kind = newServiceKind(over);
  const shown_kind = useLatched(new_kind);

  return (
    <>
      <div className={classes['columns']} inert={over !== null || question !== null}>
        <div className={classes['reach']}>
          <Contact client={client} />
          <NotesField client={client} />
        </div>
        <NextService
          client={client}
          records={records}
          today={today}
          onPlan={() => open({ kind: 'follow_up' })}
        />
        <History
          client={client}
          records={records}
          today={today}
          onAdd={add}
          onEdit={(record_id) => open({ kind: 'edit_service', record_id })}
          onDelete={ask.delete_service}
        />
        <div className={classes['rest']}>
          <StatusControl client={client} />
          <YachtFacts client={client} />
          <ClientActions client={client} onEdit={() => open({ kind: 'edit_client' })} ask={ask} />
        </div>
        <div className={classes['thumb']}>
          <AddServiceButton onClick={add} wide />
        </div>
      </div>
      <EditClientDialog opened={over?.kind === 'edit_client'} client={client} onClose={dialogs.close} />
      <NewServiceDialog
        opened={new_kind !== null}
        kind={shown_kind ?? 'new_service'}
        client={client}
        onClose={dialogs.close}
      />
      <EditServiceDialog
        record_id={over?.kind === 'edit_service' ? over.record_id : null}
        records={records}
        onClose={dialogs.close}
      />
      <ConfirmDialog question={question} onClose={closeQuestion} />
    </>
  );
}
