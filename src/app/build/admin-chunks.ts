/**
 * Which modules of the admin share a file. Left alone, the bundler makes one for every set of screens that share something:
 * a cold start fetched more than a hundred files, most of them smaller than what asking for them costs.
 */
import type { Rolldown } from 'vite';

const VISITORS = 'src/app/entry.tsx';
const ADMIN = 'src/app/admin.tsx';
/** What a technician's device opens with: the shell, what stands in it, and the day. */
const FIRST = new Set([ADMIN, 'src/app/admin-host.tsx', 'src/admin/features/today/index.ts']);
const CLIENTS = 'src/admin/features/clients/index.ts';
/** The writing desk's own libraries, which most devices never ask for, stay in its chunks. */
const WRITING = /node_modules\/(?:@tiptap|prosemirror|@codemirror|@lezer|linkifyjs)/;

type Imports = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>;

interface ModuleGraph {
  getModuleInfo(id: string): Imports | null;
}

/** Every module that `from` leads to by imports that `next` names, as far as `goesInto` allows. */
function reached(
  from: string,
  next: (id: string) => readonly string[],
  goesInto: (id: string) => boolean,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || !goesInto(id)) continue;
    seen.add(id);
    waiting.push(...next(id));
  }
  return seen;
}

/**
 * The chunk of each module that two or more entries of the admin load at once (a screen, or anything else that is fetched
 * later, is an entry). Whoever needs a module needs its imports too, so no chunk ever leads to one that is named after it:
 * libraries, then what the first screen shares, then what the clients share, then the rest. What a visitor may load, and what
 * one entry alone needs, is left to the bundler.
 * @param root The project's folder, ending with a slash.
 */
export function sharedAdminChunks(root: string, graph: ModuleGraph): ReadonlyMap<string, string> {
  const at = (source: string) => `${root}${source}`;
  const later = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const atOnce = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const ever = (id: string) => [...atOnce(id), ...later(id)];
  const visitors = reached(at(VISITORS), ever, (id) => id !== at(ADMIN));
  const isAdminOnly = (id: string) => !visitors.has(id);
  const entries = new Set([...reached(at(ADMIN), ever, isAdminOnly)].flatMap(later).filter(isAdminOnly));
  entries.add(at(ADMIN));
  const entries_of = new Map<string, string[]>();
  for (const entry of entries)
    for (const id of reached(entry, atOnce, isAdminOnly))
      entries_of.set(id, [...(entries_of.get(id) ?? []), entry.slice(root.length)]);
  const chunks = new Map<string, string>();
  for (const [id, readers] of entries_of) {
    if (readers.length < 2 || WRITING.test(id)) continue;
    const of_first = readers.some((entry) => FIRST.has(entry));
    // An update seldom changes a library, so devices need not fetch them again with it.
    if (of_first) chunks.set(id, id.includes('/node_modules/') ? 'admin-libraries' : 'admin-parts');
    else chunks.set(id, readers.includes(CLIENTS) ? 'client-parts' : 'office-parts');
  }
  return chunks;
}

/** The bundler's group of those chunks. */
export function adminChunkGroup(root: string): Rolldown.CodeSplittingGroup {
  let chunks: ReadonlyMap<string, string> | undefined;
  return {
    debugName: 'chunks of the admin',
    name: (id, graph) => (chunks ??= sharedAdminChunks(root, graph)).get(id) ?? null,
    includeDependenciesRecursively: false,
  };
}
