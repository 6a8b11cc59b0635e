/**
 * `npm run test:smoke`: the built site in browsers of other makers, Firefox and WebKitGTK as Debian packs them. They sign in,
 * add a client without a network that is sent later, write an article with a hostile HTML block and look whether its preview may
 * do anything (decision 028). A browser that is
 * not installed is not tried, which never counts as passed: the exit code is 0 only when all were tried and every step held.
 * `--browser firefox` or `--browser webkit` tries one.
 */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { openTcpProxy } from '../../e2e/tcp-proxy.ts';
import { startBackend } from '../../supabase/local/backend.ts';
import type { DrivenBrowser, NotInstalled } from './driven-browser.ts';
import { openFirefox } from './firefox.ts';
import { handOf, until } from './hand.ts';
import { startElsewhere } from './hostile-block.ts';
import type { Stage } from './stage.ts';
import { VISIT } from './visit.ts';
import { openWebkit } from './webkit.ts';

const QUIET_MS = 1_500;
const BROWSERS: Readonly<Record<string, () => Promise<DrivenBrowser | NotInstalled>>> = {
  firefox: openFirefox,
  webkit: openWebkit,
};

const { values } = parseArgs({
  options: { browser: { type: 'string', multiple: true, default: Object.keys(BROWSERS) } },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const counts = { passed: 0, failed: 0, not_tried: 0 };

for (const key of values.browser) {
  const open = BROWSERS[key];
  if (open === undefined) throw new Error(`browsers are ${Object.keys(BROWSERS).join(', ')}`);
  const browser = await open();
  if ('missing' in browser) {
    counts.not_tried += 1;
    say(`${key}: not tried, since ${browser.missing} is not installed (${browser.remedy})`);
  } else await visit(browser);
}
say(
  `${String(counts.passed)} passed, ${String(counts.failed)} failed, ${String(counts.not_tried)} browsers not tried`,
);
process.exit(counts.failed === 0 && counts.not_tried === 0 ? 0 : 1);

/** Goes through the visit in a browser, against a site of its own; each step builds on those before it. */
async function visit(browser: DrivenBrowser): Promise<void> {
  let asked_last_ms = 0;
  const backend = await startBackend({
    port: 0,
    data_dir: 'memory',
    static_dir: 'dist',
    on_request: () => {
      asked_last_ms = performance.now();
    },
  });
  const elsewhere = await startElsewhere();
  const network = await openTcpProxy(backend.url);
  const stage: Stage = {
    site: network.url,
    network,
    elsewhere,
    countClients: async (name) => {
      const asked = `${backend.url}/rest/v1/clients?select=id&name=eq.${encodeURIComponent(name)}`;
      const answer = await fetch(asked, { headers: { apikey: backend.secret_key } });
      return v.parse(v.array(v.object({ id: v.string() })), await answer.json()).length;
    },
    settle: async () => {
      const begun_ms = performance.now();
      const isQuiet = () => asked_last_ms > begun_ms && performance.now() - asked_last_ms > QUIET_MS;
      await until('that the site is asked for nothing more', () => Promise.resolve(isQuiet()));
    },
  };
  const hand = handOf(browser);
  try {
    for (const { promise, run } of VISIT) {
      const begun_ms = performance.now();
      try {
        await run(hand, stage);
      } catch (error) {
        counts.failed += 1;
        say(
          `FAILED ${browser.name}: ${promise}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
        const shown = await hand.inPage(whatIsShown, null).catch(String);
        return say(`${shown.slice(0, 2_000)}\nThe steps after it were not reached.`);
      }
      counts.passed += 1;
      say(`passed ${browser.name}: ${promise} (${((performance.now() - begun_ms) / 1_000).toFixed(1)} s)`);
    }
  } finally {
    await browser.close();
    await network.close();
    await elsewhere.stop();
    await backend.stop();
  }
}

/** The address of the page and the text of its front dialog, or its own. */
function whatIsShown(): string {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')];
  return `${location.href}\n${(dialogs.at(-1) ?? document.body).innerText}`;
}
