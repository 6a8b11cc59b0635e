import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BRAND_NAME, SHADES, SITE_ADDRESS, SOCIAL, STORAGE_PREFIX } from '../../src/brand.ts';
import { COMPANY_FACTS } from '../../src/content/company-facts.ts';
import { beginFirstStart, COMPANY_FLAGS, type FirstStart, type Outcome } from './first-start.ts';

// Another company begins with this repository, as README, 'Another brand', says.
let start: FirstStart;
let built: Outcome;
const BLUE = [
  '#eef4fb',
  '#d8e6f5',
  '#b0cdeb',
  '#84b0de',
  '#5a93cf',
  '#3877bb',
  '#215ea0',
  '#123f7a',
  '#0d3266',
  '#082550',
];

/** The step of README that is no question of the setup: colours and addresses in src/brand.ts. */
function changeBrandByHand(): void {
  const file = path.join(start.copy, 'src/brand.ts');
  let text = readFileSync(file, 'utf8');
  for (const [at, shade] of SHADES.entries()) text = text.replace(`'${shade}'`, `'${BLUE[at] ?? ''}'`);
  for (const { href } of SOCIAL) text = text.replace(href, `${new URL(href).origin}/noorderlicht`);
  writeFileSync(file, text);
}

const WRITE_STYLES = `
  import { writeFileSync } from 'node:fs';
  import { tokensCss } from './src/ui/tokens-css.ts';
  writeFileSync('src/ui/tokens.generated.css', tokensCss());
`;

beforeAll(async () => {
  // The timers of the embedded backend look for tables that are not there yet, and say so.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  start = await beginFirstStart();
  const done = await start.run(['supabase/local/setup/setup.ts', ...COMPANY_FLAGS], start.rightEnvironment());
  expect([done.exit, done.refused]).toEqual([0, '']);
  await start.readSchemaAnew();
  changeBrandByHand();
  await start.run(['--input-type=module', '--eval', WRITE_STYLES], {});
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = start.rightEnvironment();
  built = await start.run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY,
    NODE_ENV: 'production',
  });
}, 600_000);

afterAll(async () => {
  vi.restoreAllMocks();
  await start.stop();
});

/** Every text of the build by its file; pictures are drawn anew by hand, the mark among them. */
const texts = (): readonly (readonly [string, string])[] =>
  readdirSync(path.join(start.copy, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|json|css|xml|txt|webmanifest)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(path.join(start.copy, 'dist'), file), readFileSync(file, 'utf8')]);

test('the site of another company bears no trace of the first: name, mail, telephone, addresses, colour', () => {
  expect(built.exit, built.refused).toBe(0);
  const digits = COMPANY_FACTS.phone.replaceAll(' ', '').slice(1);
  const traces = [
    BRAND_NAME,
    STORAGE_PREFIX,
    new URL(SITE_ADDRESS).host,
    COMPANY_FACTS.email,
    COMPANY_FACTS.phone,
    `+31${digits}`,
    SHADES[7],
  ].map((trace) => trace.toLowerCase());
  const found = texts().flatMap(([file, text]) =>
    traces.filter((trace) => text.toLowerCase().includes(trace)).map((trace) => `${file}: ${trace}`),
  );
  expect(found).toEqual([]);
});

test('it bears the other one everywhere: pages of every language, structured data, feed, manifest, styles', () => {
  const of = new Map(texts());
  for (const page of ['index.html', 'en/index.html', 'de/index.html', 'contact/index.html']) {
    expect(of.get(page), page).toContain('Werf Noorderlicht');
    expect(of.get(page), page).toContain('0515 12 34 56');
    expect(of.get(page), page).toContain('werf@noorderlicht.example');
    expect(of.get(page), page).toContain('https://www.noorderlicht.example');
  }
  expect(of.get('index.html')).toMatch(/"telephone":"(?:\+31 ?515|0515)/);
  expect(of.get('privacy-beleid/index.html')).toContain('12345678');
  expect(of.get('blog/rss.xml')).toContain('<title>Werf Noorderlicht');
  expect(of.get('sitemap.xml')).toContain('https://www.noorderlicht.example/contact');
  expect(JSON.parse(of.get('manifest.webmanifest') ?? '')).toMatchObject({
    name: 'Werf Noorderlicht beheer',
    theme_color: '#123f7a',
  });
  expect([...of.values()].join('\n')).toContain('--color-primary:#123f7a');
  expect(of.get('cookies/index.html')).toContain('werf-noorderlicht-public');
});

test('its mails say its name, in its colour', async () => {
  const { said } = await start.run(
    [
      '--input-type=module',
      '--eval',
      `import { mailHtml } from './supabase/functions/send-mail/templates/mail-layout.ts';
       import { LEAD_MAILS } from './src/content/mail.ts';
       const body = { greeting: null, lead: LEAD_MAILS.contact.visitor, facts: [], message: null, close: [], footnotes: [],
         action: { href: 'https://a.example', label: 'Open' }, unsubscribe: null };
       console.log(mailHtml(body, LEAD_MAILS.contact.visitor_subject, { phone: '1', email: 'a@b.example' }));`,
    ],
    {},
  );
  expect(said).toContain('Werf Noorderlicht');
  expect(said).toContain('#123f7a');
  expect(said.toLowerCase()).not.toContain(STORAGE_PREFIX);
});
