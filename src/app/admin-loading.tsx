import { adminShell } from '../content/admin/shell.ts';
import type { DerivedName, RebuildProgress } from '../data/index.ts';
import { Spinner } from '../ui/spinner.tsx';
import styles from './admin-loading.module.css';

const REBUILDING: Readonly<Record<DerivedName, string>> = adminShell.rebuilding;

/**
 * The screen until the session check has ended and the admin's code is loaded. With `rebuild` it says which
 * derived data are computed anew from the rows first, and the progress.
 */
export function AdminLoading({ rebuild = null }: { rebuild?: RebuildProgress | null }) {
  return (
    <output className={styles['screen']}>
      <Spinner size_px={32} />
      <span lang="en">{adminShell.loading}</span>
      {rebuild !== null && (
        <label className={styles['rebuild']}>
          {REBUILDING[rebuild.name]}
          <progress max={Math.max(1, rebuild.of)} value={rebuild.done} />
        </label>
      )}
    </output>
  );
}
