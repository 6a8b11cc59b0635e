import { expect, test } from 'vitest';
import { readSetupSettings, USAGE } from './setup-settings.ts';

const jwt = (role: string): string => `e30.${btoa(JSON.stringify({ role }))}.c2ln`;
const RIGHT = {
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  SUPABASE_SECRET_KEY: 'sb_secret_abc',
  DATABASE_URL: 'postgres://postgres.abc:password-4f1c@pooler.example:5432/postgres',
};

test.each([
  ['flag_unknown', ['--no-such-flag', 'x'], RIGHT],
  ['flag_unknown', ['--secret-key', 'x'], RIGHT],
  ['flag_unknown', ['a-word'], RIGHT],
  ['flag_without_value', ['--name'], RIGHT],
  ['url_missing', [], {}],
  ['url_invalid', ['--url', 'project'], RIGHT],
  ['url_invalid', ['--url', RIGHT.DATABASE_URL], RIGHT],
  ['url_invalid', ['--url', 'http://project.example'], RIGHT],
  ['url_invalid', ['--url', 'https://project.example/rest'], RIGHT],
  ['publishable_key_missing', [], { ...RIGHT, SUPABASE_PUBLISHABLE_KEY: '' }],
  ['publishable_key_invalid', ['--publishable-key', 'abc'], RIGHT],
  ['publishable_key_invalid', ['--publishable-key', RIGHT.SUPABASE_SECRET_KEY], RIGHT],
  ['publishable_key_invalid', ['--publishable-key', jwt('service_role')], RIGHT],
  ['secret_key_missing', [], { ...RIGHT, SUPABASE_SECRET_KEY: '' }],
  ['secret_key_invalid', [], { ...RIGHT, SUPABASE_SECRET_KEY: jwt('anon') }],
  ['secret_key_invalid', [], { ...RIGHT, SUPABASE_SECRET_KEY: RIGHT.SUPABASE_PUBLISHABLE_KEY }],
  ['database_url_missing', [], { ...RIGHT, DATABASE_URL: '' }],
  ['database_url_invalid', [], { ...RIGHT, DATABASE_URL: 'https://user:password-4f1c@db.example' }],
  ['name_invalid', ['--name', 'De "werf"'], RIGHT],
  ['name_invalid', ['--name', 'x'.repeat(61)], RIGHT],
  ['site_url_invalid', ['--site-url', 'www.werf.example'], RIGHT],
  ['phone_invalid', ['--phone', '12'], RIGHT],
  ['whatsapp_invalid', ['--whatsapp', 'ja'], RIGHT],
  ['email_invalid', ['--email', 'werf@'], RIGHT],
  ['postal_code_missing', ['--street', 'Kade 3'], RIGHT],
  ['street_missing', ['--postal-code', '1012 AB'], RIGHT],
  ['postal_code_invalid', ['--street', 'Kade 3', '--postal-code', '12'], RIGHT],
  ['kvk_invalid', ['--kvk', '1234'], RIGHT],
  ['vat_invalid', ['--vat', '1234'], RIGHT],
  ['weekdays_invalid', ['--weekdays', '17:00-08:00'], RIGHT],
  ['weekdays_invalid', ['--weekdays', 'closed'], RIGHT],
  ['saturday_invalid', ['--saturday', 'morning'], RIGHT],
  ['admin_email_invalid', ['--admin-email', 'baas'], RIGHT],
  ['admin_email_missing', ['--admin-name', 'Baas'], RIGHT],
] as const)('%s is told of %j, in a sentence that repeats no secret', async (code, args, env) => {
  const read = await readSetupSettings(args, env, null);
  expect(read).toEqual({ ok: false, error: { code, sentence: expect.stringMatching(/^[^\n]+\.$/) } });
  expect(JSON.stringify(read)).not.toMatch(/4f1c|sb_secret_abc|c2ln/);
});

