/** The changed block of a comparison as lines that a person reads: words with their formatting, pictures, and what became of both. */
import type { Presence, Run } from './compare-versions.ts';

/** What formats words, under one name each; in the order in which it is told. */
const FORMATS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    strong: 'strong',
    b: 'strong',
    em: 'em',
    i: 'em',
    u: 'u',
    s: 's',
    strike: 's',
    del: 's',
    code: 'code',
    sub: 'sub',
    sup: 'sup',
    mark: 'mark',
    small: 'small',
  }),
);
/** Elements that stand in a line without words of their own. */
const THINGS: readonly string[] = ['iframe', 'hr', 'style', 'video', 'audio', 'svg'];
/** Elements that begin a line. */
const LINES: readonly string[] =
  'address article aside blockquote br caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  );
/** Elements that say what a line is; any other line is a paragraph. */
const KINDS: readonly string[] =
  'blockquote caption dd dt figcaption h1 h2 h3 h4 h5 h6 li pre summary td th'.split(' ');

/** What became of the formatting of words that are in both versions. */
export interface FormatChange {
  /** Names of `FormattedWords.formats`. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** The addresses of the link before and after; null where it is the same. */
  readonly link: { readonly from: string | null; readonly to: string | null } | null;
  /** Colour, ground or another style differs. */
  readonly is_restyled: boolean;
}

interface FormattedWords {
  readonly kind: 'words';
  readonly presence: Presence;
  readonly text: string;
  /** 'strong', 'em', 'u', 's', 'code', 'sub', 'sup', 'mark', 'small'. */
  readonly formats: readonly string[];
  readonly link: string | null;
  /** Null for words that were added or removed, and where nothing differs. */
  readonly change: FormatChange | null;
}

/** A picture as one version shows it; what its tag leaves out is an empty text. */
export interface LinePicture {
  readonly src: string;
  readonly alt: string;
  readonly width: string;
}

export type LinePart =
  | FormattedWords
  | { readonly kind: 'picture'; readonly before: LinePicture | null; readonly after: LinePicture | null }
  /** A rule, a player or a stylesheet; `name` is that of its element. */
  | { readonly kind: 'thing'; readonly presence: Presence; readonly name: string };

/** What a line is: 'p', 'h2', 'li'…; which list it is in, and how it is aligned. */
interface LineLook {
  readonly name: string;
  readonly list: 'ul' | 'ol' | null;
  /** As its style says it, such as 'center'; null when it says nothing. */
  readonly align: string | null;
}

export interface ChangedLine {
  readonly look: LineLook;
  /** The look that words of both versions had before; null when it is the same. */
  readonly look_before: LineLook | null;
  readonly parts: readonly LinePart[];
}

interface Open {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const formatsOf = (open: readonly Open[]): readonly string[] => {
  const names = new Set(open.map(({ name }) => FORMATS.get(name)));
  return [...new Set(FORMATS.values())].filter((name) => names.has(name));
};

const linkOf = (open: readonly Open[]): string | null =>
  open.findLast(({ name }) => name === 'a')?.attributes.get('href') ?? null;

/** The styles of running text, such as a colour. */
const styleOf = (open: readonly Open[]): string =>
  open.map(({ name, attributes }) => (LINES.includes(name) ? '' : (attributes.get('style') ?? ''))).join('');

const ALIGN = /text-align\s*:\s*([a-z]+)/i;

function lookOf(open: readonly Open[]): LineLook {
  const list = open.findLast(({ name }) => name === 'ul' || name === 'ol')?.name;
  const aligned = open.findLast(({ attributes }) => ALIGN.test(attributes.get('style') ?? ''));
  return {
    name: open.findLast(({ name }) => KINDS.includes(name))?.name ?? 'p',
    list: list === 'ul' || list === 'ol' ? list : null,
    align: ALIGN.exec(aligned?.attributes.get('style') ?? '')?.[1]?.toLowerCase() ?? null,
  };
}

const isSameLook = (a: LineLook, b: LineLook): boolean =>
  a.name === b.name && a.list === b.list && a.align === b.align;

/** What of the formatting differs; null when nothing does. */
function formatChange(before: readonly Open[], after: readonly Open[]): FormatChange | null {
  const [old_formats, new_formats] = [formatsOf(before), formatsOf(after)];
  const [from, to] = [linkOf(before), linkOf(after)];
  const change: FormatChange = {
    added: new_formats.filter((name) => !old_formats.includes(name)),
    removed: old_formats.filter((name) => !new_formats.includes(name)),
    link: from === to ? null : { from, to },
    is_restyled: styleOf(before) !== styleOf(after),
  };
  const has_changed =
    change.added.length + change.removed.length > 0 || change.link !== null || change.is_restyled;
  return has_changed ? change : null;
}

const pictureOf = ({ attributes }: Open): LinePicture => ({
  src: attributes.get('src') ?? '',
  alt: attributes.get('alt') ?? '',
  width: attributes.get('width') ?? '',
});

const withoutLast = (open: readonly Open[], name: string): readonly Open[] => {
  const at = open.findLastIndex((one) => one.name === name);
  return at === -1 ? open : open.toSpliced(at, 1);
};

/** Reads runs one after another and keeps which elements are open in each of the two versions. */
class LineReader {
  readonly lines: ChangedLine[] = [];
  private before: readonly Open[] = [];
  private after: readonly Open[] = [];
  private parts: LinePart[] = [];
  private look: LineLook | null = null;
  private look_before: LineLook | null = null;

