import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';

const RESCUE = v.object({
  file: v.literal('havenglans-unsent'),
  format: v.literal(1),
  why: v.string(),
  made_at: v.string(),
  user: v.object({ name: v.string(), email: v.string() }),
  open_forms: v.array(v.object({ form: v.string(), values: v.unknown() })),
  outbox: v.array(v.object({ mutation: v.looseObject({ table: v.string() }) })),
  rejected: v.array(v.looseObject({ code: v.string() })),
  drafts: v.array(v.looseObject({ key: v.string() })),
  rows: v.record(v.string(), v.unknown()),
  unreadable: v.array(v.string()),
});

/** Presses 'Noodkopie bewaren' inside `root` and reads the downloaded file. */
export async function downloadRescue(
  page: Page,
  root: Locator,
): Promise<{ readonly name: string; readonly content: v.InferOutput<typeof RESCUE> }> {
  const arrives = page.waitForEvent('download');
  await root.getByRole('button', { name: 'Noodkopie bewaren' }).click();
  const download = await arrives;
  const content: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
  await expect(root.getByText(/^Noodkopie bewaard/)).toBeVisible();
  return { name: download.suggestedFilename(), content: v.parse(RESCUE, content) };
}

/** From now on nothing can be stored on this page, as with a full disk. */
export async function fillDisk(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const method of ['put', 'add', 'delete'] as const) {
      IDBObjectStore.prototype[method] = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }
  });
}
