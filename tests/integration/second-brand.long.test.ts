import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BRAND_NAME, SHADES, SITE_ADDRESS, SOCIAL, STORAGE_PREFIX } from '../../src/brand.ts';
import { COMPANY_FACTS } from '../../src/content/company-facts.ts';
import { DEMO_USERS } from '../../supabase/local/demo-users.ts';
import { OWNERS } from '../../supabase/local/seed/people.ts';
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

/** What was typed, as README has it. */
const typed = new Set<string>();

/** A part of README's 'Deploying', from its bold heading to the next one. */
function partOf(heading: string): string {
  const readme = readFileSync(path.join(start.copy, 'README.md'), 'utf8');
  const [, rest = ''] = readme.split(`\n**${heading}.** `);
  return rest.split(/\n\*\*[^*]+\.\*\* |\n## /)[0] ?? '';
}

/** Every command that a part of README tells a person to type, word for word. */
const commandsIn = (heading: string): readonly string[] =>
  [...partOf(heading).matchAll(/^ *```(\w*)\n(.*?)\n *```$|`((?:npm|npx) [^`]+)`/gms)]
    .filter(([, language]) => !language)
    .flatMap(([, , block, inline = '']) => (block ?? inline).split('\n'))
    .map((line) => line.trim());

/** What README writes where a person types a value of their own. */
const PLACEHOLDERS = /…|https:\/\/<[^>]+>(?:\.supabase\.co)?/;

/** The one command that begins so, with a person's own values in place of those that README leaves open. */
function filledIn(heading: string, beginning: string, values: Readonly<Record<string, string>>): string {
  const found = commandsIn(heading).filter((command) => command.startsWith(beginning));
  expect(found, `${heading}: ${beginning}`).toHaveLength(1);
  for (const command of found) typed.add(command);
  const filled = (found[0] ?? '').replaceAll(
    new RegExp(`((?:--)?[\\w-]+)([ =])(?:${PLACEHOLDERS.source})`, 'g'),
    (_, name: string, between: string) => `${name}${between}'${values[name] ?? `no value of ${name}`}'`,
  );
  expect(filled).not.toMatch(/[…<>]|no value/);
  return filled;
}

const FLAGS: Readonly<Record<string, string>> = Object.fromEntries(
  COMPANY_FLAGS.flatMap((flag, at) => (at % 2 === 0 ? [[flag, COMPANY_FLAGS[at + 1] ?? '']] : [])),
);

/**
 * Commands of these parts that are not typed here: they draw pictures for minutes, or reach the hosted service by its own program,
 * in whose help `tests/real/supabase-commands.test.ts` looks them up.
 */
const NOT_TYPED = [
  /^npm start$/,
  /^npm run setup(?: -- --help)?$/,
  /^npx supabase@/,
  /^npx node src\/pwa\/assets\/render\.mjs$/,
];
let styles: Outcome;
let files: Outcome;

beforeAll(async () => {
  // The timers of the embedded backend look for tables that are not there yet, and say so.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  start = await beginFirstStart();
  const env = start.rightEnvironment();
  const type = (command: string, variables = {}): Promise<Outcome> =>
    start.type(command, { ...variables, HOME: process.env['HOME'] });
  // 'And so on': the flags that README does not spell out.
  const setup = filledIn('Another brand', 'npm run setup -- --name', FLAGS);
  const others = Object.entries(FLAGS).filter(([flag]) => !setup.includes(`${flag} `));
  const done = await type([setup, ...others.map(([flag, value]) => `${flag} '${value}'`)].join(' '), env);
  expect([done.exit, done.refused]).toEqual([0, '']);
  await start.readSchemaAnew();
  changeBrandByHand();
  styles = await type(filledIn('Another brand', 'npx vitest run', {}));
  const now = start.rightEnvironment();
  const project = Object.fromEntries(
    ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'].map((name) => [name, now[name] ?? '']),
  );
  built = await type(filledIn('3. The site', 'SUPABASE_URL=', project));
  files = await type('npm run host:files', project);
}, 600_000);

afterAll(async () => {
  vi.restoreAllMocks();
  await start.stop();
});

/** Every file of the build, and of what a host is given, that is no picture, by its name; pictures are drawn anew by hand, the mark among them. */
const texts = (): readonly (readonly [string, string])[] =>
  ['dist', 'host-files'].flatMap((folder) =>
    readdirSync(path.join(start.copy, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && !/\.(?:br|png|jpg|webp|avif|ico|svg|woff2|mp4|webm)$/.test(entry.name),
      )
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map(
        (file) => [path.relative(path.join(start.copy, folder), file), readFileSync(file, 'utf8')] as const,
      ),
  );

/** Whatever would tell of the first company: what it is called and reached by, its colours, its people and everybody of its demo. */
function tracesOfFirst(): readonly string[] {
  const { phone, whatsapp, email, street, kvk_number, vat_number } = COMPANY_FACTS;
  const reached = [phone, whatsapp].flatMap((number) => {
    const digits = number?.replaceAll(/\D/g, '') ?? '';
    return digits === '' ? [] : [number ?? '', digits, `+31${digits.slice(1)}`, `31${digits.slice(1)}`];
  });
  return [
    [BRAND_NAME, STORAGE_PREFIX, SITE_ADDRESS, new URL(SITE_ADDRESS).host],
    SOCIAL.map(({ href }) => href),
    reached,
    [email, street, kvk_number, vat_number].flatMap((fact) => fact ?? []),
    SHADES,
    DEMO_USERS.flatMap(({ email: address, name, password }) => [address, name, password]),
    OWNERS.map((owner) => owner.join(' ')),
  ]
    .flat()
    .map((trace) => trace.toLowerCase());
}

test('each step of README is typed as it stands there, and does what README says of it', () => {
  expect([built.exit, files.exit], built.refused + files.refused).toEqual([0, 0]);
  // README says that the test of the specified colour fails then, and no other does.
  expect(styles.said + styles.refused).toMatch(/1 failed/);
  expect(styles.said + styles.refused).toContain('G-029 the primary colour is #006039');
  const untyped = ['Another brand', '3. The site']
    .flatMap(commandsIn)
    .filter((command) => !NOT_TYPED.some((one) => one.test(command)) && !typed.has(command));
  expect(untyped).toEqual([]);
});

test('the site of another company bears no trace of the first: name, addresses, numbers, colours, people', () => {
  const traces = tracesOfFirst();
  expect(traces.length).toBeGreaterThan(60);
  const found = texts().flatMap(([file, text]) => {
    const lower = text.toLowerCase();
    return traces.filter((trace) => lower.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
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
