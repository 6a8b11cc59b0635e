import type { Locator, Page, Request } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { awake } from './public-page.ts';

/** The home gallery or the portfolio, and the viewer over it. */
export class GalleryPage {
  readonly page: Page;
  readonly cards: Locator;
  readonly viewer: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.locator('a[data-project]');
    this.viewer = page.getByRole('dialog');
  }

  async visit(url: string): Promise<void> {
    await this.page.goto(url);
    await awake(this.page);
  }

  /** Opens a card by its place and waits for the viewer. */
  async open(index = 0): Promise<void> {
    await this.cards.nth(index).click();
    await expect(this.viewer).toBeVisible();
  }

  tool(name: string): Locator {
    return this.viewer.getByRole('button', { name, exact: true });
  }

  title(): Locator {
    return this.viewer.getByRole('heading', { level: 2 });
  }
}

/** Answers a public query with a body of the test's own; the count probe is left alone. */
export async function answerQuery(page: Page, table: string, body: unknown, status = 200): Promise<void> {
  await page.route(
    (url) => url.pathname === `/rest/v1/${table}`,
    (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
  );
}

/** Hosts asked so far that are not the site's own. */
export function watchElsewhere(page: Page, url: string): () => readonly string[] {
  const seen: string[] = [];
  page.on('request', (request: Request) => {
    const asked = new URL(request.url());
    if (asked.protocol.startsWith('http') && asked.origin !== url) seen.push(asked.hostname);
  });
  return () => seen;
}
