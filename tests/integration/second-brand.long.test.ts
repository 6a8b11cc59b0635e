import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chromiumPath } from '../../e2e/browser.ts';
import { BRAND_NAME, SHADES, SITE_ADDRESS, SOCIAL, STORAGE_PREFIX } from '../../src/brand.ts';
import { COMPANY_FACTS } from '../../src/content/company-facts.ts';
import { MARK_PATHS } from '../../src/ui/mark-path.ts';
import { DEMO_USERS } from '../../supabase/local/demo-users.ts';
import { PROJECT_ROOT } from '../../supabase/local/paths.ts';
import { OWNERS } from '../../supabase/local/seed/people.ts';
import { type EndingProxy, startEndingProxy } from './ending-proxy.ts';
import { beginFirstStart, COMPANY_FLAGS, type FirstStart, type Outcome } from './first-start.ts';
import { commandsIn, filledIn } from './readme-commands.ts';

// Another company begins with this repository, as README, 'Deploying', says.
let start: FirstStart;
let proxy: EndingProxy | null = null;
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
const PRIMARY = { r: 0x12, g: 0x3f, b: 0x7a };
const HOST = 'www.noorderlicht.example';

/** Changes a file of the copy as a person does in an editor. */
function edit(name: string, changes: readonly (readonly [string, string])[]): void {
  const file = path.join(start.copy, name);
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    expect(text, name).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
}

/** The steps of README that are no command: colours and addresses in src/brand.ts, and a mark. */
function changeBrandByHand(): void {
  edit('src/brand.ts', [
    ...SHADES.map((shade, at) => [`'${shade}'`, `'${BLUE[at] ?? ''}'`] as const),
    ...SOCIAL.map(({ href }) => [href, `${new URL(href).origin}/noorderlicht`] as const),
  ]);
  edit(
    'src/ui/mark-path.ts',
    MARK_PATHS.map((mark, at) => [mark, `M4 ${4 + 24 * at}h40v16H4z`] as const),
  );
}

/** The parts of README, 'Deploying', whose commands make the site of a company. */
const PARTS = ['1. The project', '3. The site', 'Another brand', '4. The host', 'Prove it'];

/** What they name and is not typed here, and why. */
const NOT_TYPED: Readonly<Record<string, string>> = {
  'npm start': 'named only: it shows the demo',
  'npm test': 'named only: it installs a browser where there is none',
  'npm run serve': 'named only: the command stands before it, with its variables',
  'npm run test:real': 'named only: it tries the hosts of others by their own programs',
  'npm run build': 'typed with its variables before',
  'npm ci --omit=dev': 'asks a registry; the host itself is begun here',
  'npx supabase@3.1.0 link --project-ref <ref>': 'asks the hosted service, as do those that follow',
  'npx supabase@3.1.0 functions deploy --use-api':
    'its flags are looked up in tests/real/supabase-commands.test.ts',
  'npx supabase@3.1.0 secrets set CRON_SECRET=… LEAD_SALT=… SITE_HOST_SECRET=… MAIL_PROVIDER=…':
    'the secrets of the functions are in the environment here',
  'npx supabase@3.1.0 db push --remote': 'named only: the setup does it',
  'npx supabase@3.1.0 config push': 'asks the hosted service',
  'npx wrangler@4.164.0 pages deploy dist':
    'sends the site to Cloudflare; tests/real/edge-hosts.test.ts starts it',
  'npx netlify@27.10.0 deploy --build --prod':
    'sends the site to Netlify; tests/real/edge-hosts.test.ts starts it',
};

/** What was typed, as README has it. */
const typed = new Set<string>();

/** The one command of a part that is so, or else begins so, with a person's own values where README leaves them open. */
function toType(part: string, words: string, values: Readonly<Record<string, string>> = {}): string {
  const commands = [...new Set(commandsIn(part))];
  const found = commands.filter((command) =>
    commands.includes(words) ? command === words : command.startsWith(words),
  );
  expect(found, `${part}: ${words}`).toHaveLength(1);
  const [command = ''] = found;
  typed.add(command);
  return filledIn(command, values);
}

const FLAGS: Readonly<Record<string, string>> = Object.fromEntries(
  COMPANY_FLAGS.flatMap((flag, at) => (at % 2 === 0 ? [[flag, COMPANY_FLAGS[at + 1] ?? '']] : [])),
);

/** What each command answered, by a word for it. */
const outcomes = new Map<string, Outcome>();
const said = (name: string): string => outcomes.get(name)?.said ?? '';

