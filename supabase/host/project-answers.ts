import { gallery } from '../../src/content/site/gallery.ts';
import { article as words } from '../../src/content/site/article.ts';
import { escapeMarkup } from '../../src/lib/markup-text.ts';
import { routes } from '../../src/routes.ts';
import { canonicalAddress } from '../../src/site/seo/page-address.ts';
import { sharedPicture } from '../../src/site/seo/shared-card.ts';
import type { BlogSource, SharedProject } from './blog-source.ts';
import type { BuildFiles, ServedFile } from './served-file.ts';

/** The pages that a project stands open over, with their file. */
const PAGES: ReadonlyMap<string, string> = new Map([
  [routes.home(), 'index.html'],
  [routes.portfolio(), 'portfolio/index.html'],
]);
/** The name of the project in the address, as routes.project writes it. */
const PROJECT = 'project';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TITLE = /<title>[^<]*<\/title>/;
const META = /<meta (?:name|property)="([\w:]+)" content="[^"]*"\/?>/g;

/** A page whose head speaks of a project. Its canonical address stays its own: search engines know one page. */
function withProject(html: string, address: string, project: SharedProject, files: BuildFiles): string {
  const title = words.tab_title(project.title ?? gallery.defaults.title);
  const picture =
    project.picture_url === null ? null : sharedPicture(project.picture_url, (file) => files.has(file));
  const description = project.description ?? gallery.defaults.description;
  const said: Readonly<Record<string, string | undefined>> = {
    description,
    'og:description': description,
    'og:title': title,
    'og:url': address,
    'og:image': picture?.address,
  };
  return html
    .replace(TITLE, () => `<title>${escapeMarkup(title)}</title>`)
    .replace(META, (meta: string, name: string) => {
      // The size is that of a card.
      if (picture?.is_card === false && name.startsWith('og:image:')) return '';
      const value = said[name];
      return value === undefined
        ? meta
        : meta.replace(/content="[^"]*"/, () => `content="${escapeMarkup(value)}"`);
    });
}

/**
 * V-017: a page that is shared with a project open, with that project's title, words and card for the networks that show the
 * link. Null: the address names no project that can be read, so that the build answers alone.
 */
export async function answerProject(
  url: URL,
  source: BlogSource,
  files: BuildFiles,
): Promise<{ readonly kind: 'text'; readonly served: ServedFile } | null> {
  const file = PAGES.get(url.pathname);
  const id = url.searchParams.get(PROJECT);
  if (file === undefined || id === null || !UUID.test(id)) return null;
  const [built, found] = await Promise.all([files.take(file), source.project(id)]);
  if (built === null || !found.ok || found.value === null) return null;
  const html = new TextDecoder().decode(await built.bytes(null));
  const address = `${canonicalAddress(url.pathname)}${new URL(routes.project(id), url).search}`;
  const text = withProject(html, address, found.value, files);
  return { kind: 'text', served: await files.made(text, built.content_type) };
}
