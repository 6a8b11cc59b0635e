import { STORAGE_PREFIX } from '../../brand.ts';
import { FLAGS } from '../tracking/flag-names.ts';
import { CONSENT_KEY } from './consent.ts';

/** L-011: the four kinds; the last two only ever after consent. */
type StorageKind = 'necessary' | 'preference' | 'analytics' | 'marketing';

/** One thing that this site, or somebody it lets in, keeps on a visitor's device. */
export interface StorageEntry {
  /** Names its purpose in content/legal/storage.ts. */
  readonly id: string;
  /** The names on the device; `*` stands for the part that differs. */
  readonly names: readonly string[];
  readonly place: 'cookie' | 'local_storage' | 'session_storage' | 'indexed_db' | 'cache';
  readonly kind: StorageKind;
  readonly party: 'first' | 'tag_manager' | 'google';
  readonly lifetime:
    | 'session'
    | 'until_sent'
    | 'half_year'
    | 'until_erased'
    | 'until_replaced'
    | 'until_withdrawn'
    | 'until_signed_out'
    | 'two_years';
  readonly audience: 'visitor' | 'staff';
}

const FOR_VISITORS = { party: 'first', audience: 'visitor' } as const;
const FOR_STAFF = { kind: 'necessary', party: 'first', audience: 'staff' } as const;

/**
 * Everything that is kept on a device. The cookies page lists it, withdrawal of consent erases by it, and
 * tests/architecture/storage.test.ts holds the code to it.
 */
export const STORAGE = [
  {
    ...FOR_VISITORS,
    id: 'consent',
    names: [CONSENT_KEY],
    place: 'local_storage',
    kind: 'necessary',
    lifetime: 'until_erased',
  },
  {
    ...FOR_VISITORS,
    id: 'content',
    names: [`${STORAGE_PREFIX}-public:*`],
    place: 'local_storage',
    kind: 'necessary',
    lifetime: 'until_erased',
  },
  {
    ...FOR_VISITORS,
    id: 'pages',
    names: ['public-*', 'pages', 'pictures', 'scenes'],
    place: 'cache',
    kind: 'necessary',
    lifetime: 'until_replaced',
  },
  {
    ...FOR_VISITORS,
    id: 'articles',
    names: ['articles', 'article-code'],
    place: 'cache',
    kind: 'necessary',
    lifetime: 'until_erased',
  },
  {
    ...FOR_VISITORS,
    id: 'list_place',
    names: ['blog-list-place', 'blog-list-return'],
    place: 'session_storage',
    kind: 'necessary',
    lifetime: 'session',
  },
  {
    ...FOR_VISITORS,
    id: 'forms',
    names: [`${STORAGE_PREFIX}_forms`],
    place: 'indexed_db',
    kind: 'necessary',
    lifetime: 'until_sent',
  },
  {
    ...FOR_VISITORS,
    id: 'form_marks',
    names: ['forms_queued', 'form_drafts', 'form_draft:*'],
    place: 'local_storage',
    kind: 'necessary',
    lifetime: 'until_sent',
  },
  {
    ...FOR_VISITORS,
    id: 'reload',
    names: ['stale-chunk-reload', 'update-reloads-left'],
    place: 'session_storage',
    kind: 'necessary',
    lifetime: 'session',
  },
  {
    ...FOR_VISITORS,
    id: 'checklist',
    names: ['checklist_done'],
    place: 'local_storage',
    kind: 'necessary',
    lifetime: 'until_erased',
  },
  {
    ...FOR_VISITORS,
    id: 'boat_plan',
    names: ['boat_plan'],
    place: 'local_storage',
    kind: 'necessary',
    lifetime: 'until_erased',
  },
  {
    ...FOR_VISITORS,
    id: 'flags',
    names: Object.values(FLAGS),
    place: 'local_storage',
    kind: 'analytics',
    lifetime: 'until_withdrawn',
  },
  {
    ...FOR_VISITORS,
    id: 'tag_manager',
    names: ['*'],
    place: 'cookie',
    kind: 'analytics',
    party: 'tag_manager',
    lifetime: 'two_years',
  },
  {
    ...FOR_VISITORS,
    id: 'captcha',
    names: ['_GRECAPTCHA'],
    place: 'cookie',
    kind: 'marketing',
    party: 'google',
    lifetime: 'half_year',
  },
  {
    ...FOR_STAFF,
    id: 'session',
    names: [`${STORAGE_PREFIX}-session`],
    place: 'indexed_db',
    lifetime: 'until_signed_out',
  },
  {
    ...FOR_STAFF,
    id: 'work',
    names: [`${STORAGE_PREFIX}-*`],
    place: 'indexed_db',
    lifetime: 'until_signed_out',
  },
  {
    ...FOR_STAFF,
    id: 'work_marks',
    names: [`${STORAGE_PREFIX}-kept-*`, `${STORAGE_PREFIX}-draft:*`, `${STORAGE_PREFIX}-touched`],
    place: 'local_storage',
    lifetime: 'until_signed_out',
  },
  {
    ...FOR_STAFF,
    id: 'tab',
    names: [`${STORAGE_PREFIX}-page`],
    place: 'session_storage',
    lifetime: 'session',
  },
  { ...FOR_STAFF, id: 'admin_files', names: ['admin-*'], place: 'cache', lifetime: 'until_replaced' },
  {
    ...FOR_STAFF,
    id: 'staff_preferences',
    names: ['*-color-scheme-value', 'install-hint-dismissed'],
    place: 'local_storage',
    kind: 'preference',
    lifetime: 'until_erased',
  },
] as const satisfies readonly StorageEntry[];

/** Whether an entry may only be there while a visitor agrees: whatever measures or follows. */
export const needsConsent = ({ kind }: Pick<StorageEntry, 'kind'>): boolean =>
  kind === 'analytics' || kind === 'marketing';

/** Names in local storage that go when consent is withdrawn. */
export function namesToErase(entries: readonly StorageEntry[] = STORAGE): readonly string[] {
  return entries
    .filter((entry) => entry.place === 'local_storage' && needsConsent(entry))
    .flatMap(({ names }) => names);
}
