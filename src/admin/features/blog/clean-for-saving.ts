import { COMPANY } from '../../../content/company.ts';
import type { AdminRuntime } from '../../runtime.ts';

type FileAddress = AdminRuntime['file_address'];

/** The origins whose pictures an article may show: the page's own first, the site's, and that of the project's files. */
export const ownOrigins = (file_address: FileAddress): readonly string[] => [
  location.origin,
  new URL(COMPANY.site_url).origin,
  new URL(file_address('/storage/v1/'), location.href).origin,
];

/**
 * Fetches what makes an article's HTML fit to be saved: harmless, and without a picture of another site. The
 * sanitiser is a chunk of its own; rejects when that cannot be fetched.
 */
export const loadClean = async (file_address: FileAddress): Promise<(html: string) => string> => {
  const { cleanForSaving } = await import('../../../html/browser.ts');
  const own = ownOrigins(file_address);
  return (html) => cleanForSaving(html, own);
};
