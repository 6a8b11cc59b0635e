import { defineConfig } from '@playwright/test';
import { headlessShellPath } from './browser.ts';
import { JOURNEY_ARGS } from './chromium-args.ts';

// All journeys come from one address; what a limit does is shown by the integration tests.
process.env['LEAD_LIMIT_PER_VISITOR'] ??= '10000';
process.env['LEAD_LIMIT_OVERALL'] ??= '10000';

export default defineConfig({
  testDir: './journeys',
  outputDir: './.results',
  // Test by test, so that neither worker waits for the other's longest file.
  fullyParallel: true,
  workers: 2,
  // What ends a journey that hangs. A journey that has to be quick says so itself: these hold on a machine three times slower too.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Keeping the whole app costs each new context a second; files whose journeys need it ask for it.
    serviceWorkers: 'block',
    // Nothing waits for a dialog to slide; devices (device.ts) move as they do for everybody.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    launchOptions: { executablePath: headlessShellPath(), args: JOURNEY_ARGS },
  },
});