  read(run: Run): void {
    if (run.kind === 'words') this.addWords(run.presence, run.text);
    else {
      if (LINES.includes(run.name)) this.endLine();
      if (run.is_end) this.close(run.presence, run.name);
      else this.open(run.presence, run);
    }
  }

  endLine(): void {
    const { look, look_before, parts } = this;
    if (look !== null && parts.length > 0) this.lines.push({ look, look_before, parts });
    this.parts = [];
    this.look = null;
    this.look_before = null;
  }

  private addWords(presence: Presence, text: string): void {
    // Space between two elements is layout, unless words stand before it.
    if (text.trim() === '' && this.parts.length === 0) return;
    const open = presence === 'removed' ? this.before : this.after;
    const change = presence === 'same' ? formatChange(this.before, this.after) : null;
    if (presence === 'same') {
      const before = lookOf(this.before);
      if (!isSameLook(before, lookOf(this.after))) this.look_before ??= before;
    }
    this.add(
      { kind: 'words', presence, text, formats: formatsOf(open), link: linkOf(open), change },
      presence,
    );
  }

  private add(part: LinePart, presence: Presence): void {
    // The newer version says what the line is, where it has anything of it.
    if (presence !== 'removed') this.look = lookOf(this.after);
    else this.look ??= lookOf(this.before);
    this.parts.push(part);
  }

  private open(presence: Presence, opened: Open): void {
    if (opened.name === 'img') this.addPicture(presence, pictureOf(opened));
    else if (THINGS.includes(opened.name)) this.add({ kind: 'thing', presence, name: opened.name }, presence);
    else if (opened.name !== '' && opened.name !== 'br') {
      if (presence !== 'added') this.before = [...this.before, opened];
      if (presence !== 'removed') this.after = [...this.after, opened];
    }
  }

  /** A picture that was removed right before another one is that other one, changed. */
  private addPicture(presence: Presence, picture: LinePicture): void {
    const last = this.parts.at(-1);
    if (presence === 'added' && last?.kind === 'picture' && last.after === null) {
      this.parts.pop();
      this.add({ ...last, after: picture }, presence);
      return;
    }
    const before = presence === 'added' ? null : picture;
    this.add({ kind: 'picture', before, after: presence === 'removed' ? null : picture }, presence);
  }

  private close(presence: Presence, name: string): void {
    if (presence !== 'added') this.before = withoutLast(this.before, name);
    if (presence !== 'removed') this.after = withoutLast(this.after, name);
  }
}

/** The lines of a changed block, in the order of reading. */
export function changedLines(runs: readonly Run[]): readonly ChangedLine[] {
  const reader = new LineReader();
  for (const run of runs) reader.read(run);
  reader.endLine();
  return reader.lines;
}

const isChangedPart = (part: LinePart): boolean => {
  if (part.kind === 'words')
    return part.change !== null || (part.presence !== 'same' && part.text.trim() !== '');
  if (part.kind === 'thing') return part.presence !== 'same';
  const { before, after } = part;
  return before?.src !== after?.src || before?.alt !== after?.alt || before?.width !== after?.width;
};

/** Whether the lines show what changed; else it is their construction, such as the cells of a table or a class. */
export const showChange = (lines: readonly ChangedLine[]): boolean =>
  lines.some(({ look_before, parts }) => look_before !== null || parts.some(isChangedPart));
