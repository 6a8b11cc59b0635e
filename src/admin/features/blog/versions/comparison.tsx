/** What changed between two versions of an article, by part and by word. */
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { postVersionsText } from '../../../../content/admin/post-versions.ts';
import { type TextPictures, useTextPictures } from '../form/use-text-pictures.ts';
import { ShownArticle } from '../shown/shown-article.tsx';
import { ChangedLines, Words } from './changed-lines.tsx';
import type { ComparedArticles, ComparedPart } from './compare-articles.ts';
import classes from './comparison.module.css';

const text = postVersionsText.comparison;

interface Props {
  /** Of both versions: their pictures are looked for. */
  readonly html: string;
  readonly compared: ComparedArticles;
  /** There is nothing to compare with: the version is shown as it is. */
  readonly is_alone: boolean;
}

/** The fields that differ, then the text; what stayed the same is folded away. */
export function Comparison({ html, compared, is_alone }: Props) {
  const { fields, picture, parts } = compared;
  const pictures = useTextPictures(html);
  const count = (kind: ComparedPart['kind']): number =>
    parts.reduce((sum, part) => sum + (part.kind !== kind ? 0 : part.kind === 'changed' ? 1 : part.count), 0);
  const field_count = fields.length + (picture === 'same' ? 0 : 1);
  const summary = text.summary(count('changed'), count('added'), count('removed'), field_count);
  const pictured = {
    same: '',
    other: text.other_picture,
    added: text.added_picture,
    removed: text.removed_picture,
  }[picture];
  return (
    <div className={classes['comparison']}>
      {!is_alone && <output className={classes['summary']}>{summary || text.same}</output>}
      {field_count > 0 && (
        <section aria-label={text.fields_heading}>
          <h3 className={classes['heading']}>{text.fields_heading}</h3>
          <dl className={classes['fields']}>
            {fields.map(({ field, parts: words }) => (
              <div key={field}>
                <dt>{text.fields[field]}</dt>
                <dd>
                  {words.map((part, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- the list never changes
                    <Words key={index} part={part} />
                  ))}
                </dd>
              </div>
            ))}
            {pictured !== '' && (
              <div>
                <dt>{text.fields.image_url}</dt>
                <dd>{pictured}</dd>
              </div>
            )}
          </dl>
        </section>
      )}
      <section aria-label={text.text_heading}>
        <h3 className={classes['heading']}>{text.text_heading}</h3>
        {pictures !== null &&
          parts.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes
            <Part key={index} part={part} pictures={pictures} is_alone={is_alone} />
          ))}
      </section>
    </div>
  );
}

interface PartProps {
  readonly part: ComparedPart;
  readonly pictures: TextPictures;
  readonly is_alone: boolean;
}

function Part({ part, pictures, is_alone }: PartProps) {
  if (part.kind === 'same') {
    return is_alone ? (
      <Shown part={part} pictures={pictures} is_part={false} />
    ) : (
      <Unchanged part={part} pictures={pictures} />
    );
  }
  const shown =
    part.kind === 'changed' ? (
      <ChangedLines lines={part.lines} addressOf={pictures.addressOf} />
    ) : (
      <Shown part={part} pictures={pictures} />
    );
  const Element = ({ added: 'ins', removed: 'del', changed: 'div' } as const)[part.kind];
  return (
    <Element className={classes['part']} data-kind={part.kind}>
      <p className={classes['kind']}>{text.blocks[part.kind]}</p>
      {shown}
      {part.kind === 'changed' && part.is_layout_only && (
        <p className={classes['layout']}>{text.layout_only}</p>
      )}
    </Element>
  );
}

type WholePart = Exclude<ComparedPart, { readonly kind: 'changed' }>;

interface ShownProps {
  readonly part: WholePart;
  readonly pictures: TextPictures;
  readonly is_part?: boolean;
}

/** Whole parts of the text as visitors see them; the sanitiser runs when they are drawn. */
function Shown({ part, pictures, is_part = true }: ShownProps) {
  const shown = useMemo(() => part.show(), [part]);
  return <ShownArticle shown={shown} pictures={pictures} is_part={is_part} />;
}

function Unchanged({ part, pictures }: ShownProps) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <div className={classes['unchanged']}>
      <button
        type="button"
        className={classes['toggle']}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {text.unchanged(part.count)}
        <IconChevronDown size={20} stroke={1.5} aria-hidden="true" />
      </button>
      <div id={id} hidden={!opened}>
        {opened && <Shown part={part} pictures={pictures} />}
      </div>
    </div>
  );
}
