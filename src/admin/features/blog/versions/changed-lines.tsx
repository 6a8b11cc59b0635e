/** The lines of a changed part: the words of both versions marked as old or new, and sentences about changed links, pictures and formatting. */
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { postVersionsText } from '../../../../content/admin/post-versions.ts';
import type {
  ChangedLine,
  FormatChange,
  LinePart,
  LinePicture,
} from '../../../../domain/article/changed-lines.ts';
import classes from './comparison.module.css';

const text = postVersionsText.comparison;

const labelIn = (labels: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? name;

const linkSaid = ({ from, to }: NonNullable<FormatChange['link']>): string => {
  if (from === null) return text.link_added(to ?? '');
  return to === null ? text.link_removed(from) : text.link_changed(from, to);
};

const formatSaid = ({ added, removed, link, is_restyled }: FormatChange): string =>
  [
    ...added.map((name) => text.format_added(labelIn(text.formats, name))),
    ...removed.map((name) => text.format_removed(labelIn(text.formats, name))),
    ...(link === null ? [] : [linkSaid(link)]),
    ...(is_restyled ? [text.restyled] : []),
  ].join(', ');

const FORMAT_ELEMENTS = ['strong', 'em', 'u', 's', 'code', 'sub', 'sup', 'mark', 'small'] as const;

type WordsPart = Extract<LinePart, { readonly kind: 'words' }>;

/** Words as their version formats them; a link is told, not followed. */
function formatted({ text: words, formats, link }: WordsPart): ReactNode {
  const inner: ReactNode = link === null ? words : <span className={classes['link']}>{words}</span>;
  return FORMAT_ELEMENTS.reduce<ReactNode>(
    (shown, Element) => (formats.includes(Element) ? <Element>{shown}</Element> : shown),
    inner,
  );
}

const Said = ({ presence }: { readonly presence: 'added' | 'removed' }) => (
  <VisuallyHidden> {text.said[presence]} </VisuallyHidden>
);

/** A part of a line, except a picture, which has no words to mark. */
export function Words({ part }: { readonly part: LinePart }) {
  if (part.kind === 'picture') return null;
  if (part.kind === 'thing') {
    const presence = text.thing_presence[part.presence];
    return (
      <span className={classes['thing']} data-presence={part.presence}>
        {`${labelIn(text.things, part.name)} ${presence}`.trim()}
      </span>
    );
  }
  const { presence, change } = part;
  // The space behind words belongs to the line.
  const words = part.text.trimEnd();
  const space = part.text.slice(words.length);
  if (words === '') return space;
  const shown = formatted({ ...part, text: words });
  if (presence === 'same') {
    if (change === null) return formatted(part);
    return (
      <>
        <span className={classes['reformatted']}>{shown}</span>
        <span className={classes['said']}> [{formatSaid(change)}] </span>
      </>
    );
  }
  const Element = presence === 'added' ? 'ins' : 'del';
  return (
    <>
      <Element className={classes['word']}>
        <Said presence={presence} />
        {shown}
      </Element>
      {space}
    </>
  );
}

const pictureSaid = (before: LinePicture | null, after: LinePicture | null): string => {
  const { pictures } = text;
  if (before === null) return pictures.added;
  if (after === null) return pictures.removed;
  const has_other_words = before.alt !== after.alt;
  const alt =
    before.alt === ''
      ? pictures.alt_added(after.alt)
      : after.alt === ''
        ? pictures.alt_removed(before.alt)
        : pictures.alt(before.alt, after.alt);
  const width = (one: LinePicture): string => one.width || pictures.own_width;
  return [
    before.src === after.src ? pictures.changed : pictures.replaced,
    ...(has_other_words ? [alt] : []),
    ...(before.width === after.width ? [] : [pictures.width(width(before), width(after))]),
  ].join(', ');
};

interface PictureProps {
  readonly before: LinePicture | null;
  readonly after: LinePicture | null;
  readonly addressOf: (src: string) => string;
}

/** A picture of a line, the older one beside the newer one where it was replaced. */
function Picture({ before, after, addressOf }: PictureProps) {
  const is_same = before?.src === after?.src && before?.alt === after?.alt && before?.width === after?.width;
  const shown = [before, before?.src === after?.src ? null : after].filter((one) => one !== null);
  return (
    <figure className={classes['picture']}>
      {shown.map((one) => (
        <img
          key={one.src}
          src={addressOf(one.src)}
          alt={one.alt || text.pictures.none}
          data-removed={one !== after && before?.src !== after?.src}
        />
      ))}
      {!is_same && <figcaption>{pictureSaid(before, after)}</figcaption>}
    </figure>
  );
}

const lookSaid = ({ look, look_before }: ChangedLine): string => {
  if (look_before === null) return '';
  const name = (one: ChangedLine['look']): string =>
    labelIn(text.lines, one.name === 'li' ? (one.list ?? one.name) : one.name);
  const align = (one: ChangedLine['look']): string => labelIn(text.aligns, one.align ?? 'left');
  const [was, is] = [name(look_before), name(look)];
  return [
    ...(was === is ? [] : [text.line_changed(was, is)]),
    ...(look_before.align === look.align ? [] : [text.align_changed(align(look_before), align(look))]),
  ].join(', ');
};

interface Props {
  readonly lines: readonly ChangedLine[];
  readonly addressOf: (src: string) => string;
}

/** A changed part of the text, line by line. */
export function ChangedLines({ lines, addressOf }: Props) {
  return (
    <div className={classes['lines']}>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes
        <div key={at} className={classes['line']} data-look={line.look.name}>
          {line.parts.map((part, index) =>
            part.kind === 'picture' ? (
              // oxlint-disable-next-line react/no-array-index-key -- the list never changes
              <Picture key={index} before={part.before} after={part.after} addressOf={addressOf} />
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- the list never changes
              <Words key={index} part={part} />
            ),
          )}
          {line.look_before !== null && <span className={classes['said']}> [{lookSaid(line)}]</span>}
        </div>
      ))}
    </div>
  );
}
