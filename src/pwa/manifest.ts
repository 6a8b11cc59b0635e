/** The install manifest. Linked on admin pages only: staff install the admin, visitors just get the site offline. */

/** Words and addresses that the manifest needs from elsewhere in the project. */
interface ManifestTexts {
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
  readonly start_url: string;
  readonly background_color: string;
  readonly theme_color: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  /** What the screenshots show, in words; null without screenshots. */
  readonly screenshots: ScreenshotLabels | null;
}

interface ScreenshotLabels {
  readonly wide: string;
  readonly narrow: string;
}

export const MANIFEST_FILE = 'manifest.webmanifest';

/** Pixel sizes of the screenshots, which have to be exact: browsers refuse a picture of another size. */
const SCREENSHOTS_PX = { wide: [1280, 800], narrow: [720, 1280] } as const;

const png = (name: string, size_px: number, purpose?: 'maskable' | 'monochrome') => ({
  src: `/icons/${name}.png`,
  sizes: `${size_px}x${size_px}`,
  type: 'image/png',
  ...(purpose === undefined ? {} : { purpose }),
});

/** The screenshots as the manifest names them. */
export const screenshotImages = (labels: ScreenshotLabels) =>
  (['wide', 'narrow'] as const).map((form) => ({
    src: `/icons/screenshot-${form}.png`,
    sizes: SCREENSHOTS_PX[form].join('x'),
    type: 'image/png',
    form_factor: form,
    label: labels[form],
  }));

/** The manifest as an object; the build writes it as JSON. */
export function manifest(texts: ManifestTexts) {
  return {
    id: '/admin',
    name: texts.name,
    short_name: texts.short_name,
    description: texts.description,
    lang: 'nl',
    dir: 'ltr',
    start_url: texts.start_url,
    scope: '/',
    display: 'standalone',
    background_color: texts.background_color,
    theme_color: texts.theme_color,
    categories: ['business', 'productivity'],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    icons: [
      png('icon-192', 192),
      png('icon-512', 512),
      png('icon-maskable-192', 192, 'maskable'),
      png('icon-maskable-512', 512, 'maskable'),
      png('icon-monochrome-512', 512, 'monochrome'),
    ],
    shortcuts: texts.shortcuts.map((shortcut) => ({ ...shortcut, icons: [png('icon-192', 192)] })),
    ...(texts.screenshots === null ? {} : { screenshots: screenshotImages(texts.screenshots) }),
  };
}
