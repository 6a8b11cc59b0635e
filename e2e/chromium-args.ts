/** Headless as in the field: no background requests of the browser's own, no sandbox where root runs it. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Two cameras that everybody allows; they show a clock, so that no two photos are alike.
  '--use-fake-device-for-media-stream=device-count=2',
  '--use-fake-ui-for-media-stream',
];

/**
 * Arguments for journeys, which check what happens and not how fast. V8's optimising compilers are off: for pages that are open
 * for seconds they take a fifth of the processor's time. Benchmarks, Lighthouse and contract tests use CHROMIUM_ARGS.
 */
export const JOURNEY_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-opt,--no-maglev'];
