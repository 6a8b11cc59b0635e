/** Runs in the build of each language but Dutch only: its pages as HTML. */
import { routes, TRANSLATED_PAGES } from '../routes.ts';
import { structuredData, structuredDataElement } from '../site/seo/structured-data.ts';
import '../ui/global.css';
import { sourcesOf } from './page-sources.ts';
import { fileAt, type Prerendered, renderPath } from './render-page.tsx';

/** Every page of the language. */
export function renderAll(): Promise<readonly Prerendered[]> {
  return Promise.all(
    TRANSLATED_PAGES.map((page) => {
      const path = routes.page(page);
      const data = structuredDataElement(structuredData(page));
      return renderPath(path, fileAt(path), sourcesOf(page), data, false);
    }),
  );
}
