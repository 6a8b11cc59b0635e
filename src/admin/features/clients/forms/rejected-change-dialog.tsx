import { getRefusedEdit, isRefusedOf, type RefusedEdit } from '../../../../data/index.ts';
import { RejectedDialog } from '../../../components/forms/rejected-dialog.tsx';
import { RejectedClientForm } from './client-dialogs.tsx';
import { RejectedServiceForm } from './service-dialogs.tsx';

/** Revising the change of this client or of one of its services that the address names (D4). */
export function RejectedChangeDialog() {
  return <RejectedDialog find={getRefusedEdit} Form={RejectedForm} />;
}

function RejectedForm({ rejected, onClose }: { rejected: RefusedEdit; onClose: () => void }) {
  if (isRefusedOf('clients', rejected)) return <RejectedClientForm rejected={rejected} onClose={onClose} />;
  if (isRefusedOf('service_records', rejected))
    return <RejectedServiceForm rejected={rejected} onClose={onClose} />;
  return null;
}
