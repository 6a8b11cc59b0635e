import { globSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { captchaSiteKey } from '../../src/site/forms/captcha.ts';
import { trackingTargets } from '../../src/site/tracking/targets.ts';
import type { BuildPlan } from './build-plan.ts';
import { EDGE_PATHS, type EdgeSettings } from './edge-site.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const ENTRY = 'edge-entry';
/** What the office changes is in no answer of this code, so the first values of the repository, which may be another company's, stay out. */
const FACTS_FILE = 'src/content/company-facts.ts';
const NO_FACTS = `export const COMPANY_FACTS = { phone: '', whatsapp: null, email: '' };`;
/** Beside the pages of the blog and the portfolio: home, what their addresses lead to, and the cards that a link may show. */
const NEEDED_FILES = [
  'index.html',
  '404.html',
  '_article.html',
  '_article-missing.html',
  'sitemap.xml',
  'blog/rss.xml',
  'scenes/og-*.jpg',
];

/** What the bundle is told of a build in a folder. The environment is that of the build. */
export function edgeSettings(
  folder: string,
  { site, version }: BuildPlan,
  project: { readonly supabase_url: string; readonly publishable_key: string },
  env: Environment,
): EdgeSettings {
  return {
    ...project,
    site_origin: site.origin,
    version,
    tracking: trackingTargets(env),
    captcha: captchaSiteKey(env) !== '',
    files: globSync([...NEEDED_FILES, '{blog,portfolio}/**/*.html'], { cwd: folder })
      .map((file) => file.replaceAll(path.sep, '/'))
      .toSorted(),
  };
}

/** One file of JavaScript that imports nothing, made of the text of its first module. */
async function bundled(entry: string): Promise<string> {
  const first: Plugin = {
    name: ENTRY,
    resolveId: (id) => (id === ENTRY ? path.join(import.meta.dirname, `${ENTRY}.ts`) : null),
    load: (id) => {
      if (id.endsWith(`${ENTRY}.ts`)) return entry;
      return id.endsWith(FACTS_FILE) ? NO_FACTS : null;
    },
  };
  const output = await build({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    plugins: [first],
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  });
  const [chunk] = 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk' || chunk.imports.length > 0)
    throw new Error(
      `The code for edge networks needs ${chunk?.type === 'chunk' ? chunk.imports.join() : '?'}.`,
    );
  return chunk.code;
}

/** `_worker.js` of Cloudflare Pages. */
export const cloudflareBundle = (settings: EdgeSettings): Promise<string> =>
  bundled(`import { cloudflareWorker } from './edge-site.ts';
export default cloudflareWorker(${JSON.stringify(settings)});`);

/** The edge function of Netlify, with the addresses it answers. */
export const netlifyBundle = (settings: EdgeSettings): Promise<string> =>
  bundled(`import { netlifyFunction } from './edge-site.ts';
export default netlifyFunction(${JSON.stringify(settings)});
export const config = ${JSON.stringify({ path: EDGE_PATHS })};`);
