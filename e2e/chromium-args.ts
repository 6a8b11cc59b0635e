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
 * For journeys, which ask what happens and never how fast: each opens pages that live for seconds, and compiling their code
 * a second time, for speed, takes a fifth of both cores. Whatever measures runs without this.
 */
export const JOURNEY_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-opt,--no-maglev'];
