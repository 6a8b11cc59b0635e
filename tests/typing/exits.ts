/** The ways a page ends while somebody types. */
import type { Page } from '@playwright/test';
import type { Device } from '../../e2e/device.ts';

export const EXITS = ['other site', 'tab close', 'browser quit', 'reload', 'back', 'SIGKILL'] as const;
export type Exit = (typeof EXITS)[number];

/** What an exit needs is prepared before the first key, so that nothing lies between the last key and the end. */
interface PreparedExit {
  /** Begins at once; settles when a page can be opened again. */
  readonly leave: () => Promise<unknown>;
}

/** Prepares an exit of this page. `elsewhere` is an address of another site. */
export async function prepareExit(
  exit: Exit,
  { device, page, elsewhere }: { readonly device: Device; readonly page: Page; readonly elsewhere: string },
): Promise<PreparedExit> {
  switch (exit) {
    case 'other site':
      return { leave: () => page.goto(elsewhere, { waitUntil: 'commit' }) };
    case 'tab close': {
      // The browser itself goes on.
      await device.page({ fresh: true });
      await page.bringToFront();
      return { leave: () => page.close() };
    }
    case 'browser quit':
      return {
        leave: async () => {
          await device.quit();
          await device.launch();
        },
      };
    case 'reload':
      return { leave: () => page.reload({ waitUntil: 'commit' }) };
    case 'back':
      return { leave: () => page.goBack({ waitUntil: 'commit' }) };
    case 'SIGKILL': {
      const kill = await device.prepareKill();
      return {
        leave: async () => {
          await kill();
          await device.launch();
        },
      };
    }
    default:
      throw new Error(`no such exit: ${String(exit satisfies never)}`);
  }
}
