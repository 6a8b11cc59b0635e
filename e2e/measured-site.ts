/** The built site as it is where a tag manager and an analytics tracker are configured, with both of them standing by. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { targetAttributes } from '../src/site/tracking/targets.ts';
import { startBackend } from '../supabase/local/backend.ts';

const COOKIE = '_measured';
const ROOT = /<div id="root" data-screen="(\w+)"/g;

interface ToldEvent {
  readonly category: string;
  readonly action: string;
  readonly label: string;
  readonly value: number;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface MeasuredSite {
  readonly url: string;
  /** Everything that was asked of the third party, as 'METHOD path'. */
  readonly asked: () => readonly string[];
  /** Every event that arrived there. */
  readonly events: () => readonly ToldEvent[];
  readonly stop: () => Promise<void>;
}

/** A third party at another origin: a tag manager's script that sets a cookie, and an address that takes events. */
async function startThirdParty() {
  const asked: string[] = [];
  const events: ToldEvent[] = [];
  const server = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url}`);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method === 'POST') {
        const body: { events: ToldEvent[] } = JSON.parse(Buffer.concat(parts).toString());
        events.push(...body.events);
      }
      answer.setHeader('access-control-allow-origin', '*');
      answer.setHeader('content-type', 'text/javascript');
      answer.end(
        request.method === 'GET' ? `document.cookie = '${COOKIE}=1;path=/'; window.tagged = true;` : '',
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the third party has no port');
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { origin: `http://127.0.0.1:${address.port}`, asked, events, stop };
}

/** Starts it; the pages are those of this build, with what the build would have written for these receivers. */
export async function startMeasuredSite(jwt_expiry_seconds: number): Promise<MeasuredSite> {
  const third_party = await startThirdParty();
  const tracking = {
    tag_manager_url: `${third_party.origin}/gtm.js?id=GTM-TEST&v=1`,
    analytics_url: `${third_party.origin}/in`,
  };
  const folder = mkdtempSync(join(tmpdir(), 'havenglans-measured-'));
  cpSync('dist', folder, { recursive: true });
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      html.replace(ROOT, (found) => `${found}${targetAttributes(tracking)}`),
    );
  }
  const backend = await startBackend({
    port: 0,
    data_dir: 'memory',
    seed: 'demo',
    static_dir: folder,
    tracking,
    jwt_expiry_seconds,
  });
  return {
    url: backend.url,
    asked: () => [...third_party.asked],
    events: () => [...third_party.events],
    stop: async () => {
      await backend.stop();
      await third_party.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
