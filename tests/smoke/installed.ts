import { accessSync, constants, readdirSync } from 'node:fs';
import path from 'node:path';

/** The first of the named programs in PATH; null when none is there. */
export function findProgram(...names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram) ?? null;
}

/** A program that Debian keeps outside PATH, below a folder of /usr/lib whose name begins so; null when it is not there. */
export function findLibraryProgram(folder_start: string, name: string): string | null {
  const found = foldersOf('/usr/lib')
    .flatMap((folder) => [folder, ...foldersOf(folder)])
    .filter((folder) => path.basename(folder).startsWith(folder_start))
    .map((folder) => path.join(folder, name));
  return found.find(isProgram) ?? null;
}

function foldersOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(folder, entry.name));
  } catch {
    // Not there, or not ours to read: either way nothing can be started from it.
    return [];
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
