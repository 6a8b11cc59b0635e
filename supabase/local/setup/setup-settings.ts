import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { companySettingsEdit } from '../../../src/domain/company-settings.ts';
import { apiKeyKind } from '../../../src/lib/api-key.ts';
import { err, ok, type Result } from '../../../src/lib/result.ts';
import { originIn } from '../../host/serve-settings.ts';

/** How one value is given, asked for and described when it is wrong. */
interface Field {
  readonly question: string;
  /** What a right value looks like, for a sentence. */
  readonly form: string;
  /** The variable of the environment that may hold it. */
  readonly variable?: string;
  /** A secret is read from the environment or asked without showing it: a flag would stay in the shell's history. */
  readonly is_secret?: true;
  readonly is_optional?: true;
}

const optional = { is_optional: true } as const;
const clock = 'two times of a day, such as 09:00-18:00';

const FIELDS = {
  url: {
    variable: 'SUPABASE_URL',
    question: 'Address of the project',
    form: 'the address of the project alone, such as https://<ref>.supabase.co',
  },
  publishable_key: {
    variable: 'SUPABASE_PUBLISHABLE_KEY',
    question: 'Publishable key (Settings, API Keys)',
    form: 'the publishable key, which begins with sb_publishable_ (or the legacy anon key)',
  },
  secret_key: {
    variable: 'SUPABASE_SECRET_KEY',
    is_secret: true,
    question: 'Secret key (Settings, API Keys)',
    form: 'the secret key, which begins with sb_secret_ (or the legacy service_role key)',
  },
  database_url: {
    variable: 'DATABASE_URL',
    is_secret: true,
    question: 'Address of the database (Connect, Session pooler)',
    form: 'the address of the session pooler with its password, postgres://…:5432/postgres',
  },
  name: {
    ...optional,
    question: 'Name of the company',
    form: 'a name of at most 60 characters, without " ` \\ < > $',
  },
  site_url: {
    ...optional,
    variable: 'SITE_URL',
    question: 'Address of the site',
    form: 'the address of the site alone, such as https://www.example.nl',
  },
  phone: { ...optional, question: 'Telephone', form: 'a number that can be dialled, such as 020 123 45 67' },
  whatsapp: { ...optional, question: 'WhatsApp, where it differs', form: 'a number that can be dialled' },
  email: { ...optional, question: 'Mail address', form: 'a plain mail address' },
  street: {
    ...optional,
    question: 'Street and number',
    form: 'a street and number, given together with the postal code',
  },
  postal_code: {
    ...optional,
    question: 'Postal code',
    form: 'a postal code such as 1012 AB, given together with the street',
  },
  kvk: { ...optional, question: 'Number at the KvK', form: 'eight digits' },
  vat: { ...optional, question: 'VAT number', form: 'a VAT number such as NL123456789B01' },
  weekdays: { ...optional, question: 'Hours from Monday to Friday', form: clock },
  saturday: { ...optional, question: 'Hours on Saturday', form: `${clock}, or the word closed` },
  admin_email: { ...optional, question: 'Mail address of the first admin', form: 'a mail address' },
  admin_name: { ...optional, question: 'Name of the first admin', form: 'a name of at most 200 characters' },
} as const satisfies Readonly<Record<string, Field>>;

type FieldName = keyof typeof FIELDS;
const isField = (name: unknown): name is FieldName => typeof name === 'string' && name in FIELDS;
const NAMES = Object.keys(FIELDS).filter(isField);
const flagOf = (name: FieldName): string => name.replaceAll('_', '-');
const fieldOf = (name: FieldName): Field => FIELDS[name];

/** An expected failure of the setup: a code for scripts and a sentence for people. */
export interface SetupFault {
  readonly code: string;
  readonly sentence: string;
}

/** Makes a failure of the setup. */
export const fault = (code: string, sentence: string): { ok: false; error: SetupFault } =>
  err({ code, sentence });

