import { useMemo } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { type RefusedEdit, reviseRefused, shownColumns } from '../../../../data/index.ts';
import { useRuntime } from '../../../runtime.ts';
import { notifySuccess } from '../../../components/notify.ts';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import type { FormDraft } from '../../../components/forms/draft.ts';
import { RefusedNote, refusedDraftKey } from '../../../components/forms/refused-note.tsx';
import { ServiceForm } from './service-form.tsx';
import { BLANK_SERVICE, serviceChanges, type ServiceField, serviceValues } from './service-values.ts';
import { useStoredDraft } from '../../../components/forms/use-stored-draft.ts';

const text = clientsText.refused_form;

interface Props {
  readonly refused: Extract<RefusedEdit, { table: 'service_records' }>;
  readonly onClose: () => void;
}

/** The fields of a service, with what the server refused filled in. */
export function RefusedServiceForm({ refused, onClose }: Props) {
  const { db } = useRuntime();
  const stored = useStoredDraft(db, refusedDraftKey(refused.mutation_id), BLANK_SERVICE);
  return stored === undefined ? null : <Revise refused={refused} stored={stored} onClose={onClose} />;
}

function Revise({ refused, stored, onClose }: Props & { stored: FormDraft<ServiceField> | null }) {
  const { db } = useRuntime();
  const command = useCommand();
  const { beneath, shown, mutation_id } = refused;
  const base = useMemo(
    () => ({ rev: beneath.rev, values: serviceValues(beneath), seen: shownColumns(beneath) }),
    [beneath],
  );
  const draft_key = refusedDraftKey(mutation_id);
  return (
    <ServiceForm
      draft_key={draft_key}
      restored={stored ?? { values: serviceValues(shown), base }}
      start={base}
      note={<RefusedNote code={refused.code} />}
      submit={({ changed, values, ...seen }) =>
        command(
          () => {
            const changes = serviceChanges(changed, values);
            const of = { table: 'service_records', id: beneath.id, ...seen, mutation_id, changes } as const;
            return reviseRefused(db, of, draft_key);
          },
          { failure: clientsText.errors.service_edit, form: true },
        )
      }
      submit_label={text.save}
      onDone={() => {
        notifySuccess(text.saved);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
