import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { BOAT_STATES } from '../../content/site/boat-plan.ts';
import { snapshotFiles } from '../../public-data/snapshot-files.ts';
import { ContentUnreadable, fetchContent } from './project-content.ts';

type Files = ReturnType<typeof snapshotFiles>;
type Project = Awaited<ReturnType<typeof fetchContent>>;

const SNAPSHOT_FOLDER = 'src/public-data/snapshot';
const FILE_END = '.generated.json';
const FACTS_FILE = 'src/content/company-facts.ts';
const SCENES_FILE = 'src/site/scenes/catalogue.generated.json';
/** Pictures of public/scenes that show the demo's work: its projects, and details that belong to no project. */
const DEMO_SCENE = /^((?:project-\d+|detail-[a-z]+)-(?:before|after))/;

/** The scene of work that a file shows and that is the demo's alone; undefined for one that belongs to the site itself. */
function demoScene(name: string): string | undefined {
  const scene = DEMO_SCENE.exec(name)?.[1];
  return BOAT_STATES.some(({ picture }) => picture === scene) ? undefined : scene;
}

/** Ends the build with a sentence when the project cannot be read, since a stack does not help the person who has to fix it. */
function endBuild(fault: unknown): never {
  if (!(fault instanceof ContentUnreadable)) throw fault;
  process.stderr.write(`\nThe site was not built. ${fault.message}\n`);
  process.exit(1);
}

/** Removes what Vite copied of the demo's pictures, but for those that the project's own rows show. */
async function dropDemoScenes(folder: string, files: Files): Promise<void> {
  const shown = JSON.stringify(files);
  for (const name of await readdir(folder).catch(() => [])) {
    const scene = demoScene(name);
    if (scene !== undefined && !shown.includes(`/scenes/${scene}-`)) await rm(join(folder, name));
  }
}

/**
 * Gives the pages their content in place of the snapshot's files, and the company's facts in place of their defaults. With SUPABASE_URL that is what visitors may read of the
 * project, asked once for both builds, and nothing of the demo is left; without it (null) the committed files hold.
 */
export function siteContent(
  machine: Readonly<Record<string, string | undefined>>,
  root: string,
): Plugin | null {
  const url = machine['SUPABASE_URL'];
  const publishable_key = machine['SUPABASE_PUBLISHABLE_KEY'];
  if (!url || !publishable_key) return null;
  const folder = join(root, SNAPSHOT_FOLDER);
  let project: Promise<{
    readonly files: Files;
    readonly facts: Project['company'][number] | undefined;
  }> | null = null;
  const read = () => {
    project ??= fetchContent({ url, publishable_key })
      .then((content) => ({ files: snapshotFiles(content), facts: content.company[0] }))
      .catch(endBuild);
    return project;
  };
  return {
    name: 'site-content',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      await read();
    },
    async load(id) {
      if (id === join(root, FACTS_FILE)) {
        const { facts } = await read();
        return facts === undefined ? null : `export const COMPANY_FACTS = ${JSON.stringify(facts)};`;
      }
      if (dirname(id) !== folder || !id.endsWith(FILE_END)) return null;
      const rows = (await read()).files[basename(id, FILE_END)];
      if (rows === undefined) throw new Error(`the content of ${basename(id)} is not made from a project`);
      return JSON.stringify(rows);
    },
    transform(code, id) {
      if (id !== join(root, SCENES_FILE)) return null;
      const scenes: Readonly<Record<string, unknown>> = JSON.parse(code);
      const own = Object.entries(scenes).filter(([name]) => demoScene(name) === undefined);
      return { code: JSON.stringify(Object.fromEntries(own)), map: null };
    },
    async writeBundle({ dir }) {
      if (dir !== undefined) await dropDemoScenes(join(dir, 'scenes'), (await read()).files);
    },
  };
}