test('flags go before the environment, and what is left out is not among the facts', async () => {
  const args = ['--url', 'https://other.supabase.co', '--postal-code', '1012ab', '--street', ' Kade 3 '];
  const read = await readSetupSettings([...args, '--saturday', 'closed'], RIGHT, null);
  expect(read).toEqual({
    ok: true,
    value: {
      url: 'https://other.supabase.co',
      publishable_key: RIGHT.SUPABASE_PUBLISHABLE_KEY,
      secret_key: RIGHT.SUPABASE_SECRET_KEY,
      database_url: RIGHT.DATABASE_URL,
      facts: { street: 'Kade 3', postal_code: '1012 AB', saturday_from: null, saturday_to: null },
    },
  });
});

test('a name with an apostrophe is taken, as print writes it', async () => {
  const read = await readSetupSettings(['--name', "'t Anker"], RIGHT, null);
  expect(read).toMatchObject({ ok: true, value: { name: '’t Anker' } });
});

test('on a terminal it asks for what is missing alone, hides the secrets, and takes an empty answer for no change', async () => {
  const asked: { readonly question: string; readonly is_hidden: boolean }[] = [];
  const answers: Readonly<Record<string, string>> = {
    'Secret key': RIGHT.SUPABASE_SECRET_KEY,
    'Address of the database': RIGHT.DATABASE_URL,
    'Hours from Monday': '08:00 - 17:00',
  };
  const read = await readSetupSettings(
    ['--name', 'Werf Noord'],
    { ...RIGHT, SUPABASE_SECRET_KEY: undefined, DATABASE_URL: undefined },
    async (question, { is_hidden }) => {
      asked.push({ question, is_hidden });
      return Object.entries(answers).find(([start]) => question.startsWith(start))?.[1] ?? '';
    },
  );
  expect(asked.filter(({ is_hidden }) => is_hidden).map(({ question }) => question)).toEqual([
    'Secret key (Settings, API Keys): ',
    'Address of the database (Connect, Session pooler): ',
  ]);
  expect(
    asked.some(({ question }) =>
      /^(?:Address of the project|Publishable|Name of the company)/.test(question),
    ),
  ).toBe(false);
  expect(read).toMatchObject({
    ok: true,
    value: {
      name: 'Werf Noord',
      database_url: RIGHT.DATABASE_URL,
      facts: { weekdays_from: '08:00', weekdays_to: '17:00' },
    },
  });
});

test('on a terminal a wrong answer is told at once, in words, and asked again; the others are kept', async () => {
  const answers: Readonly<Record<string, readonly string[]>> = {
    'Address of the project': ['', 'https://abc.supabase.co/rest', 'https://abc.supabase.co'],
    Street: ['Kade 3'],
    'Postal code': ['1012', '1012 AB'],
    'Hours on Saturday': ['16:00-10:00', '10:00-16:00'],
  };
  const asked: string[] = [];
  const read = await readSetupSettings([], { ...RIGHT, SUPABASE_URL: undefined }, async (question) => {
    const [last = ''] = question.split('\n').slice(-1);
    const before = asked.filter((former) => former.endsWith(last)).length;
    asked.push(question);
    return Object.entries(answers).find(([start]) => last.startsWith(start))?.[1][before] ?? '';
  });
  const told = asked.filter((question) => question.includes('\n')).map((question) => question.split('\n')[0]);
  expect(told).toEqual([
    expect.stringContaining('--url is not given'),
    expect.stringContaining('--url has to be the address of the project alone'),
    expect.stringContaining("not '1012'"),
    expect.stringContaining("not '16:00-10:00'"),
  ]);
  expect(read).toMatchObject({
    ok: true,
    value: { facts: { street: 'Kade 3', postal_code: '1012 AB', saturday_from: '10:00' } },
  });
});

test('help needs nothing else, and names every flag and no flag for a secret', async () => {
  expect(await readSetupSettings(['--help'], {}, null)).toEqual({ ok: true, value: 'help' });
  for (const word of [
    '--url or SUPABASE_URL',
    ' SUPABASE_SECRET_KEY',
    ' DATABASE_URL',
    '--admin-email',
    '--kvk',
  ])
    expect(USAGE).toContain(word);
  expect(USAGE).not.toMatch(/--secret-key|--database-url/);
});
