/**
 * `npm run serve`: the build (in dist/, or --build <folder>) for visitors, with a hosted project behind it and a proxy that ends the encryption
 * before it. Takes PORT, HOST, SITE_URL, TRUST_PROXY, SITE_HOST_SECRET and what the build was given from the environment; writes one line of
 * JSON a request.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DIST_DIR } from './build-folder.ts';
import { PortTaken } from './http-server.ts';
import { writeLogLine } from './project-host.ts';
import { serveProjectSite } from './project-site.ts';
import { buildFault, readServeSettings } from './serve-settings.ts';

/** Longer than a function may take, so that a form that is being sent gets its answer. */
const STOP_MS = 30_000;

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
    log: writeLogLine,
  });
  const { site_origin, supabase_url } = settings.value;
  writeLogLine({ event: 'started', url: site.url, site: site_origin, project: supabase_url });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      writeLogLine({ event: 'stopping', signal });
      void site.stop().then(() => writeLogLine({ event: 'stopped' }));
    });
} catch (problem) {
  if (problem instanceof PortTaken) end([problem.message]);
  throw problem;
}
