import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import { addPost, type CommandError, editPost, type OpenPost } from '../../../../data/index.ts';
import { parseBlocks } from '../../../../domain/post.ts';
import type { SitePicture } from '../../../../domain/site-picture.ts';
import { log } from '../../../../lib/logger.ts';
import { err, type Result } from '../../../../lib/result.ts';
import { routes } from '../../../../routes.ts';
import { DialogOutlet, useOpenDialog } from '../../../components/dialogs/dialog-route.tsx';
import type { SomeTexts } from '../../../components/forms/draft.ts';
import { type Entered, EntityForm } from '../../../components/forms/entity-form.tsx';
import { notifyFailure } from '../../../components/notify.ts';
import { useRuntime } from '../../../runtime.ts';
import {
  newPostValues,
  POST_FIELDS,
  type PostField,
  postValues,
  type PostValues,
  seenPost,
} from '../post-values.ts';
import { PostFields } from './post-fields.tsx';
import classes from './post-form.module.css';
import { PreviewedPostProvider } from './previewed-post.ts';
import { useTextPictures } from './use-text-pictures.ts';

const { form: text, success, errors } = blogText;
const DRAFT = 'draft';

interface Props {
  /** Null for a new one. */
  readonly post: OpenPost | null;
  /** Whether it was deleted elsewhere while the form was open. */
  readonly is_gone: boolean;
  readonly onClose: () => void;
}

/** What makes an article harmless, in a chunk of its own. */
const loadSanitiser = async () => await import('../../../../html/browser.ts');

const changedOf = (changed: SomeTexts<PostField>) => {
  const fields = ['title', 'author', 'category', 'metaDescription', 'content', 'html_blocks', 'alt'] as const;
  return fields.filter((field) => changed[field] !== undefined);
};

/** Writing and changing an article; what was typed survives a killed page (G2). */
export function PostForm({ post, is_gone, onClose }: Props) {
  const { db, user } = useRuntime();
  const openDialog = useOpenDialog();
  const [picture, setPicture] = useState<SitePicture | null>(null);
  const [is_preparing, setPreparing] = useState(false);
  const row = post?.row ?? null;
  const now = useMemo(() => (row === null ? newPostValues(user.name) : postValues(row)), [row, user.name]);
  const seen = useMemo(() => (row === null ? {} : seenPost(row)), [row]);
  const is_new = row === null || is_gone;
  const is_published = row?.published === true && !is_gone;
  // Asked for ahead: an article may be saved when there is no network any more.
  useEffect(() => void loadSanitiser().catch(() => null), []);

  const save = async (entered: Entered<PostField>): Promise<Result<unknown, CommandError>> => {
    const { values, changed, base_rev, expected, draft_key, answer } = entered;
    let clean: (html: string) => string;
    try {
      clean = (await loadSanitiser()).cleanForSaving;
    } catch (fault) {
      log.error('what makes an article harmless could not be loaded', fault);
      notifyFailure(is_new ? errors.create : errors.update);
      return err({ code: 'invalid', fields: {} });
    }
    const { new_address, ...texts } = values;
    const written = { texts, picture, is_published: answer !== DRAFT, clean };
    if (is_new) return await addPost(db, written, draft_key);
    const edit = { id: row.id, base_rev, expected, changed: changedOf(changed) };
    return await editPost(db, { ...written, ...edit, is_new_address: new_address === 'yes' }, draft_key);
  };

  return (
    <EntityForm
      fields={POST_FIELDS}
      draft_key={`post:${row?.id ?? 'new'}`}
      start={{ values: now, rev: row?.rev ?? null, seen }}
      {...(row !== null && { now: is_gone ? null : now })}
      save={save}
      words={{
        submit: row === null ? text.create : text.update,
        success: is_new ? success.created : success.updated,
        failure: is_new ? errors.create : errors.update,
        lang: 'en',
      }}
      other_answer={
        is_published
          ? { name: DRAFT, label: text.unpublish, success: success.unpublished }
          : { name: DRAFT, label: text.draft, success: success.draft }
      }
      has_no_cancel={row === null}
      before_answers={
        <Button
          variant="subtle"
          color="gray"
          size="md"
          lang="en"
          leftSection={<IconEye size={20} stroke={1.5} aria-hidden="true" />}
          onClick={() =>
            openDialog(
              row === null
                ? routes.adminPage('new_post_preview')
                : routes.adminPage('edit_post_preview', { post_id: row.id }),
            )
          }
        >
          {text.preview}
        </Button>
      }
      is_preparing={is_preparing}
      onClose={onClose}
    >
      {(form) => (
        <Desk
          form={form}
          picture={picture}
          post={post}
          is_gone={is_gone}
          onPreparing={setPreparing}
          onChoose={setPicture}
        />
      )}
    </EntityForm>
  );
}

interface DeskProps extends Pick<Props, 'post' | 'is_gone'> {
  readonly form: UseFormReturnType<PostValues>;
  readonly picture: SitePicture | null;
  readonly onPreparing: (is_preparing: boolean) => void;
  readonly onChoose: (picture: SitePicture) => void;
}

/** The fields, and over them the preview of what they hold. */
function Desk({ form, post, is_gone, picture, onPreparing, onChoose }: DeskProps) {
  const { values } = form;
  const blocks = useMemo(() => parseBlocks(values.html_blocks), [values.html_blocks]);
  const pictures = useTextPictures(values.content);
  return (
    <PreviewedPostProvider
      value={{ ...values, blocks, chosen: picture, current: post?.picture ?? null, pictures }}
    >
      {is_gone && <p className={classes['note']}>{text.gone_save}</p>}
      <PostFields
        form={form}
        picture={picture}
        post={post}
        blocks={blocks}
        pictures={pictures}
        is_published={post?.row.published === true && !is_gone}
        onPreparing={onPreparing}
        onChoose={onChoose}
      />
      <DialogOutlet />
    </PreviewedPostProvider>
  );
}
