import type { Page } from '@playwright/test';

/** Every draft of a form that the device of this page has stored, as one text. */
export function storedDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const stored = names.map(
      (name) =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () => {
            const { result } = opening;
            if (!result.objectStoreNames.contains('drafts')) {
              result.close();
              resolve('');
              return;
            }
            const all = result.transaction('drafts').objectStore('drafts').getAll();
            all.addEventListener('success', () => {
              result.close();
              resolve(JSON.stringify(all.result));
            });
          });
        }),
    );
    return (await Promise.all(stored)).join();
  });
}
