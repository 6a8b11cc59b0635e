import { getRefusedEdit, type RefusedEdit } from '../../../../data/index.ts';
import { RefusedDialog } from '../../../components/forms/refused-dialog.tsx';
import { RefusedClientForm } from './refused-client-form.tsx';
import { RefusedServiceForm } from './refused-service-form.tsx';

/** Revising the change of this client or of one of its services that the address names (G4, D4). */
export function RejectedChangeDialog() {
  return <RefusedDialog find={getRefusedEdit} Form={RefusedForm} />;
}

function RefusedForm({ refused, onClose }: { refused: RefusedEdit; onClose: () => void }) {
  return refused.table === 'clients' ? (
    <RefusedClientForm refused={refused} onClose={onClose} />
  ) : (
    <RefusedServiceForm refused={refused} onClose={onClose} />
  );
}
