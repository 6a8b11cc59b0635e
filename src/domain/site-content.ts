import * as v from 'valibot';
import { err, ok, type Result } from '../lib/result.ts';
import { type FieldErrorCode, type FieldErrors, parseInput } from './field-errors.ts';
import { choice, optionalText, parseWorkDate, requiredText } from './fields.ts';

/** What the public site shows and the office manages: its kinds, where their rows stand, and their rules. */
export const SITE_KINDS = ['project', 'pair', 'hero', 'boat_type', 'service', 'video'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** The table of a kind; a pair is two rows of images. */
export const SITE_TABLE_OF = {
  project: 'transformations',
  pair: 'images',
  hero: 'images',
  boat_type: 'boat_type_images',
  service: 'services',
  video: 'videos',
} as const satisfies Readonly<Record<SiteKind, string>>;

/** Which pictures an entry has: one, or the two halves of a pair. */
export type PictureSlot = 'picture' | 'before' | 'after';
export const SLOTS_OF: Readonly<Record<SiteKind, readonly PictureSlot[]>> = {
  project: ['picture'],
  pair: ['before', 'after'],
  hero: ['picture'],
  boat_type: ['picture'],
  service: ['picture'],
  video: ['picture'],
};

/** Without a picture of its own a service card shows one of the site's (D-013); everything else needs one. */
export const needsPicture = (kind: SiteKind): boolean => kind !== 'service';

/** The cards of services stand in the order of their rows (D-006); everything else has a place of its own. */
export const isOrdered = (kind: SiteKind): boolean => kind !== 'service';

/** Pages with a hero picture (D-010). */
export const HERO_PAGES = ['home', 'about', 'services', 'gallery', 'blog'] as const;

const MAX_ALT_TEXT = 500;
const MAX_DESCRIPTION_TEXT = 2_000;
const MAX_PROJECT_TEXT = 5_000;
const MAX_LIST_TEXT = 1_000;
const MAX_NAME_TEXT = 100;
const MAX_ADDRESS_TEXT = 2_000;

const step = <Out>(parse: (input: string) => Result<Out, FieldErrorCode>) =>
  v.rawTransform<string, Out>(({ dataset, addIssue, NEVER }) => {
    const parsed = parse(dataset.value.trim());
    if (parsed.ok) return parsed.value;
    addIssue({ message: parsed.error });
    return NEVER;
  });

const formText = v.nullish(v.string(), '');

const optionalDate = v.pipe(
  formText,
  step<string | null>((text) => {
    return text === '' ? ok(null) : parseWorkDate(text);
  }),
);

const SHORT_HOSTS: ReadonlySet<string> = new Set(['youtu.be', 'www.youtu.be']);
const VIDEO_HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

/**
 * The address of a video as the site understands it, with the id in `v=` (P-086), from any of the host's own ways to
 * write it.
 */
export const videoAddress = (text: string): Result<string, FieldErrorCode> => {
  if (text === '') return err('required');
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:') return err('invalid_address');
  const [first = '', second = ''] = url.pathname.split('/').filter((part) => part !== '');
  const in_path = SHORT_HOSTS.has(url.hostname)
    ? first
    : /^(?:embed|shorts|live)$/.test(first)
      ? second
      : null;
  const id = in_path ?? url.searchParams.get('v') ?? '';
  const is_known = SHORT_HOSTS.has(url.hostname) || VIDEO_HOSTS.has(url.hostname);
  return is_known && /^[\w-]{6,20}$/.test(id)
    ? ok(`https://www.youtube.com/watch?v=${id}`)
    : err('invalid_address');
};

/** An address of our own or https; empty is none. */
const optionalLink = v.pipe(
  formText,
  v.maxLength(MAX_ADDRESS_TEXT, 'too_long'),
  step<string | null>((text) => {
    if (text === '') return ok(null);
    const is_ours = /^\/(?!\/)\S*$/.test(text);
    const is_secure = URL.canParse(text) && new URL(text).protocol === 'https:';
    return is_ours || is_secure ? ok(text) : err('invalid_address');
  }),
);

const active = v.pipe(
  choice(['yes', 'no']),
  v.transform((word) => word === 'yes'),
);
const alt = requiredText(MAX_ALT_TEXT);

/** Per kind: the texts of its form to columns. `before_alt` and `after_alt` are the `alt` of the two rows of a pair. */
export const SITE_INPUTS = {
  project: v.object({
    title: requiredText(),
    description: optionalText(MAX_PROJECT_TEXT),
    category: optionalText(MAX_NAME_TEXT),
    location: optionalText(),
    services: optionalText(MAX_LIST_TEXT),
    done_on: optionalDate,
    transform_id: optionalText(),
    alt,
    active,
  }),
  pair: v.object({ title: requiredText(), before_alt: alt, after_alt: alt, active }),
  hero: v.object({ page: choice(HERO_PAGES), title: optionalText(), alt, active }),
  boat_type: v.object({ type: requiredText(MAX_NAME_TEXT), alt, active }),
  service: v.object({
    title: requiredText(),
    description: optionalText(MAX_DESCRIPTION_TEXT),
    link: optionalLink,
    alt: optionalText(MAX_ALT_TEXT),
    active,
  }),
  video: v.object({
    title: requiredText(),
    description: optionalText(MAX_DESCRIPTION_TEXT),
    url: v.pipe(formText, step(videoAddress)),
    alt,
    active,
  }),
} as const satisfies Record<SiteKind, v.GenericSchema>;

export type SiteField = {
  [Kind in SiteKind]: keyof v.InferOutput<(typeof SITE_INPUTS)[Kind]>;
}[SiteKind];

/** The fields of each kind's form, in its order. */
export const SITE_FIELDS: Readonly<Record<SiteKind, readonly SiteField[]>> = {
  project: [
    'title',
    'category',
    'location',
    'done_on',
    'services',
    'description',
    'transform_id',
    'alt',
    'active',
  ],
  pair: ['title', 'before_alt', 'after_alt', 'active'],
  hero: ['page', 'title', 'alt', 'active'],
  boat_type: ['type', 'alt', 'active'],
  service: ['title', 'description', 'link', 'alt', 'active'],
  video: ['title', 'url', 'description', 'alt', 'active'],
};

/** The texts of a form, by field. */
export type SiteTexts = { readonly [field in SiteField]?: string };

/** The columns that a form's texts become. */
export type SiteColumns = Readonly<Record<string, string | boolean | null>>;

/** Reads the texts of a form; with `all` the fields that are not there count as empty. */
export const parseSiteTexts = (
  kind: SiteKind,
  texts: SiteTexts,
  all: boolean,
): Result<SiteColumns, FieldErrors> => {
  const entries: [string, v.GenericSchema<unknown, string | boolean | null>][] = Object.entries(
    SITE_INPUTS[kind].entries,
  );
  return parseInput(
    v.object(Object.fromEntries(entries.filter(([field]) => all || Object.hasOwn(texts, field)))),
    texts,
  );
};

/** The half of a pair a field belongs to; null when it is about both, or about the one row there is. */
export const slotOfField = (field: SiteField): PictureSlot | null =>
  field === 'before_alt' ? 'before' : field === 'after_alt' ? 'after' : null;

/** The column a field stands in. */
export const columnOfField = (field: SiteField): string =>
  field === 'before_alt' || field === 'after_alt' ? 'alt' : field;