/** What `npm run setup -- --help` says. */
export const USAGE = `npm run setup                    asks for what is missing
npm run setup -- [flags]         takes it from flags and the environment; a value that is left out stays as it is

${NAMES.map((name) => {
  const { is_secret, variable, form } = fieldOf(name);
  const given = [is_secret ? null : `--${flagOf(name)}`, variable].filter(Boolean).join(' or ');
  return `  ${given.padEnd(46)} ${form}`;
}).join('\n')}

It checks each value against the project, runs the migrations that the project lacks, writes the company's facts into it
and the name and address of the site into src/brand.ts, makes the first admin, and says what is left to do by hand. It
may be run again at any time. Secrets go nowhere but to the project.`;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const origin = v.pipe(
  text,
  v.check((value) => originIn('', value).ok),
  v.transform((value) => new URL(value).origin),
);

/** Whether a text is an address of PostgreSQL. */
export function isDatabase(value: string): boolean {
  return URL.canParse(value) && /^postgres(?:ql)?:$/.test(new URL(value).protocol);
}

/** Two times with a dash between them, as the columns of company_settings have them. */
function hours(days: 'weekdays' | 'saturday', value: string | undefined): Record<string, string | null> {
  if (value === undefined) return {};
  if (days === 'saturday' && value.trim() === 'closed') return { saturday_from: null, saturday_to: null };
  const [from = '', to = ''] = value.split(/\s*[-–]\s*/);
  return { [`${days}_from`]: from, [`${days}_to`]: to };
}

