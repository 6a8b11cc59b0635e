import { getRefusedSiteEdit, type RefusedSiteEdit } from '../../../../data/index.ts';
import { RefusedDialog } from '../../../components/forms/refused-dialog.tsx';
import { EntryForm } from './entry-form.tsx';

/** Revising the change of the site's content that the address names (G4, D4). */
export function RejectedEntryDialog() {
  return <RefusedDialog find={getRefusedSiteEdit} Form={RefusedEntryForm} />;
}

function RefusedEntryForm({ refused, onClose }: { refused: RefusedSiteEdit; onClose: () => void }) {
  return (
    <EntryForm kind={refused.kind} entry={refused.shown} refused={refused} entries={[]} onClose={onClose} />
  );
}
