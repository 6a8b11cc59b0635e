/** The one place that writes to the console. */
type LogLevel = 'info' | 'warn' | 'error';

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

/** How many troubles, and how many calls, are remembered for a diagnosis. */
const KEPT = 40;

/** A logged warning or error without its detail, which may hold a person's texts. */
export interface Trouble extends Pick<LogLine, 'level' | 'event' | 'at'> {
  /** Name of the error caught, such as 'QuotaExceededError'; null when there was none. */
  readonly error: string | null;
}

let troubles: readonly Trouble[] = [];

const remember = ({ level, event, detail, at }: LogLine): void => {
  const error = detail instanceof Error || detail instanceof DOMException ? detail.name : null;
  troubles = [...troubles, { level, event, at, error }].slice(-KEPT);
};

/** The warnings and errors of this page so far, oldest first; the last forty. */
export const recentTroubles = (): readonly Trouble[] => troubles;

/** A call to the server, by the id that the server keeps of it. */
export interface SentCall {
  readonly call: string;
  readonly request_id: string;
  /** Wall time, ISO 8601. */
  readonly at: string;
}

let sent: readonly SentCall[] = [];

/** Notes a call for a diagnosis: it leads to what the server wrote of it. */
export const noteSent = (call: string, request_id: string): void => {
  sent = [...sent, { call, request_id, at: new Date().toISOString() }].slice(-KEPT);
};

/** The calls that this page noted, oldest first; the last forty. */
export const recentlySent = (): readonly SentCall[] => sent;

let sink: Sink = consoleSink;

const write = (level: LogLevel, event: string, detail: unknown): void => {
  const line: LogLine = { level, event, detail, at: new Date().toISOString() };
  if (level !== 'info') remember(line);
  sink(line);
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
