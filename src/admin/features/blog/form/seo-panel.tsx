import { IconAlertCircle, IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button, VisuallyHidden } from '@mantine/core';
import { blogText } from '../../../../content/admin/blog.ts';
import { seoFigures } from '../../../../domain/article/seo.ts';
import { plainText } from '../../../../domain/plain-text.ts';
import type { HtmlBlock } from '../../../../domain/post.ts';
import { foldText } from '../../../../lib/search-text.ts';
import type { PostValues } from '../post-values.ts';
import classes from './panels.module.css';

const text = blogText.seo;

interface Props {
  readonly values: PostValues;
  readonly blocks: readonly HtmlBlock[];
  readonly has_picture: boolean;
  /** Selects the next picture of the text without an alternative text; null until the editor is loaded. */
  readonly onShowPicture: (() => void) | null;
}

/** What the article misses for search engines, and the phrases they are asked for. */
export function SeoPanel({ values, blocks, has_picture, onShowPicture }: Props) {
  const { misses, pictures_without_alt } = seoFigures({
    ...values,
    image_url: has_picture ? 'featured' : null,
    blocks,
    default_alt: text.default_alt,
  });
  const in_text = pictures_without_alt - Number(misses.includes('cover_without_alt'));
  return (
    <section className={classes['panel']} aria-labelledby="seo">
      <h3 id="seo" className={classes['heading']} lang="en">
        {text.title}
      </h3>
      <ul className={classes['misses']}>
        {misses.map((miss) => (
          <li key={miss}>
            <IconAlertCircle size={18} stroke={1.5} aria-hidden="true" />
            {miss === 'picture_without_alt' ? (
              <span>
                {text.misses[miss](in_text)}
                {onShowPicture !== null && (
                  <Button variant="subtle" size="compact-md" onClick={onShowPicture}>
                    {text.show_picture}
                  </Button>
                )}
              </span>
            ) : (
              text.misses[miss]
            )}
          </li>
        ))}
        {misses.length === 0 && (
          <li data-good>
            <IconCheck size={18} stroke={1.75} aria-hidden="true" />
            {text.good}
          </li>
        )}
      </ul>
      <Keywords values={values} blocks={blocks} />
    </section>
  );
}

/** opened and closed by its heading. */
function Keywords({ values, blocks }: Pick<Props, 'values' | 'blocks'>) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <div className={classes['keywords']}>
      <button
        type="button"
        className={classes['toggle']}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <span lang="en">{text.keywords}</span>
        <IconChevronDown size={20} stroke={1.5} aria-hidden="true" />
      </button>
      <div id={id} hidden={!opened}>
        {opened && <Phrases values={values} blocks={blocks} />}
      </div>
    </div>
  );
}

function Phrases({ values, blocks }: Pick<Props, 'values' | 'blocks'>) {
  const html = [values.content, ...blocks.map((block) => block.html)].join(' ');
  const words = foldText([values.title, values.metaDescription, plainText(html)].join(' '));
  return (
    <>
      <p className={classes['about']}>{text.keywords_intro}</p>
      <ul className={classes['phrases']}>
        {text.phrases.map((phrase) => (
          <li key={phrase} data-used={words.includes(phrase)}>
            {phrase}
            {words.includes(phrase) && (
              <>
                <IconCheck size={16} stroke={2} aria-hidden="true" />
                <VisuallyHidden>{text.used}</VisuallyHidden>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
