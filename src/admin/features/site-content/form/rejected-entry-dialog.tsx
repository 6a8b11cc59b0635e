import { getRefusedSiteEdit, type RefusedSiteEdit } from '../../../../data/index.ts';
import { RejectedDialog } from '../../../components/forms/rejected-dialog.tsx';
import { EntryForm } from './entry-form.tsx';

/** Revising the change of the site's content that the address names (G4, D4). */
export function RejectedEntryDialog() {
  return <RejectedDialog find={getRefusedSiteEdit} Form={RejectedEntryForm} />;
}

function RejectedEntryForm({ rejected, onClose }: { rejected: RefusedSiteEdit; onClose: () => void }) {
  return (
    <EntryForm
      kind={rejected.kind}
      entry={rejected.shown}
      rejected={rejected}
      entries={[]}
      onClose={onClose}
    />
  );
}
