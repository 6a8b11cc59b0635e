import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { RETENTION } from '../../src/content/company.ts';
import { migrationScripts } from '../support/postgres.ts';

/** A term of the privacy policy as an interval. */
const intervalOf = (words: string): string =>
  words.replace('maanden', 'months').replace('jaar', 'years').replace('dagen', 'days');

test('R-44 what the database deletes by itself it deletes after the term that the privacy policy names', async () => {
  const db = await PGlite.create();
  for (const { sql } of await migrationScripts()) await db.exec(sql);
  const { rows } = await db.query<{ terms: Record<string, string> }>(
    'select private.retention_terms() as terms',
  );
  await db.close();
  const { leads, measurements, newsletter_signups, awaited_files } = RETENTION;
  expect(rows[0]?.terms).toEqual({
    leads: intervalOf(leads),
    measurements: intervalOf(measurements),
    newsletter_signups: intervalOf(newsletter_signups),
    awaited_files: intervalOf(awaited_files),
  });
});
