/** The one place that writes to the console. */
export type LogLevel = 'info' | 'warn' | 'error';

export interface LogLine {
  readonly level: LogLevel;
  /** Short name of what happened, in words without personal data: 'database open failed'. */
  readonly event: string;
  readonly detail: unknown;
  /** Wall time, ISO 8601. */
  readonly at: string;
}

type Sink = (line: LogLine) => void;

const consoleSink: Sink = ({ level, event, detail }) => {
  if (detail === undefined) globalThis.console[level](event);
  else globalThis.console[level](event, detail);
};

let sink: Sink = consoleSink;

const write = (level: LogLevel, event: string, detail: unknown): void => {
  sink({ level, event, detail, at: new Date().toISOString() });
};

/** Writes one line; `detail` is any value that helps, such as the error caught. */
export const log = {
  info: (event: string, detail?: unknown): void => write('info', event, detail),
  warn: (event: string, detail?: unknown): void => write('warn', event, detail),
  error: (event: string, detail?: unknown): void => write('error', event, detail),
} as const;

/** Sends lines elsewhere (tests, a worker); returns a function that puts the former sink back. */
export const setLogSink = (next: Sink): (() => void) => {
  const former = sink;
  sink = next;
  return () => {
    sink = former;
  };
};
