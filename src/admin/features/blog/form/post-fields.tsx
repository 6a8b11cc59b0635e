import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ComponentProps, type KeyboardEvent, type Ref, useDeferredValue } from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import type { OpenPost } from '../../../../data/index.ts';
import { coverText, focusText } from '../../../../domain/article/cover.ts';
import { descriptionTone } from '../../../../domain/article/seo.ts';
import type { HtmlBlock } from '../../../../domain/post.ts';
import { isNumberedSlug, MAX_META_DESCRIPTION, slugOf } from '../../../../domain/post-input.ts';
import { formatMoment } from '../../../../domain/wall-clock.ts';

import { routes } from '../../../../routes.ts';
import type { RichTextHandle } from '../../../components/editor/index.tsx';
import { GrowingTextarea } from '../../../components/growing-textarea.tsx';
import { Toggle } from '../../../components/toggle.tsx';
import { Select } from '../../../components/select.tsx';
import type { PostField, PostValues } from '../post-values.ts';
import { ContentField, type ContentHandle } from './content-field.tsx';
import { type Cover, CoverField } from './cover-field.tsx';
import classes from './post-form.module.css';
import { SearchPreview } from './search-preview.tsx';
import { SeoPanel } from './seo-panel.tsx';
import type { TextPictures } from './use-text-pictures.ts';

const { fields: labels, form: text } = blogText;
const BELOW = ['label', 'input', 'description', 'error'] as const;

/** Enter would press the form's first button, which saves the article and closes the form. */
const staysOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key === 'Enter') event.preventDefault();
};

interface Props {
  readonly content: Ref<ContentHandle>;
  readonly form: UseFormReturnType<PostValues>;
  readonly post: OpenPost | null;
  readonly blocks: readonly HtmlBlock[];
  /** Of the text; null while they are looked for. */
  readonly pictures: TextPictures | null;
  /** Visitors read it now. */
  readonly is_published: boolean;
  readonly cover: Cover | null;
  readonly onPreparing: (is_preparing: boolean) => void;
  /** The editor of the text; null until it is loaded. */
  readonly editor: RichTextHandle | null;
  readonly html_editor: Pick<
    ComponentProps<typeof ContentField>,
    'typed' | 'onTyped' | 'onOpenHtml' | 'onEditor'
  >;
}

/** Title and text on one side, what belongs to them on the other; one under the other where there is no room. */
export function PostFields(props: Props) {
  const { content, form, post, blocks, pictures, is_published, cover, onPreparing, editor } = props;
  const input = (field: PostField) => ({
    size: 'md' as const,
    label: labels[field],
    inputWrapperOrder: [...BELOW],
    ...form.getInputProps(field),
  });
  const { values } = form;
  const shown = useDeferredValue(values);
  const category = post?.row.category ?? '';
  const has_picture = cover !== null;
  return (
    <div className={classes['layout']}>
      <div className={classes['page']}>
        <TextInput
          {...input('title')}
          classNames={{ input: classes['title'] ?? '' }}
          required
          autoComplete="off"
          maxLength={200}
          onKeyDown={staysOnEnter}
          data-first-field
          description={text.title_hint(values.title.trim().length)}
        />
        {pictures !== null && (
          <ContentField
            handle={content}
            content={values.content}
            html_blocks={values.html_blocks}
            pictures={pictures}
            error={form.errors['content']}
            {...props.html_editor}
            onChange={(changed) => {
              form.setValues(changed);
              form.clearFieldError('content');
            }}
          />
        )}
      </div>
      <div className={classes['margin']}>
        <PublicationNote form={form} post={post} is_published={is_published} />
        <Select
          {...input('category')}
          required
          allowDeselect={false}
          placeholder={text.category_placeholder}
          data={[...new Set([...blogText.categories, ...(category === '' ? [] : [category])])]}
          value={values.category || null}
          onChange={(chosen) => form.setFieldValue('category', chosen ?? '')}
        />
        <TextInput {...input('author')} required autoComplete="off" onKeyDown={staysOnEnter} />
        <Description form={form} />
        <Address form={form} post={post} is_published={is_published} />
        <CoverField
          cover={cover}
          pictures={pictures}
          error={form.errors['picture']}
          onPreparing={onPreparing}
          onChoose={(kept) => {
            form.setValues({ picture: coverText(kept), focus: '' });
            form.clearFieldError('picture');
          }}
          onRefused={(words) => form.setFieldError('picture', words)}
          onFocus={(focus) => form.setFieldValue('focus', focusText(focus))}
        />
        {has_picture && <GrowingTextarea {...input('alt')} min_rows={1} max_rows={4} />}
        <SearchPreview
          title={shown.title}
          description={shown.metaDescription}
          slug={addressOf(shown, post, is_published)}
        />
        <SeoPanel
          values={shown}
          blocks={blocks}
          has_picture={has_picture}
          onShowPicture={editor && (() => editor.showPictureWithoutAlt())}
        />
      </div>
    </div>
  );
}