beforeAll(async () => {
  // The timers of the embedded backend look for tables that are not there yet, and say so.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  start = await beginFirstStart();
  const type = async (name: string, command: string, variables = {}): Promise<void> => {
    const outcome = await start.type(command, { ...variables, HOME: process.env['HOME'] });
    outcomes.set(name, outcome);
    // README says that the test of the specified colour fails.
    expect(outcome.exit, `${command}\n${outcome.said}${outcome.refused}`).toBe(name === 'styles' ? 1 : 0);
  };
  await type('flags', toType('1. The project', 'npm run setup -- --help'));
  await type('secret', toType('4. The host', 'openssl'));
  const SITE_HOST_SECRET = said('secret').trim();
  vi.stubEnv('SITE_HOST_SECRET', SITE_HOST_SECRET);

  // 'And so on': the flags that README does not spell out.
  const setup = toType('Another brand', 'npm run setup -- --name', FLAGS);
  const others = Object.entries(FLAGS).filter(([flag]) => !setup.includes(`${flag} `));
  const whole = [setup, ...others.map(([flag, value]) => `${flag} '${value}'`)].join(' ');
  await type('setup', whole, start.rightEnvironment());
  await start.readSchemaAnew();
  const env = start.rightEnvironment();
  await type('setup again', toType('1. The project', 'npm run setup'), env);

  changeBrandByHand();
  await type('styles', toType('Another brand', 'npx vitest run'));
  await type('icons', toType('Another brand', 'npx node src/pwa/assets/render.mjs'));
  await type('cards', toType('Another brand', 'CHROMIUM_PATH=', { CHROMIUM_PATH: chromiumPath() }));

  const { SUPABASE_URL = '', SUPABASE_PUBLISHABLE_KEY = '', SUPABASE_SECRET_KEY = '' } = env;
  const project = { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY };
  await type('build', toType('3. The site', 'SUPABASE_URL=', project));
  await type('files for servers', toType('4. The host', 'npm run host:files -- --root'), project);
  await type('files for networks', toType('4. The host', 'npm run host:files'), project);
  await type('files in the build', toType('4. The host', 'cp '));

  const SITE_URL = `https://${HOST}`;
  const serve = toType('4. The host', 'SUPABASE_URL=', { ...project, SITE_URL, SITE_HOST_SECRET });
  const [, own = ''] = await start.begin(serve, { PORT: '0' }, /"event":"started","url":"([^"]+)"/);
  proxy = await startEndingProxy(own, HOST);
  const proven = {
    '--url': SUPABASE_URL,
    '--publishable-key': SUPABASE_PUBLISHABLE_KEY,
    '--secret-key': SUPABASE_SECRET_KEY,
    '--site': proxy.url,
  };
  await type('proof', toType('Prove it', 'npm run prove', proven));
}, 900_000);

afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await proxy?.stop();
  await start.stop();
});

/** Every file of the build, and of what a host is given, that is text, by its name. */
const texts = (): readonly (readonly [string, string])[] =>
  ['dist', 'host-files'].flatMap((folder) =>
    readdirSync(path.join(start.copy, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|png|jpg|webp|avif|ico|woff2|mp4|webm)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map(
        (file) => [path.relative(path.join(start.copy, folder), file), readFileSync(file, 'utf8')] as const,
      ),
  );

/** Whatever would tell of the first company: what it is called and reached by, its mark and colours, its people and everybody of its demo. */
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
    MARK_PATHS,
    DEMO_USERS.flatMap(({ email: address, name, password }) => [address, name, password]),
    OWNERS.map((owner) => owner.join(' ')),
  ]
    .flat()
    .map((trace) => trace.toLowerCase());
}

test('each command of README is typed as it stands there, and does what README says of it', () => {
  expect(said('flags')).toContain('--site-url');
  expect(said('setup again')).toContain('Every migration is applied.');
  const styles = outcomes.get('styles');
  expect(`${styles?.said ?? ''}${styles?.refused ?? ''}`).toMatch(/1 failed/);
  expect(`${styles?.said ?? ''}${styles?.refused ?? ''}`).toContain('G-029 the primary colour is #006039');
  expect(said('files for servers')).toContain('nginx.conf, Caddyfile, netlify/');
  const commands = PARTS.flatMap(commandsIn);
  expect(commands.filter((command) => !(command in NOT_TYPED) && !typed.has(command))).toEqual([]);
  expect(Object.keys(NOT_TYPED).filter((command) => !commands.includes(command))).toEqual([]);
});

test('its project and its site, served behind a proxy, pass the proof that ends what README says of deploying', async () => {
  expect(said('proof').trim().split('\n').at(-1), said('proof')).toBe('14 passed, 0 failed');
  const answer = await fetch(`${proxy?.url ?? ''}/`, { redirect: 'manual' });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Werf Noorderlicht')]);
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
});

test('the site of another company bears no trace of the first: name, addresses, numbers, mark, colours, people', () => {
  const traces = tracesOfFirst();
  expect(traces.length).toBeGreaterThan(60);
  const found = texts().flatMap(([file, text]) => {
    const lower = text.toLowerCase();
    return traces.filter((trace) => lower.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
});

const inBuild = (name: string): Buffer => readFileSync(path.join(start.copy, 'dist', name));

/** Pictures that bear the mark or the name. */
const DRAWN = /^(?:favicon\.\w+|apple-touch-icon\.png|icons\/icon-[\w-]+\.png|scenes\/og-[a-z]+\.jpg)$/;

test('its icons and the cards of its shared links are its own, in its colour', async () => {
  const drawn = readdirSync(path.join(PROJECT_ROOT, 'public'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => DRAWN.test(name),
  );
  expect(drawn).toHaveLength(14);
  for (const name of drawn)
    expect(inBuild(name).equals(readFileSync(path.join(PROJECT_ROOT, 'public', name))), name).toBe(false);
  const { dominant } = await sharp(inBuild('apple-touch-icon.png')).stats();
  for (const part of ['r', 'g', 'b'] as const)
    expect(Math.abs(dominant[part] - PRIMARY[part]), `${part} of the icon`).toBeLessThanOrEqual(8);
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
  const mail = await start.run(
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
  expect(mail.said).toContain('Werf Noorderlicht');
  expect(mail.said).toContain('#123f7a');
  expect(mail.said.toLowerCase()).not.toContain(STORAGE_PREFIX);
});
