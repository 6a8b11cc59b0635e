import { expect, test } from 'vitest';
import { requireLocalDatabase } from './own-database.ts';

test.each([
  'postgres://postgres.abc:geheim-4f1c@aws-0-eu-west-1.pooler.supabase.com:5432/postgres',
  'postgres://postgres:geheim-4f1c@db.abc.supabase.co/postgres',
  'postgres://a:geheim-4f1c@localhost,db.example:5432/postgres',
  'postgres://a:geheim-4f1c@db.example,app.localhost/postgres',
  // Without a host the driver takes PGHOST.
  'postgres:///postgres',
  'geheim-4f1c',
])('a database of another machine is refused, and nothing of its address repeated: %s', (url) => {
  expect(() => requireLocalDatabase(url)).toThrow(
    /^DATABASE_URL is not a database of this machine(?!.*4f1c)/,
  );
});

test.each(['postgres://a:b@127.0.0.1:5432/leeg', 'postgresql://localhost/leeg', 'postgres://[::1]/leeg'])(
  'a database of this machine is taken: %s',
  (url) => {
    expect(() => requireLocalDatabase(url)).not.toThrow();
  },
);
