/** Hosts of a build that run as processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { type AskedHost, askHost } from '../integration/host-asking.ts';

/** A host that runs, with all that it wrote until now. */
export interface RunningHost {
  readonly child: ChildProcess;
  said: string;
}

/** Starts a host. */
export function startHost(program: string, args: readonly string[], env: NodeJS.ProcessEnv): RunningHost {
  const child = spawn(program, args, { env: { ...process.env, ...env } });
  const running = { child, said: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (running.said += part.toString()));
  return running;
}

/** The address of a script that a build holds compressed too. Throws where none is. */
export function compressedScript(build: string): string {
  const [file] = globSync('assets/*.js.br', { cwd: build });
  if (file === undefined) throw new Error('the build has no compressed script');
  return `/${file.replace(/\.br$/, '')}`;
}

/** Waits until a host gives the first page. */
export async function answers(at: AskedHost, running?: RunningHost): Promise<void> {
  await vi.waitFor(
    async () => {
      expect((await askHost(at, { name: '', path: '/', status: 200 })).status, running?.said).toBe(200);
    },
    { timeout: 30_000, interval: 100 },
  );
}

/** Asks a host to end, since a killed nginx leaves the processes that it started; it may have ended already. */
export async function stopHost({ child }: RunningHost): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}
