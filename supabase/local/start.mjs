/**
 * `npm start`: installs, builds and starts everything on one address. Plain JavaScript for the machine's own
 * Node 20 or newer, because nothing may be installed yet. Flags: --dev (hot reload), --seed demo|large|none,
 * --reset (throw the data away first; with --only, nothing more), --prepare (make the database and stop).
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { requireBuild } from './runner/build.mjs';
import { ensureInstalled, projectNode, toolEnv } from './runner/install.mjs';
import { main, ROOT } from './runner/project.mjs';
import { formatTime } from './runner/run-command.mjs';

const flags = process.argv.slice(2);

/**
 * Runs the server until it ends; signals reach it through here, and it ends by itself when this process is gone.
 * @param {string} node
 * @returns {Promise<number>}
 */
function serve(node) {
  return new Promise((resolve) => {
    const child = spawn(node, [path.join(ROOT, 'supabase/local/serve.ts'), ...flags], {
      cwd: ROOT,
      env: { ...process.env, ...toolEnv(node), STARTED_BY: String(process.pid) },
      stdio: 'inherit',
      // Of its own, so that Ctrl-C reaches it once (through here) and not twice.
      detached: process.platform !== 'win32',
    });
    process.removeAllListeners('SIGINT');
    process.removeAllListeners('SIGTERM');
    process.on('SIGINT', () => child.kill('SIGINT'));
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

await main(async () => {
  const started = Date.now();
  await ensureInstalled();
  const node = projectNode();
  if (!['--dev', '--prepare', '--only'].some((flag) => flags.includes(flag))) {
    const skipped = await requireBuild(node);
    console.log(skipped ? 'The build is up to date.' : `Built in ${formatTime(Date.now() - started)}.`);
  }
  return await serve(node);
});