const settings = v.object({
  url: origin,
  publishable_key: v.pipe(
    text,
    v.check((key) => apiKeyKind(key) === 'publishable'),
  ),
  secret_key: v.pipe(
    text,
    v.check((key) => apiKeyKind(key) === 'secret'),
  ),
  database_url: v.pipe(text, v.check(isDatabase)),
  name: v.optional(
    v.pipe(
      text,
      // As print has it, in "'t Anker" and "Jan's werf".
      v.transform((name) => name.replaceAll("'", '’')),
      v.maxLength(60),
      v.regex(/^[^\p{Cc}"`\\<>$]+$/u),
    ),
  ),
  site_url: v.optional(origin),
  admin_email: v.optional(v.pipe(text, v.toLowerCase(), v.email())),
  admin_name: v.optional(v.pipe(text, v.maxLength(200))),
});

/** What the setup works with. */
export interface SetupSettings extends v.InferOutput<typeof settings> {
  /** Columns of company_settings that were given. */
  readonly facts: v.InferOutput<typeof companySettingsEdit>;
}

/** Columns of company_settings whose flag has another name. */
const COLUMN_FIELDS: Readonly<Record<string, FieldName>> = {
  kvk_number: 'kvk',
  vat_number: 'vat',
  weekdays_from: 'weekdays',
  weekdays_to: 'weekdays',
  saturday_from: 'saturday',
  saturday_to: 'saturday',
};

type Given = Readonly<Partial<Record<FieldName, string>>>;

const nameOf = (name: FieldName): string => {
  const { is_secret, variable } = fieldOf(name);
  return is_secret ? String(variable) : `--${flagOf(name)}`;
};

function wrong(issue: v.BaseIssue<unknown>, given: Given): { ok: false; error: SetupFault } {
  const key = issue.path?.[0]?.key;
  const name = typeof key === 'string' && key in COLUMN_FIELDS ? COLUMN_FIELDS[key] : key;
  if (!isField(name)) throw new Error(`an issue of no field: ${issue.message}`);
  const { form, is_optional } = fieldOf(name);
  const value = given[name];
  if (value === undefined) return fault(`${name}_missing`, `${nameOf(name)} is not given: it is ${form}.`);
  // Of what opens the project nothing is repeated: a secret may have been given in the wrong place.
  const said = is_optional ? `, not '${value}'` : '';
  return fault(`${name}_invalid`, `${nameOf(name)} has to be ${form}${said}.`);
}

/** Both halves of what was given, each as its schema reads it. */
function read(given: Given) {
  const { phone, whatsapp, email, street, postal_code, kvk, vat, weekdays, saturday } = given;
  const columns = {
    phone,
    whatsapp,
    email,
    street,
    postal_code,
    kvk_number: kvk,
    vat_number: vat,
    ...hours('weekdays', weekdays),
    ...hours('saturday', saturday),
  };
  const named = Object.entries(columns).filter(([, value]) => value !== undefined);
  return {
    project: v.safeParse(settings, given),
    facts: v.safeParse(companySettingsEdit, Object.fromEntries(named)),
  };
}

/** Reads what was given; the first fault is told. */
function parse(given: Given): Result<SetupSettings, SetupFault> {
  const { project, facts } = read(given);
  if (!project.success) return wrong(project.issues[0], given);
  if (!facts.success) return wrong(facts.issues[0], given);
  if (project.output.admin_email === undefined && project.output.admin_name !== undefined)
    return fault('admin_email_missing', '--admin-name is given without --admin-email.');
  return ok({ ...project.output, facts: facts.output });
}

/** What is wrong with one value; null when nothing is, whatever the others are. */
function faultOf(name: FieldName, given: Given): SetupFault | null {
  const { project, facts } = read(given);
  for (const issue of [...(project.issues ?? []), ...(facts.issues ?? [])]) {
    const { error } = wrong(issue, given);
    if (error.code === `${name}_invalid` || error.code === `${name}_missing`) return error;
  }
  return null;
}

/** Asks a person for one value; what is hidden is not shown while it is typed. */
export type Ask = (question: string, options: { readonly is_hidden: boolean }) => Promise<string>;

/**
 * Asks for everything that was not given; an empty answer leaves a value as it is. What is wrong is said at once, and asked
 * again.
 */
async function askMissing(given: Given, ask: Ask): Promise<Given> {
  const answered: Partial<Record<FieldName, string>> = { ...given };
  const askFor = async (name: FieldName, said = ''): Promise<void> => {
    const { question, is_secret, is_optional } = fieldOf(name);
    const hint = is_optional ? ' (empty leaves it as it is): ' : ': ';
    const answer = (await ask(`${said}${question}${hint}`, { is_hidden: is_secret === true })).trim();
    if (answer === '' && is_optional) return;
    const { [name]: _unanswered, ...others } = answered;
    const problem = faultOf(name, answer === '' ? others : { ...others, [name]: answer });
    if (problem !== null) return await askFor(name, `${problem.sentence}\n`);
    answered[name] = answer;
  };
  for (const name of NAMES) if (answered[name] === undefined) await askFor(name);
  return answered;
}

type Flags = Readonly<Record<string, string | boolean | undefined>>;

function readFlags(args: readonly string[]): Result<Flags, SetupFault> {
  const options = Object.fromEntries(
    NAMES.filter((name) => !fieldOf(name).is_secret).map((name) => [
      flagOf(name),
      { type: 'string' as const },
    ]),
  );
  try {
    return ok(parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean' } } }).values);
  } catch (problem) {
    // Node's own sentence ends in advice about dashes, which is of no use here; a value that stands alone may be a secret.
    const code = problem instanceof TypeError && 'code' in problem ? String(problem.code) : null;
    if (code === null || !code.startsWith('ERR_PARSE_ARGS')) throw problem;
    const told = /'(--[\w-]+)/.exec(String(problem))?.[1];
    return code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
      ? fault('flag_without_value', `${told ?? 'A flag'} is given without a value.`)
      : fault(
          'flag_unknown',
          `${told ?? 'A word without a flag'} is not known: see npm run setup -- --help.`,
        );
  }
}

/**
 * Reads flags and environment, and asks for the rest where there is somebody to ask. Answers 'help' when that was
 * asked for.
 */
export async function readSetupSettings(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  ask: Ask | null,
): Promise<Result<SetupSettings | 'help', SetupFault>> {
  const flags = readFlags(args);
  if (!flags.ok) return flags;
  if (flags.value['help'] === true) return ok('help');
  const given: Partial<Record<FieldName, string>> = {};
  for (const name of NAMES) {
    const { variable } = fieldOf(name);
    const value =
      flags.value[flagOf(name)] ?? (variable === undefined ? undefined : env[variable] || undefined);
    if (typeof value === 'string') given[name] = value;
  }
  return parse(ask === null ? given : await askMissing(given, ask));
}
