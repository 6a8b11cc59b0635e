import type { Plugin } from 'vite';
import { pwa } from '../../content/pwa.ts';
import { MANIFEST_FILE, manifest } from '../../pwa/manifest.ts';
import { routes } from '../../routes.ts';
import { COLORS } from '../../ui/tokens.ts';

/** The manifest with the house's words, addresses and colours. */
export function houseManifest() {
  const { name, short_name, description, shortcuts, screenshots } = pwa.manifest;
  return manifest({
    name,
    short_name,
    description,
    start_url: routes.admin(),
    background_color: COLORS.light.ground,
    theme_color: COLORS.light.primary,
    shortcuts: [
      { name: shortcuts.clients, url: routes.adminApp({ tab: 'clients' }) },
      { name: shortcuts.new_client, url: routes.adminApp({ tab: 'clients', form: 'client' }) },
    ],
    screenshots,
  });
}

/** Writes the manifest into the client build, and serves it during development. */
export function webManifest(): Plugin {
  const source = JSON.stringify(houseManifest());
  return {
    name: 'web-manifest',
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: MANIFEST_FILE, source });
    },
    configureServer(server) {
      server.middlewares.use(`/${MANIFEST_FILE}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(source);
      });
    },
  };
}
