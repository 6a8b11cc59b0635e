import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { tableOfForm } from '../../src/data/database/forget-unreadable.ts';
import { SYNCED_TABLES } from '../../src/data/tables.ts';
import { filesBelow, textOf } from '../support/source-files.ts';

const migrations = filesBelow('supabase/migrations')
  .map((path) => textOf(path).replace(/--.*$/gm, ''))
  .join('\n');

test('the device and the server name the same synced tables, in the same pull order', () => {
  const registered = [...migrations.matchAll(/select\s+private\.sync_register\(\s*'(\w+)'/g)].map(
    ([, table]) => table,
  );
  // A table whose columns changed later is registered again.
  expect([...new Set(registered)]).toEqual([...SYNCED_TABLES]);
});

/**
 * Files that are for all entities and yet name some, with the reason. A file that is called after an entity, such as
 * commands/clients.ts, names its own table without a line here.
 */
const NAMED_WITH_REASON: Readonly<
  Record<string, { readonly tables: readonly string[]; readonly why: string }>
> = {
  'src/data/commands/convert-request.ts': {
    tables: ['clients', 'contacts', 'service_records'],
    why: 'a request becomes a client with a planned service in one transaction, and of the requests only contacts bring pictures',
  },
  'src/data/queries/clients-by-contact.ts': {
    tables: ['clients'],
    why: 'a person who asks something may be a client already',
  },
  'src/data/commands/site-content.ts': {
    tables: ['site_files'],
    why: 'files of deleted pictures go with the entry that showed them',
  },
  'src/data/commands/site-pictures.ts': {
    tables: ['site_files'],
    why: 'makes the rows of the files of a new picture, which one table holds for all kinds',
  },
  'src/data/commands/post-versions.ts': {
    tables: ['blog_posts'],
    why: 'a version of an article is restored as a save of the article',
  },
  'src/data/queries/rows-for-export.ts': {
    tables: ['clients'],
    why: 'a list of clients for a spreadsheet holds what was written about them, which is rows of its own',
  },
  'src/data/queries/client-list.ts': {
    tables: ['clients'],
    why: 'puts the list of clients in the order of their last service',
  },
  'src/data/queries/day-plan.ts': {
    tables: ['clients', 'service_records'],
    why: 'puts a day together of services, whose clients these are',
  },
  'src/data/photos/day-photos.ts': {
    tables: ['service_photos'],
    why: 'finds the photos of the services of a day',
  },
  'src/data/queries/article-conflicts.ts': {
    tables: ['blog_posts', 'conflicts'],
    why: 'two versions of an article’s text are joined by what both began with',
  },
  'src/data/derived/figures-observer.ts': {
    tables: ['clients', 'service_records'],
    why: 'counts exactly these: the entity of clients declares it as derived data',
  },
  'src/data/export/unsent-photos.ts': {
    tables: ['service_photos'],
    why: 'a shot is no row yet, so it has no table to read from',
  },
  'src/data/photos/photo-captures.ts': {
    tables: ['clients', 'service_records'],
    why: 'a shot is no row yet: it names the record it is of, and are told by the yacht of its client',
  },
  'src/data/photos/photo-import-queue.ts': {
    tables: ['service_records'],
    why: 'a shot whose record was deleted makes no photo',
  },
  'src/data/photos/photo-cache.ts': {
    tables: ['service_photos', 'service_records', 'site_files'],
    why: 'keeps pictures by the age of the work they show, which photos and files of the site say differently',
  },
  'src/data/photos/request-files.ts': {
    tables: ['contacts'],
    why: 'of the requests only these bring files, which go with their row',
  },
  'src/data/photos/request-photos.ts': {
    tables: ['contacts', 'service_photos', 'service_records'],
    why: 'pictures of a request become photos of the service that was planned of it',
  },
  'src/data/queries/open-conflicts.ts': {
    tables: ['conflicts'],
    why: 'an open conflict is a badge of any row',
  },
  'src/data/queries/client-dialog.ts': {
    tables: ['clients'],
    why: 'what waits of a client and of what belongs to it is read before the client opens',
  },
  'src/data/queries/requests.ts': {
    tables: ['contacts', 'founding_members'],
    why: 'of the requests only these can be new, which the badges of the menu count',
  },
  'src/data/queries/row-notes.ts': {
    tables: ['conflicts'],
    why: 'one column, with the versions of it that met',
  },
  'src/data/queries/post-versions.ts': {
    tables: ['blog_posts'],
    why: 'what was saved of an article and is not sent is a version of it',
  },
  'src/data/queries/service-figures.ts': {
    tables: ['clients', 'service_records'],
    why: 'counts work by its day and its client, as the dashboard shows it',
  },
  'src/data/queries/service-photos.ts': {
    tables: ['service_records'],
    why: 'photos of a client are found by its records',
  },
  'src/data/queries/site-pictures.ts': {
    tables: ['site_files'],
    why: 'reads the files of pictures, which one table holds for all kinds and for articles',
  },
};

/** Tables that a source names: as a text, or as a property of the database's rows. */
const tablesNamedIn = (path: string): readonly string[] => {
  const text = textOf(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return SYNCED_TABLES.filter((table) =>
    new RegExp(
      `['"\`]${table}/?['"\`]|\\brows\\.${table}\\b|\\{[^{}=]*\\b${table}\\b[^{}]*\\} = \\S*rows\\b`,
    ).test(text),
  );
};

test('code for every entity names none: outside the entities and their own files a table is named only with a reason', () => {
  const shared = [...filesBelow('src/data'), ...filesBelow('src/admin/sync-ui')].filter(
    (path) => !/\.test\.|\.css$|^src\/data\/(?:entities|testing)\//.test(path),
  );
  expect(shared.length).toBeGreaterThan(100);
  const named = shared.flatMap((path) => {
    const own = basename(path)
      .replace(/\.tsx?$/, '')
      .replaceAll('-', '_');
    const others = tablesNamedIn(path).filter((table) => table !== own);
    return others.length === 0 ? [] : [[path, others.toSorted()]];
  });
  const expected = Object.entries(NAMED_WITH_REASON).map(([path, { tables }]) => [path, tables.toSorted()]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(expected));
});

test('R-17 the keys of all drafts of forms tell their table, so that they go with the right to read it', () => {
  const sources = filesBelow('src/admin').filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'));
  const kinds = sources.flatMap((path) =>
    [...textOf(path).matchAll(/draft_key(?:=\{?| = |: )["'`]([a-z_]+):/g)].map(([, kind = '']) => kind),
  );
  expect(new Set(kinds).size).toBeGreaterThan(5);
  // What follows: the kind of an entry of the site, or the table of a request.
  for (const kind of kinds) expect(tableOfForm(`${kind}:hero:contacts`), kind).not.toBeNull();
});
