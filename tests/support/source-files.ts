import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Every file below a folder of the repository, as paths from its root with forward slashes, sorted. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join(posix.sep))
    .toSorted();
}

export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export interface Import {
  /** As written. */
  readonly specifier: string;
  /** Path from the root for one of our files; null for a package. */
  readonly path: string | null;
}

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const SCRIPT_IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g;
const STYLE_IMPORT = /@import\s+['"]([^'"]+)['"]|\burl\(\s*['"]?((?!data:|#)[^'")]+)['"]?\s*\)/g;

/** What a script or stylesheet of ours imports, statically or dynamically. */
export function importsOf(path: string): readonly Import[] {
  const text = textOf(path).replace(COMMENTS, '');
  const pattern = path.endsWith('.css') ? STYLE_IMPORT : SCRIPT_IMPORT;
  return [...text.matchAll(pattern)].map((match) => {
    const specifier = (match[1] ?? match[2] ?? '').replace(/\?.*$/, '');
    const ours = specifier.startsWith('.');
    return { specifier, path: ours ? posix.join(posix.dirname(path), specifier) : null };
  });
}

/** 'node:fs' → 'node:', '@scope/name/deep' → '@scope/name', 'name/deep' → 'name'. */
export function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
