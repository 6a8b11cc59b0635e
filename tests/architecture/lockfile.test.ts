import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const Names = v.optional(v.record(v.string(), v.string()), {});
const Lockfile = v.object({
  packages: v.record(
    v.string(),
    v.object({ resolved: v.optional(v.string()), dependencies: Names, optionalDependencies: Names }),
  ),
});
/** The project's own, and that of the servers which `npm run test:real` installs. */
const LOCKFILES = ['package-lock.json', 'tests/real/servers/package-lock.json'];
type Packages = v.InferOutput<typeof Lockfile>['packages'];

/** Where Node would find `name` from the package at `from`: its own folder first, then each folder above. */
function stands(packages: Packages, name: string, from: string): boolean {
  const parts = from === '' ? [''] : from.split(/(?=\/node_modules\/)/);
  return (
    parts.some(
      (_, at) => `${parts.slice(0, at + 1).join('')}/node_modules/${name}`.replace(/^\//, '') in packages,
    ) || `node_modules/${name}` in packages
  );
}

describe.each(LOCKFILES)('%s', (file) => {
  const { packages } = v.parse(Lockfile, JSON.parse(readFileSync(file, 'utf8')));

  test('the lockfile names every package of every platform, so `npm ci` installs on any of them', () => {
    const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !stands(packages, name, from))
        .map((name) => `${from} → ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('the lockfile names no host: an install takes the packages from the registry it is configured for', () => {
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved?.includes('://'))).toEqual([]);
  });
});
