/** What the code below supabase/ may import: a part of the table in import-rules.ts. */

import type { ImportRule } from './import-rules.ts';

/** What functions share with the app: rules and texts, and nothing that a browser is needed for. */
const FUNCTION_FOLDERS = [
  'src/brand.ts',
  'src/content',
  'src/content/language.ts',
  'src/domain',
  'src/lib',
  'src/routes.ts',
];

const EDGE_SITE = 'supabase/host/edge-site.ts';
const EDGE_BUNDLE = 'supabase/host/edge-bundle.ts';

export const SUPABASE_RULES: readonly ImportRule[] = [
  // What answers for a build wherever it stands: the embedded backend uses it, and it knows nothing of that one.
  {
    folder: 'supabase/host',
    folders: [
      'src/app/build',
      'src/content',
      'src/domain',
      'src/html',
      'src/lib',
      'src/routes.ts',
      'src/site',
      'supabase/functions/shared',
      EDGE_SITE,
      EDGE_BUNDLE,
    ],
    packages: ['@hono/node-server', 'node:', 'valibot'],
  },
  // Runs where there is no Node; what it imports is held to that by the bundle, which takes no module of Node.
  { folder: EDGE_SITE, folders: ['src/site', 'supabase/host'], packages: [] },
  // Where a build is made, and never on a server.
  { folder: EDGE_BUNDLE, folders: ['src/site', 'supabase/host', EDGE_SITE], packages: ['node:', 'vite'] },
  {
    folder: 'supabase/functions',
    folders: [...FUNCTION_FOLDERS, 'src/admin-routes.ts', 'supabase/functions/shared'],
    packages: ['node:', 'nodemailer', 'valibot'],
  },
  { folder: 'supabase/functions/shared', folders: FUNCTION_FOLDERS, packages: ['valibot'] },
  // Asks a project from outside: it knows none of our own code, so no fault of that hides one of the project.
  {
    folder: 'supabase/prove',
    folders: [],
    packages: ['@supabase/supabase-js', 'node:', 'valibot'],
  },
  {
    folder: 'supabase/local',
    folders: [
      ...FUNCTION_FOLDERS,
      'src/admin-routes.ts',
      'src/public-data',
      'src/site',
      'src/site/scenes/catalogue.generated.json',
      'supabase/functions',
      'supabase/functions/shared',
      'supabase/host',
    ],
    packages: [
      '@electric-sql/pglite',
      '@hono/node-server',
      '@supabase/lite',
      '@supabase/supabase-js',
      'bcryptjs',
      'jose',
      'kysely',
      'node:',
      'postgres',
      'valibot',
      'vite',
      'ws',
    ],
  },
];
