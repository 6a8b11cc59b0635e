import { hash } from 'node:crypto';
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

const hashOf = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`;

const decoded = (value: string): string =>
  value.replace(/&(?:quot|#39|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Hashes of what a built page runs or styles in line; blocks of data (JSON-LD) need none. */
export function inlineHashes(html: string): InlineHashes {
  const scripts: string[] = [];
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? 'module';
    if (/(?:^|\s)src\s*=/i.test(attributes) || body === '') continue;
    if (RUN_BY_BROWSERS.includes(type.toLowerCase())) scripts.push(hashOf(body));
  }
  const styles = [...html.matchAll(STYLE)].map(([, body = '']) => hashOf(body));
  const style_attributes = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, double, single]) =>
    hashOf(decoded(double ?? single ?? '')),
  );
  return { scripts, styles, style_attributes };
}
