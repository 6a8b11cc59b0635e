import { type ChildProcess, spawn } from 'node:child_process';

const END_MS = 5_000;

/** A program that runs beside the test, with all it has printed. */
interface RunningProgram {
  /** Everything it has printed until now, to either stream. */
  output(): string;
  /** The first match in its output; throws when the program ended, or said nothing of the kind in `timeout_ms`. */
  says(pattern: RegExp, timeout_ms: number): Promise<RegExpExecArray>;
  /** Ends it and everything it started. */
  stop(): Promise<void>;
}

/** Starts a program in a process group of its own, so that all it starts ends with it. */
export function startProgram(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): RunningProgram {
  const child = spawn(file, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  const heard = new Set<() => void>();
  const tell = (): void => heard.forEach((listener) => listener());
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      tell();
    });
  let is_over = false;
  for (const event of ['error', 'exit'] as const)
    child.once(event, () => {
      is_over = true;
      tell();
    });
  // A test that is interrupted leaves no browser behind.
  const endGroup = (): void => signalGroup(child, 'SIGKILL');
  process.once('exit', endGroup);

  return {
    output: () => printed,
    says: (pattern, timeout_ms) =>
      new Promise((resolve, reject) => {
        const finish = (outcome: () => void): void => {
          clearTimeout(timer);
          heard.delete(listen);
          outcome();
        };
        const fail = (why: string): void =>
          finish(() => reject(new Error(`${file} ${why}:\n${printed.slice(-1_000)}`)));
        const timer = setTimeout(() => fail('did not answer'), timeout_ms);
        const listen = (): void => {
          const match = pattern.exec(printed);
          if (match) finish(() => resolve(match));
          else if (is_over) fail('ended');
        };
        heard.add(listen);
        listen();
      }),
    stop: async () => {
      process.removeListener('exit', endGroup);
      if (is_over) return signalGroup(child, 'SIGKILL');
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      signalGroup(child, 'SIGTERM');
      const impatience = setTimeout(() => signalGroup(child, 'SIGKILL'), END_MS);
      await ended;
      clearTimeout(impatience);
      signalGroup(child, 'SIGKILL');
    },
  };
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has ended already.
  }
}
