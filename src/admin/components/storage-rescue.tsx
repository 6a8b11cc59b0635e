import { generalText } from '../../content/admin/general.ts';
import { useRuntime, useStorageFault } from '../runtime.ts';
import { RescueDownload } from './rescue-download.tsx';
import classes from './storage-rescue.module.css';

/**
 * Stands in a form while this device cannot store: the page's own banner lies under the form. What was filled in stays
 * on the screen and can be taken along as a file.
 */
export function StorageRescue() {
  const { user, app_version, open_forms } = useRuntime();
  const fault = useStorageFault();
  if (fault === null) return null;
  return (
    <div className={classes['rescue']} role="alert">
      <p>{generalText.storage.in_form}</p>
      <div className={classes['answer']}>
        <RescueDownload user={user} app_version={app_version} forms={open_forms.list} variant="default" />
      </div>
    </div>
  );
}
