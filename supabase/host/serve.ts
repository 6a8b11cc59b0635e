/**
 * `npm run serve`: the build (in dist/, or --build <folder>) for visitors, with a hosted project behind it and a proxy that ends the encryption
 * before it. Takes PORT, HOST, SITE_URL, TRUST_PROXY and what the build was given from the environment; writes one line of
 * JSON a request.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DIST_DIR } from './build-folder.ts';
import { PortTaken } from './http-server.ts';
import { type LogLine, serveProjectSite } from './project-site.ts';
import { buildFault, readServeSettings } from './serve-settings.ts';

/** Longer than a function may take, so that a form that is being sent gets its answer. */
const STOP_MS = 30_000;

const writeLine = (line: LogLine): void =>
  console.log(JSON.stringify({ time: new Date().toISOString(), ...line }));

function end(faults: readonly string[]): never {
  console.error(['The site is not served.', ...faults.map((fault) => `  ${fault}`)].join('\n'));
  process.exit(1);
}

const settings = readServeSettings(process.env);
if (!settings.ok) end(settings.error);
const { values } = parseArgs({ options: { build: { type: 'string', default: DIST_DIR } } });
const folder = path.resolve(values.build);
const fault = buildFault(folder, settings.value);
if (fault !== null) end([fault]);

try {
  const site = await serveProjectSite({
    ...settings.value,
    folder,
    stop_ms: STOP_MS,
    log: writeLine,
  });
  const { site_origin, supabase_url } = settings.value;
  writeLine({ event: 'started', url: site.url, site: site_origin, project: supabase_url });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      writeLine({ event: 'stopping', signal });
      void site.stop().then(() => writeLine({ event: 'stopped' }));
    });
} catch (problem) {
  if (problem instanceof PortTaken) end([problem.message]);
  throw problem;
}
