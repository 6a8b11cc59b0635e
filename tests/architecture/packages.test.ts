import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PACKAGE_LICENCES } from '../../src/app/build/finish-build.ts';
import { builtSite } from '../support/built-site.ts';
import { filesBelow, importsOf, packageOf, textOf } from '../support/source-files.ts';

const Versions = v.record(v.string(), v.string());
const Manifest = v.object({
  scripts: Versions,
  dependencies: Versions,
  devDependencies: Versions,
  overrides: Versions,
});
const manifest = v.parse(Manifest, JSON.parse(readFileSync('package.json', 'utf8')));

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

test('every package is pinned to one exact version, so that a clone of today runs what was measured and tested', () => {
  const { dependencies, devDependencies, overrides, scripts } = manifest;
  const installed = Object.values(scripts)
    .filter((script) => script.includes('npm install'))
    .flatMap((script) => [...script.matchAll(/ ((?:@[\w-]+\/)?[\w-]+)@(\S+)/g)])
    .map(([, name = '', version = '']) => [name, version] as const);
  expect(installed.map(([name]) => name)).toEqual(['rxdb', 'rxjs']);
  const servers = v.parse(
    v.object({ dependencies: Versions }),
    JSON.parse(readFileSync('tests/real/servers/package.json', 'utf8')),
  );
  const pinned = Object.entries(servers.dependencies).map(
    ([name, version]) => [name, version.replace(/^npm:[\w-]+@/, '')] as const,
  );
  const loose = [dependencies, devDependencies, overrides]
    .flatMap((packages) => Object.entries(packages))
    .concat(pinned.map(([name, version]) => [name, version]))
    .concat(installed.map(([name, version]) => [name, version]))
    .filter(([, version]) => !EXACT.test(version));
  expect(loose).toEqual([]);
});

test('a program that a person runs by npx, or installs for one command, is named with one exact version', () => {
  const texts = ['README.md', ...filesBelow('src'), ...filesBelow('supabase')]
    .filter((path) => /\.(?:md|tsx?|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => textOf(path));
  const run = texts.flatMap((text) => [...text.matchAll(/\bnpx ([\w-]+)(?:@([\w.-]*\w))?/g)]);
  const added = texts
    .flatMap((text) => [...text.matchAll(/npm install --no-save ([^`)\n]+)/g)])
    .flatMap(([, names = '']) => [...names.matchAll(/([\w-]+)(?:@([\w.-]*\w))?/g)]);
  const versions = new Map<string, Set<string>>();
  for (const [, name = '', version = 'none'] of [...run, ...added])
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  const { devDependencies } = manifest;
  const fetched = [...versions].filter(
    ([name]) => !(name in devDependencies || name in manifest.dependencies),
  );
  expect(fetched.map(([name]) => name).toSorted()).toEqual([
    'fontkit',
    'netlify',
    'supabase',
    'wawoff2',
    'wrangler',
  ]);
  for (const [name, found] of fetched) expect([...found], name).toEqual([expect.stringMatching(EXACT)]);
  // The one that the tests of hosts ask.
  const servers = textOf('tests/real/servers/package.json');
  expect(servers).toContain(`"wrangler": "${[...(versions.get('wrangler') ?? [])].join('')}"`);
});

test('every package that the app ships with, or that serves it, is a dependency, not a development dependency', () => {
  // What runs where a build is made.
  const of_builds = /^src\/app\/build\/|^supabase\/host\/edge-bundle\.ts$/;
  const runtime = [...filesBelow('src'), ...filesBelow('supabase/host')]
    .filter((path) => /\.(ts|tsx|css)$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))
    .filter((path) => !of_builds.test(path))
    .flatMap((path) => importsOf(path))
    .filter(({ path }) => path === null)
    .map(({ specifier }) => packageOf(specifier))
    .filter((name) => name !== 'node:');
  expect([...new Set(runtime)].filter((name) => !(name in manifest.dependencies)).toSorted()).toEqual([]);
});

test('the licences of both faces and of the packages in the bundles lie in the build, and no device keeps them', async () => {
  const folder = await builtSite();
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  for (const face of ['fraunces', 'manrope'])
    expect(read(`licences/${face}.txt`)).toContain('SIL OPEN FONT LICENSE');
  expect(read(PACKAGE_LICENCES)).toMatch(/^## react - .*MIT/m);
  expect(read('sw.js')).not.toContain('licences/');
}, 240_000);
