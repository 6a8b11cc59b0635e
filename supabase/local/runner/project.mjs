import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Everything the runners and the embedded backend write; ignored by git. */
export const TEMP_DIR = path.join(ROOT, 'supabase/.temp');

/**
 * A problem that people can do something about: printed as it is, without a stack.
 */
export class Plain extends Error {
  /** @override */
  name = 'Plain';
}

/**
 * Runs the program of a runner and ends the process with its exit code.
 * @param {() => Promise<number>} program
 */
export async function main(program) {
  try {
    process.exitCode = await program();
  } catch (fault) {
    console.error(fault instanceof Plain ? `\n${fault.message}` : fault);
    process.exitCode = 1;
  }
}
