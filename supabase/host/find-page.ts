import { redirectFor } from '../../src/routes.ts';
import { isAdminPath } from './host-headers.ts';

/** What a path leads to, decided without touching the disk. */
export type PageDecision =
  | { readonly kind: 'file'; readonly file: string; readonly status: 200 | 404 | 503 }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'bare_404' };

/** Reads the path part by part; null for one that is not well-formed or climbs out of the folder. */
function cleanPath(pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const odd = decoded.includes('\0') || decoded.includes('\\') || decoded.includes('//');
  const climbs = decoded.split('/').some((part) => part === '..' || part.startsWith('.'));
  return odd || climbs ? null : decoded;
}

/**
 * The rules of the static host (R-49, README): a file as it is; `/x` is `x.html` or `x/index.html`; a slash at
 * the end is redirected away, and so are old names; every address below /admin is the admin shell; anything else is 404.html with
 * status 404. `exists` answers for files relative to the built folder.
 */
export function findPage(pathname: string, search: string, exists: (file: string) => boolean): PageDecision {
  const not_found: PageDecision = exists('404.html')
    ? { kind: 'file', file: '404.html', status: 404 }
    : { kind: 'bare_404' };
  const path = cleanPath(pathname);
  if (path === null) return not_found;
  if (path === '/')
    return exists('index.html') ? { kind: 'file', file: 'index.html', status: 200 } : not_found;
  if (path.endsWith('/')) return { kind: 'redirect', to: pathname.replace(/\/+$/, '') + search };
  const moved = isAdminPath(path) ? null : redirectFor({ pathname: path, search, hash: '' });
  if (moved !== null) return { kind: 'redirect', to: moved };
  const file = path.slice(1);
  // Asked for by its address, the not-found page is still an answer about something that is not there (G-011);
  // the file itself is there, for the worker to keep.
  if (file === '404') return not_found;
  if (exists(file)) return { kind: 'file', file, status: 200 };
  if (isAdminPath(path)) {
    const shell = ['_shell.html', 'index.html'].find(exists);
    return shell === undefined ? not_found : { kind: 'file', file: shell, status: 200 };
  }
  const page = [`${file}.html`, `${file}/index.html`].find(exists);
  if (page !== undefined) return { kind: 'file', file: page, status: 200 };
  return /\.\w{2,5}$/.test(file) ? { kind: 'bare_404' } : not_found;
}
