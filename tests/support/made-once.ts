import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const LOOK_AGAIN_MS = 100;
/** Making takes seconds; a mark this old was left by a process that was killed. */
const ABANDONED_MS = 120_000;

/**
 * Makes a folder that is named by its content, unless it is there: test files that run side by side wait for the first,
 * and a later run takes the folder of an earlier one. `make` fills another folder, which gets the name when it is whole.
 */
export async function madeOnce(folder: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  const [mark, unfinished] = [`${folder}.making`, `${folder}.unfinished`];
  await mkdir(dirname(folder), { recursive: true });
  while (!existsSync(folder)) {
    if (!(await isMine(mark))) {
      await setTimeout(LOOK_AGAIN_MS);
      continue;
    }
    try {
      if (existsSync(folder)) return;
      await rm(unfinished, { recursive: true, force: true });
      await make(unfinished);
      await rename(unfinished, folder);
    } finally {
      await rm(mark, { recursive: true, force: true });
    }
  }
}

/** Whether this process is the one that makes the folder: making its mark succeeds once. */
async function isMine(mark: string): Promise<boolean> {
  try {
    await mkdir(mark);
    return true;
  } catch {
    const since = await stat(mark).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (since > ABANDONED_MS) await rm(mark, { recursive: true, force: true });
    return false;
  }
}