/** What becomes of the article with the answers of its form, and what of it is under way. */
function PublicationNote({ form, post, is_published }: Pick<Props, 'form' | 'post' | 'is_published'>) {
  const publish_at = post?.row.publish_at ?? null;
  const awaited = is_published && post !== null ? post.pictures_awaited : 0;
  const refused = form.errors['publish_date'] ?? form.errors['publish_time'];
  return (
    <>
      <p className={classes['note']}>
        {publish_at === null ? text.published_at_once : text.planned(formatMoment(publish_at))}
      </p>
      {awaited !== 0 && (
        <output className={classes['note']}>{blogText.list.awaits(awaited, post?.is_read === true)}</output>
      )}
      {refused !== undefined && (
        <p className={classes['refused']} role="alert">
          {refused}
        </p>
      )}
    </>
  );
}

/** at most 160 characters; the counter says when it is good and when search engines cut it. */
function Description({ form }: Pick<Props, 'form'>) {
  const count = form.values.metaDescription.length;
  return (
    <div className={classes['counted']}>
      <GrowingTextarea
        size="md"
        label={labels.metaDescription}
        required
        min_rows={3}
        max_rows={6}
        maxLength={MAX_META_DESCRIPTION}
        inputWrapperOrder={[...BELOW]}
        description={text.description_hint}
        {...form.getInputProps('metaDescription')}
      />
      <p className={classes['counter']} data-tone={descriptionTone(count)}>
        {text.counter(count, MAX_META_DESCRIPTION)}
      </p>
    </div>
  );
}

/** The last part of the article's address: a published one keeps its own, unless it is asked to move. */
const addressOf = (values: PostValues, post: OpenPost | null, is_published: boolean): string => {
  const of_title = slugOf(values.title);
  if (post === null) return of_title;
  const is_kept = is_published ? values.new_address !== 'yes' : values.title === post.row.title;
  return is_kept ? post.row.slug : of_title;
};

/** Whether a published article moves to the address of its new title; with a present title, why its address has a number. */
function Address({ form, post, is_published }: Pick<Props, 'form' | 'post' | 'is_published'>) {
  const { title, new_address } = form.values;
  if (post === null) return null;
  if (title.trim() === post.row.title) {
    if (!isNumberedSlug(post.row.slug, post.row.title)) return null;
    return (
      <div className={classes['address']}>
        <p>
          {text.address}: {routes.article(post.row.slug)}
        </p>
        <p className={classes['hint']}>{text.numbered_address}</p>
      </div>
    );
  }
  if (!is_published) return null;
  return (
    <div className={classes['address']}>
      <p>
        {text.address}: {routes.article(addressOf(form.values, post, is_published))}
      </p>
      <Toggle
        checked={new_address === 'yes'}
        onChange={(checked) => form.setFieldValue('new_address', checked ? 'yes' : '')}
        label={text.address_moves}
        on={text.changes_address}
        off={text.keeps_address}
      />
      <p className={classes['hint']}>{text.address_moves}</p>
    </div>
  );
}
