import { Dexie } from 'dexie';
import { StoreError, type StoreFault } from '../../sync/index.ts';

const FAULT_BY_NAME: Readonly<Record<string, StoreFault>> = {
  QuotaExceededError: 'quota',
  VersionError: 'newer_version',
  UnknownError: 'connection_lost',
  InvalidStateError: 'connection_lost',
  DatabaseClosedError: 'connection_lost',
};

/** What went wrong with the device's database, by the error's name; null when it is no database error. */
export const faultOf = (error: unknown): StoreFault | null => {
  if (error instanceof StoreError) return error.fault;
  if (error instanceof Dexie.DexieError) {
    const inner = error.inner instanceof Error ? FAULT_BY_NAME[error.inner.name] : undefined;
    return inner ?? FAULT_BY_NAME[error.name] ?? 'broken';
  }
  return error instanceof DOMException ? (FAULT_BY_NAME[error.name] ?? 'broken') : null;
};
