import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

export type ContenderName = 'ours' | 'rxdb';
/** The floor sends and writes what ours does, and does nothing else. */
export type PageName = ContenderName | 'floor';

/** A contender's whole client, as one script for a page. */
export interface ContenderScript {
  readonly code: string;
  readonly gzip_bytes: number;
}

/** Bundles and minifies a contender's client the same way for all. */
export async function buildContender(name: PageName): Promise<ContenderScript> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL(`pages/${name}.ts`, import.meta.url)),
        formats: ['iife'],
        name: 'bench',
      },
      minify: true,
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []));
  const code = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : [])).join('\n');
  return { code, gzip_bytes: gzipSync(code, { level: 9 }).length };
}
