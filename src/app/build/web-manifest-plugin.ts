import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pwa } from '../../content/pwa.ts';
import { MANIFEST_FILE, manifest, screenshotImages } from '../../pwa/manifest.ts';
import { adminPage } from '../../admin-routes.ts';
import { ADMIN_PATH } from '../../routes.ts';
import { COLORS } from '../../ui/tokens.ts';

interface ManifestContent {
  /** Whether the build holds the demo: the screenshots show its clients. */
  readonly is_demo: boolean;
}

/** The manifest with the product's texts, addresses and colours; a project's own build has no screenshots. */
export function houseManifest({ is_demo }: ManifestContent) {
  const { name, short_name, description, shortcuts, screenshots } = pwa.manifest;
  return manifest({
    name,
    short_name,
    description,
    start_url: ADMIN_PATH,
    background_color: COLORS.light.ground,
    theme_color: COLORS.light.primary,
    shortcuts: [
      { name: shortcuts.clients, url: adminPage('clients') },
      { name: shortcuts.new_client, url: adminPage('new_client') },
    ],
    screenshots: is_demo ? screenshots : null,
  });
}

/** Writes the manifest into the client build, and serves it during development. */
export function webManifest(content: ManifestContent): Plugin {
  const source = JSON.stringify(houseManifest(content));
  return {
    name: 'web-manifest',
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: MANIFEST_FILE, source });
    },
    async writeBundle({ dir }) {
      if (content.is_demo || dir === undefined) return;
      // What Vite copied of public/.
      for (const { src } of screenshotImages(pwa.manifest.screenshots))
        await rm(join(dir, src), { force: true });
    },
    configureServer(server) {
      server.middlewares.use(`/${MANIFEST_FILE}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(source);
      });
    },
  };
}
