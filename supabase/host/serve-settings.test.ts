import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COMPANY } from '../../src/content/company.ts';
import { buildFault, readServeSettings } from './serve-settings.ts';

const PROJECT = {
  SUPABASE_URL: 'https://abc.supabase.example/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
};

test('with the project alone it listens on this machine, for the address of the company', () => {
  expect(readServeSettings(PROJECT)).toEqual({
    ok: true,
    value: {
      port: 8080,
      host: '127.0.0.1',
      site_origin: new URL(COMPANY.site_url).origin,
      supabase_url: 'https://abc.supabase.example',
      publishable_key: 'sb_publishable_abc',
      trust_proxy: false,
      host_secret: '',
    },
  });
  const host_secret = 'een-lang-geheim-van-de-gastheer-0';
  const told = {
    SITE_HOST_SECRET: host_secret,
    PORT: '80',
    HOST: '0.0.0.0',
    SITE_URL: 'https://werf.example',
    TRUST_PROXY: '1',
  };
  expect(readServeSettings({ ...PROJECT, ...told })).toMatchObject({
    value: { port: 80, host: '0.0.0.0', site_origin: 'https://werf.example', trust_proxy: true, host_secret },
  });
});

test.each([
  ['nothing of the project', {}, ['SUPABASE_URL is not set', 'SUPABASE_PUBLISHABLE_KEY is not set']],
  ['a key that is secret', { ...PROJECT, SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' }, ['secret key']],
  ['a port that is none', { ...PROJECT, PORT: '80a' }, ['PORT is no number of a port: 80a']],
  [
    'a site without encryption',
    { ...PROJECT, SITE_URL: 'http://werf.example' },
    ['SITE_URL has to begin with https://'],
  ],
  [
    'a site with a path',
    { ...PROJECT, SITE_URL: 'https://werf.example/nl' },
    ['SITE_URL has to end after the host'],
  ],
  ['an address that is none', { ...PROJECT, SUPABASE_URL: 'abc' }, ['SUPABASE_URL is no address: abc']],
  [
    'a secret that could be found by trying',
    { ...PROJECT, SITE_HOST_SECRET: 'kort' },
    ['SITE_HOST_SECRET is shorter than 32 characters'],
  ],
  ['a word instead of 1', { ...PROJECT, TRUST_PROXY: 'yes' }, ['TRUST_PROXY is 1 or nothing, not yes']],
])('%s is said in words', (_name, env, sentences) => {
  const read = readServeSettings(env);
  expect(read.ok ? [] : read.error).toEqual(sentences.map((words) => expect.stringContaining(words)));
});

test('a build that is missing, or of another project, is not served', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'havenglans-build-'));
  const project = { supabase_url: 'https://abc.supabase.example', publishable_key: 'sb_publishable_abc' };
  expect(buildFault(folder, project)).toMatch(/no build yet/);
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '');
  writeFileSync(path.join(folder, 'assets/a.js'), 'const a="https://abc.supabase.example/"');
  writeFileSync(path.join(folder, 'assets/b.js'), 'const b="sb_publishable_abc"');
  expect(buildFault(folder, project)).toBeNull();
  expect(buildFault(folder, { ...project, publishable_key: 'sb_publishable_other' })).toMatch(
    /another project/,
  );
  rmSync(folder, { recursive: true });
});
