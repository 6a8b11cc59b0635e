import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOAT_STATES } from '../../src/content/site/boat-plan.ts';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { PROJECT_ROOT, SNAPSHOT_DIR } from '../../supabase/local/paths.ts';
import { builtSite, buildSite } from '../support/built-site.ts';
import { filesBelow } from '../support/source-files.ts';
import { client } from './backend-fixtures.ts';

// A real company's build: made of what visitors may read of its project, and of nothing of the demo.
const folder = mkdtempSync(path.join(tmpdir(), 'havenglans-project-'));
let backend: RunningBackend;

async function build(name: string, publishable_key: string, url = backend.url): Promise<string> {
  const out = path.join(folder, name);
  await buildSite(out, { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishable_key });
  return out;
}

/** Every text of a build, by its file. */
function textsOf(out: string): readonly (readonly [string, string])[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|json|css|xml|txt|webmanifest)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(out, file), readFileSync(file, 'utf8')] as const);
}

const rows = v.array(v.record(v.string(), v.unknown()));

/** What only the demo says: its titles, texts, ids, addresses and pictures, without texts of the site itself. */
function demoTraces(): readonly string[] {
  const own = filesBelow('src')
    .filter((file) => /^src\/(?:content|site|domain|admin)\//.test(file) && /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(PROJECT_ROOT, file), 'utf8'))
    .join('\n');
  const found = new Set<string>();
  for (const name of readdirSync(SNAPSHOT_DIR))
    for (const row of v.parse(rows, JSON.parse(readFileSync(path.join(SNAPSHOT_DIR, name), 'utf8'))))
      for (const [column, value] of Object.entries(row)) {
        if (typeof value !== 'string' || value.length < 12 || /_at$|^date$|^link$/.test(column)) continue;
        const scene = /^(\/scenes\/(?:project-\d+|detail-[a-z]+)-(?:before|after))/.exec(value)?.[1];
        if (column !== 'image_url') found.add(value.slice(0, 40));
        else if (scene !== undefined) found.add(scene);
      }
  return [...found].filter((text) => !own.includes(text));
}

/** Whether a picture is one of the site itself, to pick the state of a boat from. */
const isOwn = (name: string): boolean => BOAT_STATES.some(({ picture }) => name.startsWith(picture));

function expectNoDemo(out: string): void {
  const traces = demoTraces();
  for (const [file, text] of textsOf(out))
    expect(
      traces.filter((trace) => text.includes(trace)),
      file,
    ).toEqual([]);
  const scenes = readdirSync(path.join(out, 'scenes'));
  expect(scenes.filter((name) => /^(?:project|detail)-/.test(name) && !isOwn(name))).toEqual([]);
  expect(scenes.some(isOwn), 'the planner shows them in every build').toBe(true);
  // They show the demo's clients.
  const icons = readdirSync(path.join(out, 'icons'));
  expect(icons.filter((name) => name.startsWith('screenshot-'))).toEqual([]);
  expect(readFileSync(path.join(out, 'manifest.webmanifest'), 'utf8')).not.toContain('screenshot');
}

const PICTURE = {
  alt: 'Een eigen foto',
  width: 1600,
  height: 1200,
  color: '#16292c',
  variants: { avif: [800], webp: [800] },
};
const picture = (name: string) => ({ ...PICTURE, image_url: `https://beeld.example/${name}-800.webp` });

async function fill(): Promise<void> {
  const server = client(backend, backend.secret_key);
  const add = async (table: string, row: Record<string, unknown>): Promise<void> => {
    const { error } = await server.from(table).insert({ id: crypto.randomUUID(), ...row });
    expect(error, table).toBeNull();
  };
  await add('transformations', {
    ...picture('zeilschip'),
    title: 'Zeilschip Windkracht',
    description: 'Mast en giek opnieuw gelakt.',
    category: 'Rondhout',
    type: 'project',
    active: true,
    order_index: 0,
  });
  await add('services', {
    ...picture('detail'),
    title: 'Jacht Detailing',
    description: 'Eigen tekst.',
    active: true,
  });
  await add('boat_type_images', { ...picture('sloep'), type: 'Sloep', active: true, order_index: 0 });
  await add('videos', {
    ...picture('film'),
    title: 'Film van de werf',
    url: 'https://www.youtube.com/watch?v=eigenfilm01',
    active: true,
    order_index: 0,
  });
  await add('images', {
    ...picture('haven'),
    type: 'hero',
    page: 'home',
    title: 'Haven',
    active: true,
    order_index: 0,
  });
  for (const is_before of [true, false])
    await add('images', {
      ...picture(is_before ? 'mast-oud' : 'mast-nieuw'),
      type: 'before_after',
      title: 'De mast',
      pair_id: 'mast',
      is_before,
      active: true,
      order_index: 0,
    });
  await add('blog_posts', {
    slug: 'een-mast-lakken',
    title: 'Een mast lakken',
    content: '<p>Zeven lagen, dun en droog.</p>',
    published: true,
  });
  await add('blog_posts', { slug: 'nog-niet-af', title: 'Geheim ontwerp', content: '', published: false });
}

beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'none' });
}, 60_000);
afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the traces of the demo are found in the build that shows it, so that their absence means something', async () => {
  const shown = textsOf(await builtSite())
    .map(([, text]) => text)
    .join('\n');
  const found = demoTraces().filter((trace) => shown.includes(trace));
  expect(found.length).toBeGreaterThan(150);
  expect(found).toContain('/scenes/project-01-after');
  expect(found).toContain('/scenes/detail-window-after');
  expect(found).toContain('teak-schoonmaken-zonder-hogedruk');
}, 300_000);

