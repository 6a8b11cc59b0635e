/** `npm run prove`: asks a project, from outside, whether everything that devices and visitors need of it works. */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { CHECKS } from './checks.ts';
import { type Project, Trial } from './trial.ts';

const USAGE = `npm run prove -- --url https://<ref>.supabase.co --publishable-key … --secret-key … [--site https://…]
  SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY stand in for what is not given.
  With --site the host of the site is asked too, and what forms that come by it are counted by.
  Everything it writes begins with prove-, and is taken away again.`;

const address = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => url.replace(/\/+$/, '')),
);
const given = v.object({
  url: address,
  publishable_key: v.pipe(v.string(), v.minLength(1)),
  secret_key: v.pipe(v.string(), v.minLength(1)),
  site: v.nullable(address),
});

function readProject(): Project | null {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = process.env;
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string', default: SUPABASE_URL },
        'publishable-key': { type: 'string', default: SUPABASE_PUBLISHABLE_KEY },
        'secret-key': { type: 'string', default: SUPABASE_SECRET_KEY },
        site: { type: 'string' },
      },
    });
    const parsed = v.safeParse(given, {
      url: values.url,
      publishable_key: values['publishable-key'],
      secret_key: values['secret-key'],
      site: values.site ?? null,
    });
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Prints a line for a check; whether it holds. */
async function report(name: string, work: Promise<string>): Promise<boolean> {
  try {
    console.log(`ok    ${name}: ${await work}`);
    return true;
  } catch (fault) {
    console.log(`FAIL  ${name}: ${fault instanceof Error ? fault.message : String(fault)}`);
    return false;
  }
}

async function takeAway(trial: Trial): Promise<string> {
  const left = await trial.end();
  if (left.length > 0) throw new Error(`not everything was taken away: ${left.join('; ')}`);
  return `nothing of ${trial.prefix} is left`;
}

async function run(project: Project): Promise<number> {
  const trial = new Trial(project);
  let is_over = false;
  // However often: Ctrl-C reaches npm too, which passes it on, and what was written has to be taken away.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (is_over = true));
  const held: boolean[] = [];
  for (const { name, run: check, needs_site } of CHECKS) {
    if (is_over) break;
    if (needs_site && project.site === null) continue;
    held.push(await report(name, check(trial)));
  }
  held.push(await report('clean-up', takeAway(trial)));
  if (is_over) held.push(await report('the run', Promise.reject(new Error('it was stopped'))));
  const failed = held.filter((one) => !one).length;
  console.log(`${held.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

const project = readProject();
if (project === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else process.exitCode = await run(project);
