/**
 * Decides which chunk holds each module that several screens of the admin import. By itself the bundler makes a chunk for every
 * set of screens that share a module: a cold start then asks for more than a hundred files, most of them tiny.
 */
import type { Rolldown } from 'vite';
import { ADMIN_SOURCE } from './client-files.ts';

const VISITOR_ENTRY = 'src/app/entry.ts';
/** The entry points that a technician's device loads first: the shell, the signed-in admin, and the screen Vandaag. */
const FIRST_ENTRIES = new Set([ADMIN_SOURCE, 'src/app/admin-host.tsx', 'src/admin/features/today/index.ts']);
const CLIENTS_ENTRY = 'src/admin/features/clients/index.ts';
/** Libraries of the rich-text and HTML editors stay in the editors' own chunks, because most devices never open an editor. */
const EDITOR_LIBRARIES = /node_modules\/(?:@tiptap|prosemirror|@codemirror|@lezer|linkifyjs)/;

type Imports = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>;

interface ModuleGraph {
  getModuleInfo(id: string): Imports | null;
}

/**
 * Returns `from` and every module that can be reached from it by the imports that `importsOf` lists, without entering modules
 * that `isIncluded` refuses.
 */
function reachable(
  from: string,
  importsOf: (id: string) => readonly string[],
  isIncluded: (id: string) => boolean,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || !isIncluded(id)) continue;
    seen.add(id);
    waiting.push(...importsOf(id));
  }
  return seen;
}

/**
 * Assigns a chunk to each module that two or more entry points of the admin import statically. An entry point is a module that
 * is imported dynamically, such as a screen. Modules that a visitor may load, and modules of a single entry point, are left to
 * the bundler. The chunks never import each other in a circle: the imports of a module are shared by at least the same entry
 * points, so they are in the same chunk or in an earlier one of admin-libraries, admin-parts, client-parts, office-parts.
 * @param root The project's folder, ending with a slash.
 * @returns chunk names by module id
 */
export function sharedAdminChunks(root: string, graph: ModuleGraph): ReadonlyMap<string, string> {
  const at = (source: string) => `${root}${source}`;
  const dynamicImports = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const staticImports = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const allImports = (id: string) => [...staticImports(id), ...dynamicImports(id)];
  const of_visitors = reachable(at(VISITOR_ENTRY), allImports, (id) => id !== at(ADMIN_SOURCE));
  const isAdminOnly = (id: string) => !of_visitors.has(id);
  const admin_modules = [...reachable(at(ADMIN_SOURCE), allImports, isAdminOnly)];
  const entries = new Set([at(ADMIN_SOURCE), ...admin_modules.flatMap(dynamicImports).filter(isAdminOnly)]);
  const entries_by_module = new Map<string, string[]>();
  for (const entry of entries)
    for (const id of reachable(entry, staticImports, isAdminOnly))
      entries_by_module.set(id, [...(entries_by_module.get(id) ?? []), entry.slice(root.length)]);
  const chunks = new Map<string, string>();
  for (const [id, importers] of entries_by_module) {
    if (importers.length < 2 || EDITOR_LIBRARIES.test(id)) continue;
    const is_needed_first = importers.some((entry) => FIRST_ENTRIES.has(entry));
    // Libraries are apart because an update of the app seldom changes them: devices keep the file they have.
    if (is_needed_first) chunks.set(id, id.includes('/node_modules/') ? 'admin-libraries' : 'admin-parts');
    else chunks.set(id, importers.includes(CLIENTS_ENTRY) ? 'client-parts' : 'office-parts');
  }
  return chunks;
}

/** The group for the bundler's `codeSplitting` that puts shared modules of the admin into their chunks. */
export function adminChunkGroup(root: string): Rolldown.CodeSplittingGroup {
  let chunks: ReadonlyMap<string, string> | undefined;
  return {
    debugName: 'chunks of the admin',
    name: (id, graph) => (chunks ??= sharedAdminChunks(root, graph)).get(id) ?? null,
    includeDependenciesRecursively: false,
  };
}
