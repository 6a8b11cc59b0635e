import { adminShell } from '../content/admin/shell.ts';
import { Spinner } from '../ui/spinner.tsx';
import styles from './admin-loading.module.css';

/** what stands on the screen until the session check and the admin's own code are there. */
export function AdminLoading() {
  return (
    <output className={styles['screen']}>
      <Spinner size_px={32} />
      <span lang="en">{adminShell.loading}</span>
    </output>
  );
}
