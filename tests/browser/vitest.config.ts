/**
 * Contracts of the client database in a real Chromium. A configuration of its own: no other run needs a browser, and
 * none may fail for want of one.
 */
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS } from '../../e2e/chromium-args.ts';
import { chromiumPath } from '../../e2e/browser.ts';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: 'node_modules/.vite/browser',
  optimizeDeps: {
    include: ['clsx', 'dexie', 'dompurify', 'fake-indexeddb', 'valibot'],
    // Found only when the editor is fetched, which would begin the tests anew.
    entries: ['src/admin/components/editor/rich-text.tsx'],
  },
  test: {
    name: 'browser',
    include: ['tests/browser/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/browser/small-disk.ts'],
    silent: 'passed-only',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
