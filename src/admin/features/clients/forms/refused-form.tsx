import type { RefusedEdit } from '../../../../data/index.ts';
import { RefusedClientForm } from './refused-client-form.tsx';
import { RefusedServiceForm } from './refused-service-form.tsx';

/** The form of the record a refused change was about, with the refused values in it (G4, D4). */
export function RefusedForm({ refused, onClose }: { refused: RefusedEdit; onClose: () => void }) {
  return refused.table === 'clients' ? (
    <RefusedClientForm refused={refused} onClose={onClose} />
  ) : (
    <RefusedServiceForm refused={refused} onClose={onClose} />
  );
}
