import { sha256Base64 } from '../../src/lib/sha256.ts';
import type { InlineHashes } from './host-headers.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const STYLE_ATTRIBUTE = /<[a-z][^>]*?\sstyle=(?:"([^"]*)"|'([^']*)')/gi;
const RUN_BY_BROWSERS = ['module', 'text/javascript'];
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const hashesOf = (texts: readonly string[]): Promise<string[]> =>
  Promise.all(texts.map(async (text) => `sha256-${await sha256Base64(text)}`));

const decoded = (value: string): string =>
  value.replace(/&(?:quot|#39|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Hashes of what a built page runs or styles in line; blocks of data (JSON-LD) need none. */
export async function inlineHashes(html: string): Promise<InlineHashes> {
  const run: string[] = [];
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? 'module';
    if (/(?:^|\s)src\s*=/i.test(attributes) || body === '') continue;
    if (RUN_BY_BROWSERS.includes(type.toLowerCase())) run.push(body);
  }
  const sheets = [...html.matchAll(STYLE)].map(([, body = '']) => body);
  const attributes = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, double, single]) =>
    decoded(double ?? single ?? ''),
  );
  const [scripts, styles, style_attributes] = await Promise.all([run, sheets, attributes].map(hashesOf));
  return { scripts: scripts ?? [], styles: styles ?? [], style_attributes: style_attributes ?? [] };
}
