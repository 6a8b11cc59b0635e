import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import type { DrivenBrowser, NotInstalled } from './driven-browser.ts';
import { findProgram } from './installed.ts';
import { startProgram } from '../support/running-program.ts';

const START_MS = 60_000;
const COMMAND_MS = 120_000;

/** No first-run pages, reports or updates: every request of this profile is the site's. */
const PREFERENCES = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'toolkit.telemetry.enabled': false,
};

const Session = v.object({ capabilities: v.object({ browserVersion: v.string() }) });
const Tree = v.object({ contexts: v.array(v.object({ context: v.string() })) });
const Evaluated = v.variant('type', [
  v.object({
    type: v.literal('success'),
    result: v.object({ type: v.literal('string'), value: v.string() }),
  }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);
const Message = v.union([
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({ type: v.literal('error'), id: v.number(), error: v.string(), message: v.string() }),
  v.object({ type: v.literal('event'), method: v.string(), params: v.unknown() }),
]);
const LogEntry = v.object({ level: v.string(), text: v.nullable(v.string()) });
const Prompt = v.object({ message: v.string() });

/** Starts Firefox without a window and speaks WebDriver BiDi with it, which it serves itself. */
export async function openFirefox(): Promise<DrivenBrowser | NotInstalled> {
  const binary = findProgram('firefox-esr', 'firefox');
  if (binary === null) return { missing: 'Firefox', remedy: 'apt install firefox-esr' };
  const profile = mkdtempSync(path.join(tmpdir(), 'smoke-firefox-'));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), preferences.join('\n'));
  const program = startProgram(
    binary,
    `--headless --no-remote --width 1280 --height 1000 --remote-debugging-port 0 --profile ${profile}`.split(
      ' ',
    ),
    { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
  );
  const [, address = ''] = await program.says(/WebDriver BiDi listening on (ws:\S+)/, START_MS);
  const errors: string[] = [];
  const connection = await connect(`${address}/session`, (method, params) => {
    if (method === 'browsingContext.userPromptOpened')
      errors.push(`a dialog opened: ${v.parse(Prompt, params).message}`);
    if (method !== 'log.entryAdded') return;
    const { level, text } = v.parse(LogEntry, params);
    if (level === 'error') errors.push(text ?? '');
  });
  const { capabilities } = v.parse(Session, await connection.call('session.new', { capabilities: {} }));
  await connection.call('session.subscribe', {
    events: ['log.entryAdded', 'browsingContext.userPromptOpened'],
  });
  const contexts = async () =>
    v.parse(Tree, await connection.call('browsingContext.getTree', { maxDepth: 0 })).contexts;
  const context = (await contexts())[0]?.context;
  const goto = async (url: string): Promise<void> => {
    await connection.call('browsingContext.navigate', { context, url, wait: 'complete' });
  };

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    goto,
    evaluate: async (expression) => {
      const params = { expression, target: { context }, awaitPromise: true };
      const answer = v.parse(Evaluated, await connection.call('script.evaluate', params));
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    perform: async (sources) => {
      await connection.call('input.performActions', { context, actions: sources });
    },
    countWindows: async () => (await contexts()).length,
    consoleErrors: async (url, settle) => {
      // What the page before it still fetched is broken off as it is left, and said by that page to be an error.
      await goto('about:blank');
      const before = errors.length;
      await goto(url);
      await settle();
      return errors.slice(before);
    },
    close: async () => {
      connection.close();
      await program.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Connection {
  /** Sends a command and gives its result. Throws the error that the browser answers with. */
  call(method: string, params: object): Promise<unknown>;
  close(): void;
}

/** A connection over which commands and events of WebDriver BiDi go. */
async function connect(
  address: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<Connection> {
  const socket = new WebSocket(address);
  const unanswered = new Map<number, PromiseWithResolvers<unknown>>();
  let last_id = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = v.parse(Message, JSON.parse(String(data)));
    if (message.type === 'event') return onEvent(message.method, message.params);
    const command = unanswered.get(message.id);
    if (message.type === 'success') command?.resolve(message.result);
    else command?.reject(new Error(`${message.error}: ${message.message}`));
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`${address} did not answer`)), { once: true });
  });
  return {
    call: async (method, params) => {
      last_id += 1;
      const id = last_id;
      const command = Promise.withResolvers<unknown>();
      unanswered.set(id, command);
      const timer = setTimeout(() => command.reject(new Error(`${method} was not answered`)), COMMAND_MS);
      socket.send(JSON.stringify({ id, method, params }));
      try {
        return await command.promise;
      } finally {
        clearTimeout(timer);
        unanswered.delete(id);
      }
    },
    close: () => socket.close(),
  };
}
