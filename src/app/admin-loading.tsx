import { adminShell } from '../content/admin/shell.ts';
import type { DerivedName, RebuildProgress } from '../data/index.ts';
import { Spinner } from '../ui/spinner.tsx';
import styles from './admin-loading.module.css';

const REBUILDING: Readonly<Record<DerivedName, string>> = adminShell.rebuilding;

/**
 * what stands on the screen until the session check and the admin's own code are there. With `rebuild` it
 * says what is made anew from the rows first, and how far that is.
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
