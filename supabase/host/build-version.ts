import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256Hex } from '../../src/lib/sha256.ts';

const VERSION_SIGNS = 12;

/** Tells one build from another: the names of its files, which follow from what is in them, and its first page. Null without a build. */
export async function buildVersion(folder: string): Promise<string | null> {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return null;
  const assets = path.join(folder, 'assets');
  const names = existsSync(assets) ? readdirSync(assets).toSorted() : [];
  const hash = await sha256Hex([...names, readFileSync(page, 'utf8')].join('\n'));
  return hash.slice(0, VERSION_SIGNS);
}