describe('a project without content', () => {
  let out = '';
  beforeAll(async () => {
    out = await build('empty', backend.publishable_key);
  }, 300_000);

  test('the build holds nothing of the demo', () => expectNoDemo(out));

  test('B-006 V-001 X-012 X-014 P-047 its pages show the specified empty states', () => {
    const texts = new Map(textsOf(out));
    expect(texts.get('blog/index.html')).toContain('Nog geen blog posts beschikbaar.');
    expect(texts.get('portfolio/index.html')).toContain('Geen projecten gevonden');
    expect(texts.get('portfolio/index.html')).toContain(
      'Er zijn momenteel geen projecten in deze categorie beschikbaar.',
    );
    expect(texts.get('portfolio/index.html')).not.toMatch(/Laden van|0 projecten/);
    expect(texts.get('portfolio/index.html')).toContain('/scenes/service-restoration-');
    expect(texts.get('yacht-care-services/index.html')).toContain('/scenes/boat-sailing-yacht-');
    expect(texts.get('index.html'), 'V-001').toContain('Laden van projecten...');
    expect(texts.get('blog/rss.xml')).not.toContain('<item>');
    expect(texts.get('sitemap.xml')).not.toContain('/blog/');
    expect(texts.get('_article.html')).toContain('<div id="root"');
  });
});

describe('a project with content of its own', () => {
  let out = '';
  beforeAll(async () => {
    await fill();
    out = await build('filled', backend.publishable_key);
  }, 300_000);

  test('the build holds nothing of the demo', () => expectNoDemo(out));

  test('pages, article, feed and sitemap hold what visitors may read of it, and no draft', () => {
    const texts = new Map(textsOf(out));
    const has = (file: string, ...words: readonly string[]): void => {
      for (const word of words) expect(texts.get(file), `${file}: ${word}`).toContain(word);
    };
    has('index.html', 'Zeilschip Windkracht', 'https://beeld.example/haven-800.webp');
    has('portfolio/index.html', 'Zeilschip Windkracht', 'Film van de werf', 'Eigen tekst.', 'mast-oud-800');
    has('yacht-care-services/index.html', 'https://beeld.example/sloep-800.webp');
    has('blog/index.html', 'Een mast lakken', '/blog/een-mast-lakken');
    has('blog/een-mast-lakken/index.html', 'Zeven lagen, dun en droog.', '<title>Een mast lakken');
    has('blog/rss.xml', 'Een mast lakken');
    has('sitemap.xml', '/blog/een-mast-lakken');
    for (const [file, text] of texts) expect(text, file).not.toContain('Geheim ontwerp');
  });
});

test('D-001 a project that cannot be read ends the build: in words, with a code, and what was built before stays', async () => {
  const fault: unknown = await build('filled', 'sb_publishable_wrong').catch((error: unknown) => error);
  expect(fault).toMatchObject({ code: 1 });
  const said = String(Reflect.get(Object(fault), 'stderr'));
  expect(said).toMatch(/^\s*The site was not built\. http\S+ refuses SUPABASE_PUBLISHABLE_KEY/);
  expect(said).not.toMatch(/^\s+at /m);
  expect(readdirSync(path.join(folder, 'filled'))).toContain('index.html');
}, 120_000);
